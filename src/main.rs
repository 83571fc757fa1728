//! The `rollhouse` program: reads the command line and the config, starts the log, runs, and says what went wrong.

use std::process::ExitCode;

use clap::Parser;
use db::StorageAddress;
use pictures::{Paper, Steps};
use rollhouse::cli::{Arguments, StorageTask, Task};
use rollhouse::config::{self, Config};
use rollhouse::{engine, log, monitor, offline, serve, storage, storage_copy};

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
    anyhow::ensure!(
        arguments.shards.is_none() || matches!(arguments.task, None | Some(Task::Serve)),
        "`--shards` is for running the bot, with `serve` or without a subcommand; leave it out here"
    );
    match &arguments.task {
        Some(Task::Replay { file }) => offline::replay(file),
        Some(Task::Picture {
            record,
            gif,
            moves,
            light,
            output,
        }) => {
            let steps = if *moves { Steps::Moves } else { Steps::Turns };
            let paper = if *light { Paper::Light } else { Paper::Dark };
            offline::picture(record, gif.then_some(steps), paper, output.as_deref())
        }
        Some(Task::Verify { file }) => offline::verify(file),
        Some(Task::Rulings { files }) => offline::rulings(files),
        Some(Task::Engine { question }) => engine::answer(question),
        Some(Task::Listing) => Ok(offline::listing()),
        Some(Task::Health) => monitor::ask(&config(arguments)?),
        Some(Task::Backup { file }) => storage::backup(&config(arguments)?, file),
        Some(Task::Restore {
            file,
            even_if_wrong,
        }) => storage::restore(&config(arguments)?, file, *even_if_wrong),
        Some(Task::Announce { line, .. }) => {
            storage::announce(&config(arguments)?, line.as_deref())
        }
        Some(Task::Exclude { whom: None }) => storage::list_excluded(&config(arguments)?),
        Some(Task::Exclude { whom: Some(whom) }) => {
            storage::exclude(&config(arguments)?, whom, true)
        }
        Some(Task::Include { whom }) => storage::exclude(&config(arguments)?, whom, false),
        Some(Task::Check { file }) => storage::check(&match file {
            Some(file) => StorageAddress::File(file.clone()),
            None => config(arguments)?.storage.address(),
        }),
        Some(Task::Storage { task }) => match task {
            StorageTask::Copy {
                from,
                to,
                even_if_wrong,
            } => storage_copy::copy(from, to, *even_if_wrong),
            StorageTask::Reopen { storage } => storage_copy::reopen(storage),
        },
        None | Some(Task::Serve) => {
            let mut config = config(arguments)?;
            if let Some(shards) = &arguments.shards {
                config.choose_shards(shards)?;
            }
            // A service whose token went missing must not serve a page instead.
            anyhow::ensure!(
                arguments.task.is_none() || config.discord()?.is_some(),
                "`rollhouse serve` needs the bot's token: put it into DISCORD_TOKEN or into `[discord] token` in the config; \
                 to play in a browser without a token, run `rollhouse` without a subcommand"
            );
            log::start(&config.log.level)?;
            let runtime = tokio::runtime::Builder::new_current_thread()
                .enable_all()
                .build()?;
            let ended = runtime.block_on(async {
                let stop = serve::stop_signal()?;
                serve::run(&config, stop).await
            });
            // Not waited for: after a stop nothing in flight is worth keeping the supervisor waiting.
            runtime.shutdown_background();
            ended.map(|()| ExitCode::SUCCESS)
        }
    }
}

fn config(arguments: &Arguments) -> anyhow::Result<Config> {
    let names = std::env::vars_os().filter_map(|(name, _)| name.into_string().ok());
    for unknown in config::unknown_variables(names) {
        eprintln!(
            "rollhouse: {unknown} is set and is no setting of this program; config.example.toml names the variable of each"
        );
    }
    Config::load(arguments.config.as_deref(), |name| std::env::var(name).ok())
}
