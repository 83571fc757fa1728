//! The first turn of somebody who has never played Noodle Roll.

use crate::lang::noodle as t;
use crate::telling::{Lesson, Reply, Step};

pub(super) static LESSON: Lesson = Lesson {
    others: &["Ada"],
    options: "",
    setup: &[],
    steps: &[
        Step::play(
            t::LESSON_1,
            "roll",
            &[2, 2, 2, 2, 4, 4, 4, 1, 3, 5, 5, 6, 6],
        )
        .explains(&[t::LESSON_1_ROLL]),
        Step::play(t::LESSON_2, "keep-2", &[]).explains(&[t::LESSON_2_KEEP]),
        Step::play(t::LESSON_3, "roll", &[1, 2, 3, 3, 4, 5, 5, 6, 6])
            .explains(&[t::LESSON_3_DELIVER]),
        Step::play(t::LESSON_4, "combine-1-2", &[])
            .explains(&[t::LESSON_4_COMBINES, t::LESSON_4_ROLLS]),
        Step::play(t::LESSON_5, "keep-3", &[]),
        Step::play(t::LESSON_6, "roll", &[1, 5, 5, 5, 6]),
        Step::play(t::LESSON_7, "keep-5", &[]),
        Step::play(t::LESSON_8, "column-3a", &[])
            .explains(&[t::LESSON_8_COLUMNS])
            .then(&[
                Reply::of_b("roll", &[5, 5, 5, 5, 1, 1, 2, 2, 3, 4, 4, 6, 6]),
                Reply::of_b("keep-5", &[]),
                Reply::of_b("stop", &[]),
            ]),
    ],
    end: t::LESSON_END,
};
