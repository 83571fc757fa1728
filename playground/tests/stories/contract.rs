//! What passes over the wire, held against Discord's own description of its API (`OpenAPI` 3.1, read as data from beside the
//! checkout): every request of a bot, every answer of the playground, and the objects inside every gateway event. Its more than
//! 500 lines stay one file because two crates' stories share it by its path.
//!
//! All of them play in a [`Watched`] playground, which checks at its end. Without the description nothing is checked, and that is
//! said; with `CI` set its absence is a failure.

use jsonschema::{Registry, RegistryBuilder, Validator};
use playground::{Direction, Exchange, Playground, Settings};
use serde_json::{Value, json};
use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::ops::{Deref, DerefMut};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

/// A playground whose exchanges are all checked when it is dropped.
pub(crate) struct Watched(Playground);

impl Watched {
    pub(crate) async fn start(settings: Settings) -> std::io::Result<Self> {
        let settings = Settings {
            exchanges_kept: usize::MAX,
            ..settings
        };
        Ok(Self(Playground::start(settings).await?))
    }
}

impl Deref for Watched {
    type Target = Playground;

    fn deref(&self) -> &Playground {
        &self.0
    }
}

impl DerefMut for Watched {
    fn deref_mut(&mut self) -> &mut Playground {
        &mut self.0
    }
}

impl Drop for Watched {
    fn drop(&mut self) {
        if !std::thread::panicking() {
            check(&self.0.exchanges());
        }
    }
}

/// Fails with everything that is not as Discord describes it.
#[track_caller]
fn check(exchanges: &[Exchange]) {
    let wrong = complaints(exchanges).unwrap_or_default();
    assert!(
        wrong.is_empty(),
        "not as Discord describes it:\n{}",
        wrong.join("\n")
    );
}

/// Everything that is not as Discord describes it; none without the description.
pub(crate) fn complaints(exchanges: &[Exchange]) -> Option<Vec<String>> {
    let contract = Contract::get()?;
    let mut wrong = BTreeSet::new();
    for exchange in exchanges {
        contract.exchange(exchange, &mut wrong);
    }
    contract.sum_up();
    Some(wrong.into_iter().collect())
}

/// An operation: where in the description it stands, and its path in segments.
struct Route {
    method: String,
    segments: Vec<String>,
    pointer: String,
}

struct Contract {
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
const ASKED: &str = "discord:/asked.json";
const TOLD: &str = "discord:/told.json";

/// Where the description and Discord's pages differ, the pages are right: error codes inside a form are words
/// (<https://docs.discord.com/developers/reference#error-messages>).
fn mended(mut document: Value) -> Value {
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

/// The description lies in a folder beside the workspace.
fn description() -> Option<PathBuf> {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut places = here
        .ancestors()
        .map(|folder| folder.join("../shared/discord/openapi.json"));
    places.find(|path| path.is_file())
}

impl Contract {
    fn get() -> Option<&'static Self> {
        static CONTRACT: OnceLock<Option<Contract>> = OnceLock::new();
        let contract = CONTRACT.get_or_init(|| {
            let path = description()?;
            let text = std::fs::read_to_string(&path).expect("a readable description");
            Some(Self::new(
                serde_json::from_str(&text).expect("the description is JSON"),
            ))
        });
        if contract.is_none() {
            assert!(
                std::env::var_os("CI").is_none(),
                "with CI set, ../shared/discord/openapi.json must be there"
            );
            eprintln!(
                "SKIPPED: nothing is held against Discord's description, for ../shared/discord/openapi.json is not there"
            );
        }
        contract.as_ref()
    }

    fn new(document: Value) -> Self {
        let document = mended(document);
        let registry = Registry::new().add(ASKED, lenient(document.clone()));
        let registry = registry.and_then(|registry| registry.add(TOLD, document.clone()));
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

    fn exchange(&self, exchange: &Exchange, wrong: &mut BTreeSet<String>) {
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
        // What a story sends wrong on purpose is answered with 400 or 404; everything that is let in must be right.
        if !matches!(status, 400 | 404 | 405) {
            self.request(exchange, route, wrong);
        }
        let (found, code) = ["", "X"]
            .iter()
            .find_map(|suffix| {
                let code = if suffix.is_empty() {
                    status.to_string()
                } else {
                    format!("{}XX", status / 100)
                };
                operation["responses"].get(&code).map(|found| (found, code))
            })
            .unwrap_or((&Value::Null, String::new()));
        let what = format!("the answer {status} to {name}");
        self.note(|seen| {
            seen.routes.insert(name.to_owned());
        });
        if found.is_null() {
            if status >= 500 {
                self.undescribed(&what);
            } else {
                wrong.insert(format!("{what}: Discord never answers so"));
            }
            return;
        }
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
            (_, answer) => self.validate(TOLD, &schema, answer, &what, wrong),
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
                    ASKED,
                    &format!("{body}/content/{kind}/schema"),
                    sent,
                    &what,
                    wrong,
                );
            }
        }
    }

    /// What stands in the path and after the question mark.
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
            self.validate(ASKED, schema, &typed, &what, wrong);
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
                self.validate(TOLD, &pointer, found, &format!("{event}{place}"), wrong);
            }
        }
    }

    /// Every component schema that the checked ones are made of.
    fn reached(&self, from: &BTreeSet<String>) -> usize {
        let mut reached = BTreeSet::new();
        let mut open: Vec<&Value> = from.iter().map(|pointer| self.at(pointer)).collect();
        while let Some(value) = open.pop() {
            match value {
                Value::Array(list) => open.extend(list),
                Value::Object(map) => {
                    let reference = map.get("$ref").and_then(Value::as_str);
                    if let Some(pointer) = reference.map(|text| text.trim_start_matches('#'))
                        && reached.insert(pointer.to_owned())
                    {
                        open.push(self.at(pointer));
                    }
                    open.extend(map.values());
                }
                _ => {}
            }
        }
        reached.len()
    }

    /// Writes what this process has checked so far, for people and for `.ci/run`.
    fn sum_up(&self) {
        let seen = self.seen.lock().unwrap_or_else(PoisonError::into_inner);
        let mut lines = vec![format!(
            "held against Discord's description: {} requests and {} answers of {} operations, {} objects in {} gateway events; \
             {} schemas, made of {} components",
            seen.requests,
            seen.answers,
            seen.routes.len(),
            seen.objects,
            seen.events,
            seen.schemas.len(),
            self.reached(&seen.schemas),
        )];
        let undescribed = seen.undescribed.iter();
        lines
            .extend(undescribed.map(|(what, times)| {
                format!("  not described by Discord: {what} ({times} times)")
            }));
        let operations: Vec<&str> = seen.routes.iter().map(String::as_str).collect();
        lines.push(format!("  operations: {}\n", operations.join(", ")));
        let file = format!("contract-{}.txt", env!("CARGO_PKG_NAME"));
        let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(file);
        std::fs::write(&path, lines.join("\n")).expect("the summary can be written");
    }
}

