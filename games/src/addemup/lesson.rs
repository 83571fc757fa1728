//! The first two turns of somebody who has never played Add'em Up.

use crate::lang::addemup as t;
use crate::telling::{Lesson, Reply, Step};

pub(super) static LESSON: Lesson = Lesson {
    others: &["Ada"],
    options: "",
    setup: &[],
    steps: &[
        Step::play(t::LESSON_1, "roll", &[1, 1, 3, 4, 5, 5]).explains(&[t::LESSON_1_ROLL]),
        Step::focus(t::LESSON_2, "row-50.50-345").explains(&[t::LESSON_2_TRY]),
        Step::play(t::LESSON_3, "row-50.50-345", &[])
            .explains(&[t::LESSON_3_PLACE])
            .then(&[
                Reply::of_b("roll", &[1, 2, 3, 5, 6, 6]),
                Reply::of_b("col-50.51-432", &[]),
                Reply::of_b("stop", &[]),
            ]),
        Step::play(t::LESSON_4, "roll", &[1, 1, 2, 4, 4, 6]),
        Step::focus(t::LESSON_5, "row-50.48-123456"),
        Step::play(t::LESSON_6, "row-50.48-123456", &[]),
        Step::focus(t::LESSON_7, "col-50.51-4321").explains(&[t::LESSON_7_STOP]),
        Step::play(t::LESSON_8, "col-50.51-4321", &[]),
    ],
    end: t::LESSON_END,
};
