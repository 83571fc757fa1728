//! A `PostgreSQL` server of a test run's own: in a temporary folder, on a socket there and a port of this machine, without the rights of
//! root. It ends with the process that started it, however that ends.

#![expect(
    clippy::missing_panics_doc,
    reason = "for tests alone, which end where a server cannot be had"
)]

use std::fs;
use std::io::Write;
use std::iter;
use std::net::TcpListener;
use std::os::unix::fs::{MetadataExt, chown};
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{self, Child, Command, Stdio};
use std::sync::atomic::{AtomicU16, AtomicU32, Ordering};
use std::sync::{Mutex, OnceLock};
use std::time::{Duration, Instant};

/// A user without rights, on every Unix.
pub const NOBODY: u32 = 65_534;

/// Runs the server until a line comes, or the end of the input because the test's process is gone; only then the folder goes, too.
const KEEPER: &str = r#"
"$0/postgres" -D "$1/data" >>"$1/log" 2>&1 & server=$!
read -r how
case "$how" in crash) kill -QUIT $server ;; *) kill -INT $server ;; esac
wait $server
[ -n "$how" ] || rm -rf "$1"
"#;

/// One server.
pub struct Cluster {
    programs: PathBuf,
    /// Its data, its log and its socket.
    pub folder: PathBuf,
    /// Its port on this machine.
    pub port: u16,
    keeper: Mutex<Option<Child>>,
}

