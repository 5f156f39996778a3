//! Limits as operators write them.

/// Parses a limit. A limit of 0 would let nobody in, which nobody means.
pub(super) fn at_least_one(text: &str) -> Result<u32, String> {
    match text.parse() {
        Ok(0) => Err("the least is 1".into()),
        Ok(limit) => Ok(limit),
        Err(_) => Err(format!("write a whole number from 1 to {}", u32::MAX)),
    }
}

#[cfg(test)]
mod tests {
    use super::at_least_one;

    #[test]
    fn a_limit_lets_somebody_in() {
        assert_eq!(at_least_one("1"), Ok(1));
        assert_eq!(at_least_one("4294967295"), Ok(u32::MAX));
        for wrong in ["0", "-1", "", "many", "4294967296", "1.5"] {
            assert!(at_least_one(wrong).is_err(), "{wrong}");
        }
    }
}
