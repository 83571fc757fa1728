//! The pictures of boards as application emoji: drawn here from their shapes, uploaded once under a name that has their version, and
//! deleted when this version of the program has no use for them. Texts show the plain form of a picture that is not uploaded.

use std::borrow::Cow;
use std::collections::{HashMap, HashSet};
use std::iter::successors;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use games::lang::Lang;
use games::picture::{self, DICE, Picture, ROLLED_DICE};
use parking_lot::RwLock;
use pictures::tile::{png, rolling, tile};
use pictures::{all as pictures, named as picture};
use serde_json::json;
use serenity::all::{EmojiId, ReactionType};

use crate::protocol::answer::{is_transient, repeated, retry, was_not_taken};
use crate::protocol::http::{Called, Http};

/// Discord recommends 128: <https://discord.com/developers/docs/resources/emoji#emoji-formats>
const SIDE: u16 = 128;

/// The prefix of each name, which tells the bot's emoji from others of the same application.
const PREFIX: &str = "roll_";

/// How long to wait before a call that Discord does not take for now is made once more: three times as long each time, up to the longest.
/// The emoji of an application have separate rate limits, which a new application reaches with its first uploads.
const FIRST_WAIT: Duration = Duration::from_secs(5);
const LONGEST_WAIT: Duration = Duration::from_secs(300);

/// How somebody wants pictures drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) enum Style {
    #[default]
    Moving,
    /// Dice that were just rolled lie still.
    Still,
    /// None.
    Words,
}

/// How settings say that nothing moves, and that there are no pictures.
pub(crate) const STILL: &str = "still";
pub(crate) const IN_WORDS: &str = "words";

impl Style {
    /// What somebody has chosen, as it is stored.
    pub(crate) fn of(stored: &str) -> Self {
        match stored {
            STILL => Self::Still,
            IN_WORDS => Self::Words,
            _ => Self::Moving,
        }
    }
}

/// The uploaded pictures by their names, as they are drawn for somebody. Clones share them.
#[derive(Clone, Debug, Default)]
pub(crate) struct Emoji {
    uploaded: Arc<RwLock<HashMap<&'static str, Uploaded>>>,
    style: Style,
    pub lang: Lang,
}

#[derive(Clone, Debug)]
struct Uploaded {
    id: EmojiId,
    /// As a text has it.
    token: String,
}

impl Uploaded {
    /// Discord finds an emoji by its id, and a screen reader speaks the name in the text; so that is a word for those who hear it, and
    /// short, because a board has a hundred tiles.
    fn new(name: &str, id: EmojiId) -> Self {
        Self {
            id,
            token: format!(
                "<{}:{}:{id}>",
                if rolled(name).is_some() { "a" } else { "" },
                spoken(name)
            ),
        }
    }
}

/// The face, from 0, of a die that tumbles; `None` for what lies still.
fn rolled(name: &str) -> Option<u8> {
    let mut dice = (0..).zip(&ROLLED_DICE);
    dice.find_map(|(face, die)| (die.name == name).then_some(face))
}

/// What a screen reader says for a picture: `four`, `new_four`, `ctio`; nothing for an empty place.
fn spoken(name: &str) -> Cow<'_, str> {
    const FACES: [&str; 6] = ["one", "two", "three", "four", "five", "six"];
    let die = name.strip_prefix('d').and_then(|die| {
        let nth = usize::try_from(die.chars().next()?.to_digit(10)?).ok()?;
        Some((FACES.get(nth.checked_sub(1)?)?, &die[1..]))
    });
    match die {
        Some((face, "" | "r")) => return Cow::Borrowed(face),
        Some((face, "n")) => return format!("new_{face}").into(),
        Some((face, "t")) => return format!("tried_{face}").into(),
        Some((face, _)) => return format!("aside_{face}").into(),
        None => {}
    }
    if name == "gap" {
        return "__".into();
    }
    if name.starts_with("table_") {
        return "free".into();
    }
    let mut known = ["noir_", "card_"].into_iter();
    let short = known.find_map(|prefix| name.strip_prefix(prefix));
    let mut linked = ["_lr", "_l", "_r"].into_iter();
    match linked.find_map(|side| name.strip_suffix(side)) {
        Some(mark) => format!("{mark}_pair").into(),
        None => short.unwrap_or(name).into(),
    }
}

/// Replaces picture tokens by their plain form, for places that cannot show emoji.
pub(crate) fn plain(text: &str) -> String {
    picture::replaced(text, |name| {
        picture(name).map(|picture| picture.plain.say(Lang::En).to_owned())
    })
}

