"""Parts that any window is made of: actions, menus, notices, buttons."""
