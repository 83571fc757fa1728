//! Makes a user's text safe inside a line of ours: nothing invisible, nothing that draws over other lines, no links.

use icu_normalizer::ComposingNormalizerBorrowed;
use icu_properties::props::{DefaultIgnorableCodePoint, GeneralCategory};
use icu_properties::{CodePointMapData, CodePointSetData};

/// How many marks one letter keeps. Vietnamese needs none once it is composed, Thai and Hebrew two.
const MARKS: usize = 2;

/// Puts a text on one line and in NFC, so that a letter and its accent are one character. Invisible characters, marks beyond the
/// second on a letter, and enclosing marks are dropped. A slash becomes the division slash, which looks the same but makes no
/// link and no invitation.
pub(crate) fn one_line(text: &str) -> String {
    let composed = ComposingNormalizerBorrowed::new_nfc().normalize(text);
    let category = CodePointMapData::<GeneralCategory>::new();
    let (mut line, mut marks, mut gap) = (String::with_capacity(text.len()), 0, false);
    for c in composed.chars() {
        if c.is_whitespace() {
            gap = true;
            continue;
        }
        if is_invisible(c) {
            continue;
        }
        let is_mark = matches!(
            category.get(c),
            GeneralCategory::NonspacingMark | GeneralCategory::EnclosingMark
        );
        let room = if is_general_diacritic(c) { 1 } else { MARKS };
        if is_mark && (line.is_empty() || gap || marks >= room || encloses(c)) {
            continue;
        }
        marks = if is_mark { marks + 1 } else { 0 };
        if gap && !line.is_empty() {
            line.push(' ');
        }
        gap = false;
        line.push(if c == '/' { '\u{2215}' } else { c });
    }
    line
}

/// Characters that show nothing: controls, formats, fillers and blank symbols that Unicode does not count as white space.
fn is_invisible(c: char) -> bool {
    let category = CodePointMapData::<GeneralCategory>::new().get(c);
    matches!(
        category,
        GeneralCategory::Control
            | GeneralCategory::Format
            | GeneralCategory::PrivateUse
            | GeneralCategory::Unassigned
            | GeneralCategory::LineSeparator
            | GeneralCategory::ParagraphSeparator
    ) || CodePointSetData::new::<DefaultIgnorableCodePoint>().contains(c)
        // The blank Braille pattern, the blank note head and the interlinear marks.
        || matches!(c, '\u{2800}' | '\u{1d159}' | '\u{fff9}'..='\u{fffb}')
}

/// Marks that fit any letter, and are stacked to draw over other lines. Composed text needs at most one.
fn is_general_diacritic(c: char) -> bool {
    matches!(c, '\u{300}'..='\u{36f}' | '\u{483}'..='\u{487}' | '\u{1ab0}'..='\u{1aff}' | '\u{1dc0}'..='\u{1dff}' | '\u{fe20}'..='\u{fe2f}')
}

/// Marks drawn around a letter, which reach beyond its line.
fn encloses(c: char) -> bool {
    matches!(c, '\u{488}' | '\u{489}' | '\u{1abe}' | '\u{20d0}'..='\u{20ff}' | '\u{a670}'..='\u{a672}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_keep_their_accents() {
        for (typed, shown) in [
            ("Zoe\u{308}", "Zoë"),
            ("Nguye\u{302}\u{303}n", "Nguyễn"),
            ("Łukasz", "Łukasz"),
            ("ที่รัก", "ที่รัก"),
            ("שָׁלוֹם", "שָׁלוֹם"),
            ("प्रिया", "प्रिया"),
            ("👩🏽 Ann", "👩🏽 Ann"),
        ] {
            let composed = ComposingNormalizerBorrowed::new_nfc().normalize(shown);
            assert_eq!(one_line(typed), composed, "{typed}");
        }
    }

    #[test]
    fn nothing_draws_over_other_lines() {
        let stacked = format!("Z{}oe", "\u{301}\u{36f}\u{33f}".repeat(9));
        assert_eq!(one_line(&stacked), "Ź\u{36f}oe");
        assert_eq!(one_line("x\u{336}\u{336}\u{336}"), "x\u{336}");
        assert_eq!(one_line("o\u{20dd}h\u{488}"), "oh");
        assert_eq!(one_line("ก\u{e49}\u{e49}\u{e49}\u{e49}"), "ก\u{e49}\u{e49}");
        assert_eq!(one_line("\u{301}\u{301}Ann \u{301}"), "Ann");
    }

    #[test]
    fn nothing_is_invisible() {
        for blank in [
            "\u{2800}\u{2800}",
            "\u{3164}",
            "\u{115f}\u{1160}",
            "\u{200b}\u{2060}\u{feff}",
            "\u{e0041}",
            "\u{1d159}",
            "\u{180b}",
            "\u{e000}",
        ] {
            assert_eq!(one_line(blank), "", "{blank:?}");
        }
        assert_eq!(one_line(" a\n\tb\u{202e}c\u{a0} "), "a bc");
    }

    #[test]
    fn no_link_and_no_invitation_is_left() {
        assert_eq!(one_line("discord.gg/abc"), "discord.gg\u{2215}abc");
        assert_eq!(
            one_line("https://a.example"),
            "https:\u{2215}\u{2215}a.example"
        );
    }
}
