// The shapes that the playground sends its page, for the checker alone: Discord's objects as far as the page reads them, and the
// playground's own events. https://docs.discord.com/developers/reference

/** A snowflake, as text because it does not fit a JavaScript number. */
export type Id = string;

export interface Person {
  id: Id;
  name: string;
  color: string;
  roles: Id[];
  /** The language of the client, as Discord spells it: `pt-BR`. */
  locale?: string;
  /** Has installed the app, and can use its commands where the bot is no member. */
  has_app?: boolean;
  isBot?: boolean;
}

export interface Role {
  id: Id;
  name: string;
}

export interface User {
  id: Id;
  username?: string;
  global_name?: string | null;
}

/** A user as the page draws one: a name, a colour, and whether to draw the bot's die. */
export interface Face {
  name: string;
  color: string;
  isBot?: boolean;
}

export interface Channel {
  id: Id;
  type: number;
  name: string;
  guild_id?: Id;
  parent_id?: Id | null;
}

export interface Emoji {
  id?: Id | null;
  name: string;
}

export interface SelectOption {
  label: string;
  value: string;
  description?: string;
  emoji?: Emoji;
  default?: boolean;
}

export interface Component {
  type: number;
  custom_id?: string;
  components?: Component[];
  label?: string;
  style?: number;
  emoji?: Emoji;
  url?: string;
  disabled?: boolean;
  options?: SelectOption[];
  placeholder?: string;
  min_values?: number;
  max_values?: number;
  default_values?: { id: Id }[];
  channel_types?: number[];
  value?: string;
  required?: boolean;
  min_length?: number;
  max_length?: number;
}

export interface EmbedPicture {
  url: string;
}

export interface EmbedField {
  name: string;
  value: string;
  inline?: boolean;
}

export interface Embed {
  author?: { name: string; url?: string; icon_url?: string };
  title?: string;
  url?: string;
  description?: string;
  fields?: EmbedField[];
  image?: EmbedPicture;
  thumbnail?: EmbedPicture;
  footer?: { text: string; icon_url?: string };
  timestamp?: string;
  color?: number;
}

export interface Attachment {
  filename: string;
  url: string;
  size: number;
  content_type?: string;
  description?: string;
  width?: number;
  height?: number;
}

export interface Metadata {
  type: number;
  user: User;
  name?: string;
}

export interface Message {
  id: Id;
  channel_id: Id;
  type: number;
  author: User;
  content: string;
  timestamp: string;
  edited_timestamp: string | null;
  flags: number;
  mention_everyone: boolean;
  mentions: User[];
  mention_roles: Id[];
  attachments: Attachment[];
  embeds: Embed[];
  components?: Component[];
  thread?: { id: Id; name: string };
  interaction?: Metadata;
  interaction_metadata?: Metadata;
  message_reference?: object;
}

/** Texts by language. */
export type Translations = Record<string, string> | null;

export interface CommandOption {
  type: number;
  name: string;
  description: string;
  description_localizations?: Translations;
  required?: boolean;
  autocomplete?: boolean;
  choices?: { name: string; name_localizations?: Translations; value: string | number }[];
  options?: CommandOption[];
  min_value?: number;
  max_value?: number;
  min_length?: number;
  max_length?: number;
}

/** A slash command as the bot registered it. */
export interface Command {
  type?: number;
  name: string;
  name_localizations?: Translations;
  description: string;
  description_localizations?: Translations;
  options?: CommandOption[];
}

/** A command with its subcommands in the name, ready to run: `game start`. */
export interface Runnable {
  name: string;
  description: string;
  options: CommandOption[];
}

/** What an option may be set to. */
export type OptionValue = string | number | boolean;

export interface Offer {
  label: string;
  value: OptionValue;
  person?: Person;
}

/** A game as the playground describes it. */
export interface GameCard {
  command: string;
  title: string;
  players: [least: number, most: number];
  minutes: [quick: number, slow: number];
  /** An address for an `img`. */
  picture: string | null;
  /** The command that begins it with nobody else there. */
  at_once: { command: string; options: Record<string, OptionValue> } | null;
}

