//! Each crate here has a top and a bottom: a module uses only modules below it, so one can be read, tested or replaced without those
//! above. What counts is what a file names with `crate::`, `super::` or a `use`; its own test modules may name anything.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

/// A module by its names from the root of the crate; the root itself has none.
type Module = Vec<String>;

/// The rings of modules in a crate, one line each: `a -> b -> a`, and by which file each step is made.
///
/// Looks at each folder by itself: its modules are taken with all that is inside them. What a folder's own head file (`mod.rs`)
/// defines may be used everywhere in that folder, but what `lib.rs` defines may not, because `lib.rs` is above everything.
pub(crate) fn cycles(crate_dir: &Path) -> Vec<String> {
    let sources = read(&crate_dir.join("src"), &Module::new());
    let mut uses: BTreeMap<&Module, BTreeSet<Module>> = BTreeMap::new();
    for (module, text) in &sources {
        let targets = paths(text)
            .into_iter()
            .filter_map(|path| resolve(&sources, module, &path));
        uses.insert(module, targets.collect());
    }
    let folders: BTreeSet<Module> = sources
        .keys()
        .filter(|module| !module.is_empty())
        .map(|module| module[..module.len() - 1].to_vec())
        .collect();
    let mut found = Vec::new();
    for folder in &folders {
        let child = |module: &Module| -> Option<String> {
            let inside = module.strip_prefix(folder.as_slice())?;
            match inside.first() {
                Some(name) => Some(name.clone()),
                None => folder.is_empty().then(|| "lib".to_owned()),
            }
        };
        let mut steps: BTreeMap<String, BTreeMap<String, String>> = BTreeMap::new();
        for (module, targets) in &uses {
            let Some(from) = child(module) else { continue };
            for to in targets.iter().filter_map(child).filter(|to| *to != from) {
                let file = steps.entry(from.clone()).or_default().entry(to);
                file.or_insert_with(|| module.join("/"));
            }
        }
        if let Some(ring) = ring(&steps) {
            let named = ring.windows(2).map(|step| {
                let file = &steps[&step[0]][&step[1]];
                format!("{} -> {} (in {file})", step[0], step[1])
            });
            let named: Vec<String> = named.collect();
            found.push(format!("src/{}: {}", folder.join("/"), named.join(", ")));
        }
    }
    found
}

/// The text of every module under a folder, without comments and test modules.
fn read(folder: &Path, at: &Module) -> BTreeMap<Module, String> {
    let mut found = BTreeMap::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let name = path.file_stem().unwrap().to_string_lossy().into_owned();
        let mut module = at.clone();
        if path.is_dir() {
            module.push(name);
            found.extend(read(&path, &module));
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            if !["lib", "main", "mod"].contains(&name.as_str()) {
                module.push(name);
            }
            found.insert(
                module,
                without_comments(&fs::read_to_string(&path).unwrap()),
            );
        }
    }
    found
}

fn without_comments(text: &str) -> String {
    let code = text.split("#[cfg(test)]\nmod ").next().unwrap();
    let lines = code.lines().map(|line| line.split("//").next().unwrap());
    lines.collect::<Vec<_>>().join("\n")
}

/// Every path that begins at `crate`, `super` or `self`, and every one that a `use` declares; groups in braces are taken apart.
fn paths(text: &str) -> Vec<Module> {
    let mut found = Vec::new();
    for start in ["crate::", "super::", "self::"] {
        for (at, _) in text.match_indices(start) {
            let is_inside =
                text[..at].ends_with(|c: char| c.is_alphanumeric() || c == '_' || c == ':');
            if !is_inside {
                tree(
                    &mut text[at..].chars().peekable(),
                    &Module::new(),
                    &mut found,
                );
            }
        }
    }
    for word in ["\nuse ", "\npub use ", "\npub(crate) use "] {
        for (at, word) in text.match_indices(word) {
            let mut rest = text[at + word.len()..].chars().peekable();
            tree(&mut rest, &Module::new(), &mut found);
        }
    }
    found
}

/// Reads `a::b::{c, d::e}` and what follows it in a list.
fn tree(
    text: &mut std::iter::Peekable<std::str::Chars<'_>>,
    before: &Module,
    found: &mut Vec<Module>,
) {
    let mut path = before.clone();
    loop {
        while text.next_if(|c| c.is_whitespace()).is_some() {}
        let mut name = String::new();
        while let Some(c) = text.next_if(|c| c.is_alphanumeric() || *c == '_') {
            name.push(c);
        }
        if !name.is_empty() {
            path.push(name);
        }
        match text.peek() {
            Some(':') => {
                text.next();
                text.next_if_eq(&':');
            }
            Some('{') => {
                text.next();
                loop {
                    tree(text, &path, found);
                    while text.next_if(|c| c.is_whitespace()).is_some() {}
                    if text.next_if_eq(&',').is_none() {
                        break;
                    }
                }
                text.next_if_eq(&'}');
                return;
            }
            _ => break,
        }
    }
    found.push(path);
}

