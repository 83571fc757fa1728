"""A small bot as its library's guide would have it. It knows nothing of the playground."""

import io
import re

import discord
from discord import app_commands


def counted(message: discord.Message) -> int:
    return int(re.search(r"Count: (\d+)", message.content).group(1))


def said(count: int, more: str = "") -> dict:
    embed = discord.Embed(title="A count")
    embed.add_field(name="Now", value=str(count))
    return {"content": f"Count: {count}{more}", "embed": embed, "view": Board()}


class Form(discord.ui.Modal, title="Write"):
    text = discord.ui.TextInput(label="Text", custom_id="text", max_length=40)

    async def on_submit(self, interaction: discord.Interaction) -> None:
        more = f", and {interaction.user.display_name} wrote: {self.text.value}"
        await interaction.response.edit_message(**said(counted(interaction.message), more))


class Board(discord.ui.View):
    def __init__(self) -> None:
        super().__init__(timeout=None)

    @discord.ui.button(label="Add", style=discord.ButtonStyle.primary, custom_id="add")
    async def add(self, interaction: discord.Interaction, _: discord.ui.Button) -> None:
        await interaction.response.edit_message(**said(counted(interaction.message) + 1))

    @discord.ui.button(label="Write", custom_id="write")
    async def write(self, interaction: discord.Interaction, _: discord.ui.Button) -> None:
        await interaction.response.send_modal(Form(custom_id="form"))

    @discord.ui.button(label="Whisper", custom_id="whisper")
    async def whisper(self, interaction: discord.Interaction, _: discord.ui.Button) -> None:
        await interaction.response.send_message(f"Only for {interaction.user.display_name}", ephemeral=True)

    @discord.ui.button(label="Zero", style=discord.ButtonStyle.danger, custom_id="zero")
    async def zero(self, interaction: discord.Interaction, _: discord.ui.Button) -> None:
        await interaction.response.defer()
        await interaction.message.edit(**said(0))

    @discord.ui.select(
        placeholder="Jump to",
        custom_id="jump",
        options=[discord.SelectOption(label="Ten", value="10"), discord.SelectOption(label="Twenty", value="20")],
    )
    async def jump(self, interaction: discord.Interaction, menu: discord.ui.Select) -> None:
        await interaction.response.edit_message(**said(int(menu.values[0])))


class Bot(discord.Client):
    def __init__(self) -> None:
        super().__init__(intents=discord.Intents(guilds=True))
        self.tree = app_commands.CommandTree(self)

    async def setup_hook(self) -> None:
        self.add_view(Board())
        await self.tree.sync()


bot = Bot()


@bot.tree.command(description="Starts a count")
@app_commands.rename(start="from")
@app_commands.describe(start="Where to begin", rival="Somebody")
async def count(interaction: discord.Interaction, start: app_commands.Range[int, 0, 9], rival: discord.Member | None = None) -> None:
    await interaction.response.send_message(**said(start, f" against {rival.display_name}" if rival else ""))


@bot.tree.command(description="Takes its time")
async def slow(interaction: discord.Interaction) -> None:
    await interaction.response.defer()
    await interaction.edit_original_response(content="Edited")
    await interaction.followup.send("Followed up")
    secret = await interaction.followup.send("Whispered", ephemeral=True, wait=True)
    await secret.edit(content="Whispered again")


@bot.tree.command(description="Sends a file")
async def file(interaction: discord.Interaction) -> None:
    await interaction.response.send_message(file=discord.File(io.BytesIO(b"hello"), "hello.txt"))


@bot.tree.command(description="Says something and takes it back")
async def brief(interaction: discord.Interaction) -> None:
    await interaction.response.send_message("Forget this")
    message = await interaction.original_response()
    await interaction.delete_original_response()
    await interaction.followup.send(f"Took back {message.id}")


@bot.tree.command(description="Completes a word")
@app_commands.describe(word="A word")
async def pick(interaction: discord.Interaction, word: str) -> None:
    await interaction.response.send_message(word)


@pick.autocomplete("word")
async def words(_: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
    found = [word for word in ("apple", "apricot", "pear") if word.startswith(typed)]
    return [app_commands.Choice(name=word, value=word) for word in found]
