"""Reading the text of a record file, however a program has written it: editors and terminals add marks."""

from codecs import BOM_UTF16_BE, BOM_UTF16_LE

from .file import RecordError

MARK = "\ufeff"
"""The byte order mark, as it arrives in a text that was decoded without regard to it."""


def decode(data: bytes) -> str:
    """The text of a file in UTF-8 or UTF-16, with or without a byte order mark. Raises RecordError.

    The browser does the same (`web/src/review/text.ts`).
    """
    try:
        return data.decode(_encoding(data))
    except UnicodeDecodeError:
        raise RecordError("it is not text in UTF-8 or UTF-16, so it is no game record") from None


def _encoding(data: bytes) -> str:
    if data.startswith((BOM_UTF16_LE, BOM_UTF16_BE)):
        return "utf-16"
    # A record begins with a letter, '#' or '{', whose other byte in UTF-16 is 0.
    if data[1:2] == b"\0":
        return "utf-16-le"
    return "utf-16-be" if data[:1] == b"\0" else "utf-8-sig"
