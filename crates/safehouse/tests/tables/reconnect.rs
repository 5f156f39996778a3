//! Reloads, locked phones, other devices, and a server that dies meanwhile.

use super::*;
use crate::refold;

/// The number and the sights of the last update.
fn last(guest: &Guest) -> (u64, Vec<Value>) {
    let text = guest.heard.last().expect("something was said");
    let Said::Update(update) = Said::read(text).unwrap() else { panic!("no update: {text}") };
    (update.n, serde_json::from_str(update.sights.get()).unwrap())
}

#[tokio::test]
async fn a_reload_gets_a_fresh_view() {
    let program = start(&[]);
    let place = program.place();
    let mut guests = playing(place, &["Ann", "Bob"], json!({})).await;
    step(&mut guests).await;
    step(&mut guests).await;
    let [ann, _] = &mut guests[..] else { unreachable!() };
    let (n, view) = (ann.update["n"].clone(), ann.view().clone());
    ann.come_again(place, None).await.unwrap();
    assert_eq!((&ann.update["n"], ann.view()), (&n, &view));
    assert_eq!(last(ann).1, Vec::<Value>::new(), "nothing is sent twice");
    // Updates that nobody can have get the same answer.
    for have in
        [json!({"game": 1, "n": 9999}), json!({"game": 7, "n": 1}), json!({"game": 0, "n": 0})]
    {
        ann.come_again(place, Some(have)).await.unwrap();
        assert_eq!((&ann.update["n"], ann.view(), last(ann).1.len()), (&n, &view, 0));
    }
}

/// A player comes and goes all the time, and misses nothing; the server is killed now and then.
#[tokio::test]
async fn a_client_that_comes_back_gets_exactly_what_it_missed() {
    let mut program = start(&[]);
    let place = program.place();
    let mut guests = gathered(place, &["Ann", "Bob", "Cid"], json!({"log": true})).await;
    let code = guests[0].code().to_owned();
    let mut steady = Guest::come(place, Stand::Screen(code.clone())).await.unwrap();
    let mut coming = Guest::come(place, Stand::Screen(code.clone())).await.unwrap();
    done(&mut guests[0], json!({"start": {}})).await;
    for guest in guests.iter_mut().chain([&mut coming]) {
        sees(guest, |guest| guest.update.is_object()).await;
    }
    let mut cid = guests.remove(2);
    let mut steps = 0;
    loop {
        let moved = step(&mut guests).await;
        steps += 1;
        let mine = hasty(&cid).is_some();
        if !moved && !mine {
            // It may be Cid's turn without his knowing.
            cid.come_back(place).await.unwrap();
            if hasty(&cid).is_none() {
                break;
            }
        }
        if steps % 2 == 0 || hasty(&cid).is_some() {
            cid.come_back(place).await.unwrap();
        }
        if steps % 3 == 0 {
            coming.come_back(place).await.unwrap();
        }
        if let Some(act) = hasty(&cid) {
            assert_eq!(cid.act(&act).await, Ok(Answered::Done));
            let n = cid.update["n"].clone();
            for guest in &mut guests {
                sees(guest, |guest| guest.update["n"] == n).await;
            }
        }
        let now = guests[0].update["n"].clone();
        sees(&mut steady, |steady| steady.update["n"] == now).await;
        if steps == 4 {
            program.kill();
            program.restart().unwrap();
            for guest in guests.iter_mut().chain([&mut steady, &mut cid]) {
                guest.come_back(place).await.unwrap();
            }
        }
    }
    let n = cid.update["n"].clone();
    coming.come_back(place).await.unwrap();
    sees(&mut steady, |steady| steady.update["n"] == n).await;
    assert_eq!(coming.sights, steady.sights, "the one who stayed saw nothing else");
    program.kill();

    let games = refold::games(&refold::entries(program.data(), &code));
    for guest in guests.iter().chain([&steady, &coming, &cid]) {
        let story = games[0].story(refold::eyes(guest));
        let checked = refold::check(&guest.heard, &[story]);
        assert!(checked.as_ref().is_ok_and(|checked| *checked > 3), "{checked:?}");
    }
}

/// The check above can fail.
#[tokio::test]
async fn a_history_that_is_not_the_journals_is_noticed() {
    let mut program = start(&[]);
    let mut guests = playing(program.place(), &["Ann", "Bob"], json!({})).await;
    for _ in 0..4 {
        assert!(step(&mut guests).await);
    }
    program.kill();
    let games = refold::games(&refold::entries(program.data(), guests[0].code()));
    let stories = |who: &Guest| vec![games[0].story(refold::eyes(who))];
    let heard = &guests[0].heard;
    assert_eq!(refold::check(heard, &stories(&guests[0])), Ok(5));
    assert!(refold::check(heard, &stories(&guests[1])).is_err(), "another's eyes");
    assert!(refold::check(heard, &[]).is_err(), "no such game");
    for lost in (0..heard.len()).filter(|i| heard[*i].starts_with("{\"update\"")).take(4) {
        let mut less = heard.clone();
        let gone = less.remove(lost);
        assert!(refold::check(&less, &stories(&guests[0])).is_err(), "without {gone}");
        let mut twice = heard.clone();
        twice.insert(lost, gone);
        assert!(refold::check(&twice, &stories(&guests[0])).is_err(), "the same twice");
        let mut other = heard.clone();
        other[lost] = other[lost].replacen("\"round\":", "\"round\":9", 1);
        assert!(refold::check(&other, &stories(&guests[0])).is_err(), "another view");
    }
}

#[tokio::test]
async fn another_device_with_the_same_token_takes_the_seat() {
    let program = start(&[]);
    let place = program.place();
    let mut guests = playing(place, &["Ann", "Bob"], json!({"first": 0})).await;
    let [ann, bob] = &mut guests[..] else { unreachable!() };
    let mut phone = Guest::come(place, ann.stand.clone()).await.unwrap();
    assert_eq!(farewell(ann).await, (4409, "table/elsewhere".into()));
    assert_eq!(phone.view(), ann.view(), "it is the same seat");
    let act = hasty(&phone).expect("her turn");
    assert_eq!(phone.act(&act).await, Ok(Answered::Done));
    sees(bob, |bob| bob.update["n"] == 2).await;
    let away = bob.heard.iter().filter(|text| text.contains("\"here\":false")).count();
    let before = bob.heard.iter().take_while(|text| !text.starts_with("{\"update\"")).count();
    assert!(away <= before, "nobody saw her go");
}

#[tokio::test]
async fn the_count_goes_on_where_it_was() {
    let mut program = start(&[]);
    let place = program.place();
    let mut ann = gathered(place, &["Ann"], json!({})).await.remove(0);
    done(&mut ann, json!({"rename": "Anna"})).await;
    done(&mut ann, json!({"chairs": 3})).await;
    let stand = ann.stand.clone();
    let fresh = Guest::come(place, stand.clone()).await.unwrap();
    assert_eq!(fresh.n, 2);
    program.kill();
    program.restart().unwrap();
    let fresh = Guest::come(place, stand).await.unwrap();
    assert_eq!(fresh.n, 2);
    assert_eq!(fresh.table["seats"].as_array().map(Vec::len), Some(3));
}
