//! The first two turns of somebody who has never played Les Marmottes.

use crate::lang::marmottes as t;
use crate::telling::{Lesson, Reply, Step};

pub(super) static LESSON: Lesson = Lesson {
    others: &["Ada"],
    options: "",
    setup: &[],
    steps: &[
        Step::play(t::LESSON_1, "roll", &[4, 4, 1, 3, 5, 6]).explains(&[t::LESSON_1_ROLL]),
        Step::play(t::LESSON_2, "roll", &[4, 1, 2, 3]).explains(&[t::LESSON_2_STOP]),
        Step::play(t::LESSON_3, "roll", &[4, 1, 6]),
        Step::play(t::LESSON_4, "stop", &[]).then(&[
            Reply::of_b("roll", &[1, 1, 2, 3, 5, 6]),
            Reply::of_b("roll", &[3, 4, 5, 6]),
        ]),
        Step::play(t::LESSON_5, "roll", &[3, 3, 5, 5, 1, 6]),
        Step::play(t::LESSON_6, "stop", &[]),
    ],
    end: t::LESSON_END,
};
