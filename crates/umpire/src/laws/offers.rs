//! A lobby never offers what the table then refuses.

use kernel::{Choice, Game, Offer, Setup};
use serde_json::{Map, Value};

/// Every option that is offered, alone and with every other one, makes a table that agrees.
pub(super) fn the_table_agrees<G: Game>() {
    for seats in G::SEATS {
        let offers = G::offers(seats);
        let alone = |offer: &Offer| choices(offer).into_iter().map(|choice| vec![choice]);
        let mut chosen: Vec<Vec<(&str, Value)>> = offers.iter().flat_map(alone).collect();
        for (number, one) in offers.iter().enumerate() {
            for other in &offers[number + 1..] {
                for choice in choices(one) {
                    let with = |other| vec![choice.clone(), other];
                    chosen.extend(choices(other).into_iter().map(with));
                }
            }
        }
        for choices in chosen {
            let law = "whatever is offered, the table agrees";
            let options: Map<String, Value> =
                choices.into_iter().map(|(key, value)| (key.to_owned(), value)).collect();
            let text = Value::Object(options).to_string();
            let read = strict::from_str(&text).unwrap_or_else(|why| panic!("{law}: {text}: {why}"));
            let agreed = Setup::<G>::new(seats, read);
            agreed.unwrap_or_else(|why| panic!("{law}: {seats} seats, {text}: {why}"));
        }
    }
}

fn choices(offer: &Offer) -> Vec<(&'static str, Value)> {
    let values: Vec<Value> = match offer.choice {
        Choice::Switch {} => vec![false.into(), true.into()],
        Choice::Seconds(all) => all.iter().map(|seconds| (*seconds).into()).collect(),
        Choice::OneOf(all) => all.iter().map(|name| (*name).into()).collect(),
    };
    values.into_iter().map(|value| (offer.key, value)).collect()
}
