//! Discord's description, and how an exchange is checked against it.

use crate::events::{all_at, objects};
use jsonschema::{Registry, RegistryBuilder, Validator};
use playground::{Direction, Exchange};
use serde_json::{Value, json};
use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::io::Write;
use std::path::Path;
use std::sync::{Arc, Mutex, Once, OnceLock, PoisonError};

/// An operation: its place in the description, and its path in segments.
struct Route {
    method: String,
    segments: Vec<String>,
    pointer: String,
}

pub(crate) struct Contract {
    document: &'static Value,
    registry: &'static Registry<'static>,
    routes: Vec<Route>,
    validators: Mutex<HashMap<String, Arc<Validator>>>,
    seen: Mutex<Seen>,
}

/// What was checked in this process.
#[derive(Default)]
struct Seen {
    requests: u64,
    answers: u64,
    events: u64,
    objects: u64,
    routes: BTreeSet<String>,
    schemas: BTreeSet<String>,
    /// What Discord does not describe, and how often it passed.
    undescribed: BTreeMap<String, u64>,
}

/// The description as it holds for what Discord is sent, and for what it sends.
const REQUESTS: &str = "discord:/requests.json";
const ANSWERS: &str = "discord:/answers.json";

/// Where the description and Discord's pages differ, the pages are right: error codes inside a form are words
/// (<https://docs.discord.com/developers/reference#error-messages>).
fn corrected(mut document: Value) -> Value {
    let inner =
        &mut document["components"]["schemas"]["InnerErrors"]["properties"]["_errors"]["items"];
    assert_eq!(
        inner["$ref"], "#/components/schemas/Error",
        "the description says something else now"
    );
    let text = json!({ "type": "string" });
    *inner = json!({ "type": "object", "properties": { "code": text, "message": text }, "required": ["code", "message"] });
    document
}

/// Discord takes ids as numbers too, but never sends them so (<https://docs.discord.com/developers/reference#id-serialization>).
fn lenient(mut document: Value) -> Value {
    let id = &mut document["components"]["schemas"]["SnowflakeType"];
    assert_eq!(
        id["type"], "string",
        "the description says something else now"
    );
    id["type"] = json!(["string", "integer"]);
    // Permissions are texts of digits on Discord's pages (<https://docs.discord.com/developers/topics/permissions>); the description
    // has numbers where commands are sent, and texts where they come back.
    for sent in ["Create", "Update"] {
        let command = format!("ApplicationCommand{sent}Request");
        let needed = &mut document["components"]["schemas"][command]["properties"]["default_member_permissions"];
        assert_eq!(
            needed["type"],
            json!(["integer", "null"]),
            "the description says something else now"
        );
        needed["type"] = json!(["integer", "string", "null"]);
        needed["pattern"] = json!("^[0-9]+$");
    }
    document
}

/// The variable that names the description's file.
const PATH: &str = "DISCORD_OPENAPI";

