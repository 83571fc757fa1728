//! A few simulated evenings, and the promise that a seed always goes the same way.

use std::time::{Duration, Instant};

use simulation::simulate;

#[test]
fn whatever_goes_wrong_nothing_shown_is_lost() {
    let seconds = std::env::var("ROLLHOUSE_SIMULATION_SECONDS").ok();
    let seconds = seconds.map_or(0, |text| text.parse().expect("a number of seconds"));
    let until = Instant::now() + Duration::from_secs(seconds);
    let mut over = 0;
    for seed in 1.. {
        if seed > 4 && Instant::now() >= until {
            break;
        }
        let evening = simulate(seed, 500, false);
        println!("{evening}");
        over += evening.tables_over();
        if let Some(why) = &evening.failure {
            panic!("{why}\nTo see it again:\n{}", evening.command());
        }
    }
    assert!(over > 0, "no table was played to its end");
}

#[test]
fn the_same_seed_goes_the_same_way() {
    let [first, second] = [0, 1].map(|_| simulate(7, 500, false));
    assert_eq!(first.hash, second.hash, "{first}\n{second}");
    let other = simulate(8, 500, false);
    assert_ne!(first.hash, other.hash);
}
