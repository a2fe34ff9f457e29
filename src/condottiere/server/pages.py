"""The browser UI: the files that `web/` was built into, if it was."""

from pathlib import Path
from typing import Final

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import PathLike, StaticFiles
from starlette.types import Scope

PAGES: Final = ("/", "/t/{table_id}", "/rules")
"""Addresses that the UI draws by itself."""

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
    """Files with their cache headers: Vite names those of `assets` after what is in them."""

    async def check_config(self) -> None:
        """A UI that was not built has no files; that is no mistake of the server's."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        """Where there is nothing, a browser gets the page that says so; whatever else asks gets JSON."""
        try:
            return await super().get_response(path, scope)
        except HTTPException as refusal:
            page, found = self.lookup_path("index.html")
            reads = "text/html" in Request(scope).headers.get("accept", "")
            if refusal.status_code != 404 or scope["method"] != "GET" or not reads or found is None:
                raise
            return FileResponse(page, status_code=404, headers={"Cache-Control": "no-cache"})

    def file_response(
        self, full_path: PathLike, stat_result: object, scope: Scope, status_code: int = 200
    ) -> Response:
        response = super().file_response(full_path, stat_result, scope, status_code)  # type: ignore[arg-type]
        hashed = "assets" in Path(full_path).parts
        response.headers["Cache-Control"] = "public, max-age=31536000, immutable" if hashed else "no-cache"
        return response


def page_routes(static: Path) -> list[BaseRoute]:
    """Routes for the pages and for every built file."""

    async def index(_: Request) -> Response:
        page = static / "index.html"
        if not page.is_file():
            return HTMLResponse(_NOT_BUILT, status_code=503, headers={"Cache-Control": "no-store"})
        return FileResponse(page, headers={"Cache-Control": "no-cache"})

    return [
        *(Route(path, index, methods=["GET"]) for path in PAGES),
        Mount("/", _Files(directory=static, check_dir=False)),
    ]