impl Contract {
    pub(crate) fn get() -> Option<&'static Self> {
        static CONTRACT: OnceLock<Option<Contract>> = OnceLock::new();
        let contract = CONTRACT.get_or_init(|| {
            let path = std::env::var_os(PATH).filter(|path| !path.is_empty())?;
            let text = std::fs::read_to_string(&path).unwrap_or_else(|error| {
                let path = path.display();
                panic!("{PATH} names {path}, which cannot be read: {error}; give its full path")
            });
            Some(Self::new(
                serde_json::from_str(&text).expect("the description is JSON"),
            ))
        });
        if contract.is_none() {
            static SAID: Once = Once::new();
            // Not `eprintln!`: the output of a test that passes is not shown.
            SAID.call_once(|| {
                let skipped = "SKIPPED: nothing is checked against Discord's description, because";
                let _ = writeln!(std::io::stderr(), "{skipped} {PATH} is not set");
            });
        }
        contract.as_ref()
    }

    fn new(document: Value) -> Self {
        let document = corrected(document);
        let registry = Registry::new().add(REQUESTS, lenient(document.clone()));
        let registry = registry.and_then(|registry| registry.add(ANSWERS, document.clone()));
        let registry = registry
            .and_then(RegistryBuilder::prepare)
            .expect("the description is whole");
        let document: &'static Value = Box::leak(Box::new(document));
        let mut routes = Vec::new();
        for (path, operations) in document["paths"].as_object().expect("paths") {
            for method in operations.as_object().expect("operations").keys() {
                routes.push(Route {
                    method: method.to_uppercase(),
                    segments: path.split('/').map(str::to_owned).collect(),
                    pointer: format!(
                        "/paths/{}/{method}",
                        path.replace('~', "~0").replace('/', "~1")
                    ),
                });
            }
        }
        Self {
            document,
            registry: Box::leak(Box::new(registry)),
            routes,
            validators: Mutex::default(),
            seen: Mutex::default(),
        }
    }

    fn at(&self, pointer: &str) -> &Value {
        self.document.pointer(pointer).unwrap_or(&Value::Null)
    }

    fn note(&self, change: impl FnOnce(&mut Seen)) {
        change(&mut self.seen.lock().unwrap_or_else(PoisonError::into_inner));
    }

    /// The operation for a path; of several the one with the most literal segments.
    fn route(&self, method: &str, path: &str) -> Option<&Route> {
        let asked: Vec<&str> = path.split('/').collect();
        let literal = |segment: &String| !segment.starts_with('{');
        let fits = |route: &&Route| {
            let same = |(own, asked): (&String, &&str)| !literal(own) || own == asked;
            route.method == method
                && route.segments.len() == asked.len()
                && route.segments.iter().zip(&asked).all(same)
        };
        let found = self.routes.iter().filter(fits);
        found.max_by_key(|route| route.segments.iter().filter(|s| literal(s)).count())
    }

    /// Checks one value against the schema at a pointer; complaints say where and why.
    fn validate(
        &self,
        side: &str,
        pointer: &str,
        value: &Value,
        what: &str,
        wrong: &mut BTreeSet<String>,
    ) {
        let validator = {
            let mut known = self
                .validators
                .lock()
                .unwrap_or_else(PoisonError::into_inner);
            let entry = known.entry(format!("{side}{pointer}"));
            Arc::clone(entry.or_insert_with(|| {
                let fragment = pointer.replace('{', "%7B").replace('}', "%7D");
                let schema = json!({ "$ref": format!("{side}#{fragment}") });
                let options = jsonschema::draft202012::options().should_validate_formats(true);
                let options = options
                    .should_ignore_unknown_formats(true)
                    .with_registry(self.registry);
                let built = options.build(&schema);
                Arc::new(built.unwrap_or_else(|error| panic!("{pointer}: {error}")))
            }))
        };
        self.note(|seen| {
            seen.schemas.insert(pointer.to_owned());
        });
        if validator.is_valid(value) {
            return;
        }
        for error in validator.iter_errors(value) {
            let mut deeper = Vec::new();
            reasons(&error, &mut deeper);
            let text = deeper.join("; ");
            wrong.insert(format!("{what}: {text}"));
        }
    }

    pub(crate) fn exchange(&self, exchange: &Exchange, wrong: &mut BTreeSet<String>) {
        match (exchange.status, exchange.direction) {
            (Some(status), _) => self.call(exchange, status, wrong),
            (None, Direction::ToBot) => self.event(exchange, wrong),
            (None, Direction::FromBot) => self.undescribed(&exchange.route),
        }
    }

    fn undescribed(&self, what: &str) {
        self.note(|seen| *seen.undescribed.entry(what.to_owned()).or_default() += 1);
    }

    fn call(&self, exchange: &Exchange, status: u16, wrong: &mut BTreeSet<String>) {
        let (method, template) = exchange.route.split_once(' ').unwrap_or_default();
        let path = exchange.path.replace("%40", "@");
        let Some(route) = self.route(method, &path) else {
            wrong.insert(format!("{method} {template}: Discord has no such route"));
            return;
        };
        let operation = self.at(&route.pointer);
        let name = operation["operationId"].as_str().unwrap_or_default();
        // What a test sends wrong on purpose is answered with 400 or 404; everything that is let in must be right.
        if !matches!(status, 400 | 404 | 405) {
            self.request(exchange, route, wrong);
        }
        let described = [status.to_string(), format!("{}XX", status / 100)]
            .into_iter()
            .find_map(|code| Some((operation["responses"].get(&code)?, code)));
        let what = format!("the answer {status} to {name}");
        self.note(|seen| {
            seen.routes.insert(name.to_owned());
        });
        let Some((found, code)) = described else {
            if status >= 500 {
                self.undescribed(&what);
            } else {
                wrong.insert(format!("{what}: Discord never answers so"));
            }
            return;
        };
        let pointer = match found["$ref"].as_str() {
            Some(reference) => reference.trim_start_matches('#').to_owned(),
            None => format!("{}/responses/{code}", route.pointer),
        };
        let schema = format!("{pointer}/content/application~1json/schema");
        self.note(|seen| seen.answers += 1);
        match (self.at(&schema), &exchange.answer) {
            (Value::Null, Value::Null) => {}
            (Value::Null, _) => {
                wrong.insert(format!("{what}: it should be empty"));
            }
            (_, answer) => self.validate(ANSWERS, &schema, answer, &what, wrong),
        }
    }

    fn request(&self, exchange: &Exchange, route: &Route, wrong: &mut BTreeSet<String>) {
        self.note(|seen| seen.requests += 1);
        let operation = self.at(&route.pointer);
        let name = operation["operationId"].as_str().unwrap_or_default();
        self.parameters(exchange, route, name, wrong);
        let body = format!("{}/requestBody", route.pointer);
        let described = self.at(&body);
        let what = format!("a request {name}");
        match (described["content"].as_object(), &exchange.body) {
            (None, Value::Null) => {}
            // discord.js sends an empty object where nothing is asked for, and Discord reads none.
            (None, Value::Object(empty)) if empty.is_empty() => {}
            (None, _) => {
                wrong.insert(format!("{what}: Discord reads no body there"));
            }
            (Some(_), Value::Null) => {
                if described["required"] == true {
                    wrong.insert(format!("{what}: a body is missing"));
                }
            }
            (Some(content), sent) => {
                let kind = if content.contains_key("application/json") {
                    "application~1json"
                } else {
                    "multipart~1form-data"
                };
                self.validate(
                    REQUESTS,
                    &format!("{body}/content/{kind}/schema"),
                    sent,
                    &what,
                    wrong,
                );
            }
        }
    }

    /// The parameters in the path and after the question mark.
    fn parameters(
        &self,
        exchange: &Exchange,
        route: &Route,
        name: &str,
        wrong: &mut BTreeSet<String>,
    ) {
        let shared = route.pointer.rsplit_once('/').map_or("", |(path, _)| path);
        let mut named = HashMap::new();
        for place in [
            format!("{shared}/parameters"),
            format!("{}/parameters", route.pointer),
        ] {
            for (i, parameter) in self.at(&place).as_array().into_iter().flatten().enumerate() {
                let key = (
                    parameter["in"].as_str().unwrap_or_default(),
                    parameter["name"].as_str().unwrap_or_default(),
                );
                named.insert(key, format!("{place}/{i}/schema"));
            }
        }
        let in_path = route
            .segments
            .iter()
            .zip(exchange.path.split('/'))
            .filter_map(|(own, asked)| {
                let own = own.strip_prefix('{')?.strip_suffix('}')?;
                Some(("path", own, asked))
            });
        // serenity begins its queries with an ampersand.
        let pairs = exchange.query.split('&').filter(|pair| !pair.is_empty());
        let in_query = pairs.map(|pair| {
            let (key, value) = pair.split_once('=').unwrap_or((pair, ""));
            ("query", key, value)
        });
        for (place, key, text) in in_path.chain(in_query) {
            let what = format!("{key} of {name}");
            let Some(schema) = named.get(&(place, key)) else {
                wrong.insert(format!("{what}: Discord reads no such parameter"));
                continue;
            };
            let typed = match self.at(schema)["type"].as_str() {
                Some("boolean") if matches!(text, "0" | "1") => json!(text == "1"),
                Some("integer" | "number" | "boolean") => {
                    serde_json::from_str(text).unwrap_or_else(|_| json!(text))
                }
                _ => json!(text),
            };
            self.validate(REQUESTS, schema, &typed, &what, wrong);
        }
    }

    /// The objects inside a gateway event. Discord describes these, but not the events around them.
    fn event(&self, exchange: &Exchange, wrong: &mut BTreeSet<String>) {
        let event = exchange.route.trim_start_matches("gateway ");
        let parts = objects(event, &exchange.body);
        if parts.is_empty() {
            self.undescribed(&format!("the event {event}"));
            return;
        }
        self.note(|seen| seen.events += 1);
        for (place, schema) in parts {
            let pointer = format!("/components/schemas/{schema}");
            for found in all_at(&exchange.body, place) {
                self.note(|seen| seen.objects += 1);
                self.validate(ANSWERS, &pointer, found, &format!("{event}{place}"), wrong);
            }
        }
    }

    /// Writes what this process has checked so far, for people and for `.ci/run`.
    pub(crate) fn sum_up(&self) {
        let seen = self.seen.lock().unwrap_or_else(PoisonError::into_inner);
        let mut lines = vec![format!(
            "checked against Discord's description: {} requests and {} answers of {} operations, {} objects in {} gateway events; \
             {} schemas",
            seen.requests,
            seen.answers,
            seen.routes.len(),
            seen.objects,
            seen.events,
            seen.schemas.len(),
        )];
        let undescribed = seen.undescribed.iter();
        lines
            .extend(undescribed.map(|(what, times)| {
                format!("  not described by Discord: {what} ({times} times)")
            }));
        let operations: Vec<&str> = seen.routes.iter().map(String::as_str).collect();
        lines.push(format!("  operations: {}\n", operations.join(", ")));
        // Cargo names the package only while it runs the tests, and its folder for such files only to integration tests.
        let package = std::env::var("CARGO_PKG_NAME").unwrap_or_else(|_| "tests".to_owned());
        let program = std::env::current_exe().expect("the path of this program");
        let target = program.ancestors().nth(3).unwrap_or(Path::new("."));
        let folder = target.join("tmp");
        std::fs::create_dir_all(&folder).expect("a folder for the summary");
        let path = folder.join(format!("contract-{package}.txt"));
        std::fs::write(&path, lines.join("\n")).expect("the summary can be written");
    }
}

/// The innermost reasons of an error. Of the branches of a union only those for this value's `type` are given, if it has one.
fn reasons(error: &jsonschema::ValidationError<'_>, into: &mut Vec<String>) {
    use jsonschema::error::ValidationErrorKind::{AnyOf, OneOfNotValid};
    let (AnyOf { context } | OneOfNotValid { context }) = error.kind() else {
        let shown: String = error.to_string().chars().take(300).collect();
        into.push(format!("{}: {shown}", error.instance_path()));
        return;
    };
    let of_another_type = format!("{}/type", error.instance_path());
    let another = |branch: &&Vec<jsonschema::ValidationError<'_>>| {
        branch
            .iter()
            .any(|error| error.instance_path().to_string() == of_another_type)
    };
    let fitting: Vec<_> = context.iter().filter(|branch| !another(branch)).collect();
    for error in if fitting.is_empty() {
        context.iter().collect()
    } else {
        fitting
    }
    .into_iter()
    .flatten()
    {
        reasons(error, into);
    }
}