impl Cluster {
    /// The server that all tests of a process share; none where `PostgreSQL` is not installed, which is said once.
    pub fn shared() -> Option<&'static Self> {
        static SHARED: OnceLock<Option<Cluster>> = OnceLock::new();
        SHARED.get_or_init(Self::new).as_ref()
    }

    /// A server of one test's own, which may be stopped.
    pub fn new() -> Option<Self> {
        static TRIED: AtomicU16 = AtomicU16::new(0);
        let Some(programs) = programs() else {
            let missing =
                "SKIPPED on PostgreSQL: no server is installed here (Debian's package postgresql)";
            assert!(std::env::var_os("CI").is_none(), "{missing}");
            // Past the test harness, which keeps what a test prints to itself.
            writeln!(std::io::stderr(), "{missing}").expect("an output");
            return None;
        };
        let folder = tempfile::tempdir().expect("a folder").keep();
        if is_root() {
            chown(&folder, Some(NOBODY), Some(NOBODY)).expect("root gives its folder away");
        }
        // Not one that systems give out by themselves: somebody would have it while this server is stopped.
        let first = 20_000 + u16::try_from(process::id() % 600).expect("a small number") * 20;
        let free = iter::repeat_with(|| first + TRIED.fetch_add(1, Ordering::Relaxed))
            .find_map(|port| TcpListener::bind(("127.0.0.1", port)).ok())
            .expect("a free port");
        let port = free.local_addr().expect("an address").port();
        let cluster = Self {
            programs,
            folder,
            port,
            keeper: Mutex::new(None),
        };
        cluster.prepare();
        drop(free);
        cluster.start();
        Some(cluster)
    }

    fn prepare(&self) {
        let data = self.folder.join("data");
        let data = data.to_str().expect("UTF-8");
        self.run(
            &self.programs.join("initdb"),
            &[
                "-D",
                data,
                "-U",
                "postgres",
                "-N",
                "-E",
                "UTF8",
                "--locale=C.UTF-8",
                "--auth-local=trust",
                "--auth-host=scram-sha-256",
            ],
        );
        self.run(
            Path::new("openssl"),
            &[
                "req",
                "-new",
                "-x509",
                "-days",
                "2",
                "-nodes",
                "-newkey",
                "ec",
                "-pkeyopt",
                "ec_paramgen_curve:prime256v1",
                "-subj",
                "/CN=localhost",
                "-addext",
                "subjectAltName=DNS:localhost",
                "-addext",
                "basicConstraints=critical,CA:FALSE",
                "-keyout",
                &format!("{data}/server.key"),
                "-out",
                &format!("{data}/server.crt"),
            ],
        );
        let settings = format!(
            "listen_addresses = '127.0.0.1'\nport = {}\nunix_socket_directories = '{}'\nssl = on\nmax_connections = 400\n\
             shared_buffers = 32MB\nfsync = off\nlog_min_messages = fatal\n",
            self.port,
            self.folder.display()
        );
        let file = fs::OpenOptions::new()
            .append(true)
            .open(self.folder.join("data/postgresql.conf"));
        file.and_then(|mut file| file.write_all(settings.as_bytes()))
            .expect("a config");
    }

    /// Starts the server, and waits until it can be used.
    pub fn start(&self) {
        let mut keeper = self.command(Path::new("sh"));
        keeper
            .args(["-c", KEEPER])
            .arg(&self.programs)
            .arg(&self.folder);
        let keeper = keeper.stdin(Stdio::piped()).spawn().expect("a shell");
        *self.keeper.lock().expect("no test panicked here") = Some(keeper);
        let began = Instant::now();
        while !self
            .asked("SELECT 1")
            .is_ok_and(|output| output.status.success())
        {
            let log = fs::read_to_string(self.folder.join("log")).unwrap_or_default();
            assert!(
                began.elapsed() < Duration::from_secs(60),
                "the server does not start:\n{log}"
            );
            std::thread::sleep(Duration::from_millis(20));
        }
    }

    /// Stops the server as an operator does, which ends all connections.
    pub fn stop(&self) {
        self.end("stop");
    }

    /// Lets the server break down; it repairs itself at the next start.
    pub fn crash(&self) {
        self.end("crash");
    }

    fn end(&self, how: &str) {
        let keeper = self.keeper.lock().expect("no test panicked here").take();
        let mut keeper = keeper.expect("the server is running");
        let mut input = keeper.stdin.take().expect("an input");
        writeln!(input, "{how}").expect("the keeper listens");
        keeper.wait().expect("the keeper ends");
    }

    /// An empty schema, so that each test has a store of its own; its name.
    pub fn schema(&self) -> String {
        static NUMBER: AtomicU32 = AtomicU32::new(1);
        let name = format!("test{}", NUMBER.fetch_add(1, Ordering::Relaxed));
        self.sql(&format!("CREATE SCHEMA {name}"));
        name
    }

    /// The address of a store in a schema.
    pub fn url(&self, schema: &str) -> String {
        let folder = self.folder.display().to_string().replace('/', "%2F");
        format!(
            "postgres://postgres@{folder}:{}/postgres?options=-c%20search_path%3D{schema}&application_name={schema}",
            self.port
        )
    }

    /// Breaks all connections to the store in a schema, as a network or an administrator does.
    pub fn disconnect(&self, schema: &str) {
        let all = "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity WHERE application_name LIKE";
        self.sql(&format!("{all} '{schema} %'"));
    }

    /// Runs SQL, and returns what it gives.
    pub fn sql(&self, sql: &str) -> String {
        let output = self.asked(sql).expect("psql is installed with the server");
        let said = String::from_utf8_lossy(&output.stderr);
        assert!(output.status.success(), "{sql}\n{said}");
        String::from_utf8_lossy(&output.stdout).trim().to_owned()
    }

    /// The same, whatever comes of it.
    pub fn asked(&self, sql: &str) -> std::io::Result<std::process::Output> {
        let mut psql = Command::new("psql");
        psql.arg(self.url("public"));
        psql.args(["-X", "-q", "-t", "-A", "-v", "ON_ERROR_STOP=1", "-c", sql]);
        psql.output()
    }

    /// A program with the rights of the server.
    pub fn command(&self, program: &Path) -> Command {
        let mut command = Command::new(program);
        command.current_dir(&self.folder);
        if is_root() {
            command.uid(NOBODY).gid(NOBODY);
        }
        command
    }

    fn run(&self, program: &Path, arguments: &[&str]) {
        let output = self.command(program).args(arguments).output();
        let output = output.unwrap_or_else(|error| panic!("{}: {error}", program.display()));
        let said = String::from_utf8_lossy(&output.stderr);
        assert!(output.status.success(), "{}\n{said}", program.display());
    }
}

impl Drop for Cluster {
    fn drop(&mut self) {
        let Some(mut keeper) = self.keeper.lock().ok().and_then(|mut keeper| keeper.take()) else {
            _ = fs::remove_dir_all(&self.folder);
            return;
        };
        drop(keeper.stdin.take());
        _ = keeper.wait();
    }
}

fn is_root() -> bool {
    fs::metadata("/proc/self").is_ok_and(|us| us.uid() == 0)
}

/// Where the server's programs are: in the path, or where Debian has them, the newest version.
fn programs() -> Option<PathBuf> {
    let path = std::env::var_os("PATH").unwrap_or_default();
    let mut folders: Vec<PathBuf> = fs::read_dir("/usr/lib/postgresql")
        .into_iter()
        .flatten()
        .filter_map(|version| Some(version.ok()?.path().join("bin")))
        .collect();
    folders.sort();
    folders.extend(std::env::split_paths(&path));
    folders
        .into_iter()
        .rev()
        .find(|folder| folder.join("initdb").exists() && folder.join("postgres").exists())
}
