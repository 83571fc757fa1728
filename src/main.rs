//! The `rollhouse` program: reads the command line and the config, starts the log, runs, and says what went wrong.

use std::process::ExitCode;

use clap::Parser;
use rollhouse::cli::{Arguments, Task};
use rollhouse::config::Config;
use rollhouse::{offline, serve};
use tracing_subscriber::EnvFilter;

fn main() -> ExitCode {
    let arguments = Arguments::parse();
    match run(&arguments) {
        Ok(code) => code,
        Err(error) => {
            eprintln!("rollhouse: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn run(arguments: &Arguments) -> anyhow::Result<ExitCode> {
    match &arguments.task {
        Some(Task::Replay { file }) => offline::replay(file),
        Some(Task::Verify { file }) => offline::verify(file),
        Some(Task::Rulings { files }) => offline::rulings(files),
        None | Some(Task::Serve) => {
            let config =
                Config::load(arguments.config.as_deref(), |name| std::env::var(name).ok())?;
            let filter = EnvFilter::try_new(&config.log.level).map_err(|_| {
                anyhow::anyhow!(
                    "`log.level` is error, warn, info, debug or trace, not `{}`",
                    config.log.level
                )
            })?;
            tracing_subscriber::fmt()
                .with_env_filter(filter)
                .with_writer(std::io::stderr)
                .init();
            let runtime = tokio::runtime::Builder::new_multi_thread()
                .enable_all()
                .build()?;
            let ended = runtime.block_on(serve::run(&config, serve::stop_signal()));
            // Not waited for: after a stop nothing in flight is worth keeping the supervisor waiting.
            runtime.shutdown_background();
            ended.map(|()| ExitCode::SUCCESS)
        }
    }
}
