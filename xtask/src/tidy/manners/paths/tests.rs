use super::{HOMES, check};
use crate::tidy::violation::assert_says;

#[test]
fn a_path_of_one_machine_is_a_violation() {
    for home in HOMES {
        let said = format!(
            "README.md:2: a path below /{home} exists on one machine only; \
             say it relative to the project, or ask the environment"
        );
        let absolute = format!("One.\ncd /{home}/me/safehouse\n");
        assert_says(check, &[("README.md", &absolute)], &[&said]);
        let address = format!("One.\n(file:///{home}/me)\n");
        assert_says(check, &[("README.md", &address)], &[&said]);
    }
}

#[test]
fn a_relative_path_is_in_order() {
    for home in HOMES {
        let text = format!("web/src/{home}/a.ts ../{home}/b https://example.org/{home}/ /{home}\n");
        assert_says(check, &[("README.md", &text)], &[]);
    }
}
