//! People gather: codes, names, spies, options.

use super::*;

#[tokio::test]
async fn a_table_is_found_by_its_code_however_it_is_typed() {
    let program = start(&[]);
    let place = program.place();
    let ticket = place.create(&json!({"game": "spywhere", "name": "Ann"})).await.unwrap();
    let ways = [
        ticket.code.clone(),
        ticket.code.to_uppercase(),
        ticket.code.replace('-', "%20"),
        ticket.code.replace('-', ""),
        format!("%20{}%20", ticket.code.to_uppercase().replace('-', "%20%20")),
    ];
    for (way, seat) in ways.iter().zip(1..) {
        let answer = place.get(&format!("/api/tables/{way}")).await.unwrap();
        assert_eq!(answer.status, 200, "{way}: {}", answer.body);
        assert_eq!(answer.json()["table"]["code"], ticket.code);
        let joined = place.join(way, &format!("Bob {seat}")).await.unwrap();
        assert_eq!((joined.code, joined.seat), (ticket.code.clone(), seat));
    }
}

#[tokio::test]
async fn a_code_that_nobody_has_is_unknown() {
    let program = start(&[]);
    for code in ["bakilon-tumesa", "x", "nowhere", "%F0%9F%A6%8A", "%FF"] {
        let answer = program.place().get(&format!("/api/tables/{code}")).await.unwrap();
        assert_eq!(answer.status, 404, "{code}: {}", answer.body);
        assert_eq!(answer.json(), json!({"refused": {"why": "table/unknown_code"}}), "{code}");
    }
    let hello = Stand::Screen("bakilon-tumesa".into());
    let gone = Guest::come(program.place(), hello).await.err();
    assert_eq!(gone, Some(Gone::Closed(4404, "table/unknown_code".into())));
}

#[tokio::test]
async fn a_name_is_kept_as_people_write_it() {
    let program = start(&[]);
    let mut ann = gathered(program.place(), &["  Zoe\u{308}   Пчілка "], json!({})).await.remove(0);
    assert_eq!(ann.table["seats"][0]["name"], "Zoë Пчілка");
    done(&mut ann, json!({"rename": "👩‍👩‍👧‍👦 Smith"})).await;
    sees(&mut ann, |ann| ann.table["seats"][0]["name"] == "👩‍👩‍👧‍👦 Smith").await;
}

#[tokio::test]
async fn a_name_that_cannot_be_read_out_is_not_taken() {
    let program = start(&[]);
    let place = program.place();
    let mut ann = gathered(place, &["Ann"], json!({})).await.remove(0);
    let long = "й".repeat(25);
    let huge = "a".repeat(3_000);
    // A letter under a tower of accents covers the lines above it.
    let tower = format!("Z{}", "\u{301}".repeat(40));
    for name in ["", "  ", "a\u{202E}b", "a\nb", "\u{200B}", "a\u{0}b", &long, &huge, &tower] {
        for body in [json!({"game": "spywhere", "name": name}), json!({"name": name})] {
            let path = if body.get("game").is_some() {
                "/api/tables".to_owned()
            } else {
                format!("/api/tables/{}/seats", ann.code())
            };
            let answer = place.post(&path, &body.to_string()).await.unwrap();
            assert_eq!(answer.status, 400, "{name:?}: {}", answer.body);
            let what = answer.json()["error"]["what"].to_string();
            assert!(what.contains("name"), "{name:?}: {what}");
        }
        let answer = ann.order(&json!({"rename": name})).await;
        assert!(matches!(answer, Ok(Answered::NotUnderstood(_))), "{name:?}: {answer:?}");
    }
    assert_eq!(ann.table["seats"][0]["name"], "Ann", "nothing changed");
}

#[tokio::test]
async fn everybody_goes_by_another_spy() {
    let program = start(&[]);
    let place = program.place();
    let create = json!({"game": "spywhere", "name": "Ann", "spy": "owl"});
    let ann = place.create(&create).await.unwrap();
    let path = format!("/api/tables/{}/seats", ann.code);
    for name in ["Bob", "Cid", "Dee"] {
        let body = json!({"name": name, "spy": "owl"}).to_string();
        assert_eq!(place.post(&path, &body).await.unwrap().status, 201);
    }
    let mut ann = come(place, &ann).await;
    let spies = |ann: &Guest| -> Vec<String> {
        let seats = ann.table["seats"].as_array().unwrap();
        seats.iter().map(|seat| seat["spy"].as_str().unwrap().to_owned()).collect()
    };
    let before = spies(&ann);
    assert_eq!(before[0], "owl", "her wish");
    let mut sorted = before.clone();
    sorted.sort();
    sorted.dedup();
    assert_eq!(sorted.len(), 6, "all different, free chairs too: {before:?}");
    refused(&mut ann, json!({"spy": before[1]}), "table/spy_taken").await;
    done(&mut ann, json!({"spy": "wolf"})).await;
    sees(&mut ann, |ann| spies(ann)[0] == "wolf").await;
    done(&mut ann, json!({"start": {}})).await;
    refused(&mut ann, json!({"spy": "owl"}), "table/not_now").await;
}

#[tokio::test]
async fn options_are_the_games_own() {
    let program = start(&[]);
    let place = program.place();
    let mut ann = gathered(place, &["Ann"], json!({"chain": true})).await.remove(0);
    assert_eq!(ann.table["options"]["chain"], true);
    assert_eq!(ann.table["options"]["max_turn_s"], 60, "what is left out is the rulebook's");
    done(&mut ann, json!({"options": {"max_turn_s": 30}})).await;
    sees(&mut ann, |ann| ann.table["options"]["max_turn_s"] == 30).await;
    assert_eq!(ann.table["options"]["chain"], false, "options are chosen whole");
    for wrong in [json!({"speed": 2}), json!({"max_turn_s": "fast"}), json!([]), json!(null)] {
        refused(&mut ann, json!({"options": wrong}), "table/unknown").await;
        let create = json!({"game": "spywhere", "name": "Eve", "options": wrong}).to_string();
        let answer = place.post("/api/tables", &create).await.unwrap();
        assert_eq!(answer.json(), json!({"refused": {"why": "table/unknown"}}), "{wrong}");
    }
    // Options that parse but with which nobody could play.
    refused(&mut ann, json!({"options": {"max_turn_s": 0}}), "table/options").await;
    assert_eq!(ann.table["options"]["max_turn_s"], 30, "nothing changed");
}

#[tokio::test]
async fn a_game_that_does_not_exist_is_not_played() {
    let program = start(&[]);
    let create = json!({"game": "chess", "name": "Ann"}).to_string();
    let answer = program.place().post("/api/tables", &create).await.unwrap();
    assert_eq!((answer.status, answer.json()), (409, json!({"refused": {"why": "table/unknown"}})));
    let mut ann = gathered(program.place(), &["Ann"], json!({})).await.remove(0);
    refused(&mut ann, json!({"game": "chess"}), "table/unknown").await;
    done(&mut ann, json!({"game": "spywhere"})).await;
}

#[tokio::test]
async fn there_is_a_list_of_games() {
    let program = start(&[]);
    let answer = program.place().get("/api/games").await.unwrap();
    let games = answer.json();
    let games = games["games"].as_array().unwrap();
    let names: Vec<&Value> = games.iter().map(|game| &game["game"]).collect();
    assert_eq!(names, host::catalog::NAMES);
    let spywhere = &games[1];
    assert_eq!((&spywhere["least"], &spywhere["most"]), (&json!(2), &json!(6)));
    assert_eq!(spywhere["options"]["max_turn_s"], 60);
}
