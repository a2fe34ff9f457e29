"""A proxy in front of a server that treats connections badly, as networks do."""

import socket
import threading
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from itertools import count

_CHUNK = 65536
_REFUSAL = b"HTTP/1.1 403 Forbidden\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"


class BadProxy:
    """Passes bytes on between browsers and a server on this machine, unless it is told otherwise."""

    def __init__(self, server_port: int, refuses_upgrades: bool, cuts_at: float | None) -> None:
        """It answers 403 to WebSockets if it `refuses_upgrades`; it cuts connections of `cuts_at` seconds."""
        self._server = ("127.0.0.1", server_port)
        self._refuses_upgrades = refuses_upgrades
        self._cuts_at = cuts_at
        self.cuts_after: int | None = None
        """The number of answers after which a connection is cut."""
        self._listening = socket.create_server(("127.0.0.1", 0))
        self.url = f"http://127.0.0.1:{self._listening.getsockname()[1]}"
        self._open: set[socket.socket] = set()
        """The browsers' ends of all connections that bytes are passed over."""
        self.cuts = 0
        """The number of connections that were cut."""
        threading.Thread(target=self._accept, daemon=True).start()

    def swallow(self) -> None:
        """From now on nothing comes through the connections that are open, and nobody is told."""
        self._open.clear()

    def close(self) -> None:
        self._listening.close()

    def _accept(self) -> None:
        with suppress(OSError):
            while True:
                browser, _ = self._listening.accept()
                threading.Thread(target=self._serve, args=(browser,), daemon=True).start()

    def _serve(self, browser: socket.socket) -> None:
        with ExitStack() as stack, suppress(OSError):
            stack.enter_context(browser)
            head = browser.recv(_CHUNK)
            if self._refuses_upgrades and b"\r\nupgrade: websocket\r\n" in head.lower():
                browser.sendall(_REFUSAL)
                return
            server = stack.enter_context(socket.create_connection(self._server))
            self._open.add(browser)
            if self._cuts_at is not None:
                aging = threading.Timer(self._cuts_at, self._cut, (browser,))
                aging.daemon = True
                aging.start()
                stack.callback(aging.cancel)
            server.sendall(head)
            answering = threading.Thread(target=self._answer, args=(server, browser), daemon=True)
            answering.start()
            while data := browser.recv(_CHUNK):
                if browser in self._open:
                    server.sendall(data)
            if browser in self._open:  # otherwise the server does not hear of the end either
                with suppress(OSError):
                    server.shutdown(socket.SHUT_WR)
            answering.join()

    def _answer(self, server: socket.socket, browser: socket.socket) -> None:
        with suppress(OSError):
            for answers in count(1):
                data = server.recv(_CHUNK)
                if browser in self._open:
                    browser.sendall(data)
                    if not data:
                        browser.shutdown(socket.SHUT_RDWR)
                    elif self.cuts_after is not None and answers >= self.cuts_after:
                        self._cut(browser)
                        return
                if not data:
                    return

    def _cut(self, browser: socket.socket) -> None:
        with suppress(OSError):  # it has ended already
            browser.shutdown(socket.SHUT_RDWR)
            self.cuts += 1


@contextmanager
def bad_proxy(
    server_port: int, refuses_upgrades: bool = False, cuts_at: float | None = None
) -> Iterator[BadProxy]:
    """Such a proxy, until the end of this block."""
    proxy = BadProxy(server_port, refuses_upgrades, cuts_at)
    try:
        yield proxy
    finally:
        proxy.close()
