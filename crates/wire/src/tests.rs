//! Codes, tokens, messages.

use crate::{
    Beat, Code, Key, Locator, No, NotAPrefix, Order, Prefix, Stand, ToClient, ToServer, Token,
    padded,
};

#[test]
fn a_code_is_read_as_people_type_it() {
    for _ in 0..2_000 {
        let code = Code::random();
        let text = code.to_string();
        assert_eq!(text.len(), 8, "{text}");
        assert_eq!(Code::read(&text), Ok(code));
        assert_eq!(Code::read(&text.to_uppercase()), Ok(code));
        assert_eq!(Code::read(&format!(" {}-{} ", &text[..4], &text[4..])), Ok(code), "{text}");
    }
    for wrong in [
        "",
        "samuve",
        "samuvelor",
        "samuveloka",
        "samuvelosar",
        "samu_velo",
        "asumelov",
        "kapuhijo",
        "саму-вело",
        &"sa".repeat(5000),
    ] {
        assert!(Code::read(wrong).is_err(), "{wrong:?}");
    }
}

/// A house that shares its name with others has a syllable of its own before the four by chance.
#[test]
fn a_code_may_begin_with_a_syllable_of_its_house() {
    for prefix in ["ba", "zu", "Mi"] {
        let house = prefix.parse().expect("a prefix");
        for _ in 0..100 {
            let code = Code::random_with(Some(house));
            let text = code.to_string();
            assert!(text.len() == 10 && text.starts_with(&prefix.to_lowercase()), "{text}");
            assert_eq!(Code::read(&text), Ok(code));
        }
    }
    for wrong in ["", "b", "ab", "ka", "baba", "b-a", "bé"] {
        assert_eq!(wrong.parse::<Prefix>(), Err(NotAPrefix), "{wrong}");
    }
}

/// Tables that were opened when a code was two words are still found.
#[test]
fn an_old_code_is_read_as_before() {
    for old in ["bakilon-tumesa", "bakilo-tumesa", "huzigar-jopesas"] {
        let code = Code::read(old).expect("an old code");
        assert_eq!(code.to_string(), old);
        assert_eq!(Code::read(&old.to_uppercase().replace('-', " ")), Ok(code));
        assert_eq!(Code::read(&old.replace('-', "")), Ok(code));
    }
    for wrong in ["bakilo", "bakilo-tumes", "bakilo-tumesa-x", "bakilo-tumesannnn"] {
        assert!(Code::read(wrong).is_err(), "{wrong:?}");
    }
}

/// Words of the three languages that nobody wants to read out at a family's table.
#[test]
fn no_code_is_rude() {
    let rude = [
        "nazi", "bite", "titi", "zizi", "gode", "nude", "pute", "pipi", "kaka", "suka", "huj",
        "pizd", "jeb", "kike", "dike", "pede", "homo", "rape", "muda", "niga", "nigu", "faga",
        "sado",
    ];
    for _ in 0..20_000 {
        let code = Code::random().to_string();
        assert!(!rude.iter().any(|word| code.contains(word)), "{code}");
    }
}

#[test]
fn a_link_has_a_key_besides_the_code() {
    let (code, key) = (Code::random(), Key::random());
    let link = format!("{code}.{}", String::from(key));
    assert_eq!(link.len(), 17);
    assert_eq!(Locator::read(&link), Ok(Locator { code, key: Some(key) }));
    assert_eq!(Locator::read(&link.to_uppercase()), Ok(Locator { code, key: Some(key) }));
    assert_eq!(Locator::read(&code.to_string()), Ok(Locator { code, key: None }));
    assert_eq!(format!("{key:?}"), "Key(…)");
    for wrong in
        ["samuvelo.", "samuvelo.abc", "samuvelo.abcdefg1", "samuvelo.abcdefgh.i", ".abcdefgh"]
    {
        assert!(Locator::read(wrong).is_err(), "{wrong}");
    }
}

#[test]
fn different_codes_are_different() {
    let codes: std::collections::BTreeSet<String> =
        (0..1_000).map(|_| Code::random().to_string()).collect();
    assert!(codes.len() > 990, "{}", codes.len());
}