/// The module that a path in `from` leads to; `None` for paths into other crates and into `from` itself.
fn resolve(sources: &BTreeMap<Module, String>, from: &Module, path: &Module) -> Option<Module> {
    let mut at = from.clone();
    let mut names = path.iter().peekable();
    match names.peek()?.as_str() {
        "crate" => at.clear(),
        "self" => {}
        "super" => _ = at.pop(),
        name => {
            at.push(name.to_owned());
            sources.contains_key(&at).then_some(())?;
        }
    }
    names.next();
    while names.next_if(|name| *name == "super").is_some() {
        at.pop();
    }
    for name in names {
        at.push(name.clone());
        if sources.contains_key(&at) {
            continue;
        }
        at.pop();
        // What a head file only passes on is at home further down.
        if let Some(home) = passed_on(sources, &at, name) {
            at = home;
        }
        break;
    }
    (at != *from).then_some(at)
}

/// The module from which `pub use` takes `name` into the head file of `module`.
fn passed_on(sources: &BTreeMap<Module, String>, module: &Module, name: &str) -> Option<Module> {
    let text = &sources[module];
    for (at, word) in text.match_indices("use ") {
        let mut all = Vec::new();
        tree(
            &mut text[at + word.len()..].chars().peekable(),
            &Module::new(),
            &mut all,
        );
        for path in all
            .iter()
            .filter(|path| path.last().is_some_and(|last| last == name))
        {
            let skipped = usize::from(path[0] == "self");
            let inside = &path[skipped..path.len() - 1];
            let home: Module = module.iter().chain(inside).cloned().collect();
            if !inside.is_empty() && sources.contains_key(&home) {
                return Some(home);
            }
        }
    }
    None
}

/// Some way from a module back to itself, if there is one.
fn ring(steps: &BTreeMap<String, BTreeMap<String, String>>) -> Option<Vec<String>> {
    let mut done = BTreeSet::new();
    let mut way = Vec::new();
    steps
        .keys()
        .find_map(|start| walk(steps, start, &mut way, &mut done))
}

fn walk(
    steps: &BTreeMap<String, BTreeMap<String, String>>,
    at: &str,
    way: &mut Vec<String>,
    done: &mut BTreeSet<String>,
) -> Option<Vec<String>> {
    if let Some(first) = way.iter().position(|name| name == at) {
        let mut ring = way[first..].to_vec();
        ring.push(at.to_owned());
        return Some(ring);
    }
    if !done.insert(at.to_owned()) {
        return None;
    }
    way.push(at.to_owned());
    let next = steps.get(at).into_iter().flat_map(BTreeMap::keys);
    let found = next
        .map(String::as_str)
        .find_map(|next| walk(steps, next, way, done));
    way.pop();
    found
}

#[test]
fn no_modules_of_these_crates_use_each_other() {
    let rings: Vec<String> = [
        ".",
        "commands",
        "db",
        "engine",
        "games",
        "pictures",
        "playground",
        "tables",
    ]
    .iter()
    .flat_map(|name| {
        let rings = cycles(&Path::new(env!("CARGO_MANIFEST_DIR")).join(name));
        rings.into_iter().map(move |ring| format!("{name}: {ring}"))
    })
    .collect();
    assert!(
        rings.is_empty(),
        "Modules use each other in a ring. Move what both need into a module below them:\n{}",
        rings.join("\n")
    );
}

#[test]
fn a_ring_is_found_however_it_is_written() {
    let folder = tempfile::tempdir().unwrap();
    let crate_with = |files: &[(&str, &str)]| {
        let src = folder.path().join("src");
        let _ = fs::remove_dir_all(&src);
        for (name, text) in files {
            let path = src.join(name);
            fs::create_dir_all(path.parent().unwrap()).unwrap();
            fs::write(path, text).unwrap();
        }
        cycles(folder.path())
    };
    let lib = ("lib.rs", "mod a;\nmod b;\npub use b::{B, Other};\n");
    let layered = crate_with(&[
        lib,
        ("a.rs", "use crate::B;\n"),
        ("b.rs", "// crate::a::A\n"),
    ]);
    assert_eq!(layered, Vec::<String>::new());
    for a in [
        "use crate::B;\n",
        "use crate::{\n    b::B,\n};\n",
        "fn f() -> super::b::B {}\n",
    ] {
        let ring = crate_with(&[lib, ("a.rs", a), ("b.rs", "fn g() { crate::a::h() }\n")]);
        assert_eq!(ring, ["src/: a -> b (in a), b -> a (in b)"], "{a}");
    }
    let own = crate_with(&[
        ("lib.rs", "mod a;\npub use a::A;\nstruct S;\n"),
        ("a.rs", "use crate::S;\n"),
    ]);
    assert_eq!(own, ["src/: a -> lib (in a), lib -> a (in )"]);
    let inside = [
        ("lib.rs", ""),
        ("c.rs", "pub struct Head;\n"),
        ("c/d.rs", "use super::{Head, e::E};\n"),
        ("c/e.rs", "use super::Head;\nuse super::d::D;\n"),
    ];
    assert_eq!(
        crate_with(&inside),
        ["src/c: d -> e (in c/d), e -> d (in c/e)"]
    );
    let tests = (
        "b.rs",
        "struct B;\n#[cfg(test)]\nmod tests {\n    use crate::a::A;\n}\n",
    );
    let layered = crate_with(&[lib, ("a.rs", "use crate::b::B;\n"), tests]);
    assert_eq!(layered, Vec::<String>::new());
}
