"""How everything looks: colours, tile pictures, text sizes."""