/// The name under which this version of a picture is uploaded: the same shapes have the same name.
fn uploaded_name(picture: &Picture) -> String {
    // FNV-1a, of which 16 bits tell one version of a picture from the next.
    let text = format!(
        "{:?}{}{}",
        picture.shapes,
        match picture.opacity {
            100 => String::new(),
            less => format!("faded {less}"),
        },
        // The number of the way in which a die tumbles.
        if rolled(picture.name).is_some() {
            "tumbles 1"
        } else {
            ""
        }
    );
    let hash = text.bytes().fold(0x811c_9dc5_u32, |hash, byte| {
        (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193)
    });
    format!("{PREFIX}{}_{:04x}", picture.name, hash & 0xffff)
}

impl Emoji {
    /// The same for somebody who wants them drawn like this.
    pub(crate) fn styled(&self, style: Style) -> Self {
        Self {
            style,
            ..self.clone()
        }
    }

    /// The same with words in this language for what is not drawn.
    pub(crate) fn in_language(&self, lang: Lang) -> Self {
        Self {
            lang,
            ..self.clone()
        }
    }

    pub(crate) fn is_in_words(&self) -> bool {
        self.style == Style::Words
    }

    fn get<T>(&self, name: &str, use_it: impl Fn(&Uploaded) -> T) -> Option<T> {
        let uploaded = self.uploaded.read();
        uploaded.get(name).map(use_it)
    }

    fn put(&self, name: &'static str, id: EmojiId) {
        let mut uploaded = self.uploaded.write();
        uploaded.insert(name, Uploaded::new(name, id));
    }

    /// Is the picture of this name uploaded?
    pub(crate) fn has(&self, name: &str) -> bool {
        self.get(name, |_| ()).is_some()
    }

    /// Are all of these uploaded?
    pub(crate) fn has_all<'a>(&self, pictures: impl IntoIterator<Item = &'a Picture>) -> bool {
        let uploaded = self.uploaded.read();
        pictures
            .into_iter()
            .all(|picture| uploaded.contains_key(picture.name))
    }

    /// Replaces picture tokens by emoji, or by their plain form.
    pub(crate) fn text(&self, text: &str) -> String {
        picture::replaced(text, |name| {
            let lying = rolled(name).filter(|_| self.style == Style::Still);
            let name = lying.map_or(name, |face| DICE[usize::from(face)].name);
            let drawn = self.get(name, |uploaded| uploaded.token.clone());
            drawn
                .filter(|_| !self.is_in_words())
                .or_else(|| picture(name).map(|picture| picture.plain.say(self.lang).to_owned()))
        })
    }

    /// A medal for the first three places, `4.` and so on after them.
    pub(crate) fn place(&self, place: usize) -> String {
        match place {
            1 => self.text(":first:"),
            2 => self.text(":second:"),
            3 => self.text(":third:"),
            place => format!("{place}."),
        }
    }

    /// The emoji before a label; `None` if it is not uploaded, because the label says the same.
    pub(crate) fn reaction(&self, name: &str) -> Option<ReactionType> {
        Some(ReactionType::Custom {
            animated: false,
            id: self.get(name, |uploaded| uploaded.id)?,
            name: Some(name.to_owned()),
        })
    }

    /// How many pictures Discord lacks, and how many there are.
    pub(crate) async fn missing(&self, http: &Http) -> Called<(usize, usize)> {
        let known = http.get_application_emojis().await?;
        let names: HashSet<&str> = known.iter().map(|emoji| emoji.name.as_str()).collect();
        let has = |picture: &Picture| names.contains(uploaded_name(picture).as_str());
        let missing = pictures().filter(|picture| !has(picture)).count();
        Ok((missing, pictures().count()))
    }

    /// Finds out which pictures Discord has; texts show the plain forms of the others. Gives all emoji of the application, or logs why they
    /// cannot be listed.
    pub(crate) async fn find(&self, http: &Http) -> Option<Vec<serenity::all::Emoji>> {
        let known = match patiently(|| http.get_application_emojis()).await {
            Ok(known) => known,
            Err(error) => {
                tracing::warn!(
                    %error,
                    "cannot list the application's emoji, so boards show dice as text"
                );
                return None;
            }
        };
        let ids: HashMap<&str, EmojiId> = known
            .iter()
            .map(|emoji| (emoji.name.as_str(), emoji.id))
            .collect();
        for picture in pictures() {
            if let Some(id) = ids.get(uploaded_name(picture).as_str()) {
                self.put(picture.name, *id);
            }
        }
        Some(known)
    }

    /// Finds out which pictures Discord has, uploads the others, and deletes those of other versions. This may take minutes at a new
    /// application; until then texts show plain forms. What fails for good is logged.
    pub(crate) async fn upload(&self, http: &Http) {
        let Some(known) = self.find(http).await else {
            return;
        };
        let (mut wanted, mut failed) = (HashSet::new(), Vec::new());
        for picture in pictures() {
            let name = uploaded_name(picture);
            wanted.insert(name.clone());
            if self.has_all([picture]) {
                continue;
            }
            match create(http, &name, picture).await {
                Ok(id) => self.put(picture.name, id),
                Err(error) => failed.push((picture, error)),
            }
        }
        if !failed.is_empty() {
            // Another process may have uploaded some meanwhile.
            self.find(http).await;
        }
        failed.retain(|(picture, _)| !self.has_all([*picture]));
        for (picture, error) in failed {
            tracing::warn!(emoji = picture.name, %error, "cannot upload an emoji");
        }
        let unused = known
            .iter()
            .filter(|emoji| emoji.name.starts_with(PREFIX) && !wanted.contains(&emoji.name));
        for emoji in unused {
            if let Err(error) = patiently(|| http.delete_application_emoji(emoji.id)).await {
                tracing::warn!(
                    emoji = emoji.name,
                    %error,
                    "cannot delete an emoji that is no longer used"
                );
            }
        }
    }
}

