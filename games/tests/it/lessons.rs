//! The law of the lessons: each game teaches itself with moves that are legal and faces that fit, says what to press at every step, and
//! explains each control once, when it first appears.

use std::ops::Deref;

use games::lang::Lang;
use games::lesson::{LEARNER, LessonState};
use games::names::Names;
use games::outcome::Status;
use games::registry::{GAMES, GameType};
use games::screen::{Row, Screen};
use games::seat::Viewer;
use games::telling::{Lesson, Step};

/// The most words of one step, of which people read four in a second.
const STEP: usize = 45;
/// The most words of a whole lesson: with the presses about a minute and a half for a slow reader.
const LESSON: usize = 330;

/// The games that have a lesson, with their keys and languages.
fn taught() -> impl Iterator<Item = (&'static dyn GameType, String, Taught)> {
    let spoken = GAMES.iter().flat_map(|game| {
        let others = game.info().languages.iter().map(|(lang, _)| *lang);
        let all = std::iter::once(Lang::En).chain(others);
        all.map(move |lang| (*game, lang))
    });
    spoken.filter_map(|(game, lang)| {
        let lesson = game.info().lesson?;
        let key = format!("{} {lang:?}", game.info().key);
        Some((game, key, Taught { lesson, lang }))
    })
}

/// A lesson in a language.
#[derive(Clone, Copy)]
struct Taught {
    lesson: &'static Lesson,
    lang: Lang,
}

impl Taught {
    /// Others need more words than English for the same.
    fn most(self, words: usize) -> usize {
        if self.lang == Lang::En {
            words
        } else {
            words * 4 / 3
        }
    }
}

impl Deref for Taught {
    type Target = Lesson;

    fn deref(&self) -> &Lesson {
        self.lesson
    }
}

fn at(game: &'static dyn GameType, taught: Taught, step: usize) -> LessonState {
    let state = taught.lesson.at(game, step);
    state.unwrap_or_else(|error| panic!("{} before step {step}: {error}", game.info().key))
}

fn names(taught: Taught) -> Names {
    let names = taught.lesson.names("Ann".to_owned());
    names.in_language(taught.lang)
}

fn words(text: &str) -> usize {
    let word = |word: &&str| word.chars().any(char::is_alphanumeric);
    text.split_whitespace().filter(word).count()
}

/// How many words explain the controls of a step.
fn explained(step: &Step, lang: Lang) -> usize {
    step.explains.iter().map(|one| words(one.say(lang))).sum()
}

/// The texts in bold.
fn bold(text: &str) -> Vec<&str> {
    text.split("**").skip(1).step_by(2).collect()
}

/// What each control is called: a button by its label, a menu by its prompt.
fn controls(screen: &Screen) -> Vec<&str> {
    let mut labels = Vec::new();
    for row in &screen.rows {
        match row {
            Row::Buttons(buttons) => {
                labels.extend(buttons.iter().map(|button| button.label.as_str()));
            }
            Row::Menu(menu) => labels.push(&menu.prompt),
        }
    }
    labels
}

/// Every label that can be pressed or chosen.
fn choices(screen: &Screen) -> Vec<&str> {
    let mut labels = Vec::new();
    for row in &screen.rows {
        match row {
            Row::Buttons(buttons) => {
                labels.extend(buttons.iter().map(|button| button.label.as_str()));
            }
            Row::Menu(menu) => {
                labels.extend(menu.choices.iter().map(|choice| choice.label.as_str()));
            }
        }
    }
    labels
}

#[test]
fn every_lesson_can_be_played_to_its_end() {
    for (game, key, lesson) in taught() {
        assert!(!lesson.steps.is_empty(), "{key}");
        assert!(game.info().seats.contains(&(1 + lesson.others.len())));
        for step in 0..lesson.steps.len() {
            let state = at(game, lesson, step);
            let screen = state.screen(&names(lesson));
            let control = state.control(&screen);
            assert!(
                control.is_some(),
                "{key}, step {step}: the action is not on the screen:\n{}",
                screen.text()
            );
        }
        let end = at(game, lesson, lesson.steps.len());
        assert!(end.step.is_none());
        let screen = end.screen(&names(lesson));
        assert!(screen.rows.is_empty(), "{key}");
        let first = at(game, lesson, 0).screen(&names(lesson));
        assert_ne!(screen.scores, first.scores, "{key}: nobody has scored");
        assert!(at(game, lesson, usize::MAX).step.is_none());
    }
}

