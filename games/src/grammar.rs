//! English counts, lists and places, for the texts of games and of programs that show them.

use std::fmt::Display;

use crate::lang::{self, Lang};

/// `die` or `dice`, `point` or `points`: a noun as it stands after this count.
pub fn plural(count: impl TryInto<i64>, noun: &str) -> String {
    match (count.try_into().unwrap_or(i64::MAX), noun) {
        (-1 | 1, one) => one.to_owned(),
        (_, "die") => "dice".to_owned(),
        (_, one) => format!("{one}s"),
    }
}

/// `1 point`, `2 points`
pub fn counted(count: impl TryInto<i64> + Display + Copy, noun: &str) -> String {
    format!("{count} {}", plural(count, noun))
}

/// `Ann, Ben and Cleo`; empty for nothing.
pub fn list<T: ToString>(items: impl IntoIterator<Item = T>) -> String {
    let items: Vec<String> = items.into_iter().map(|item| item.to_string()).collect();
    let mut text = String::new();
    lang::list(Lang::En, &mut text, &items);
    text
}

/// `1st`, `2nd`, `11th`, `21st`
pub fn ordinal(number: impl Into<u32>) -> String {
    let number = number.into();
    let ending = match (number % 10, number % 100) {
        (1, tens) if tens != 11 => "st",
        (2, tens) if tens != 12 => "nd",
        (3, tens) if tens != 13 => "rd",
        _ => "th",
    };
    format!("{number}{ending}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn counts_lists_and_places_read_well() {
        assert_eq!(counted(1, "point"), "1 point");
        assert_eq!(counted(0usize, "point"), "0 points");
        assert_eq!(counted(-1, "point"), "-1 point");
        assert_eq!(counted(1u8, "die"), "1 die");
        assert_eq!(counted(9u8, "die"), "9 dice");
        assert_eq!(list(["Ann"]), "Ann");
        assert_eq!(list([1, 2, 5]), "1, 2 and 5");
        assert_eq!(list(Vec::<String>::new()), "");
        let places: Vec<String> = [1u32, 2, 3, 4, 11, 12, 13, 21, 22, 111].map(ordinal).into();
        assert_eq!(
            places.join(" "),
            "1st 2nd 3rd 4th 11th 12th 13th 21st 22nd 111th"
        );
    }
}
