//! Players who know no rules: they press what is on the screen until the game is over.

use std::collections::HashMap;

use crate::harness::{Harness, Shown};
use games::dice::{Dice, Seed};
use playground::{Answer, AnswerKind, Message, Person};
use simulation::TO_ACT;

/// Far beyond the longest game seen.
const ENDLESS: usize = 4_000;

/// More looks at a panel than anybody takes who has something to decide.
const LOOKS: usize = 50;

/// A table in play and the people at it.
pub(crate) struct Table {
    /// In the order in which they joined.
    pub(crate) people: Vec<Person>,
    /// The message with the board.
    pub(crate) board: u64,
    name: String,
    /// Each player's own panel, once opened.
    panels: HashMap<u64, Message>,
    /// How often in a row a press on a panel only looked at something.
    looks: usize,
    chance: Dice,
}

/// Something that can be used on a message: a button, or an entry of a menu.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Way {
    pub(crate) custom_id: String,
    pub(crate) value: Option<String>,
    pub(crate) label: String,
}

impl Way {
    /// Does it play a move, rather than only look around?
    pub(crate) fn plays(&self) -> bool {
        // Version, table, ply, what it does; a ply may be written `p`, too.
        self.custom_id.split(':').nth(3) == Some("p")
            || self
                .value
                .as_deref()
                .is_some_and(|value| value.starts_with("p:"))
    }

    /// Does it put away what everybody has seen?
    pub(crate) fn goes_on(&self) -> bool {
        self.custom_id.split(':').nth(3) == Some("n")
    }

    /// Does it show a player's own panel, or draw it again?
    pub(crate) fn opens_panel(&self) -> bool {
        self.custom_id.ends_with(":h")
    }

    pub(crate) async fn go(&self, person: &Person, message: &Message) -> Answer {
        match &self.value {
            Some(value) => person.choose(message, &self.custom_id, &[value]).await,
            None => person.press(message, &self.custom_id).await,
        }
    }

    /// The same without asking whether it is on the message now, as a slow or a hostile client may.
    pub(crate) async fn go_anyway(&self, person: &Person, message: u64) -> Answer {
        match &self.value {
            Some(value) => person.choose_raw(message, &self.custom_id, &[value]).await,
            None => person.press_raw(message, &self.custom_id).await,
        }
    }
}

/// Everything that can be used on a message now.
pub(crate) fn ways(message: &Message) -> Vec<Way> {
    let mut ways = Vec::new();
    for control in message.controls() {
        if control.is_disabled() || control.custom_id().is_empty() {
            continue;
        }
        let way = |label: &str, value: Option<&str>| Way {
            custom_id: control.custom_id().to_owned(),
            value: value.map(str::to_owned),
            label: label.to_owned(),
        };
        let entries = control.options();
        if control.json()["type"] == 3 {
            ways.extend(entries.iter().map(|(label, value)| way(label, Some(value))));
        } else {
            ways.push(way(control.label(), None));
        }
    }
    ways
}

/// The name under which a table is known, and the ply at which its board or a panel was drawn. The name is at the bottom, the ply
/// only in the controls. `None` for a lobby and for a message without controls.
pub(crate) fn footer_of(message: &Message) -> Option<(String, u32)> {
    let text = message.embeds_text();
    let footer = text.lines().last()?.strip_prefix("Table ")?;
    let name = footer.split(' ').next()?;
    let controls = message.controls();
    if controls
        .iter()
        .any(|one| one.custom_id().ends_with(":join"))
    {
        return None;
    }
    let drawn = controls.first()?.custom_id().split(':').nth(2)?;
    Some((name.to_owned(), u32::from_str_radix(drawn, 36).ok()?))
}

pub(crate) fn has_button(message: &Message, label: &str) -> bool {
    message
        .buttons()
        .iter()
        .any(|button| button.label() == label)
}

/// The button for another game on the board of a table that has ended, whatever its label says.
pub(crate) fn again(board: &Message) -> Option<String> {
    let buttons = board.buttons();
    let mut ids = buttons.iter().map(playground::Control::custom_id);
    ids.find(|id| id.ends_with(":rematch")).map(str::to_owned)
}

