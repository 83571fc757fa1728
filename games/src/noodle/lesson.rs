//! The first turn of somebody who has never played Noodle Roll.

use crate::lang::Phrase;
use crate::telling::{Lesson, Reply, Step};

pub(super) static LESSON: Lesson = Lesson {
    others: &["Ada"],
    options: "",
    setup: &[],
    steps: &[
        Step::play(
            Phrase::Same("Welcome to your kitchen! A turn begins with all thirteen dice. Press **Roll all 13 dice**."),
            "roll",
            &[2, 2, 2, 2, 4, 4, 4, 1, 3, 5, 5, 6, 6],
        )
        .explains(&[Phrase::Same("**Roll** rolls every die that you have not kept.")]),
        Step::play(
            Phrase::Same("Framed dice are sets: three or more alike. Start low, because later sets of this turn must not be lower than the \
             first. Press **Keep four 2s**."),
            "keep-2",
            &[],
        )
        .explains(&[Phrase::Same("**Keep** takes all dice of that face as a strand, which nobody can take from you.")]),
        Step::play(
            Phrase::Same("Four 2s are 3 points. Nothing can be lost now, and three of four such rolls bring another set. Press **Roll 9 more**."),
            "roll",
            &[1, 2, 3, 3, 4, 5, 5, 6, 6],
        )
        .explains(&[Phrase::Same("**Deliver** ends your turn: each strand becomes a cube on the board.")]),
        Step::play(
            Phrase::Same("No set! Now one of your three chefs can help. Open the menu and choose **1 + 2 = 3**, for three 3s."),
            "combine-1-2",
            &[],
        )
        .explains(&[
            Phrase::Same("**A chef combines** two dice into one, their sum."),
            Phrase::Same("**Chef rolls** all these dice again."),
        ]),
        Step::play(
            Phrase::Same("The 1 and the 2 now count as your third 3. Press **Keep three 3s**."),
            "keep-3",
            &[],
        ),
        Step::play(
            Phrase::Same("Five dice seldom make a set, but trying costs nothing: a roll without one only ends your turn. Press **Roll 5 more**."),
            "roll",
            &[1, 5, 5, 5, 6],
        ),
        Step::play(
            Phrase::Same("Lucky! Two dice would be left, too few for a set, so this is your last strand. Press **Keep three 5s**."),
            "keep-5",
            &[],
        ),
        Step::play(
            Phrase::Same("Your 2s have gone to column 2. For 3s you choose: in column 3a the cube is beside your own. Press **3a**."),
            "column-3a",
            &[],
        )
        .explains(&[Phrase::Same("**3a** and **3b** put the cube on top there. Two neighbours are worth 10 points at the end.")])
        .then(&[
            Reply::of_b("roll", &[5, 5, 5, 5, 1, 1, 2, 2, 3, 4, 4, 6, 6]),
            Reply::of_b("keep-5", &[]),
            Reply::of_b("stop", &[]),
        ]),
    ],
    end: Phrase::Same("That was a whole turn: 11 points, and a pair worth 10. Ada has delivered four 5s, and you would roll again. The game ends when \
          two columns reach the line; then the most points win."),
};
