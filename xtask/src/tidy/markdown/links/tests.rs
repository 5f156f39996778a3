use super::links;

fn check(text: &str, expected: &[&str]) {
    let found: Vec<String> = links(text).into_iter().map(|(_, target)| target).collect();
    assert_eq!(found, expected, "{text}");
}

#[test]
fn each_way_to_write_a_link_is_read() {
    check("see [a](one.md) and [`b`](two.md#x \"title\").", &["one.md", "two.md#x"]);
    check("![picture](a_(1).png)", &["a_(1).png"]);
    check("[![badge](a.svg)](b.md)", &["a.svg", "b.md"]);
    check("[a](<a b.md>)", &["a b.md"]);
    check("[a]: one.md \"title\"", &["one.md"]);
    check("<a href=\"a.md\"><img src=\"b.png\"></a>", &["a.md", "b.png"]);
}

#[test]
fn code_and_footnotes_are_no_links() {
    check("`[a](one.md)` ``[`](two.md)``", &[]);
    check("```\n[a](one.md)\n```\n[b](two.md)", &["two.md"]);
    check("~~~\n```\n[a](one.md)\n~~~\n", &[]);
    check("[^1]: a note", &[]);
    check("a lone ` tick [a](one.md)", &["one.md"]);
}

#[test]
fn links_know_their_line() {
    assert_eq!(links("one\n\n[a](b.md)\n"), [(3, "b.md".to_string())]);
}