/// Presses More on a board that has ended, and then this.
pub(crate) async fn looks_up(person: &Person, ended: &Message, label: &str) -> Answer {
    let more = person.press(ended, "More").await.shown();
    person.press(&more, label).await
}

/// Has the table of this board ended?
pub(crate) fn is_over(board: &Message) -> bool {
    again(board).is_some()
}

/// Is this one marked as being to act?
pub(crate) fn is_to_act(board: &Message, person: &Person) -> bool {
    let text = board.embeds_text();
    let mut marked = players(&text).filter(|line| line.ends_with(TO_ACT));
    marked.any(|line| is_about(line, person.name()))
}

/// The lines of a board, with those of several players taken apart.
pub(crate) fn players(board: &str) -> impl Iterator<Item = &str> {
    board.lines().flat_map(|line| line.split('　'))
}

/// Is this the line of a player with this name?
pub(crate) fn is_about(line: &str, name: &str) -> bool {
    line.split(' ')
        .any(|word| word.trim_matches(['*', '~']) == name)
}

/// The newest message in a channel that only this person sees; 0 if there is none.
pub(crate) fn newest_private(person: &Person, channel: u64) -> u64 {
    let messages = person.reads(channel);
    let private = messages.iter().filter(|message| message.is_ephemeral());
    private.map(Message::id).max().unwrap_or(0)
}

/// Waits for what a person can read on a message.
pub(crate) trait Reads {
    async fn waits_for_words(&self, message: u64, words: &str) -> Message;

    async fn waits_for_no_words(&self, message: u64, words: &str) -> Message;
}

impl Reads for Person {
    async fn waits_for_words(&self, message: u64, words: &str) -> Message {
        let says = |now: &Message| now.text().contains(words);
        self.waits_for_edit(message, says).await
    }

    async fn waits_for_no_words(&self, message: u64, words: &str) -> Message {
        let says = |now: &Message| now.text().contains(words);
        self.waits_for_edit(message, |now| !says(now)).await
    }
}

impl Table {
    pub(crate) fn new(people: impl Into<Vec<Person>>, board: u64) -> Self {
        let people = people.into();
        let shown = people[0].sees(board).expect("the board is there");
        let (name, _) = footer_of(&shown).expect("a board");
        Self::named(name, people, board)
    }

    /// The same where the board may be about to move.
    pub(crate) fn named(name: String, people: Vec<Person>, board: u64) -> Self {
        Self {
            name,
            people,
            board,
            panels: HashMap::new(),
            looks: 0,
            chance: Seed([7; 32]).key(["a player who knows no rules"]).dice(0),
        }
    }

    /// The board as everybody sees it now.
    pub(crate) fn shown(&self) -> Message {
        self.people[0].sees(self.board).expect("the board is there")
    }

    /// The board, and the panels that are open.
    pub(crate) fn in_sight(&self) -> Vec<Message> {
        let panels = self.panels.values().cloned();
        std::iter::once(self.shown()).chain(panels).collect()
    }

    pub(crate) fn name(&self) -> String {
        self.name.clone()
    }

    pub(crate) fn ply(&self) -> u32 {
        footer_of(&self.shown()).expect("a board").1
    }

    /// Waits until the board, wherever it is now, fits.
    pub(crate) async fn waits_for_board(&mut self, fits: impl Fn(&Message) -> bool) {
        let name = self.name();
        // A panel has the same footer.
        let is_board =
            |m: &Message| !m.is_ephemeral() && footer_of(m).is_some_and(|(found, _)| found == name);
        let board = self.people[0]
            .waits_for(self.shown().channel(), |m| is_board(m) && fits(m))
            .await;
        self.board = board.id();
    }

    /// Waits until these words are on the board.
    pub(crate) async fn waits_for_words(&mut self, words: &str) {
        self.waits_for_board(|board| board.text().contains(words))
            .await;
    }

