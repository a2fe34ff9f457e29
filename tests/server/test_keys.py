"""The keys of seats: each opens its own seat, and nothing like it opens any."""

from condottiere.server.people.keys import digest, new_key, seat_of


def test_a_key_opens_its_own_seat_alone() -> None:
    keys = [new_key() for _ in range(3)]
    digests = [digest(keys[0]), None, digest(keys[1])]
    assert [seat_of(key, digests) for key in keys] == [0, 2, None]


def test_a_digest_is_compared_to_its_last_character() -> None:
    key = new_key()
    stored = digest(key)
    other = stored[:-1] + ("0" if stored[-1] != "0" else "1")
    assert seat_of(key, [other, other[::-1]]) is None
    assert seat_of(stored, [stored]) is None, "the digest itself is no key"
