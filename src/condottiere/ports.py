"""Whether a server can listen on a port, and what to tell whoever wants it to.

`run.py` loads this file before any package is installed: standard library only.
"""

import errno
import os
import random
import socket


def listening_error(host: str, port: int) -> OSError | None:
    """What keeps a server from listening there, or None."""
    try:
        address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)[0]
        with socket.socket(*address[:3]) as trial:
            if os.name != "nt":  # as the server does; on Windows it would mean sharing the port
                trial.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            trial.bind(address[4])
    except OSError as error:
        return error
    except UnicodeError as error:  # a name that no machine can have
        return socket.gaierror(socket.EAI_NONAME, str(error))
    return None


def port_complaint(host: str, port: int) -> str | None:
    """Why a server cannot listen there, and what to do, in one line; None if it can."""
    error = listening_error(host, port)
    if error is None:
        return None
    if error.errno == errno.EADDRINUSE:
        return f"port {port} is in use; use --port {free_port_after(host, port)}"
    if error.errno == errno.EACCES:
        return f"port {port} is not open to you; use --port 8000 or another above 1023"
    if error.errno == errno.EADDRNOTAVAIL or isinstance(error, socket.gaierror):
        return f"{host} is not an address of this machine; leave out --host to play on this machine only"
    return f"cannot listen on {host}, port {port}: {error.strerror}"


def unused_port() -> int:
    """A port of this machine on which nothing listens now.

    It is none of those that systems give away by themselves, from 32768 on: so it stays unused until a server
    listens there, and while that is started again.
    """
    chance = random.SystemRandom()  # others look for ports at the same moment, maybe from the same seed
    while listening_error("127.0.0.1", port := chance.randrange(10_000, 32_768)):
        pass
    return port


def free_port_after(host: str, port: int) -> int:
    """The next port on which a server can listen; 8000 if none of the next hundred."""
    near = range(port + 1, min(port + 100, 65536))
    return next((other for other in near if listening_error(host, other) is None), 8000)
