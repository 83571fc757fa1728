//! A small bot that shows every frame and every call.

use discord_contract::Watched;
use futures_util::{SinkExt, StreamExt};
use playground::{
    Answer, BotGuide, GameCard, Person, Playground, Settings, TableControl, ToAct, Turn,
};
use reqwest::Method;
use serde_json::{Value, json};
use std::sync::Mutex;
use std::time::Duration;
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

/// Longer than anything here takes; reached only when something is broken.
const PATIENCE: Duration = Duration::from_secs(10);
pub(crate) const GUILDS: u64 = 1;

pub(crate) struct Bot {
    socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
    http: reqwest::Client,
    api: String,
    token: String,
    pub(crate) id: String,
    pub(crate) session: String,
    pub(crate) seq: u64,
}

pub(crate) async fn started(settings: Settings) -> Watched {
    Watched::start(settings)
        .await
        .expect("a free port, and a saved guild that can be read")
}

/// A playground with one bot that registered `/game start` (`line` 1 to 9, `word` completing).
pub(crate) async fn setup() -> (Watched, Bot) {
    setup_with(Settings::default()).await
}

/// The same, with Ann and the channel where she plays.
pub(crate) async fn ann_at_dice() -> (Watched, Bot, Person, u64) {
    let (play, bot) = setup().await;
    let (ann, dice) = (play.person("Ann"), play.channel("dice"));
    (play, bot, ann, dice)
}

pub(crate) async fn setup_with(settings: Settings) -> (Watched, Bot) {
    let play = started(settings).await;
    let bot = Bot::connect(&play, GUILDS).await;
    let path = format!("/applications/{}/commands", bot.id);
    assert_eq!(bot.put(&path, game_command()).await.0, 200);
    (play, bot)
}

pub(crate) fn game_command() -> Value {
    json!([{
        "name": "game",
        "description": "A game",
        "options": [{
            "type": 1, "name": "start", "description": "Opens a table",
            "options": [
                { "type": 4, "name": "line", "description": "Lines", "min_value": 1, "max_value": 9 },
                { "type": 3, "name": "word", "description": "Word", "autocomplete": true },
                { "type": 6, "name": "rival", "description": "Somebody" },
            ],
        }],
    }])
}

pub(crate) fn board() -> Value {
    json!({
        "content": "Ann is to roll.",
        "embeds": [{ "title": "Noodle Roll", "description": "1 2 3" }],
        "components": [
            { "type": 1, "components": [
                { "type": 2, "style": 1, "label": "Roll", "custom_id": "roll" },
                { "type": 2, "style": 2, "label": "Hold", "custom_id": "hold", "disabled": true },
            ]},
            { "type": 1, "components": [{
                "type": 3, "custom_id": "pick", "placeholder": "Pick a die",
                "options": [{ "label": "One", "value": "1" }, { "label": "Two", "value": "2" }],
            }]},
        ],
    })
}

/// Knows the board below: one table, whose buttons and menus advance it. A test says whose turn it is.
#[derive(Debug)]
pub(crate) struct OneTable {
    pub(crate) turn: Mutex<Turn>,
}

impl Default for OneTable {
    fn default() -> Self {
        let turn = Mutex::new(Turn::Nobodys);
        Self { turn }
    }
}

impl OneTable {
    pub(crate) fn is_turn_of(&self, turn: Turn) {
        *self.turn.lock().expect("no test failed") = turn;
    }
}

impl BotGuide for OneTable {
    fn games(&self) -> Vec<GameCard> {
        vec![GameCard {
            command: "game start".to_owned(),
            name: "The Game".to_owned(),
            players: 1..=4,
            minutes: 5..=10,
            picture: Some("<svg/>".to_owned()),
            at_once: None,
        }]
    }

    fn control(&self, custom_id: &str) -> Option<TableControl> {
        let advances = match custom_id {
            "roll" | "pick" | "hold" => true,
            "rules" => false,
            _ => return None,
        };
        Some(TableControl {
            table: "one".to_owned(),
            advances,
        })
    }

