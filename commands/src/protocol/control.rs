//! A control of any kind, read from its `custom_id`.

use crate::protocol::custom_id::{ControlError, TableControl};
use crate::protocol::page_id::PageControl;

#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Control {
    Table(TableControl),
    Page(PageControl),
}

impl Control {
    /// Parses an id, with the chosen value if it is a menu.
    pub(crate) fn parse(id: &str, chosen: Option<&str>) -> Result<Self, ControlError> {
        match TableControl::parse(id, chosen) {
            Err(ControlError::Unknown) => {
                let page = PageControl::parse(id).and_then(|page| page.chosen(chosen));
                page.map(Self::Page).ok_or(ControlError::Unknown)
            }
            table => table.map(Self::Table),
        }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use db::TableId;
    use games::screen::Action;
    use serenity::all::{ChannelId, UserId};

    use super::*;
    use crate::protocol::custom_id::{
        Audience, LobbyAction, Offer, PlayAction, Shared, Surface, TableAction,
    };
    use crate::protocol::page_id::{
        DailyAction, HistoryQuery, LeaderboardQuery, LessonAction, Setting,
    };
    use crate::time::period::Period;

    /// The longest id that Discord gives, and how it is written.
    const ID: u64 = u64::MAX;
    const MAX: &str = "18446744073709551615";

    fn on_table(action: TableAction) -> Control {
        Control::Table(TableControl {
            table: TableId(i64::MAX),
            surface: Surface::Panel,
            drawn: u32::MAX,
            action,
        })
    }

    /// The end of an id of a table, and what it does.
    fn table_actions() -> Vec<(String, TableAction)> {
        let (longest, user) = ("z".repeat(40), UserId::new(ID));
        let offer = |own| Offer {
            seat: 7,
            own,
            to: user,
            from: UserId::new(5),
        };
        let play = |text: &str, action| (text.to_owned(), TableAction::Play(action));
        let lobby = |text: &str, action| (text.to_owned(), TableAction::Lobby(action));
        let other = |text: &str, action| (text.to_owned(), action);
        vec![
            play("p:keep-4", PlayAction::Move("keep-4".to_owned())),
            play("p:a.b:c", PlayAction::Move("a.b:c".to_owned())),
            play(&format!("p:{longest}"), PlayAction::Move(longest.clone())),
            play(&format!("f:{longest}"), PlayAction::Focus(longest.clone())),
            play(&format!("n:{longest}"), PlayAction::GoOn(longest)),
            play("g:255.0", PlayAction::Page(255, 0)),
            play("h", PlayAction::Panel),
            play("back", PlayAction::TakeBack),
            play("resign", PlayAction::Resign),
            play("return:7", PlayAction::Return(7)),
            lobby("join", LobbyAction::Join),
            lobby("leave", LobbyAction::Leave),
            lobby("start", LobbyAction::Start),
            lobby("word", LobbyAction::Word),
            lobby("house", LobbyAction::House),
            lobby("invite", LobbyAction::Invite),
            lobby("call", LobbyAction::Call),
            other("rules", TableAction::Rules),
            other("verify", TableAction::Verify),
            other("report", TableAction::Report),
            other("help", TableAction::Help),
            other(&format!("help:{MAX}"), TableAction::HelpOn(u64::MAX)),
            other("rematch", TableAction::Rematch),
            other("rematch-lobby", TableAction::RematchLobby),
            other("record", TableAction::Record),
            other("hint", TableAction::Hint),
            other("how", TableAction::HowItWent(Audience::Presser)),
            other("how-all", TableAction::HowItWent(Audience::Everybody)),
            other("share", TableAction::Share(Shared::Board)),
            other("share-film", TableAction::Share(Shared::Film)),
            other("r:0.255", TableAction::Step(0, 255)),
            other("r:4294967295.0", TableAction::Step(u32::MAX, 0)),
            other("agree", TableAction::Agree),
            other("agree-end", TableAction::AgreeEnd),
            other(
                &format!("agree-move:{MAX}.255"),
                TableAction::AgreeMove(ChannelId::new(ID), 255),
            ),
            other("resume", TableAction::Resume),
            other("end", TableAction::End),
            other(
                &format!("yes:7.o.{MAX}.5"),
                TableAction::Accept(offer(true)),
            ),
            other(
                &format!("no:7.h.{MAX}.5"),
                TableAction::Decline(offer(false)),
            ),
            other(&format!("come:{MAX}"), TableAction::AcceptInvitation(user)),
            other(
                &format!("stay-away:{MAX}"),
                TableAction::DeclineInvitation(user),
            ),
        ]
    }

    fn pages() -> Vec<(String, PageControl)> {
        let key = "z".repeat(32);
        let name = "\u{1f3b2}".repeat(32);
        let user = UserId::new(ID);
        let setting = |text: &str, setting| (format!("1s:s:{text}"), PageControl::Setting(setting));
        let mut all = vec![
            ("1s:o".to_owned(), PageControl::Open),
            ("1s:d".to_owned(), PageControl::Forget),
            ("1s:h:0".to_owned(), PageControl::Help(0)),
            ("1s:h:1z141z3".to_owned(), PageControl::Help(u32::MAX)),
            (
                format!("1s:r:{key}:z"),
                PageControl::CurrentRules(key.clone(), 35),
            ),
            (
                format!("1s:r:{key}:0:1ekf"),
                PageControl::Rules(key.clone(), 0, u16::MAX),
            ),
            (
                "1s:i:5:a:b: c".to_owned(),
                PageControl::StartWith(UserId::new(5), "a:b: c".to_owned()),
            ),
            (
                format!("1s:i:{MAX}:{name}"),
                PageControl::StartWith(user, name),
            ),
            setting("c", Setting::Channels),
            setting("k", Setting::ModeratorRole),
            setting("r", Setting::PlayersRole),
            setting("p1", Setting::Pings(true)),
            setting("p0", Setting::Pings(false)),
            setting("h1", Setting::OpenHistory(true)),
            setting("h0", Setting::OpenHistory(false)),
            setting("r1", Setting::SharedResults(true)),
            setting("r0", Setting::SharedResults(false)),
            setting("m0", Setting::NoReports),
            setting("l", Setting::RecentChanges),
            setting("u", Setting::ChannelPreset),
        ];
        for (period, spelled) in [
            (Period::All, "all"),
            (Period::Season, "season"),
            (Period::Month, "month"),
            (Period::Week, "week"),
        ] {
            for (everywhere, scope) in [(false, 's'), (true, 'e')] {
                for (game, spelled_game) in [(None, "-"), (Some(key.clone()), &*key)] {
                    let query = LeaderboardQuery {
                        game,
                        period,
                        everywhere,
                    };
                    let id = format!("1s:l:{spelled_game}:{spelled}:{scope}:1z141z3");
                    all.push((id, PageControl::Leaderboard(query, u32::MAX)));
                }
            }
        }
        for (user, spelled) in [(None, "-"), (Some(user), MAX)] {
            for (channel, scope) in [(false, 's'), (true, 'c')] {
                let page = PageControl::History(HistoryQuery { user, channel }, 36);
                all.push((format!("1s:y:{spelled}:{scope}:10"), page));
            }
        }
        all
    }

    /// Ids are on messages for years, so what each means must never change.
    #[test]
    fn every_control_keeps_its_spelling_within_discords_limit() {
        let mut all = Vec::new();
        for (end, action) in table_actions() {
            all.push((format!("1h:1y2p0ij32e8e7:1z141z3:{end}"), on_table(action)));
        }
        let on_board = TableControl::at_any_ply(TableId(123), Surface::Board, TableAction::Rules);
        all.push(("1b:3f:0:rules".to_owned(), Control::Table(on_board)));
        all.extend(
            pages()
                .into_iter()
                .map(|(id, page)| (id, Control::Page(page))),
        );
        let (key, longest) = ("z".repeat(32), "z".repeat(40));
        for (end, action) in [
            ("open", LessonAction::Open),
            ("again", LessonAction::Again),
            ("explain", LessonAction::Explain),
            ("rules", LessonAction::Rules),
            ("house", LessonAction::House),
            ("h", LessonAction::Press(PlayAction::Panel)),
            (
                &format!("p:{longest}"),
                LessonAction::Press(PlayAction::Move(longest.clone())),
            ),
            (
                &format!("n:{longest}"),
                LessonAction::Press(PlayAction::GoOn(longest.clone())),
            ),
        ] {
            let control = PageControl::Lesson(key.clone(), u32::MAX, action);
            all.push((format!("1t:{key}:1z141z3:{end}"), Control::Page(control)));
        }
        for (end, action) in [
            ("begin", DailyAction::Begin),
            ("explain", DailyAction::Explain),
            ("rules", DailyAction::Rules),
            ("share", DailyAction::Share),
            ("dice", DailyAction::Dice),
            ("record", DailyAction::Record),
            (
                &format!("p:{longest}"),
                DailyAction::Press(PlayAction::Move(longest.clone())),
            ),
            (
                &format!("f:{longest}"),
                DailyAction::Press(PlayAction::Focus(longest.clone())),
            ),
        ] {
            let control = PageControl::Daily(20_779, u32::MAX, action);
            all.push((format!("1d:g17:1z141z3:{end}"), Control::Page(control)));
        }
        for (id, control) in &all {
            let written = match control {
                Control::Table(control) => control.to_string(),
                Control::Page(control) => control.to_string(),
            };
            assert_eq!(&written, id);
            assert_eq!(Control::parse(id, None).as_ref(), Ok(control), "{id}");
            // Discord counts as JavaScript does.
            assert!(id.encode_utf16().count() <= 100, "{id}");
        }
        let ids: BTreeSet<&String> = all.iter().map(|(id, _)| id).collect();
        assert_eq!(ids.len(), all.len(), "two controls have one spelling");
    }

    #[test]
    fn a_menu_does_what_its_chosen_value_says() {
        let menu = || PlayAction::Menu(4);
        let table =
            TableControl::at_any_ply(TableId(123), Surface::Panel, TableAction::Play(menu()));
        let (table, lesson) = (
            table.to_string(),
            PageControl::Lesson("dice".to_owned(), 3, LessonAction::Press(menu())).to_string(),
        );
        assert_eq!((&*table, &*lesson), ("1h:3f:0:m:4", "1t:dice:3:m:4"));
        for (chosen, action) in [
            ("p:keep-4", Action::Play("keep-4".into())),
            ("f:row", Action::Focus("row".into())),
            ("n:draft", Action::GoOn("draft".into())),
            ("h", Action::Panel),
        ] {
            let wanted = PlayAction::from(&action);
            assert_eq!(wanted.to_string(), chosen);
            let parsed = TableControl::parse(&table, Some(chosen)).expect("it was chosen");
            assert_eq!(parsed.action, TableAction::Play(wanted.clone()));
            let press = PageControl::Lesson("dice".to_owned(), 3, LessonAction::Press(wanted));
            let parsed = Control::parse(&lesson, Some(chosen));
            assert_eq!(parsed, Ok(Control::Page(press)));
        }
        for wrong in [
            None,
            Some(""),
            Some("join"),
            Some("back"),
            Some("g:0.1"),
            Some("m:1"),
        ] {
            let nothing = Err(ControlError::NothingChosen(TableId(123)));
            assert_eq!(Control::parse(&table, wrong), nothing, "{wrong:?}");
            assert_eq!(
                Control::parse(&lesson, wrong),
                Err(ControlError::Unknown),
                "{wrong:?}"
            );
        }
    }

    #[test]
    fn forged_ids_are_rejected() {
        const FORGED: &str = "1 1b 1b: 1b:3f 1b:3f:0 1b:3f:0: 1b:3f:0:p 1c:3f:0:join 2b:3f:0:join 1b:0:0:join 1b:-1:0:join \
            1b:3f:-1:join 1b:03f:0:join 1b:3f:0:join:x 1b:3f:0:g:1 1b:3f:0:m:300 1b:3f:0:yes:1.o.5 \
            1b:3f:0:yes:1.x.5.6 1b:3f:0:no:1.o.five.6 1b:3f:0:house:regular 1b:3f:0:come 1b:3f:0:come:ann \
            1b:3f:0:stay-away:07 1b:zzzzzzzzzzzzzzz:0:join 1s 1s: 1s:x 1s:o:1 2s:o 1s:l:-:year:s:0 \
            1s:l:-:week:x:0 1s:l:-:week:s:-1 1s:l:-:week:s:+1 1s:l:-:week:s:zzzzzzzz 1s:r:z:0:zzzz 1s:y:-:s \
            1s:i:5 1s:i:ann:Ann 1s:y:-:e:0 1t 1t:dice 1t:dice:0 1t:dice:0: 1t:dice:00:open 1t:dice:-1:open \
            2t:dice:0:open 1t:dice:0:back 1d 1d:1:0 1d:-1:0:begin 1d:01:0:begin 1d:1:0:back 1d:zzzzzzzz:0:begin \
            1b:3f:00:join 1b:3f:0:g:01.2 1b:3f:0:g:1.2.3 1b:3f:0:r:+1.0 1b:3f:0:rules: 1s:s:p2 1s:s:p \
            1t:dice:0:x:0.0 1d:1:0:m:300";
        for id in FORGED.split(' ').chain([""]) {
            let parsed = Control::parse(id, Some("p:keep-4"));
            assert_eq!(parsed, Err(ControlError::Unknown), "{id}");
        }
    }
}
