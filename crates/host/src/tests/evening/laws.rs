//! What is true of every evening, as its journal has it.

use std::collections::BTreeMap;

use kernel::Observer;
use serde_json::Value;
use store::Entries;

use super::Tally;
use super::person::Person;
use crate::House;
use crate::past::{self, PastGame};
use crate::play::Fact;

/// How many entries the table's journal has by now.
pub(super) fn written(house: &House, people: &[Person]) -> usize {
    entries(house, people).iter().count()
}

fn entries(house: &House, people: &[Person]) -> Entries {
    let code = people[0].seated.code.to_string();
    let journal = house.store().find(&code).unwrap().expect("the table is there");
    house.store().read(journal.table).unwrap()
}

/// Reads the table's whole journal, and compares it with what everybody lived through. Its first
/// `old` entries were written a moment ago, and everybody has heard of them; of those since then
/// perhaps nobody has, because bots play on and the disk takes its time.
pub(super) fn hold(house: &House, people: &[Person], old: usize, tally: &mut Tally) {
    let entries = entries(house, people);
    let games = past::games(entries.iter()).expect("the journal makes sense");
    let old = past::games(entries.iter().take(old)).expect("the journal makes sense");
    let over = |games: &[PastGame]| {
        let over = |game: &&PastGame| game.replay().expect("it can be refolded").is_over();
        games.iter().filter(over).count() as u64
    };
    let over = over(&old)..=over(&games);
    let mut done: BTreeMap<u8, Vec<u64>> = BTreeMap::new();
    for (seat, n) in games.iter().flat_map(|game| &game.acts) {
        done.entry(*seat).or_default().push(*n);
    }
    for person in people {
        let seat = person.seated.seat;
        let done = done.remove(&seat.0).unwrap_or_default();
        assert!(done.is_sorted_by(|a, b| a < b), "an act was done twice: {done:?}");
        let lost: Vec<_> = person.acked.iter().filter(|n| !done.contains(n)).collect();
        assert!(lost.is_empty(), "acknowledged and lost: {lost:?}");
        let refused: Vec<_> = person.refused.iter().filter(|n| done.contains(n)).collect();
        assert!(
            refused.is_empty(),
            "an act was done, and then refused when it was sent again: {refused:?}"
        );
        if let Some(name) = &person.name {
            assert_eq!(
                person.table["seats"][usize::from(seat.0)]["name"],
                **name,
                "a name was lost"
            );
        }
        if person.table["phase"] != "playing" {
            let played = person.table["evening"]["played"].as_u64().unwrap_or(0);
            assert!(over.contains(&played), "{played} of {over:?} games are on the scoreboard");
        }
        for (number, game) in (1..).zip(&games) {
            let old = old.get(number as usize - 1).map_or(0, |game| game.facts.len());
            tells_the_story(game, number, person, old);
        }
        tally.acts += person.acked.len() as u64;
        tally.absences += person.absences;
        tally.broken_off += person.broken_off;
    }
    tally.games += games.len() as u64;
}

/// Somebody who was told everything was told what the journal tells: no more, and at least what is
/// old.
fn tells_the_story(game: &PastGame, number: u64, person: &Person, old: usize) {
    let Some(lived) = person.stories.get(&number).filter(|story| story.whole) else { return };
    let play = game.replay().expect("it can be refolded");
    let told = |facts: &[Fact]| play.missed(Observer::Seat(person.seated.seat), 0, facts);
    let (old, told) = (told(&game.facts[..old]).len(), told(&game.facts));
    let told: Vec<Value> =
        told.iter().map(|sight| serde_json::from_str(sight.get()).expect("JSON")).collect();
    let short = told.len().min(lived.sights.len());
    assert_eq!(told[..short], lived.sights[..short], "another story than the journal's");
    // A later game may have begun before somebody who was away heard how this one ended, or it was
    // broken off: then they came back to the lobby.
    let last = person.stories.keys().next_back() == Some(&number);
    let (lived, told) = (lived.sights.len(), told.len());
    let least = if person.missed_the_end() { 0 } else { old };
    assert!(
        !last || (least..=told).contains(&lived),
        "the journal tells more, or less: {old} a moment ago, {told} by now, and {lived} were seen"
    );
}
