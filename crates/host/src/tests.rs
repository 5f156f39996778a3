//! What a house promises that only shows from inside: disks that fail, bugs that strike, owners
//! that change. `crates/safehouse/tests` has everything that can be seen from outside.

mod asking;
mod beat;
mod breaking_off;
mod disk;
pub(crate) mod evening;
mod hanging;
mod lease;
mod owners;
mod panics;
mod scoreboard;
mod sitting;
mod sitting_out;
mod sweeping;
mod visitor;

use std::path::Path;

use serde_json::json;
use store::Store;
use wire::Seated;

use crate::{Customs, House, Whence};
use visitor::Visitor;

/// People at a table of Spywhere that is about to begin, the host first.
async fn gathered(house: &House, names: &[&str]) -> Vec<Visitor> {
    let create = json!({"game": "spywhere", "name": names[0]}).to_string();
    let create = strict::from_str(&create).unwrap();
    let mut seated = vec![house.create(create).await.unwrap().unwrap()];
    for name in &names[1..] {
        seated.push(sit(house, &seated[0], name).await);
    }
    let mut visitors = Vec::new();
    for seated in &seated {
        visitors.push(Visitor::come(house, seated).await);
    }
    visitors
}

/// Somebody sits down at the table of somebody else.
async fn sit(house: &House, at: &Seated, name: &str) -> Seated {
    let join = strict::from_str(&json!({"name": name}).to_string()).unwrap();
    house.sit(at.code, join, Whence(0)).await.unwrap().unwrap()
}

/// A house on a sound disk.
fn house(folder: &Path) -> (House, Store) {
    let store = Store::open(folder).unwrap();
    (House::new(store.clone(), Customs::default()), store)
}
