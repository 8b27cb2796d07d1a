"""Two ends with names, as in programs: ``{"top": 6, "bottom": 3}``, ``(high=6, low=3)``."""

from gupai_desktop.writings.writing import Writing, face_of_ends

_FIELD = r"""["']?[^\W\d]{1,20}["']? ?[:=] ?[0-9]"""
_BLANK = "[ ,]{0,40}"
WAY = Writing("fields", rf"[{{(]{_BLANK}{_FIELD} ?[,;] ?{_FIELD}{_BLANK}[}})]", face_of_ends)