    /// Something to press on the board, whatever it does.
    pub(crate) fn any_control(&self) -> String {
        let board = self.shown();
        let buttons = board.buttons();
        let on = buttons.iter().find(|button| !button.is_disabled());
        on.unwrap_or_else(|| panic!("no button on:\n{}", board.text()))
            .custom_id()
            .to_owned()
    }

    pub(crate) fn over(&self) -> bool {
        is_over(&self.shown())
    }

    /// Everybody presses Rematch, and the next table begins by itself.
    pub(crate) async fn plays_again(&self) -> Self {
        let (last, others) = self.people.split_last().expect("somebody sits here");
        for person in others {
            let ended = self.shown();
            person
                .press(&ended, &again(&ended).expect("it is over"))
                .await
                .updated();
        }
        let ended = self.shown();
        let begun = last
            .press(&ended, &again(&ended).expect("it is over"))
            .await
            .posted();
        let board = begun;
        assert!(footer_of(&board).is_some(), "{}", board.text());
        Self::new(self.people.clone(), board.id())
    }

    /// Who is marked as being to act.
    pub(crate) fn to_act(&self) -> Vec<&Person> {
        let board = self.shown();
        self.people
            .iter()
            .filter(|person| is_to_act(&board, person))
            .collect()
    }

    /// Somebody who is to act, and somebody seated who is not, if there is one.
    pub(crate) fn actor_and_other(&self) -> (Person, Option<Person>) {
        let acting = self.to_act();
        let actor = acting
            .first()
            .unwrap_or_else(|| panic!("nobody is to act: {}", self.shown().text()));
        let other = self
            .people
            .iter()
            .find(|person| acting.iter().all(|a| a.id() != person.id()));
        ((*actor).clone(), other.cloned())
    }

    /// Has the board drawn again, as a newcomer sees it.
    pub(crate) async fn is_shown_again(&mut self) {
        let (named, channel) = (serde_json::json!(self.name()), self.shown().channel());
        let shown = self.people[0]
            .slash(channel, "table show", &[("table", named)])
            .await
            .posted();
        self.board = shown.id();
    }

    pub(crate) async fn looks_up(&self, person: &Person, label: &str) -> Answer {
        looks_up(person, &self.shown(), label).await
    }

    /// What plays a move on the public board now.
    pub(crate) fn public_moves(&self) -> Vec<Way> {
        ways(&self.shown()).into_iter().filter(Way::plays).collect()
    }

    /// The player to act plays the first move that the public board offers; gives the answer.
    pub(crate) async fn moves_in_public(&self) -> Answer {
        let (actor, _) = self.actor_and_other();
        let way = self.public_moves().remove(0);
        way.go_anyway(&actor, self.board).await
    }

    /// The same, and the answer is the board after that move.
    pub(crate) async fn goes_on_in_public(&self) {
        let before = self.ply();
        self.moves_in_public().await.updated();
        assert_eq!(self.ply(), before + 1);
    }

    /// Whether players of this game have something of their own to look at.
    pub(crate) fn offers_panel(&self) -> bool {
        ways(&self.shown()).iter().any(Way::opens_panel)
    }

    /// Waits until the board shows what is stored.
    pub(crate) async fn is_up_to_date(&mut self, harness: &Harness) {
        let last = harness.stored_as(&self.name).await.plies().len() - 1;
        self.waits_for_board(|board| footer_of(board).is_some_and(|(_, ply)| ply as usize == last))
            .await;
    }

    /// Opens a player's own panel.
    pub(crate) async fn panel(&self, person: &Person) -> Message {
        let panel = self.panel_on(&self.shown(), person).await;
        panel.expect("the board has not moved")
    }

    /// The same on a board as it was shown a moment ago; `None` if it has moved meanwhile, and there is only a link to it.
    pub(crate) async fn panel_on(&self, board: &Message, person: &Person) -> Option<Message> {
        let way = ways(board).into_iter().find(Way::opens_panel)?;
        let before = newest_private(person, board.channel());
        let answer = way.go_anyway(person, board.id()).await;
        if answer.is_private() {
            return Some(answer.shown());
        }
        assert_eq!(answer.kind, AnswerKind::Update, "{}", answer.text());
        answer.message.as_ref().and_then(footer_of)?;
        // Where the bot can only answer, the answer may be the board, and the panel follows it.
        let is_panel = |message: &Message| {
            let is_new = message.is_ephemeral() && message.id() > before;
            is_new && footer_of(message).is_some_and(|(name, _)| name == self.name)
        };
        Some(person.waits_for(board.channel(), is_panel).await)
    }

