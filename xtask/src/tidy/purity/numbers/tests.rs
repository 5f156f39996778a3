use super::floats;

#[test]
fn floats_are_found() {
    assert_eq!(floats("let x = 1.5 + 2.0_f32 - 3.;"), ["1.5", "2.0_f32", "3."]);
    assert_eq!(floats("f(1e9, 1.0e-9, 2f64, 1_0.5)"), ["1e9", "1.0e-9", "2f64", "1_0.5"]);
    assert_eq!(floats("0.5..1.5"), ["0.5", "1.5"]);
}

#[test]
fn whole_numbers_fields_and_ranges_are_no_floats() {
    for code in [
        "0..5",
        "0..=5",
        "x.0.1",
        "self.0[1].2",
        "1.max(2)",
        "0x1e5",
        "0xf32",
        "0b10",
        "1_000_u64",
        "x1.y2",
        "3usize-2",
        "0xe-1",
        "[0; 4]",
        "v1e5",
    ] {
        assert!(floats(code).is_empty(), "{code}: {:?}", floats(code));
    }
}
