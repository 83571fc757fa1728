//! Writes the folder of a new game: the example Pig and its rules page, with the new game's key, name and letter.

use std::fs;
use std::io;
use std::path::Path;

/// What Rust takes for itself, and no module can be called.
const KEYWORDS: &str = "abstract as async await become box break const continue crate do dyn else enum extern false final fn for gen if impl \
    in let loop macro match mod move mut override priv pub ref return self static struct super trait true try type typeof unsafe unsized use \
    virtual where while yield";

/// Writes the folder of the game `key` below the crate at `root`, and lists the game. Gives what to tell its author.
pub(crate) fn begin(root: &Path, key: &str) -> Result<String, String> {
    let spelled = key.bytes().all(|c| c.is_ascii_lowercase());
    if !spelled || key.is_empty() || key.len() > 32 {
        return Err(format!(
            "`{key}` is no key: a key has 1 to 32 letters from a to z"
        ));
    }
    if KEYWORDS.split(' ').any(|word| word == key) {
        return Err(format!(
            "`{key}` is a word of Rust, and cannot be the name of a module"
        ));
    }
    let folder = root.join("src").join(key);
    let module = root.join(format!("src/{key}.rs"));
    if folder.exists() || module.exists() {
        return Err(format!("games/src has a module `{key}` already"));
    }
    let wrong = |error: io::Error| format!("cannot write the game: {error}");
    let letter = free_letter(root, key).map_err(wrong)?;
    let letter = letter.ok_or("every letter has the rulings of a game already")?;
    write(root, key, letter).map_err(wrong)?;
    Ok(format!(
        "games/src/{key}/mod.rs and rules.md are Pig under another name, and the game is listed in lib.rs and registry.rs.\n\
         Its rulings have the letter {letter}. Now make the page and the rules those of your game; CONTRIBUTING.md goes on at step 3."
    ))
}

/// A letter that no game's rulings have: the key's first, if it is free.
fn free_letter(root: &Path, key: &str) -> io::Result<Option<char>> {
    let mut taken = vec!['X'];
    for entry in fs::read_dir(root.join("src"))? {
        let page = entry?.path().join("rules.md");
        if page.exists() {
            let page = fs::read_to_string(page)?;
            let first = page.split("\n## Rulings").nth(1);
            let first = first.and_then(|rulings| rulings.split("\n### ").nth(1));
            taken.extend(first.and_then(|ruling| ruling.chars().next()));
        }
    }
    let own = key.to_ascii_uppercase();
    Ok(own
        .chars()
        .chain('A'..='Z')
        .find(|c| c.is_ascii_uppercase() && !taken.contains(c)))
}

fn write(root: &Path, key: &str, letter: char) -> io::Result<()> {
    let name = format!("{}{}", key[..1].to_ascii_uppercase(), &key[1..]);
    let renamed = |text: &str| {
        let mut text = text.replace("Pig", &name).replace("pig", key);
        for number in '0'..='9' {
            text = text.replace(&format!("P{number}"), &format!("{letter}{number}"));
        }
        text
    };
    // The first lines of both files are about the example.
    let rules = fs::read_to_string(root.join("examples/pig/game.rs"))?;
    let (_, rules) = rules.split_once("\n\n").unwrap_or_default();
    let rules = rules.replace("use games::", "use crate::").replace(
        "include_str!(concat!(env!(\"CARGO_MANIFEST_DIR\"), \"/rules-template.md\"))",
        "include_str!(\"rules.md\")",
    );
    let page = fs::read_to_string(root.join("rules-template.md"))?;
    let about = page.find("This is the template").unwrap_or_default();
    let rest = about + page[about..].find("Keep ").unwrap_or_default();
    let page = format!("{}{}", &page[..about], &page[rest..]);

    let folder = root.join("src").join(key);
    fs::create_dir(&folder)?;
    let head = format!(
        "//! {name}. The rules page is `rules.md`; its rulings are named where they are implemented.\n\n"
    );
    fs::write(folder.join("mod.rs"), head + &renamed(&rules))?;
    fs::write(folder.join("rules.md"), renamed(&page))?;
    let lib = root.join("src/lib.rs");
    let text = fs::read_to_string(&lib)?;
    // The games are the last modules, in the order of the alphabet.
    let (above, games) = text.rsplit_once("\n\n").unwrap_or_default();
    let line = format!("pub mod {key};");
    let mut games: Vec<&str> = games.lines().chain([line.as_str()]).collect();
    games.sort_unstable();
    fs::write(lib, format!("{above}\n\n{}\n", games.join("\n")))?;
    let registry = root.join("src/registry.rs");
    let text = fs::read_to_string(&registry)?;
    let line = format!("    &Erased::<crate::{key}::{name}>::GAME_TYPE,\n];");
    fs::write(registry, text.replacen("];", &line, 1))
}