    fn any<T: Clone>(&mut self, from: &[T]) -> T {
        let at = self.chance.index(from.len().min(255));
        self.chance.forget();
        from[at].clone()
    }

    /// One press of somebody who is to act, on the board or on their own panel.
    pub(crate) async fn presses_something(&mut self) {
        let board = self.shown();
        let mut can: Vec<(Person, Message, Way)> = Vec::new();
        let acting: Vec<Person> = self.to_act().into_iter().cloned().collect();
        let own = ways(&board).iter().any(Way::opens_panel);
        for person in &acting {
            let public = ways(&board).into_iter();
            // Only an absent player takes a seat back, and `?` only explains.
            let public = public.filter(|way| {
                !way.opens_panel()
                    && !way.label.ends_with("I am back")
                    && !way.label.ends_with("take my seat back")
                    && !["?", "Hint"].contains(&way.label.as_str())
            });
            can.extend(public.map(|way| (person.clone(), board.clone(), way)));
        }
        // What can be done on the board is mostly done there: everybody sees it at once.
        if own && (can.is_empty() || self.chance.index(8) == 0) {
            for person in acting {
                let panel = match self.panels.remove(&person.id()) {
                    Some(panel) => Some(panel),
                    None => self.panel_on(&board, &person).await,
                };
                let Some(panel) = panel else {
                    continue;
                };
                let private = ways(&panel).into_iter().filter(|way| !way.opens_panel());
                can.extend(private.map(|way| (person.clone(), panel.clone(), way)));
            }
        }
        if can.is_empty() {
            self.drawn_after(&board).await;
            return;
        }
        let (person, message, way) = self.any(&can);
        // As a person does: by what was on the screen a moment ago.
        let answer = way.go_anyway(&person, message.id()).await;
        let on_board = message.id() == self.board;
        let late = ["It is not your turn yet.", "This table has ended"];
        if late.iter().any(|words| answer.text().starts_with(words)) {
            // This press was sooner than the board after a move on a panel, by the house, or just before the program was killed.
            self.drawn_after(&board).await;
            return;
        }
        assert_eq!(
            answer.kind,
            AnswerKind::Update,
            "{} pressed {way:?} and got: {}\non:\n{}",
            person.name(),
            answer.text(),
            message.text()
        );
        if on_board {
            self.panels.clear();
        } else if let Some(panel) = answer.message {
            let ply = |message: &Message| footer_of(message).map(|(_, ply)| ply);
            self.looks = if way.plays() { 0 } else { self.looks + 1 };
            // The board is drawn once a second, and somebody else may be to act by now.
            if self.looks > LOOKS && ply(&panel) > ply(&board) {
                self.drawn_after(&board).await;
                return;
            }
            self.panels.insert(person.id(), panel);
        }
    }

    /// Waits until the public board is another than this.
    async fn drawn_after(&mut self, board: &Message) {
        self.panels.clear();
        self.looks = 0;
        let changed = |now: &Message| now.json() != board.json();
        self.people[0].waits_for_edit(self.board, changed).await;
    }

    /// Goes on until the move with this many presses was made, or the table is over.
    pub(crate) async fn goes_on(&mut self, presses: usize) {
        for _ in 0..presses {
            if self.over() {
                return;
            }
            self.presses_something().await;
        }
    }

    pub(crate) async fn plays_to_the_end(&mut self) {
        self.goes_on(ENDLESS).await;
        let in_sight: Vec<_> = self.in_sight().iter().map(Message::text).collect();
        assert!(
            self.over(),
            "{ENDLESS} presses and no end:\n{}",
            in_sight.join("\n\n")
        );
    }
}