/// The innermost reasons of an error. Of the branches of a union only those for this value's `type` are told, if it has one.
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

/// Which objects of an event Discord describes: where they stand (`*` is each element), and the schema.
fn objects(event: &str, body: &Value) -> Vec<(&'static str, &'static str)> {
    match event {
        "READY" => vec![("/user", "UserPIIResponse")],
        "GUILD_CREATE" => vec![
            ("", "GuildResponse"),
            ("/members/*", "GuildMemberResponse"),
            ("/channels/*", "GuildChannelResponse"),
            ("/threads/*", "ThreadResponse"),
        ],
        "CHANNEL_CREATE" | "CHANNEL_UPDATE" | "CHANNEL_DELETE" => {
            vec![("", "GuildChannelResponse")]
        }
        "THREAD_CREATE" | "THREAD_UPDATE" => vec![("", "ThreadResponse")],
        "MESSAGE_CREATE" | "MESSAGE_UPDATE" => vec![("", "MessageResponse")],
        "INTERACTION_CREATE" => vec![
            ("/id", "SnowflakeType"),
            ("/application_id", "SnowflakeType"),
            ("/channel_id", "SnowflakeType"),
            ("/guild_id", "SnowflakeType"),
            ("/type", "InteractionTypes"),
            ("/context", "InteractionContextType"),
            ("/locale", "AvailableLocalesEnum"),
            ("/guild_locale", "AvailableLocalesEnum"),
            ("/member", "GuildMemberResponse"),
            ("/user", "UserResponse"),
            ("/message", "MessageResponse"),
            ("/entitlements/*", "EntitlementResponse"),
            ("/data/resolved/users/*", "UserResponse"),
            (
                "/channel",
                if body["channel"]["type"] == 1 {
                    "PrivateChannelResponse"
                } else if body["channel"]["thread_metadata"].is_object() {
                    "ThreadResponse"
                } else {
                    "GuildChannelResponse"
                },
            ),
        ],
        _ => Vec::new(),
    }
}

/// The values at a place; a `*` stands for each element of a list or an object.
fn all_at<'a>(value: &'a Value, place: &str) -> Vec<&'a Value> {
    let mut found = vec![value];
    for key in place.split('/').skip(1) {
        found = found
            .into_iter()
            .flat_map(|value| match (key, value) {
                ("*", Value::Array(list)) => list.iter().collect(),
                ("*", Value::Object(map)) => map.values().collect(),
                _ => value.get(key).into_iter().collect::<Vec<_>>(),
            })
            .collect();
    }
    found.retain(|value| !value.is_null());
    found
}
