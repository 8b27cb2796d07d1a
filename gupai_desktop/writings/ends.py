"""Two ends with a mark or a space between them: ``6-3`` (Culin), ``6/3``, ``6:3``, ``6 3``."""

from gupai_desktop.writings.writing import ALONE, ENDS_ALONE, MARK, Writing, face_of_ends

WAY = Writing(
    "hyphens",
    rf"{ALONE}[0-9](?:{MARK}| )[0-9]{ENDS_ALONE}",
    face_of_ends,
    lambda face: f"{face.high}-{face.low}",
)