    fn to_act<'a>(&'a self, table: &'a str) -> ToAct<'a> {
        assert_eq!(table, "one");
        let turn = self.turn.lock().expect("no test failed").clone();
        Box::pin(async move { turn })
    }
}

impl Bot {
    pub(crate) async fn connect(play: &Playground, intents: u64) -> Self {
        let mut bot = Self::dial(play).await;
        bot.identify(play.token(), intents).await;
        let ready = bot.event("READY").await;
        ready["user"]["id"]
            .as_str()
            .expect("an id")
            .clone_into(&mut bot.id);
        ready["session_id"]
            .as_str()
            .expect("a session")
            .clone_into(&mut bot.session);
        bot
    }

    /// A connection that has received HELLO and sent nothing yet.
    pub(crate) async fn dial(play: &Playground) -> Self {
        let url = format!("{}/?v=10", play.url().replace("http", "ws"));
        let (socket, _) = connect_async(url).await.expect("a gateway");
        let mut bot = Self {
            socket,
            http: reqwest::Client::new(),
            api: format!("{}/api/v10", play.url()),
            token: play.token().to_owned(),
            id: String::new(),
            session: String::new(),
            seq: 0,
        };
        let hello = bot.frame().await.expect("a HELLO");
        assert_eq!(hello["op"], 10);
        bot
    }

    pub(crate) async fn identify(&mut self, token: &str, intents: u64) {
        let properties = json!({ "os": "linux", "browser": "test", "device": "test" });
        let token = format!("Bot {token}");
        let data = json!({ "token": token, "intents": intents, "properties": properties, "shard": [0, 1] });
        self.send(json!({ "op": 2, "d": data })).await;
    }

    pub(crate) async fn resume(&mut self, session: &str, seq: u64) {
        let data =
            json!({ "token": format!("Bot {}", self.token), "session_id": session, "seq": seq });
        self.send(json!({ "op": 6, "d": data })).await;
    }

    pub(crate) async fn send(&mut self, frame: Value) {
        self.socket
            .send(Message::text(frame.to_string()))
            .await
            .expect("an open gateway");
    }

    /// The next frame; an error is how the connection was closed.
    pub(crate) async fn frame(&mut self) -> Result<Value, Option<u16>> {
        loop {
            let heard = tokio::time::timeout(PATIENCE, self.socket.next()).await;
            match heard.expect("the gateway says something") {
                Some(Ok(Message::Text(text))) => {
                    let frame: Value = serde_json::from_str(&text).expect("JSON");
                    self.seq = frame["s"].as_u64().unwrap_or(self.seq);
                    return Ok(frame);
                }
                Some(Ok(Message::Close(frame))) => return Err(frame.map(|frame| frame.code.into())),
                Some(Ok(_)) => {}
                Some(Err(_)) | None => return Err(None),
            }
        }
    }

    /// The data of the next event of this name; others are skipped.
    pub(crate) async fn event(&mut self, name: &str) -> Value {
        loop {
            let mut frame = self.frame().await.expect("an open gateway");
            if frame["t"] == name {
                return frame["d"].take();
            }
        }
    }

    pub(crate) async fn interaction(&mut self) -> Value {
        self.event("INTERACTION_CREATE").await
    }

    pub(crate) async fn call(&self, method: Method, path: &str, body: Value) -> (u16, Value) {
        let mut request = self.request(method, path);
        if !body.is_null() {
            request = request.json(&body);
        }
        read(request.send().await.expect("an answer")).await
    }

    fn request(&self, method: Method, path: &str) -> reqwest::RequestBuilder {
        let request = self.http.request(method, format!("{}{path}", self.api));
        request.header("authorization", format!("Bot {}", self.token))
    }

    pub(crate) async fn get(&self, path: &str) -> (u16, Value) {
        self.call(Method::GET, path, Value::Null).await
    }

