//! Permission bits. Source: <https://docs.discord.com/developers/topics/permissions>

/// Putting reactions on messages.
pub const ADD_REACTIONS: u64 = 1 << 6;
/// Seeing the channel at all.
pub const VIEW_CHANNEL: u64 = 1 << 10;
/// Posting messages outside of interactions.
pub const SEND_MESSAGES: u64 = 1 << 11;
/// Deleting messages of others.
pub const MANAGE_MESSAGES: u64 = 1 << 13;
/// Embeds in messages outside of interactions.
pub const EMBED_LINKS: u64 = 1 << 14;
/// Files in messages outside of interactions.
pub const ATTACH_FILES: u64 = 1 << 15;
/// Reading messages from before.
pub const READ_MESSAGE_HISTORY: u64 = 1 << 16;
/// `@everyone` and `@here` that ping.
pub const MENTION_EVERYONE: u64 = 1 << 17;
/// Emojis of other guilds; application emojis need it not.
pub const USE_EXTERNAL_EMOJIS: u64 = 1 << 18;
/// Seeing every private thread.
pub const MANAGE_THREADS: u64 = 1 << 34;
/// Opening public threads.
pub const CREATE_PUBLIC_THREADS: u64 = 1 << 35;
/// Opening private threads.
pub const CREATE_PRIVATE_THREADS: u64 = 1 << 36;
/// Posting in threads, where `SEND_MESSAGES` has no effect.
pub const SEND_MESSAGES_IN_THREADS: u64 = 1 << 38;
/// Pinning messages.
pub const PIN_MESSAGES: u64 = 1 << 51;
/// Letting apps that people have installed for themselves answer for everybody to see.
pub const USE_EXTERNAL_APPS: u64 = 1 << 50;
/// What the bot may do in its answers where it is no member.
/// Source: <https://docs.discord.com/developers/interactions/receiving-and-responding#interaction-object>
pub const ANSWERING: u64 = ATTACH_FILES | EMBED_LINKS | MENTION_EVERYONE;
/// The bot's permissions in a channel unless a test changes them: what Discord gives everybody on a new server, and pins.
pub const DEFAULT: u64 = ADD_REACTIONS
    | VIEW_CHANNEL
    | SEND_MESSAGES
    | EMBED_LINKS
    | ATTACH_FILES
    | READ_MESSAGE_HISTORY
    | USE_EXTERNAL_EMOJIS
    | CREATE_PUBLIC_THREADS
    | CREATE_PRIVATE_THREADS
    | SEND_MESSAGES_IN_THREADS
    | PIN_MESSAGES;