#[test]
fn a_token_is_known_again_and_does_not_print_itself() {
    let token = Token::random();
    let text = String::from(token.clone());
    assert_eq!(text.len(), 32);
    assert_eq!(Token::try_from(text), Ok(token.clone()));
    assert_ne!(Token::random(), token);
    assert_eq!(format!("{token:?} {:?}", token.hash()), "Token(…) TokenHash(…)");
    assert!(Token::try_from("é".repeat(16)).is_err());
    assert!(Token::try_from(String::new()).is_err());
}

#[test]
fn messages_are_read_to_the_letter() {
    let read = |text: &'static str| strict::from_str::<ToServer<'_>>(text);
    assert!(matches!(
        read(r#"{"hello":{"table":"Bakilon Tumesa","as":"screen"}}"#),
        Ok(ToServer::Hello { stand: Stand::Screen, token: None, have: None, .. })
    ));
    assert!(matches!(read(r#"{"act":{"n":3,"act":{"done":{}}}}"#), Ok(ToServer::Act { n: 3, .. })));
    assert!(matches!(
        read(r#"{"order":{"n":1,"order":{"options":{"chain":true}}}}"#),
        Ok(ToServer::Order { n: 1, order: Order::Options(_) })
    ));
    assert!(matches!(
        read(r#"{"order":{"n":1,"order":{"rename":null}}}"#),
        Ok(ToServer::Order { n: 1, order: Order::Rename(None) })
    ));
    let spaces = " ".repeat(200);
    let padded = format!(r#"{{"beat":[{{"look":2}},{{"wink":null}}]}}{spaces}"#);
    assert!(matches!(
        strict::from_str::<ToServer<'_>>(&padded),
        Ok(ToServer::Beat(signals)) if signals.len() == 2 && signals[0].text() == r#"{"look":2}"#
    ));
    assert!(matches!(read(r#"{"beat":[]}"#), Ok(ToServer::Beat(signals)) if signals.is_empty()));
    for wrong in [
        r#"{"beat":[1,2,3,4,5]}"#,
        r#"{"beat":{}}"#,
        r#"{"beat":[1]} {}"#,
        r#"{"act":{"n":-1,"act":{}}}"#,
        r#"{"act":{"n":9007199254740992,"act":{}}}"#,
        r#"{"act":{"n":99999999999999999999,"act":{}}}"#,
        r#"{"order":{"n":9007199254740992,"order":{"start":{}}}}"#,
        r#"{"ping":9007199254740992}"#,
        r#"{"act":{"n":1}}"#,
        r#"{"act":[1,{}]}"#,
        r#"{"act":{"n":1,"act":{},"seat":2}}"#,
        r#"{"shout":{}}"#,
        r#"{"order":{"n":1,"order":{"rename":"\u202ea"}}}"#,
        r#"{"hello":{"table":"nowhere","as":"seat"}}"#,
        r#"{"hello":{"table":"bakilo-tumesa","as":"king"}}"#,
        "[]",
        "{}",
    ] {
        assert!(read(wrong).is_err(), "{wrong}");
    }
}

#[test]
fn a_beat_is_filled_with_spaces() {
    let beat = Beat { k: 7, felt: [1, 2], ack: Some(3), refused: None, error: None };
    let text = ToClient::<(), (), _>::Beat(beat).text();
    assert_eq!(text, r#"{"beat":{"k":7,"felt":[1,2],"ack":3}}"#);
    let filled = padded(text.clone(), 64);
    assert_eq!((filled.len(), filled.trim_end()), (64, &*text));
    let no = Some(No { n: 4, why: "wink/not_called" });
    let beat = Beat { k: 8, felt: [0; 0], ack: None, refused: no, error: None };
    let text = ToClient::<(), (), _>::Beat(beat).text();
    assert_eq!(text, r#"{"beat":{"k":8,"felt":[],"refused":{"n":4,"why":"wink/not_called"}}}"#);
}
