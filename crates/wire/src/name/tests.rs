//! Names: what people write, what hides, what looks alike.

use super::{Name, NotAName};

fn read(text: &str) -> Result<String, NotAName> {
    Name::new(text).map(|name| name.to_string())
}

#[test]
fn a_name_is_what_people_write() {
    assert_eq!(read("  Олена   Пчілка "), Ok("Олена Пчілка".into()));
    assert_eq!(read("Zoe\u{308}"), Ok("Zoë".into()), "NFC");
    for whole in [
        "👩‍👩‍👧‍👦 Smith",
        "👩🏽‍❤️‍💋‍👨🏿",
        "Agent 0️⃣0️⃣7️⃣",
        "🇺🇦",
        "®️",
        "می‌خواهم",
        "അരുണ്‍",
        "शर्‍मा",
        "ශ්‍රී",
        "李小龍",
        "O'Brien-3",
        "…",
        "♠",
    ] {
        assert_eq!(read(whole), Ok(whole.into()));
    }
}

#[test]
fn a_name_is_short_in_letters_and_in_bytes() {
    assert_eq!(read(&"й".repeat(24)), Ok("й".repeat(24)));
    assert_eq!(read(&"й".repeat(25)), Err(NotAName::TooLong));
    assert_eq!(read(&"龍".repeat(24)), Ok("龍".repeat(24)));
    assert_eq!(read(&"a".repeat(10_000)), Err(NotAName::TooLong));
    assert_eq!(read(&"👩‍👩‍👧‍👦".repeat(5)).map(|name| name.len()), Ok(125));
    assert_eq!(read(&"👩‍👩‍👧‍👦".repeat(6)), Err(NotAName::TooLong));
    let tower = |marks: usize| format!("Z{}", "\u{30D}".repeat(marks));
    assert_eq!(read(&tower(9)), Ok(tower(9)));
    assert_eq!(read(&tower(10)), Err(NotAName::Towering));
}

#[test]
fn a_name_shows_something() {
    for empty in ["", "   ", "-", ". .", "\u{301}", "\u{A0}\u{3000}", "\u{20DD}"] {
        assert_eq!(read(empty), Err(NotAName::Empty), "{empty:?}");
    }
}

#[test]
fn nothing_hides_in_a_name() {
    for hidden in [
        "a\0b",
        "a\nb",
        "a\u{202E}b",
        "a\u{2066}b",
        "\u{200B}a",
        "a\u{1b}[31m",
        "\u{FEFF}x",
        "\u{200D}",
        "\u{200C}",
        "\u{2800}",
        "\u{FE0F}",
        "\u{3164}",
        "\u{2060}",
        "\u{E0041}",
        "\u{FE00}",
        "Ann\u{200D}",
        "An\u{200D}n",
        "Ann\u{FE0F}",
        "Ann\u{2800}",
        "1\u{200D}2",
        "1\u{FE0F}2",
        "❤\u{FE0F}\u{FE0F}",
        "❤\u{200D}",
        "\u{200C}می",
    ] {
        assert_eq!(read(hidden), Err(NotAName::Unprintable), "{hidden:?}");
    }
}

#[test]
fn names_that_look_alike_are_recognised() {
    let name = |text: &str| Name::new(text).expect("a name");
    for (one, other) in [
        ("Ann", "Ann"),
        ("Ann", "ANN"),
        ("Ann", "Аnn"),
        ("Ann", "аnn"),
        ("ann", "ΑΝΝ"),
        ("Ian", "lan"),
        ("Bob", "B0b"),
        ("Tom", "Torn"),
        ("Ann Lee", "AnnLee"),
        ("Ann", "Ａｎｎ"),
        ("Ann", "𝐀𝐧𝐧"),
        ("❤", "❤\u{FE0F}"),
        ("Олена", "ОЛЕНА"),
    ] {
        let alike = name(one).looks_like(&name(other)) && name(other).looks_like(&name(one));
        assert!(alike, "{one} and {other}");
    }
    for (one, other) in
        [("Ann", "Anna"), ("Zoë", "Zoe"), ("Ann", "Анна"), ("Bob", "Rob"), ("🦊", "🦉")]
    {
        assert!(!name(one).looks_like(&name(other)), "{one} and {other}");
    }
}

/// The journal reads every name that it wrote, even one that is not valid any more; names from
/// strangers are checked.
#[test]
fn a_written_name_is_not_checked_again() {
    #[derive(serde::Deserialize)]
    struct Written {
        #[serde(default, deserialize_with = "Name::as_written")]
        name: Option<Name>,
    }
    let text = r#"{"name":"a\u200db"}"#;
    let written: Written = serde_json::from_str(text).expect("it was written");
    assert_eq!(written.name.as_ref().map(Name::as_str), Some("a\u{200D}b"));
    for none in ["{}", r#"{"name":null}"#] {
        assert_eq!(serde_json::from_str::<Written>(none).expect("nothing").name, None);
    }
    assert!(serde_json::from_str::<Name>(r#""a\u200db""#).is_err());
}
