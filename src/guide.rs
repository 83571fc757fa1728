//! What the local Discord's page learns about the bot: the games, and the players to act at a table.

use std::fmt::Write;

use commands::{ControlError, TableControl, table_named};
use db::{Phase, Store};
use games::outcome::Status;
use games::picture::{Picture, Shape};
use games::registry::{GAMES, GameType};
use playground::{AtOnce, BotGuide, GameCard, ToAct, Turn};
use serde_json::json;

/// Reads the tables in the storage.
pub struct Guide(pub Store);

impl BotGuide for Guide {
    fn games(&self) -> Vec<GameCard> {
        let card = |game: &&dyn GameType| {
            let info = game.info();
            GameCard {
                command: format!("{} start", info.key),
                name: info.name.to_owned(),
                players: info.seats.clone(),
                minutes: info.minutes_of_all(),
                picture: Some(svg(&info.cover().collect::<Vec<_>>())),
                at_once: Some(AtOnce {
                    command: "play".to_owned(),
                    options: json!({ "game": info.key, "house": true }),
                }),
            }
        };
        GAMES.iter().map(card).collect()
    }

    fn control(&self, custom_id: &str) -> Option<playground::TableControl> {
        let (table, advances) = match TableControl::parse(custom_id, None) {
            Ok(control) => (control.table, control.advances()),
            // Each entry of a menu is a move, or leads to one.
            Err(ControlError::NothingChosen(table)) => (table, true),
            Err(ControlError::Unknown) => return None,
        };
        Some(playground::TableControl {
            table: table.to_string(),
            advances,
        })
    }

    fn to_act<'a>(&'a self, table: &'a str) -> ToAct<'a> {
        Box::pin(async move { self.turn_at(table).await.unwrap_or(Turn::Nobodys) })
    }
}

impl Guide {
    /// Whose turn it is; `None` if there is no such table in play.
    async fn turn_at(&self, table: &str) -> Option<Turn> {
        let stored = {
            let table = table_named(table)?;
            self.0.read(move |tx| tx.load(table)).await.ok()??
        };
        if stored.head.phase != Phase::Play {
            return None;
        }
        let played = commands::record(&stored).ok()?.replay(|_, _| {}).ok()?;
        let Status::ToAct(seats) = played.status() else {
            return None;
        };
        let is_to_act = |seat: u8| {
            seats
                .into_iter()
                .any(|one| one.index() == usize::from(seat))
        };
        let people = stored
            .seats
            .iter()
            .filter(|one| one.seat.is_some_and(is_to_act));
        let people: Vec<u64> = people.filter_map(|one| one.user.parse().ok()).collect();
        Some(if people.is_empty() {
            Turn::Bots
        } else {
            Turn::Peoples(people)
        })
    }
}

/// Pictures side by side, as the text of an SVG file.
fn svg(pictures: &[&Picture]) -> String {
    let mut text = format!(
        r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {} 100">"#,
        pictures.len() * 110 - 10
    );
    for (number, picture) in pictures.iter().enumerate() {
        let _ = write!(text, r#"<g transform="translate({} 0)">"#, number * 110);
        for shape in picture.shapes {
            let _ = match shape {
                Shape::Disc(x, y, radius, fill) => {
                    write!(
                        text,
                        r##"<circle cx="{x}" cy="{y}" r="{radius}" fill="#{fill:06x}"/>"##
                    )
                }
                Shape::Slab(x, y, width, height, corner, fill) => write!(
                    text,
                    r##"<rect x="{x}" y="{y}" width="{width}" height="{height}" rx="{corner}" fill="#{fill:06x}"/>"##
                ),
                Shape::Polygon(corners, fill) => {
                    let corners: Vec<String> =
                        corners.iter().map(|(x, y)| format!("{x},{y}")).collect();
                    write!(
                        text,
                        r##"<polygon points="{}" fill="#{fill:06x}"/>"##,
                        corners.join(" ")
                    )
                }
            };
        }
        text.push_str("</g>");
    }
    text.push_str("</svg>");
    text
}
