//! Chromium and its driver: windows, and what a person sees and does in one.

use std::env;
use std::io::Write;
use std::path::PathBuf;
use std::process::Stdio;
use std::time::{Duration, Instant};

use fantoccini::elements::{Element, ElementRef};
use fantoccini::error::{CmdError, ErrorStatus};
use fantoccini::wd::{Capabilities, WebDriverCompatibleCommand};
use fantoccini::{Client, ClientBuilder};
use hyper_util::client::legacy::connect::HttpConnector;
use serde_json::{Value, json};
use tempfile::TempDir;
use tokio::io::{AsyncBufReadExt, BufReader, Lines};
use tokio::process::{Child, ChildStdout, Command};

/// Longer than any step takes on a busy machine; reached only when something is broken.
const PATIENCE: Duration = Duration::from_secs(300);
/// The time between two looks at the page.
const GLANCE: Duration = Duration::from_millis(25);
/// What every script may use.
const QUERIES: &str = include_str!("queries.js");

/// The driver, and the browsers it started.
pub(crate) struct Browser {
    driver: Child,
    address: String,
    chromium: PathBuf,
}

/// One person's window.
pub(crate) struct Window {
    pub(crate) name: String,
    client: Client,
    _profile: TempDir,
}

fn on_path(names: &[&str]) -> Option<PathBuf> {
    let path = env::var_os("PATH")?;
    let mut places =
        env::split_paths(&path).flat_map(|folder| names.iter().map(move |name| folder.join(name)));
    places.find(|place| place.is_file())
}

/// The port that a driver names once it has started; `None` if it ends before.
async fn port_in(lines: &mut Lines<BufReader<ChildStdout>>) -> Option<String> {
    while let Some(line) = lines.next_line().await.expect("text") {
        if let Some((_, port)) = line.split_once("started successfully on port ") {
            return Some(port.trim_end_matches('.').to_owned());
        }
    }
    None
}

impl Browser {
    /// Starts the driver; `None`, with a line on standard error, where there is no browser.
    pub(crate) async fn start() -> Option<Self> {
        let chromium = on_path(&["chromium", "chromium-browser", "google-chrome"]);
        let (Some(chromium), Some(driver)) = (chromium, on_path(&["chromedriver"])) else {
            let missing = "there is no chromium with chromedriver here (Debian: apt-get install chromium-driver)";
            assert!(env::var_os("CI").is_none(), "{missing}");
            // Straight to standard error: the output of a passing test is not shown.
            writeln!(std::io::stderr(), "SKIPPED a test of the page: {missing}")
                .expect("a terminal");
            return None;
        };
        let mut tries = 0;
        let (driver, port, mut lines) = loop {
            let mut started = Command::new(&driver)
                .arg("--port=0")
                .stdout(Stdio::piped())
                .stderr(Stdio::null())
                .spawn()
                .expect("the driver starts");
            let out = started.stdout.take().expect("a pipe");
            let mut lines = BufReader::new(out).lines();
            if let Some(port) = port_in(&mut lines).await {
                break (started, port, lines);
            }
            // It takes a free port for one address, and ends if another driver has the same one for the other address.
            tries += 1;
            assert!(tries < 5, "the driver names its port");
        };
        // It keeps printing, and must not find the pipe closed.
        tokio::spawn(async move { while let Ok(Some(_)) = lines.next_line().await {} });
        let address = format!("http://127.0.0.1:{port}");
        Some(Self {
            driver,
            address,
            chromium,
        })
    }

    /// A window of a person, with nothing remembered from before.
    pub(crate) async fn window(&self, page: &str, name: &str) -> Window {
        let profile = tempfile::tempdir().expect("a folder");
        let arguments = [
            "--headless",
            "--no-sandbox",
            "--disable-gpu",
            "--disable-quic",
            "--no-first-run",
            "--disable-background-networking",
            "--disable-component-update",
            "--disable-sync",
            "--disable-dev-shm-usage",
            "--window-size=1280,900",
            &format!("--user-data-dir={}", profile.path().display()),
        ];
        let mut wanted = Capabilities::new();
        wanted.insert(
            "goog:chromeOptions".to_owned(),
            json!({ "binary": self.chromium, "args": arguments }),
        );
        let client = ClientBuilder::new(HttpConnector::new())
            .capabilities(wanted)
            .connect(&self.address)
            .await
            .expect("a browser");
        let window = Window {
            name: name.to_owned(),
            client,
            _profile: profile,
        };
        window.looks(1280, 900, "dark").await;
        window.goes_to(page, name).await;
        window
    }
}

impl Drop for Browser {
    /// Terminated, the driver ends its browsers too; killed, it would leave them running.
    fn drop(&mut self) {
        let Some(id) = self.driver.id() else { return };
        let asked = std::process::Command::new("kill")
            .args(["-TERM", &id.to_string()])
            .status();
        let patience = Instant::now() + Duration::from_secs(10);
        while asked.is_ok()
            && Instant::now() < patience
            && matches!(self.driver.try_wait(), Ok(None))
        {
            std::thread::sleep(GLANCE);
        }
    }
}

/// A command of Chromium's own protocol, sent through the driver.
#[derive(Debug)]
struct Devtools(Value);

impl WebDriverCompatibleCommand for Devtools {
    fn endpoint(
        &self,
        base: &url::Url,
        session: Option<&str>,
    ) -> Result<url::Url, url::ParseError> {
        base.join(&format!(
            "session/{}/goog/cdp/execute",
            session.unwrap_or_default()
        ))
    }

    fn method_and_body(&self, _: &url::Url) -> (http::Method, Option<String>) {
        (http::Method::POST, Some(self.0.to_string()))
    }
}

