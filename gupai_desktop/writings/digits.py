"""Two digits, either end first: ``63``, ``36``, ``63a``; a group may be one number, ``665511``."""

from gupai_desktop.writings.writing import ALONE, ENDS_ALONE, Writing, face_of_ends

#: The parts of a time are no tiles.
_PATTERN = rf"(?<![0-9]:){ALONE}(?:[0-9]{{2}}[ab]?){{1,16}}{ENDS_ALONE}(?!:[0-9])"
WAY = Writing("digits", _PATTERN, face_of_ends)
