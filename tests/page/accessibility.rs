//! Accessibility: checks what is on the screen now, as the usual checkers do, for people who use a screen reader, the keyboard
//! alone, or need contrast. The rules are those of WCAG 2.2 AA.

use crate::browser::Window;

const PASS: &str = include_str!("accessibility.js");

/// The violations on the page now, a line each.
pub(crate) async fn complaints(window: &Window) -> Vec<String> {
    let found = window.script(PASS, &[]).await;
    let found = found.as_array().expect("a list").clone();
    found
        .iter()
        .filter_map(|line| line.as_str().map(str::to_owned))
        .collect()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_checks_find_each_kind_of_violation() {
    let Some(harness) = crate::harness::Harness::open().await else {
        return;
    };
    let ann = harness.window("Ann").await;
    assert_eq!(complaints(&ann).await, [""; 0]);
    for (html, wrong) in [
        ("<button></button>", "has no name"),
        ("<img src='data:,'>", "has no alt"),
        ("<div role='option'>x</div>", "is outside"),
        (
            "<div role='combobox' aria-label='x' tabindex='0'>x</div>",
            "lacks aria-expanded",
        ),
        (
            "<p data-style='color:#777;background:#888'>faint</p>",
            "contrast",
        ),
        ("<span id='log'></span>", "twice"),
        ("<div aria-labelledby='nobody'>x</div>", "nobody"),
        ("<div aria-hidden='true'><button>x</button></div>", "hidden"),
        ("<button><a href='/'>x</a></button>", "inside"),
        (
            "<button data-style='width:9px;height:9px;padding:0'>x</button>",
            "small",
        ),
        ("<div data-style='width:9000px;height:1px'></div>", "wider"),
        ("<h6>x</h6>", "heading"),
        ("<div role='wizard'>x</div>", "no role"),
    ] {
        ann.script("const box = document.createElement('div'); box.id = 'wrong'; box.innerHTML = arguments[0]; for (const one of box.querySelectorAll('[data-style]')) one.style.cssText = one.dataset.style; document.body.append(box)", &[html.into()]).await;
        let found = complaints(&ann).await;
        assert!(
            found.iter().any(|line| line.contains(wrong)),
            "{html}: {found:?}"
        );
        ann.script("document.getElementById('wrong').remove()", &[])
            .await;
    }
    ann.closes().await;
}
