//! `/<game> learn`: a private table with scripted dice that explains itself. The message is made from the game and the number of the step
//! alone, so nothing is stored or rated, and its buttons work after a restart.

use games::lang::Phrase;
use games::lesson::LessonState;
use games::registry::{self, GameType};
use games::screen::Screen;
use games::telling::Lesson;
use serenity::all::{ButtonStyle, CreateButton, CreateEmbed};

use crate::bot::Bot;
use crate::context::Asker;
use crate::error::{CommandError, Result};
use crate::ids;
use crate::protocol::answer::Message;
use crate::protocol::custom_id::PlayAction;
use crate::protocol::emoji::Emoji;
use crate::protocol::page_id::{LessonAction, PageControl};
use crate::reply::{FollowUp, Reply};
use crate::table::board::{draw, draw_lobby, explain};
use crate::table::load::load;
use crate::table::lobby;
use crate::texts::{Lang, boards as t, refusals as r};
use crate::users::help;
use crate::words;

const TEACHER: u32 = 0xF2_B1_34;

/// Opens the lesson of a game.
pub(crate) async fn begin(
    bot: &Bot,
    game: &'static dyn GameType,
    learner: &Asker,
) -> Result<Reply> {
    let emoji = bot.emoji_for(ids::text(learner.person.id)).await?;
    let first = Page::of(game, 0, learner)?.message(&emoji, None);
    Ok(Reply::private(first))
}

/// Handles a control of a lesson.
pub(crate) async fn press(
    bot: &Bot,
    (game, step): (&str, u32),
    action: &LessonAction,
    learner: &Asker,
) -> Result<Reply> {
    let game = registry::find(game).ok_or_else(r::game_is_gone)?;
    let page = Page::of(game, step, learner)?;
    let emoji = bot.emoji_for(ids::text(learner.person.id)).await?;
    let shown = |page: Page, note: Option<&str>| Reply::update(page.message(&emoji, note));
    Ok(match action {
        LessonAction::Open => return begin(bot, game, learner).await,
        LessonAction::Again => shown(Page::of(game, 0, learner)?, None),
        LessonAction::Explain => Reply::private(page.explanation(&emoji)),
        LessonAction::Rules => Reply::private(help::rules(game, 0, learner.lang)),
        LessonAction::House => return play_the_house(bot, game, learner).await,
        LessonAction::Press(action) if page.wants(action) => {
            shown(Page::of(game, step + 1, learner)?, None)
        }
        LessonAction::Press(_) => {
            let note = page.instead();
            shown(page, note.as_deref())
        }
    })
}

/// Opens a real table in this channel, against the house at its weakest.
async fn play_the_house(bot: &Bot, game: &'static dyn GameType, learner: &Asker) -> Result<Reply> {
    let table = lobby::open_against_the_house(bot, game, learner).await?;
    let mut entry = bot.tables.locked(table).await;
    let lobby = draw_lobby::lobby(bot, load(bot, &mut entry).await?)?;
    let learn = FollowUp::LearnMessageId(table);
    Ok(Reply::show(lobby).then(learn))
}

/// A lesson at one of its steps.
struct Page {
    game: &'static dyn GameType,
    lesson: &'static Lesson,
    /// From 0; the number of all steps at the end.
    number: u32,
    state: LessonState,
    names: games::names::Names,
    screen: Screen,
}

impl Page {
    fn of(game: &'static dyn GameType, step: u32, learner: &Asker) -> Result<Self> {
        let info = game.info();
        let none = || r::no_lesson(info.name, format!("/{} rules", info.key));
        let lesson = info.lesson.ok_or_else(none)?;
        let last = u32::try_from(lesson.steps.len()).unwrap_or(u32::MAX);
        let number = step.min(last);
        let state = lesson
            .at(game, number as usize)
            .map_err(|error| CommandError::internal(error.to_string()))?;
        let names = lesson.names(words::safe_name(&learner.person.name));
        let names = names.in_language(info.spoken(learner.lang));
        let screen = state.screen(&names);
        Ok(Self {
            game,
            lesson,
            number,
            state,
            names,
            screen,
        })
    }

    /// Does the step consist of this?
    fn wants(&self, action: &PlayAction) -> bool {
        let mut offered = self.screen.actions();
        let pressed = offered.find(|offered| PlayAction::from(*offered) == *action);
        let step = self.state.step.zip(pressed);
        step.is_some_and(|(step, pressed)| step.action.is(pressed))
    }

    /// The answer to a wrong press: what to press instead.
    fn instead(&self) -> Option<String> {
        let (label, in_menu) = self.state.control(&self.screen)?;
        Some(t::good_to_try(self.lang(), in_menu, label))
    }

    fn lang(&self) -> Lang {
        self.names.lang()
    }

    fn control(&self, action: LessonAction) -> PageControl {
        PageControl::Lesson(self.game.info().key.to_owned(), self.number, action)
    }

    fn message(&self, emoji: &Emoji, note: Option<&str>) -> Message {
        let what = t::lesson_of(self.lang(), self.game.info().name);
        let board = draw::private_board(&self.screen, self.game, &self.names, emoji, &what);
        let said = emoji.text(&self.said(note).join("\n"));
        let mut message = Message::new(emoji.text(&self.screen.summary))
            .with_embed(board)
            // Below the board, so that it is beside the controls on a phone.
            .with_embed(CreateEmbed::new().description(said).colour(TEACHER));
        if self.state.step.is_some() {
            let id = |action| self.control(LessonAction::Press(action)).to_string();
            message.components =
                draw::controls(&self.screen, &id, emoji, None, (self.lang(), false));
            let explain = self.control(LessonAction::Explain).button("?");
            draw::add_button(&mut message.components, explain);
        } else {
            for button in self.last_buttons() {
                draw::add_button(&mut message.components, button);
            }
        }
        message
    }

    /// The teacher's words, a line each.
    fn said(&self, note: Option<&str>) -> Vec<String> {
        let lang = self.lang();
        let Some(step) = self.state.step else {
            return vec![t::lesson_done(lang, self.lesson.end.say(lang))];
        };
        let (number, of) = (self.number + 1, self.lesson.steps.len());
        let mut lines: Vec<String> = note.map(|note| format!("↪ {note}")).into_iter().collect();
        lines.push(t::lesson_step(lang, number, of, step.words.say(lang)));
        lines.extend(
            step.explains
                .iter()
                .map(|line| format!("• {}", line.say(lang))),
        );
        if self.number == 0 {
            lines.push(t::LESSON_QUESTION_MARK.say(lang).to_owned());
        }
        lines
    }

    fn last_buttons(&self) -> [CreateButton; 3] {
        let lang = self.lang();
        let button = |action, words: Phrase| self.control(action).button(words.say(lang));
        [
            button(LessonAction::House, t::PLAY_THE_HOUSE).style(ButtonStyle::Success),
            button(LessonAction::Rules, t::RULES),
            button(LessonAction::Again, t::ONCE_MORE),
        ]
    }

    fn explanation(&self, emoji: &Emoji) -> Message {
        let rules = self
            .control(LessonAction::Rules)
            .button(t::RULES.say(self.lang()));
        explain::explanation(&self.screen, self.lang(), emoji, "", vec![rules])
    }
}
