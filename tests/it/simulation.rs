//! A few simulated evenings, and the promise that a seed always goes the same way.

use simulation::simulate;

#[test]
fn whatever_goes_wrong_nothing_shown_is_lost() {
    for seed in 1..=4 {
        let evening = simulate(seed, 500, false);
        println!("{evening}");
        if let Some(why) = &evening.failure {
            panic!("{why}\nTo see it again:\n{}", evening.command());
        }
    }
}

#[test]
fn the_same_seed_goes_the_same_way() {
    let [first, second] = [0, 1].map(|_| simulate(7, 500, false));
    assert_eq!(first.hash, second.hash, "{first}\n{second}");
    let other = simulate(8, 500, false);
    assert_ne!(first.hash, other.hash);
}
