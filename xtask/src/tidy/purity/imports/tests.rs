use super::spelled_out;

fn check(code: &str, expected: &str) {
    assert_eq!(spelled_out(code), expected);
}

#[test]
fn members_are_spelled_in_full() {
    check("use std::{fs, fmt};", "use std::{std::fs, std::fmt};");
    check("use std::{\n    fs,\n};\nx", "use std::{\n    std::fs,\n};\nx");
    check("use a::b::{c};", "use a::b::{a::b::c};");
}

#[test]
fn members_of_members_are_left_alone() {
    check("use std::{time::{self, X}, fs};", "use std::{std::time::{self, X}, std::fs};");
}

#[test]
fn code_without_groups_is_left_alone() {
    check("use std::fmt;\nfn f() {}", "use std::fmt;\nfn f() {}");
    check("use std::{fs", "use std::{std::fs");
}
