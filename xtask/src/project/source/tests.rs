use super::{Language, code, find_word, without_tests};

fn check(language: Language, text: &str, expected: &str) {
    let code = code(text, language);
    assert_eq!(code.lines().count(), text.lines().count(), "lines keep their numbers: {text}");
    let squeezed = |text: &str| text.split_whitespace().collect::<Vec<_>>().join(" ");
    assert_eq!(squeezed(&code), expected, "{text}");
}

#[test]
fn rust_comments_are_blanked() {
    check(Language::Rust, "a // f64\nb", "a b");
    check(Language::Rust, "a /* f64 /* nested\n */ still */ b", "a b");
    check(Language::Rust, "/// 1.5\na", "a");
}

#[test]
fn rust_strings_are_blanked() {
    check(Language::Rust, r#"a("x \" // y") b"#, r#"a(" ") b"#);
    check(Language::Rust, "a(\"two\nlines\") b", "a(\" \") b");
    check(Language::Rust, r###"a(r#"x " y"#) b"###, "a(r# #) b");
    check(Language::Rust, r#"a(br"\") b"#, r#"a(br" ") b"#);
    check(Language::Rust, r#"r#type"#, "r#type");
}

#[test]
fn rust_characters_are_told_from_lifetimes() {
    check(Language::Rust, r#"('"', '\'', 'é') b"#, "(' ', ' ', ' ') b");
    check(Language::Rust, "fn f<'a>(x: &'a str) {} // '", "fn f<'a>(x: &'a str) {}");
    check(Language::Rust, r"'\u{1F600}' b", "' ' b");
}

#[test]
fn script_strings_are_blanked() {
    check(Language::Script, "a('it.skip', \"x\") // y", "a(' ', \" \")");
    check(Language::Script, "a(`two\nlines`) b", "a(` `) b");
    check(Language::Script, "<p>don't</p>\nb", "<p>don b");
    check(Language::Script, "/* a /* b */ c", "c");
}

#[test]
fn an_unfinished_string_is_no_panic() {
    for text in ["\"", "'", "r#\"é", "/*", "`é", "'\\"] {
        code(text, Language::Rust);
        code(text, Language::Script);
    }
}

#[test]
fn test_items_are_blanked() {
    let left = without_tests("a\n#[cfg(test)]\nmod tests {\n fn f() { x }\n}\nb\n");
    assert_eq!(left.split_whitespace().collect::<Vec<_>>(), ["a", "b"]);
    let left = without_tests("a\n#[cfg(test)]\nmod tests;\nb");
    assert_eq!(left.split_whitespace().collect::<Vec<_>>(), ["a", "b"]);
    let left = without_tests("#[cfg(test)]\nfn f(x: [u8; 3]) { y }\nb");
    assert_eq!(left.split_whitespace().collect::<Vec<_>>(), ["b"]);
}

#[test]
fn a_word_stands_on_its_own() {
    assert_eq!(find_word("let x: f64 = y;", "f64"), Some(7));
    assert_eq!(find_word("let f64x = my_f64;", "f64"), None);
    assert_eq!(find_word("mystd::fs std::fs::read", "std::fs"), Some(10));
    assert_eq!(find_word("std::fsx", "std::fs"), None);
}
