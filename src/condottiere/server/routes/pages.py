"""Serving the pages of the browser UI, from the files built from `web/`."""

import os
import re
from pathlib import Path
from typing import Final

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import NotModifiedResponse, PathLike, StaticFiles
from starlette.types import Scope

from condottiere.server.messages.pages import PAGES
from condottiere.server.storage import TABLE_NAME

_ENDINGS: Final = {"br": ".br", "gzip": ".gz"}
"""The suffix of files that the build has compressed (web/compression.ts), by encoding, best first."""

_NOT_BUILT: Final = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Condottiere</title>
<h1>The browser UI has not been built</h1>
<p>The game server runs, but it has no pages to show. Stop it and start it with <code>python3 run.py</code>,
which builds them; or build them by hand and load this page again:</p>
<pre>python hatch_build.py ci
python hatch_build.py run build</pre>
</html>
"""


class _Files(StaticFiles):
    """Static files with cache headers. Files in `assets` may be cached forever: their names have a hash."""

    async def check_config(self) -> None:
        """Accept a missing folder, because the UI may not have been built."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        """Serve a file. If there is none, a browser gets the UI's 404 page, and other clients get JSON."""
        try:
            return await super().get_response(path, scope)
        except HTTPException as error:
            page, found = self.lookup_path("index.html")
            reads = "text/html" in Request(scope).headers.get("accept", "")
            if error.status_code != 404 or scope["method"] != "GET" or not reads or found is None:
                raise
            return FileResponse(page, status_code=404, headers={"Cache-Control": "no-cache"})

    def file_response(
        self, full_path: PathLike, stat_result: os.stat_result, scope: Scope, status_code: int = 200
    ) -> Response:
        path = Path(full_path)
        request = Headers(scope=scope)
        response = super().file_response(full_path, stat_result, scope, status_code)
        encodings = [encoding for encoding in _ENDINGS if _compressed_path(path, encoding).is_file()]
        if encodings:
            if response.status_code == 200 and "range" not in request:
                accepted = request.get("accept-encoding", "")
                for encoding in [one for one in encodings if _allows(accepted, one)][:1]:
                    response = self._compressed(path, encoding, response, request)
            response.headers["Vary"] = "Accept-Encoding"
        hashed = path.parent.name == "assets"
        response.headers["Cache-Control"] = "public, max-age=31536000, immutable" if hashed else "no-cache"
        return response

    def _compressed(self, path: Path, encoding: str, plain: Response, request: Headers) -> Response:
        """The compressed file, with an ETag of its own, because ranges refer to the uncompressed file."""
        headers = {name: plain.headers[name] for name in ("content-type", "last-modified")}
        headers["etag"] = plain.headers["etag"].removesuffix('"') + f'-{encoding}"'
        headers["content-encoding"] = encoding
        if self.is_not_modified(Headers(headers), request):
            return NotModifiedResponse(Headers(headers))
        return FileResponse(_compressed_path(path, encoding), headers=headers)


def _compressed_path(path: Path, encoding: str) -> Path:
    """The path of a file's compressed form, which does not exist for fonts and pictures."""
    return path.with_name(path.name + _ENDINGS[encoding])


def _allows(accepted: str, encoding: str) -> bool:
    """Check if an Accept-Encoding header names an encoding with a weight other than 0."""
    return re.search(rf"\b{encoding}\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))", accepted) is not None


def page_routes(static: Path) -> list[BaseRoute]:
    """The routes for the pages and all files of the built UI in the folder `static`."""
    files = _Files(directory=static, check_dir=False)

    async def index(request: Request) -> Response:
        if not (static / "index.html").is_file():
            return HTMLResponse(_NOT_BUILT, status_code=503, headers={"Cache-Control": "no-store"})
        if not TABLE_NAME.fullmatch(request.path_params.get("id", "none")):
            return await files.get_response(files.get_path(request.scope), request.scope)
        return await files.get_response("index.html", request.scope)

    return [
        *(Route(path, index, methods=["GET"]) for paths in PAGES.values() for path in paths),
        Mount("/", files),
    ]