/** A game that can be started. */
export interface Game {
  title: string;
  pitch: string;
  /** Players and minutes, in words. */
  facts: string;
  picture: string | null;
  command: Runnable;
  /** Begins it with nobody else there. */
  atOnce: { command: Runnable; options: Record<string, OptionValue> } | null;
}

/** A form that the bot opens, or one of the page's own. */
export interface Modal {
  title: string;
  components: Component[];
}

export interface OpenedModal extends Modal {
  interaction_id: Id;
}

/** Everything a window is told when it connects. */
export interface Picture {
  me: Person;
  people: Person[];
  guild: { id: Id; name: string };
  /** The server that has not added the bot; null if it has no channel. */
  elsewhere: { id: Id; name: string } | null;
  bot: { id: Id; name: string; online: boolean };
  channels: Channel[];
  roles: Role[];
  commands: Command[];
  messages: Record<Id, Message[]>;
  /** The games as cards; null where nobody described them. */
  games: GameCard[] | null;
  /** The people who are to act, by message. */
  turns: Record<Id, Id[]>;
  ahead_ms: number;
}

/** The events of a window by name, and what each one brings. */
export interface Events {
  state: Picture;
  message: { message: Message; edited: boolean };
  delete: { id: Id; channel_id: Id };
  people: Person[];
  roles: Role[];
  turn: { message_id: Id; people: Id[] };
  clock: { ahead_ms: number };
  channel: { channel: Channel; gone: boolean };
  commands: Command[];
  bot: { online: boolean };
  modal: OpenedModal;
  failed: { interaction_id: Id; text: string };
  done: { interaction_id: Id };
}

/** What becomes of an interaction. */
export type Outcome =
  { kind: "done" } | { kind: "lost" } | { kind: "failed"; text: string } | { kind: "modal"; modal: OpenedModal };

/** Something a person does, as it is posted. */
export interface Act {
  kind: string;
  [field: string]: unknown;
}

/** One REST call or gateway event. */
export interface Exchange {
  direction: "to_bot" | "from_bot";
  route: string;
  path: string;
  status: number | null;
  body: unknown;
  answer: unknown;
  at_ms: number;
}

/** What the drawer is told when it opens. */
export interface Tools {
  exchanges: Exchange[];
  faults: { key: string; group: string; label: string }[];
  routes: { route: string; label: string }[];
  switches: { key: string; label: string }[];
}

/** What is set in the drawer, and what is still to come. */
export interface ToolsStatus {
  ahead_ms: number;
  pending: [route: string, left: number, what: string][];
  doubled: number;
  undecodable: number;
  reversing: number;
  late_ms: number | null;
  held: number;
  deaf: boolean;
  turns_away: boolean;
  closed_to_direct: Id[];
  missing: Record<Id, string[]>;
  /** The people who do not see a channel, by channel. */
  hidden: Record<Id, Id[]>;
  /** The owner of the guild, who sees every channel. */
  owner: Id;
  playing: { tables: { channel_id: Id; presses: number }[]; ended: string | null };
}

/** A page of the drawer. Each method hears the event of its name. */
export interface ToolsPage {
  node: HTMLElement;
  tools?(picture: Tools): void;
  status?(now: ToolsStatus): void;
  exchange?(one: Exchange): void;
  /** The open channel or the person changed. */
  moved?(): void;
}

/** A page of the drawer with the tab that opens it. */
export interface Tab {
  key: string;
  page: ToolsPage;
  button: HTMLButtonElement;
  panel: HTMLElement;
}

/** Uses a tool, and says what came of it. */
export type UseTool = (body: Act, said: string) => void;

export type Child = Node | string | null | undefined | false | Child[];

/** What a piece of Markdown is drawn with. */
export interface MarkdownContext {
  /** The users that the message knows. */
  mentions?: User[];
  /** The text holds nothing but emoji, so they are drawn larger. */
  jumbo?: boolean;
  quoted?: boolean;
  mentionless?: boolean;
}

/** A row of the list above the message box. */
export interface Suggestion {
  label: string;
  detail?: string;
  note?: string;
  picture?: Node | false;
  choose(): void;
}

/** One option of the command that is being filled in. */
export interface Field {
  option: CommandOption;
  input: HTMLInputElement;
  node: HTMLElement;
  picked: { label: string; value: OptionValue } | null;
}
