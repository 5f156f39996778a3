use super::check;
use crate::tidy::violation::assert_says;

#[test]
fn a_link_to_a_file_or_folder_of_the_project_is_in_order() {
    let page = "[rules](../rules/wink.md#§4) [crates](../crates) [top](/README.md) [self](#here)\n\
                [web](https://example.org/x.md) [mail](mailto:a@example.org) [here](./a.md)\n";
    let files =
        [("docs/a.md", page), ("rules/wink.md", ""), ("crates/wink/lib.rs", ""), ("README.md", "")];
    assert_says(check, &files, &[]);
}

#[test]
fn a_link_to_nothing_is_a_violation() {
    assert_says(
        check,
        &[("docs/a.md", "One.\n[rules](rules/wink.md#x)\n"), ("rules/wink.md", "")],
        &["docs/a.md:2: the link to rules/wink.md#x leads nowhere; \
           there is no docs/rules/wink.md in the project"],
    );
}

#[test]
fn a_link_out_of_the_project_is_a_violation() {
    assert_says(
        check,
        &[("docs/a.md", "[b](../../b.md)\n")],
        &["docs/a.md:1: the link to ../../b.md leads nowhere; a path stays inside the project"],
    );
}
