"""The card that welcomes somebody who has never been here."""
