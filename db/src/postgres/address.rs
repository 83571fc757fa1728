//! Where the server is and how to get in. The password is in here and nowhere else: no text of this module quotes it.

use std::fmt;
use std::time::Duration;

use percent_encoding::percent_decode_str;
use tokio_postgres::config::{Host, SslMode};
use tokio_postgres::{Client, Config};
use tokio_postgres_rustls::MakeRustlsConnect;

use super::errors;
use super::tls::{Trust, connector};
use crate::error::{Error, Result};

/// Discord waits three seconds for an answer, so nobody may wait longer for a connection.
const CONNECT: Duration = Duration::from_secs(2);

/// When a silent connection is asked for a sign of life, and given up on.
const IDLE: Duration = Duration::from_secs(10);

/// Settings of every connection: no statement outlives the wait for it, a process that hangs keeps no lock, and
/// a commit is on the disk when it is acknowledged, even if the server's default is to be faster than that. Statements are short and find
/// rows through indexes: compiling one takes longer than running it, and looking up ten thousand rows is quicker than reading a million.
pub(super) const SETTINGS: &str = "SET statement_timeout = '60s'; SET lock_timeout = '2s'; SET idle_in_transaction_session_timeout = '10s';
    SET jit = off; SET random_page_cost = 1.1;
    SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = 'off'";

/// A server's address with all that is needed to connect.
#[derive(Clone)]
pub(super) struct Address {
    pub(super) config: Config,
    pub(super) tls: MakeRustlsConnect,
}

impl Address {
    /// Reads `postgres://user:password@host:port/database?...`, as the tools of `PostgreSQL` do. Fails with `Address`.
    pub(super) fn parse(url: &str) -> Result<Self> {
        let (bare, trust) = split_tls(url)?;
        // The parser's own words may quote a part of the address, and with it of a password.
        let mut config: Config = bare.parse().map_err(|_| {
            let why = "it looks like postgres://user:password@host:5432/database, and characters such as @ : / ? # % in the password \
                       are written in percent form (@ is %40)";
            Error::Address(why.to_owned())
        })?;
        if config.get_hosts().is_empty() && config.get_hostaddrs().is_empty() {
            return Err(Error::Address("it names no host".to_owned()));
        }
        if trust != Trust::Anybody && config.get_ssl_mode() != SslMode::Disable {
            config.ssl_mode(SslMode::Require);
        }
        if config.get_connect_timeout().is_none() {
            config.connect_timeout(CONNECT);
        }
        if config.get_tcp_user_timeout().is_none() {
            config.tcp_user_timeout(IDLE);
        }
        config.keepalives_idle(IDLE).keepalives_interval(IDLE / 4);
        if config.get_application_name().is_none() {
            config.application_name("rollhouse");
        }
        let tls = connector(&trust)?;
        Ok(Self { config, tls })
    }

    /// Opens one connection, which lives as long as the client. Fails with `Unreachable`, `Refused` or `Postgres`.
    pub(super) async fn connect(&self) -> Result<Client> {
        let connected = self.config.connect(self.tls.clone()).await;
        let (client, connection) = connected.map_err(|error| errors::of_connecting(&error))?;
        // It ends with the client, or when the server is gone, which the client notices too.
        tokio::spawn(async move { drop(connection.await) });
        client.batch_execute(SETTINGS).await?;
        Ok(client)
    }
}

/// Host and database, for people.
impl fmt::Display for Address {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let hosts: Vec<String> = self.config.get_hosts().iter().map(name).collect();
        let database = self.config.get_dbname().unwrap_or("the user's own");
        write!(f, "database {database} on {}", hosts.join(", "))
    }
}

fn name(host: &Host) -> String {
    match host {
        Host::Tcp(name) => name.clone(),
        #[cfg(unix)]
        Host::Unix(folder) => folder.display().to_string(),
    }
}

/// Takes out what the parser does not know: whose certificate is trusted.
fn split_tls(url: &str) -> Result<(String, Trust)> {
    // The password may have a question mark of its own.
    let host = url.rfind('@').unwrap_or(0);
    let Some(at) = url[host..].find('?') else {
        return Ok((url.to_owned(), Trust::Anybody));
    };
    let (place, query) = (&url[..host + at], &url[host + at + 1..]);
    let (mut mode, mut root, mut kept) = (None, None, Vec::new());
    for part in query.split('&') {
        match part.split_once('=') {
            Some(("sslmode", value @ ("verify-full" | "verify-ca"))) => mode = Some(value),
            Some(("sslrootcert", value)) => root = Some(value),
            _ => kept.push(part),
        }
    }
    let trust = match (mode, root) {
        (Some("verify-ca"), _) => {
            let why = "sslmode=verify-ca is not supported; use verify-full, which also checks the host's name";
            return Err(Error::Address(why.to_owned()));
        }
        (_, Some("system")) | (Some(_), None) => Trust::System,
        (_, Some(file)) => Trust::File(percent_decode_str(file).decode_utf8_lossy().into_owned()),
        (None, None) => Trust::Anybody,
    };
    let query = kept.join("&");
    Ok((format!("{place}?{query}"), trust))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whose_certificate_is_trusted_is_said_as_the_tools_of_postgresql_do() {
        for (query, kept, trust) in [
            ("sslmode=require", "sslmode=require", Trust::Anybody),
            (
                "sslmode=verify-full&connect_timeout=1",
                "connect_timeout=1",
                Trust::System,
            ),
            ("sslrootcert=system", "", Trust::System),
            (
                "sslmode=verify-full&sslrootcert=/etc/my%20ca.pem",
                "",
                Trust::File("/etc/my ca.pem".to_owned()),
            ),
            (
                "sslrootcert=a.pem&sslmode=verify-full",
                "",
                Trust::File("a.pem".to_owned()),
            ),
        ] {
            let (url, found) = split_tls(&format!("postgres://h/d?{query}")).unwrap();
            assert_eq!(url, format!("postgres://h/d?{kept}"));
            assert_eq!(found, trust, "{query}");
        }
    }

    #[test]
    fn no_text_quotes_the_password() {
        for url in [
            "http://bot:secret@h/d",
            "postgres://bot:secret@h:port/d",
            "postgres://bot:secret@h/d?cret=cret",
            "postgres://bot:secret@h/d?sslmode=verify-ca",
            "postgres://bot:secret@h/d?sslrootcert=/no/such.pem",
        ] {
            let Err(refused) = Address::parse(url) else {
                panic!("{url} is no address");
            };
            assert!(
                !format!("{refused} {refused:?}").contains("cret@"),
                "{refused}"
            );
            assert!(!refused.to_string().contains("cret="), "{refused}");
        }
        let address = Address::parse("postgres://bot:secret@h/d").unwrap();
        assert_eq!(address.to_string(), "database d on h");
    }
}