    pub(crate) async fn delete(&self, path: &str) -> (u16, Value) {
        self.call(Method::DELETE, path, Value::Null).await
    }

    pub(crate) async fn put(&self, path: &str, body: Value) -> (u16, Value) {
        self.call(Method::PUT, path, body).await
    }

    pub(crate) async fn post(&self, path: &str, body: Value) -> (u16, Value) {
        self.call(Method::POST, path, body).await
    }

    pub(crate) async fn patch(&self, path: &str, body: Value) -> (u16, Value) {
        self.call(Method::PATCH, path, body).await
    }

    /// Posts a plain message outside of an interaction.
    pub(crate) async fn says(&self, channel: u64, content: &str) -> (u16, Value) {
        let path = format!("/channels/{channel}/messages");
        self.post(&path, json!({ "content": content })).await
    }

    /// A call with one file beside its JSON.
    pub(crate) async fn upload(
        &self,
        method: Method,
        path: &str,
        body: Value,
        name: &str,
        bytes: &[u8],
    ) -> (u16, Value) {
        let part = reqwest::multipart::Part::bytes(bytes.to_vec()).file_name(name.to_owned());
        let form = reqwest::multipart::Form::new()
            .text("payload_json", body.to_string())
            .part("files[0]", part);
        let request = self.request(method, path).multipart(form);
        read(request.send().await.expect("an answer")).await
    }

    /// Calls that may break: `None` if no whole answer came.
    pub(crate) async fn try_call(&self, method: Method, path: &str, body: Value) -> Option<u16> {
        let request = self.request(method, path).json(&body);
        Some(request.send().await.ok()?.status().as_u16())
    }

    pub(crate) fn callback_path(interaction: &Value) -> String {
        let text = |field: &str| interaction[field].as_str().expect("a text").to_owned();
        format!("/interactions/{}/{}/callback", text("id"), text("token"))
    }

    pub(crate) fn token_path(&self, interaction: &Value, rest: &str) -> String {
        format!(
            "/webhooks/{}/{}{rest}",
            self.id,
            interaction["token"].as_str().expect("a token")
        )
    }

    /// Acknowledges; gives status and body.
    pub(crate) async fn answer(&self, interaction: &Value, kind: u64, data: Value) -> (u16, Value) {
        let body = json!({ "type": kind, "data": data });
        self.call(Method::POST, &Self::callback_path(interaction), body)
            .await
    }

    /// Answers the next interaction, and gives it.
    pub(crate) async fn answers(&mut self, kind: u64, data: Value) -> Value {
        let interaction = self.interaction().await;
        let (status, body) = self.answer(&interaction, kind, data).await;
        assert_eq!(status, 204, "{body}");
        interaction
    }
}

async fn read(response: reqwest::Response) -> (u16, Value) {
    let status = response.status().as_u16();
    (status, response.json().await.unwrap_or_default())
}

/// Ann opens a table with `/game start`, and the bot answers with this.
pub(crate) async fn open(
    person: &Person,
    channel: u64,
    bot: &mut Bot,
    data: Value,
) -> (Answer, Value) {
    tokio::join!(
        person.slash(channel, "game start", &[]),
        bot.answers(4, data)
    )
}

/// The board of a table that somebody opens.
pub(crate) async fn opened(person: &Person, channel: u64, bot: &mut Bot) -> playground::Message {
    let (answer, _) = open(person, channel, bot, board()).await;
    answer.message.expect("a board")
}

/// The id of what Discord has described.
pub(crate) fn id_of(object: &Value) -> String {
    object["id"].as_str().expect("an id").to_owned()
}

/// What is at an address: status and bytes.
pub(crate) async fn fetched(url: impl reqwest::IntoUrl) -> (u16, Vec<u8>) {
    let response = reqwest::get(url).await.expect("an answer");
    let status = response.status().as_u16();
    (
        status,
        response.bytes().await.expect("a whole answer").to_vec(),
    )
}
