// A small bot as its library's guide would have it. It knows nothing of the playground but two addresses from its environment.

const {
  ActionRowBuilder, AttachmentBuilder, ButtonBuilder, ButtonStyle, Client, EmbedBuilder, Events, GatewayIntentBits, MessageFlags,
  ModalBuilder, SlashCommandBuilder, StringSelectMenuBuilder, TextInputBuilder, TextInputStyle,
} = require('discord.js');

const client = new Client({
  intents: [GatewayIntentBits.Guilds],
  rest: { api: `${process.env.PLAYGROUND_URL}/api` },
});

const commands = [
  new SlashCommandBuilder().setName('count').setDescription('Starts a count')
    .addIntegerOption((option) => option.setName('from').setDescription('Where to begin').setMinValue(0).setMaxValue(9).setRequired(true))
    .addUserOption((option) => option.setName('rival').setDescription('Somebody')),
  new SlashCommandBuilder().setName('slow').setDescription('Takes its time'),
  new SlashCommandBuilder().setName('file').setDescription('Sends a file'),
  new SlashCommandBuilder().setName('brief').setDescription('Says something and takes it back'),
  new SlashCommandBuilder().setName('pick').setDescription('Completes a word')
    .addStringOption((option) => option.setName('word').setDescription('A word').setAutocomplete(true).setRequired(true)),
];

const button = (id, label, style) => new ButtonBuilder().setCustomId(id).setLabel(label).setStyle(style);

function board(count, more = '') {
  const buttons = new ActionRowBuilder().addComponents(
    button('add', 'Add', ButtonStyle.Primary), button('write', 'Write', ButtonStyle.Secondary),
    button('whisper', 'Whisper', ButtonStyle.Secondary), button('zero', 'Zero', ButtonStyle.Danger),
  );
  const menu = new ActionRowBuilder().addComponents(
    new StringSelectMenuBuilder().setCustomId('jump').setPlaceholder('Jump to')
      .addOptions({ label: 'Ten', value: '10' }, { label: 'Twenty', value: '20' }),
  );
  return {
    content: `Count: ${count}${more}`,
    embeds: [new EmbedBuilder().setTitle('A count').addFields({ name: 'Now', value: `${count}` })],
    components: [buttons, menu],
  };
}

const counted = (message) => Number(/Count: (\d+)/.exec(message.content)[1]);

const slash = {
  async count(interaction) {
    const rival = interaction.options.getUser('rival');
    await interaction.reply(board(interaction.options.getInteger('from'), rival ? ` against ${rival.displayName}` : ''));
  },
  async slow(interaction) {
    await interaction.deferReply();
    await interaction.editReply('Edited');
    await interaction.followUp('Followed up');
    const secret = await interaction.followUp({ content: 'Whispered', flags: MessageFlags.Ephemeral });
    await interaction.editReply({ message: secret, content: 'Whispered again' });
  },
  async file(interaction) {
    await interaction.reply({ files: [new AttachmentBuilder(Buffer.from('hello'), { name: 'hello.txt' })] });
  },
  async brief(interaction) {
    await interaction.reply('Forget this');
    const said = await interaction.fetchReply();
    await interaction.deleteReply();
    await interaction.followUp(`Took back ${said.id}`);
  },
  async pick(interaction) {
    await interaction.reply(interaction.options.getString('word'));
  },
};

const pressed = {
  async add(interaction) {
    await interaction.update(board(counted(interaction.message) + 1));
  },
  async jump(interaction) {
    await interaction.update(board(interaction.values[0]));
  },
  async whisper(interaction) {
    await interaction.reply({ content: `Only for ${interaction.member.displayName}`, flags: MessageFlags.Ephemeral });
  },
  async zero(interaction) {
    await interaction.deferUpdate();
    await interaction.message.edit(board(0));
  },
  async write(interaction) {
    const input = new TextInputBuilder().setCustomId('text').setLabel('Text').setStyle(TextInputStyle.Short).setMaxLength(40);
    const form = new ModalBuilder().setCustomId('form').setTitle('Write').addComponents(new ActionRowBuilder().addComponents(input));
    await interaction.showModal(form);
  },
};

client.on(Events.InteractionCreate, async (interaction) => {
  if (interaction.isChatInputCommand()) await slash[interaction.commandName](interaction);
  else if (interaction.isAutocomplete()) {
    const typed = interaction.options.getFocused();
    await interaction.respond(['apple', 'apricot', 'pear'].filter((w) => w.startsWith(typed)).map((w) => ({ name: w, value: w })));
  } else if (interaction.isModalSubmit()) {
    const text = interaction.fields.getTextInputValue('text');
    await interaction.update(board(counted(interaction.message), `, and ${interaction.user.displayName} wrote: ${text}`));
  } else await pressed[interaction.customId](interaction);
});

client.once(Events.ClientReady, () => client.application.commands.set(commands));

process.on('unhandledRejection', (error) => {
  console.error(error);
  process.exit(1);
});

client.login(process.env.PLAYGROUND_TOKEN);
