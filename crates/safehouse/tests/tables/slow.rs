//! A client that does not read grows no memory and makes nobody wait.

use super::*;

/// The resident memory of the program, in bytes.
fn resident(program: &Program) -> u64 {
    let process = program.process().expect("it runs");
    let pages = std::fs::read_to_string(format!("/proc/{process}/statm")).expect("this is Linux");
    pages.split(' ').nth(1).and_then(|pages| pages.parse::<u64>().ok()).expect("a number") * 4096
}

/// A megabyte.
const MB: u64 = 1 << 20;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_client_that_does_not_read_is_dropped_and_welcome_back() {
    let program = start(&["--max-orders", "100000", "--patience", "3s"]);
    let place = program.place();
    let long = "й".repeat(24);
    let mut guests = gathered(place, &[&long, "Bob", "Cid", "Dee"], json!({})).await;
    let mut stalled = guests.split_off(2);
    let code = guests[0].code().to_owned();
    for _ in 0..30 {
        stalled.push(Guest::come(place, Stand::Screen(code.clone())).await.unwrap());
    }
    let [ann, bob] = &mut guests[..] else { unreachable!() };
    sees(ann, |ann| ann.table["seats"][3]["here"] == true).await;
    // Warm up, so that memory allocated once does not count as growth.
    for i in 0..50 {
        done(ann, json!({"rename": format!("{}{i:03}", "й".repeat(20))})).await;
    }
    let (before, mut most, mut said) = (resident(&program), 0, 0);
    loop {
        said += 1;
        assert!(said < 20_000, "those who do not read are let go");
        done(ann, json!({"rename": format!("{}{:03}", "й".repeat(20), said % 1000)})).await;
        most = most.max(resident(&program));
        if bob.heard.len() > 400 {
            bob.heard.clear();
        }
        let now = format!("{}{:03}", "й".repeat(20), said % 1000);
        sees(ann, |ann| ann.table["seats"][0]["name"] == now).await;
        sees(bob, |bob| bob.table["seats"][0]["name"] == now).await;
        ann.heard.clear();
        let gone = [2, 3].iter().all(|seat| ann.table["seats"][*seat]["here"] == false);
        if gone && said > 600 {
            break;
        }
    }
    let grown = most.saturating_sub(before);
    println!("32 stalled readers, {said} messages each, {} KB more memory", grown >> 10);
    assert!(grown < 24 * MB, "{} KB more", grown >> 10);
    // Bounded means bounded: it does not grow later either.
    let mut back = stalled.remove(0);
    back.come_back(place).await.unwrap();
    assert_eq!(back.table["seats"][0]["name"], ann.table["seats"][0]["name"]);
    done(&mut back, json!({"rename": "Cyd"})).await;
}