/// The learner waits for nobody, and only the others are moved for.
#[test]
fn it_is_the_learners_decision_at_every_step() {
    for (game, key, lesson) in taught() {
        for (number, step) in lesson.steps.iter().enumerate() {
            let table = at(game, lesson, number).table;
            let acting = matches!(table.status(), Status::ToAct(seats) if seats.has(LEARNER));
            assert!(acting, "{key}, step {number}");
            assert!(step.replies.iter().all(|reply| reply.seat != LEARNER));
            let own = table.screen(Viewer::Seat(LEARNER), &names(lesson), "");
            let public = table.screen(Viewer::Public, &names(lesson), "");
            assert!(!step.panel || own != public, "{key}, step {number}");
        }
    }
}

#[test]
fn each_step_is_short_and_names_the_one_control_to_press() {
    for (game, key, lesson) in taught() {
        let mut all = words(lesson.end.say(lesson.lang));
        assert!(all <= lesson.most(STEP), "{key}: {all} words at the end");
        for (number, step) in lesson.steps.iter().enumerate() {
            let state = at(game, lesson, number);
            let screen = state.screen(&names(lesson));
            let (label, _) = state.control(&screen).expect("a control");
            let told = bold(step.words.say(lesson.lang));
            let told = told.last().copied().unwrap_or_default();
            assert!(label.contains(told), "{key}, step {number}: {label}");
            let matching: Vec<&str> = choices(&screen)
                .into_iter()
                .filter(|label| label.contains(told))
                .collect();
            assert_eq!(matching, [label], "{key}, step {number}: {told}");
            let count = words(step.words.say(lesson.lang)) + explained(step, lesson.lang);
            assert!(
                count <= lesson.most(STEP),
                "{key}, step {number}: {count} words"
            );
            all += count;
        }
        println!("{key}: {} steps, {all} words", lesson.steps.len());
        assert!(all <= lesson.most(LESSON), "{key}: {all} words");
    }
}

#[test]
fn every_kind_of_control_is_explained_once_when_it_first_appears() {
    for (game, key, lesson) in taught() {
        let mut explained: Vec<&str> = Vec::new();
        let mut seen: Vec<String> = Vec::new();
        for (number, step) in lesson.steps.iter().enumerate() {
            let screen = at(game, lesson, number).screen(&names(lesson));
            let shown = controls(&screen);
            for sentence in step.explains.iter().map(|one| one.say(lesson.lang)) {
                assert!(sentence.starts_with("**"), "{key}: {sentence}");
                for name in bold(sentence) {
                    assert!(!explained.contains(&name), "{key}: {name} a second time");
                    let on_it = shown.iter().any(|label| label.contains(name));
                    assert!(
                        on_it,
                        "{key}, step {number}: {name} is not there: {shown:?}"
                    );
                    let before = seen.iter().any(|label| label.contains(name));
                    assert!(!before, "{key}, step {number}: {name} was there before");
                    explained.push(name);
                }
            }
            for label in shown {
                let known = explained.iter().any(|name| label.contains(name));
                assert!(known, "{key}, step {number}: {label} is not explained");
                seen.push(label.to_owned());
            }
        }
    }
}

#[test]
fn a_lessons_screens_have_room_for_its_help() {
    for (game, key, lesson) in taught() {
        for number in 0..=lesson.steps.len() {
            let screen = at(game, lesson, number).screen(&names(lesson));
            assert!(screen.rows.len() <= 4, "{}", key);
            for row in &screen.rows {
                if let Row::Menu(menu) = row {
                    assert!(menu.choices.len() <= 25, "{}", key);
                }
            }
        }
    }
}
