"""What we measure beside. Those peers are tried that are installed; python-chess always is."""

import random
import sys

import pytest

from benchmarks.peers import PEERS, Peer, installed

MODULES = {"open_spiel": "pyspiel", "rlcard": "rlcard", "catanatron": "catanatron", "chess": "chess"}


@pytest.mark.parametrize("peer", PEERS, ids=lambda peer: peer.package)
def test_a_peer_plays_and_says_how_many_decisions_that_took(peer: Peer) -> None:
    if peer.package != "chess":
        pytest.importorskip(MODULES[peer.package], reason=f"{peer.package} is not installed")
    for play in peer.workloads(random.Random(1)).values():
        assert play() > 1


def test_hearts_take_52_decisions_or_with_passing_64() -> None:
    pytest.importorskip("pyspiel", reason="open_spiel is not installed")
    from benchmarks.peers import HEARTS, HEARTS_DEALT, openspiel_games

    games = openspiel_games(random.Random(1))
    assert {games[HEARTS]() for _ in range(50)} == {52, 64}
    assert {games[HEARTS_DEALT]() for _ in range(16)} == {52_000, 64_000}


def test_peers_that_are_not_installed_are_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    for package in ("open_spiel", "rlcard", "catanatron"):
        monkeypatch.setitem(sys.modules, MODULES[package], None)
    workloads, left_out = installed(PEERS, random.Random(1))
    assert list(workloads) == ["python-chess"]
    assert left_out == ["open_spiel", "rlcard", "catanatron"]


def test_python_chess_is_missed_before_its_first_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "chess", None)
    assert installed(PEERS[-1:], random.Random(1)) == ({}, ["chess"])
