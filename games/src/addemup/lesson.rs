//! The first two turns of somebody who has never played Add'em Up.

use crate::lang::Phrase;
use crate::telling::{Lesson, Reply, Step};

pub(super) static LESSON: Lesson = Lesson {
    others: &["Ada"],
    options: "",
    setup: &[],
    steps: &[
        Step::play(
            Phrase::Same("A crossword of dice, and you open it. Press **Roll 6 dice**."),
            "roll",
            &[1, 1, 3, 4, 5, 5],
        )
        .explains(&[Phrase::Same("**Roll** takes dice from the pile, six at most.")]),
        Step::focus(
            Phrase::Same("A line is three or more numbers that go up or down by one. Open the menu and choose **[3] [4] [5]**."),
            "row-50.50-345",
        )
        .explains(&[
            Phrase::Same("**Try a line** shows a line on the board before it counts."),
            Phrase::Same("**Place it** is for the line that you have chosen."),
        ]),
        Step::play(
            Phrase::Same("There it is, in green: 3 + 4 + 5 = 12 points. Press **Place it**."),
            "row-50.50-345",
            &[],
        )
        .then(&[
            Reply::of_b("roll", &[1, 2, 3, 5, 6, 6]),
            Reply::of_b("col-50.51-432", &[]),
            Reply::of_b("stop", &[]),
        ]),
        Step::play(
            Phrase::Same("Ada built down from your 4, and it counted for her too. Press **Roll 6 dice**."),
            "roll",
            &[1, 1, 2, 4, 4, 6],
        ),
        Step::focus(
            Phrase::Same("A line scores all its dice, old and new. Make the row longer at both ends: choose **[1] [2] 3 4 5 [6]** in the menu, \
             where your new dice are in brackets."),
            "row-50.48-123456",
        ),
        Step::play(
            Phrase::Same("Three dice, and 21 points, because the whole row counts. Press **Place it**."),
            "row-50.48-123456",
            &[],
        ),
        Step::focus(
            Phrase::Same("You may go on as long as dice fit. Your other 1 makes Ada's column longer. Choose **4 3 2 [1]**."),
            "col-50.51-4321",
        )
        .explains(&[Phrase::Same("**Stop** ends your turn; the dice that are left go back to the pile.")]),
        Step::play(
            Phrase::Same("Points that are there to be had are seldom worth leaving to others. Press **Place it**."),
            "col-50.51-4321",
            &[],
        ),
    ],
    end: Phrase::Same("31 points in one turn! The 4s fit nowhere, so it is over. Dice side by side must always be part of a line. All six placed? Then \
          you are offered a bonus die. When the pile is empty, the highest score wins."),
};
