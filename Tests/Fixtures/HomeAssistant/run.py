"""Runs Home Assistant with the integrations of its configuration, without its pages.

    python run.py FOLDER

FOLDER is the configuration, which is written if there is none. When the web server listens, on a free port of the loopback
interface, one line is printed: its address, a space, and a token of the owner. SIGTERM ends it.
"""

import asyncio
import pathlib
import sys
from datetime import timedelta

from homeassistant import bootstrap, runner
from homeassistant.auth.models import TOKEN_TYPE_LONG_LIVED_ACCESS_TOKEN

# They need packages that weigh more than Home Assistant itself.
bootstrap.CRITICAL_INTEGRATIONS = set()
bootstrap.DEFAULT_INTEGRATIONS = set()

CONFIGURATION = """\
homeassistant: {name: Tests, time_zone: UTC, unit_system: metric, country: DE, latitude: 52, longitude: 13, elevation: 0}
http: {server_host: 127.0.0.1}
api:
config:
"""


async def token(hass):
    owner = await hass.auth.async_create_user("Owner", group_ids=["system-admin"])
    refresh = await hass.auth.async_create_refresh_token(
        owner,
        client_name="tests",
        token_type=TOKEN_TYPE_LONG_LIVED_ACCESS_TOKEN,
        access_token_expiration=timedelta(days=1),
    )
    return hass.auth.async_create_access_token(refresh)


async def main(folder):
    folder.mkdir(parents=True, exist_ok=True)
    configuration = folder / "configuration.yaml"
    if not configuration.exists():
        configuration.write_text(CONFIGURATION)
    settings = runner.RuntimeConfig(config_dir=str(folder), skip_pip=True)
    hass = await bootstrap.async_setup_hass(settings)
    # A free port. The configuration does not allow 0.
    hass.http.server_port = 0
    await hass.async_start()
    port = hass.http.site._server.sockets[0].getsockname()[1]
    print(f"http://127.0.0.1:{port}/ {await token(hass)}", flush=True)
    await asyncio.Event().wait()


asyncio.run(main(pathlib.Path(sys.argv[1])))