impl Window {
    async fn goes_to(&self, page: &str, name: &str) {
        self.client
            .goto(&format!("{page}/?as={name}"))
            .await
            .expect("the page");
        self.sees("the page", "return document.querySelector('.log-list') && !document.querySelector('#banner:not([hidden])')").await;
    }

    async fn devtools(&self, command: &str, parameters: Value) {
        let command = Devtools(json!({ "cmd": command, "params": parameters }));
        self.client
            .issue_cmd(command)
            .await
            .expect("a command of Chromium's");
    }

    /// Sets the size of the window and the preferred colour scheme.
    pub(crate) async fn looks(&self, width: u32, height: u32, theme: &str) {
        let mobile = width < 500;
        let size =
            json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": mobile });
        self.devtools("Emulation.setDeviceMetricsOverride", size)
            .await;
        let features = json!([{ "name": "prefers-color-scheme", "value": theme }, { "name": "prefers-reduced-motion", "value": "reduce" }]);
        self.devtools(
            "Emulation.setEmulatedMedia",
            json!({ "features": features }),
        )
        .await;
    }

    /// Runs a script that may use the functions of `queries.js`.
    async fn try_script(&self, script: &str, arguments: &[Value]) -> Result<Value, CmdError> {
        self.client
            .execute(&format!("{QUERIES}\n{script}"), arguments.to_vec())
            .await
    }

    pub(crate) async fn script(&self, script: &str, arguments: &[Value]) -> Value {
        let done = self.try_script(script, arguments).await;
        done.unwrap_or_else(|error| panic!("{}: {error}\nin {script}", self.name))
    }

    /// Waits until a script finds something.
    pub(crate) async fn sees(&self, what: &str, script: &str) -> Value {
        self.sees_with(what, script, &[]).await
    }

    pub(crate) async fn sees_with(&self, what: &str, script: &str, arguments: &[Value]) -> Value {
        let patience = Instant::now() + PATIENCE;
        loop {
            // An element may be removed while it is examined.
            if let Ok(found) = self.try_script(script, arguments).await
                && !matches!(found, Value::Null | Value::Bool(false))
            {
                return found;
            }
            if Instant::now() > patience {
                let page = self.script("return document.body.innerText", &[]).await;
                panic!(
                    "{} never saw {what}; the page says:\n{}",
                    self.name,
                    page.as_str().unwrap_or("?")
                );
            }
            tokio::time::sleep(GLANCE).await;
        }
    }

    /// Waits until the page says this somewhere.
    pub(crate) async fn reads(&self, text: &str) {
        let script = "return document.body.innerText.includes(arguments[0])";
        self.sees_with(&format!("{text:?}"), script, &[json!(text)])
            .await;
    }

    /// Clicks what a script finds: it must be in view, with nothing over it. `true` is nothing to click, and that all is well.
    pub(crate) async fn clicks(&self, what: &str, script: &str, arguments: &[Value]) {
        let patience = Instant::now() + PATIENCE;
        loop {
            let found = self.sees_with(what, script, arguments).await;
            if found == true {
                return;
            }
            match self.try_click(&found).await {
                Ok(()) => return,
                Err(error) => assert!(
                    Instant::now() < patience,
                    "{} cannot click {what}: {error}",
                    self.name
                ),
            }
            tokio::time::sleep(GLANCE).await;
        }
    }

    /// An error if it was not clicked, because it is covered, out of reach or gone. A driver that says that it took too long has clicked,
    /// and a second click would close what the first one has opened.
    async fn try_click(&self, found: &Value) -> Result<(), CmdError> {
        match self.element(found).click().await {
            Err(CmdError::Standard(why)) if why.error == ErrorStatus::Timeout => Ok(()),
            clicked => clicked,
        }
    }

    fn element(&self, found: &Value) -> Element {
        let id = found
            .as_object()
            .and_then(|reference| reference.values().next());
        let id = id
            .and_then(Value::as_str)
            .unwrap_or_else(|| panic!("{found} is no element"));
        Element::from_element_id(self.client.clone(), ElementRef::from(id.to_owned()))
    }

    /// Clicks the newest control of this name.
    pub(crate) async fn presses(&self, name: &str) {
        self.clicks(
            &format!("{name:?}"),
            "return named(arguments[0])",
            &[json!(name)],
        )
        .await;
    }

    /// Presses the button of the mouse on the middle of an element, or releases it there.
    pub(crate) async fn mouse(&self, event: &str, element: &str) {
        let middle = format!(
            "const node = {element}; \
             node.scrollIntoView({{ block: 'nearest' }}); \
             const {{ x, y, width, height }} = node.getBoundingClientRect(); \
             return [x + width / 2, y + height / 2]"
        );
        let at = self.script(&middle, &[]).await;
        let event =
            json!({ "type": event, "x": at[0], "y": at[1], "button": "left", "clickCount": 1 });
        self.devtools("Input.dispatchMouseEvent", event).await;
    }

    /// Tries one click on what a script finds, if it finds anything.
    pub(crate) async fn tries(&self, script: &str, arguments: &[Value]) -> bool {
        let Ok(found) = self.try_script(script, arguments).await else {
            return false;
        };
        found.is_object() && self.try_click(&found).await.is_ok()
    }

    /// Types keys into the element that has the focus.
    pub(crate) async fn types(&self, keys: &str) {
        let focused = self
            .client
            .active_element()
            .await
            .expect("something has the focus");
        focused
            .send_keys(keys)
            .await
            .unwrap_or_else(|error| panic!("{} cannot type {keys:?}: {error}", self.name));
    }

    pub(crate) async fn picture(&self) -> Vec<u8> {
        self.client.screenshot().await.expect("a picture")
    }

    pub(crate) async fn closes(self) {
        self.client.close().await.expect("the window closes");
    }
}
