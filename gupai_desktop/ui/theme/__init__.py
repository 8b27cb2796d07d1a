"""The looks: colours, tile pictures, text sizes."""
