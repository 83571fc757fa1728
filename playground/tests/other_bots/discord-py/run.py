"""Starts the bot against the playground: the library has no option for the address, so its two constants are set here."""

import os

import discord.gateway
import discord.http
import yarl

url = os.environ["PLAYGROUND_URL"]
discord.http.Route.BASE = f"{url}/api/v10"
discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(url.replace("http", "ws", 1))

from bot import bot  # noqa: E402

bot.run(os.environ["PLAYGROUND_TOKEN"])
