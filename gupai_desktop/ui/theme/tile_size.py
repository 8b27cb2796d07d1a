"""How large a tile is in scene units, whatever the window does; the view scales the scene."""

from __future__ import annotations

TILE_WIDTH = 100.0
TILE_HEIGHT = 220.0
