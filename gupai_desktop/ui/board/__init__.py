"""The table on the screen: models, scene, view, keyboard cursor, screen reader."""
