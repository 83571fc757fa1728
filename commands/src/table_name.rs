//! The public names of tables, in messages and logs: their number, as people write numbers. Custom ids have it in base 36, which is
//! shorter.

use db::TableId;

pub(crate) fn base36(mut number: u64) -> String {
    const DIGITS: &[u8; 36] = b"0123456789abcdefghijklmnopqrstuvwxyz";
    // 36 to the power of 13 exceeds any 64-bit number.
    let mut text = [0; 13];
    let mut first = text.len();
    loop {
        first -= 1;
        text[first] = DIGITS[(number % 36) as usize];
        number /= 36;
        if number == 0 {
            return String::from_utf8_lossy(&text[first..]).into_owned();
        }
    }
}

/// Parses what [`base36`] writes for the number of a table.
pub(crate) fn from_base36(text: &str) -> Option<TableId> {
    let number = i64::try_from(number_in_base36(text)?).ok()?;
    (number > 0).then_some(TableId(number))
}

/// The number with this spelling in base 36; each number has one.
pub(crate) fn number_in_base36(text: &str) -> Option<u64> {
    let number = u64::from_str_radix(text, 36).ok()?;
    (base36(number) == text).then_some(number)
}

/// Parses the public name of a table, also with a `#` before it. Earlier versions named tables in base 36, so a name with letters,
/// which people may have noted down, is read as one of those.
pub fn table_named(text: &str) -> Option<TableId> {
    let text = text.trim().to_ascii_lowercase();
    let text = text.strip_prefix('#').unwrap_or(&text);
    if text.bytes().any(|c| c.is_ascii_alphabetic()) {
        return from_base36(text);
    }
    let table = TableId(text.parse().ok().filter(|number| *number > 0)?);
    (table.to_string() == text).then_some(table)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_a_number_and_older_names_are_understood() {
        assert_eq!(TableId(123).to_string(), "123");
        for (typed, number) in [
            ("123", Some(123)),
            (" #123 ", Some(123)),
            ("3f", Some(123)),
            ("3F", Some(123)),
            ("0", None),
            ("-1", None),
            ("+1", None),
            ("01", None),
            ("0a", None),
            ("", None),
            ("9 or 10", None),
            ("99999999999999999999", None),
        ] {
            assert_eq!(table_named(typed), number.map(TableId), "{typed:?}");
        }
    }

    #[test]
    fn base_36_survives_a_round_trip() {
        for number in [1, 35, 36, i64::MAX] {
            let text = base36(number.cast_unsigned());
            assert_eq!(from_base36(&text), Some(TableId(number)), "{text}");
        }
        assert_eq!(from_base36("03f"), None);
    }
}
