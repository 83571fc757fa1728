//! The lengths and spellings that a game's declaration keeps to, checked while it compiles.

/// Whether the text has from `least` to `most` characters, all of them from this alphabet.
pub(crate) const fn is_made_of(text: &str, least: usize, most: usize, alphabet: &[u8]) -> bool {
    let bytes = text.as_bytes();
    let mut at = 0;
    while at < bytes.len() {
        let mut letter = 0;
        while letter < alphabet.len() && alphabet[letter] != bytes[at] {
            letter += 1;
        }
        if letter == alphabet.len() {
            return false;
        }
        at += 1;
    }
    least <= bytes.len() && bytes.len() <= most
}

/// Whether the text has from 1 to `most` characters.
pub(crate) const fn fits(text: &str, most: usize) -> bool {
    let bytes = text.as_bytes();
    let (mut characters, mut at) = (0, 0);
    while at < bytes.len() {
        // The second and later bytes of a character in UTF-8 begin with the bits 10.
        if bytes[at] & 0b1100_0000 != 0b1000_0000 {
            characters += 1;
        }
        at += 1;
    }
    1 <= characters && characters <= most
}

/// Whether the two texts are equal.
pub(crate) const fn same(one: &str, other: &str) -> bool {
    one.len() == other.len() && begins(one.as_bytes(), 0, other.as_bytes())
}

/// What comes before the first `mark` in the text; `None` if it is not there.
pub(crate) const fn before<'a>(text: &'a str, mark: &str) -> Option<&'a str> {
    let mut at = 0;
    while at < text.len() {
        if begins(text.as_bytes(), at, mark.as_bytes()) {
            return Some(text.split_at(at).0);
        }
        at += 1;
    }
    None
}

const fn begins(text: &[u8], at: usize, mark: &[u8]) -> bool {
    let mut matched = 0;
    while matched < mark.len() {
        if at + matched >= text.len() || text[at + matched] != mark[matched] {
            return false;
        }
        matched += 1;
    }
    true
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn characters_are_counted_and_not_bytes() {
        assert!(fits("é÷⚀", 3));
        assert!(!fits("é÷⚀x", 3));
        assert!(!fits("", 3));
    }

    #[test]
    fn an_alphabet_leaves_nothing_else() {
        assert!(is_made_of("ab", 1, 2, b"abc"));
        for wrong in ["", "abc", "ax", "é"] {
            assert!(!is_made_of(wrong, 1, 2, b"abc"), "{wrong}");
        }
    }

    #[test]
    fn a_text_is_cut_before_the_first_mark() {
        assert_eq!(before("a\n## b\n## b", "\n## b"), Some("a"));
        assert_eq!(before("é## b", "## b"), Some("é"));
        assert_eq!(before("a\n## ", "\n## b"), None);
        assert!(same("ab", "ab") && !same("ab", "abc") && !same("ab", "ac"));
    }
}