/// Repeats a call until it is done or refused for good, however long Discord is busy.
async fn patiently<T, F>(call: impl Fn() -> F) -> Called<T>
where
    F: Future<Output = Called<T>>,
{
    let waits = successors(Some(FIRST_WAIT), |wait| Some((3 * *wait).min(LONGEST_WAIT)));
    repeated(waits, || retry(&call, was_not_taken), is_transient).await
}

/// Uploads a picture, once: where only the answer was lost, Discord has it, and would refuse another one with its name.
async fn create(http: &Http, name: &str, picture: &Picture) -> Called<EmojiId> {
    let image = match rolled(picture.name) {
        Some(face) => data_uri("gif", &rolling(face, SIDE)),
        None => data_uri("png", &png(&tile(picture, SIDE))),
    };
    let body = json!({ "name": name, "image": image });
    let unsure = AtomicBool::new(false);
    let upload = async || {
        if unsure.load(Ordering::Relaxed) {
            let known = http.get_application_emojis().await?;
            if let Some(found) = known.iter().find(|emoji| emoji.name == name) {
                return Ok(found.id);
            }
        }
        let created = http.create_application_emoji(&body).await;
        let is_unsure = |error| !was_not_taken(error);
        unsure.fetch_or(created.as_ref().is_err_and(is_unsure), Ordering::Relaxed);
        Ok(created?.id)
    };
    patiently(upload).await
}

/// <https://discord.com/developers/docs/reference#image-data>
fn data_uri(kind: &str, bytes: &[u8]) -> String {
    use base64::Engine;
    format!(
        "data:image/{kind};base64,{}",
        base64::engine::general_purpose::STANDARD.encode(bytes)
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_picture_can_be_drawn_and_has_a_name_discord_accepts() {
        let mut names = std::collections::BTreeSet::new();
        for picture in pictures() {
            let bytes = png(&tile(picture, SIDE));
            assert!(
                bytes.starts_with(b"\x89PNG") && bytes.len() < 256 * 1024,
                "{}",
                picture.name
            );
            let name = uploaded_name(picture);
            assert!(
                (2..=32).contains(&name.len())
                    && name.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'_'),
                "{name}"
            );
            assert!(
                names.insert(picture.name),
                "two pictures are called {}",
                picture.name
            );
            assert!(!picture.plain.say(Lang::En).is_empty());
        }
        assert!((6..=260).contains(&names.len()), "{}", names.len());
    }

    #[test]
    fn dice_are_plain_text_until_their_emoji_are_uploaded() {
        let emoji = Emoji::default();
        assert_eq!(emoji.text("kept :d4: :d4: at 10:30"), "kept ⚃ ⚃ at 10:30");
        assert!(!emoji.has_all(pictures()));
        emoji.put("d4", EmojiId::new(77));
        assert_eq!(emoji.text("kept :d4:"), "kept <:four:77>");
    }

    #[test]
    fn a_die_that_tumbles_is_small_and_its_name_moves() {
        for face in 0..6 {
            let bytes = rolling(face, SIDE);
            assert!(bytes.starts_with(b"GIF89a") && bytes.len() < 64 * 1024);
        }
        let emoji = Emoji::default();
        emoji.put("d4r", EmojiId::new(78));
        assert_eq!(emoji.text("rolled :d4r:"), "rolled <a:four:78>");
    }

    #[test]
    fn a_picture_has_a_name_that_can_be_spoken() {
        let names = [
            "d1",
            "d6n",
            "gap",
            "table_y",
            "noir_ctio",
            "no_ctio",
            "red_lr",
            "card_plus1",
            "crown",
        ];
        let said = names.map(|name| spoken(name).into_owned());
        let expected = [
            "one", "new_six", "__", "free", "ctio", "no_ctio", "red_pair", "plus1", "crown",
        ];
        assert_eq!(said, expected);
        for picture in pictures() {
            assert!(
                (2..=32).contains(&spoken(picture.name).len()),
                "{}",
                picture.name
            );
        }
    }
}
