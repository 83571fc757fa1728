//! The first two turns of somebody who has never played the NOIRLab Cube Game.

use crate::lang::Phrase;
use crate::telling::{Lesson, Reply, Step};

pub(super) static LESSON: Lesson = Lesson {
    others: &["Ada"],
    options: "",
    setup: &[],
    steps: &[
        Step::play(
            Phrase::Same("Fill all six spots of your row: five astronomy programs, and NOIRLab. Press **Roll**."),
            "roll",
            &[4],
        )
        .explains(&[Phrase::Same("**Roll** throws a cube with these six on its faces.")]),
        Step::play(
            Phrase::Same("Gemini! A second Gemini would be a bust and clear your row, but that is one face of six. Press **Roll**."),
            "roll",
            &[6],
        )
        .explains(&[Phrase::Same("**Pass** ends your turn and keeps your spots for the next.")]),
        Step::play(
            Phrase::Same("NOIRLab fills its own spot, and it is a net: a bust will take it instead of your row. Press **Roll**."),
            "roll",
            &[1],
        ),
        Step::play(
            Phrase::Same("CTIO, too. While you have the net, nothing can go wrong. Press **Roll**."),
            "roll",
            &[6],
        )
        .explains(&[Phrase::Same("**Pass and bank** ends your turn with a free NOIRLab token; three filled spots are enough.")]),
        Step::play(
            Phrase::Same("With its spot filled, NOIRLab is wild: it fills any program that you still need. Press **KPNO**."),
            "fill-kpno",
            &[],
        )
        .explains(&[Phrase::Same("**KPNO**, **CSDC** and **Rubin** are the three that are empty.")]),
        Step::play(
            Phrase::Same("Four of six, and a net. Now get something for stopping: an extra token, and Ada's turn. Press **Pass and bank**."),
            "bank",
            &[],
        )
        .then(&[Reply::of_b("roll", &[2]), Reply::of_b("roll", &[2])]),
        Step::play(
            Phrase::Same("Ada rolled KPNO twice, without a net: her row is empty again. You have two tokens, so you must roll, and nothing can go \
             wrong. Press **Roll**."),
            "roll",
            &[4],
        ),
        Step::play(
            Phrase::Same("Gemini again: that took the extra token, and your row is safe. Press **Roll**."),
            "roll",
            &[5],
        ),
        Step::play(
            Phrase::Same("Rubin! You need only CSDC, or a wild NOIRLab, and you still have a net. Press **Roll**."),
            "roll",
            &[3],
        ),
    ],
    end: Phrase::Same("All six: you win at once, in the middle of your turn! A plain pass gains nothing, because your next turn begins with the same \
          risk, so bank when you stop. You can also play this game alone and count your turns."),
};
