//! Durations as people write them: `500ms`, `30s`, `10m`, `12h`, `30d`.

use std::time::Duration;

/// Parses a duration of at least a millisecond. The longest one can still be added to an instant.
pub(super) fn read(text: &str) -> Result<Duration, String> {
    let digits = text.find(|c: char| !c.is_ascii_digit()).unwrap_or(text.len());
    let (number, unit) = text.split_at(digits);
    let unit_ms = match unit {
        "ms" => 1,
        "s" => 1_000,
        "m" => 60_000,
        "h" => 3_600_000,
        "d" => 86_400_000,
        _ => 0,
    };
    let ms = number.parse::<u32>().ok().map(|number| u64::from(number) * unit_ms);
    match ms {
        Some(ms @ 1..) => Ok(Duration::from_millis(ms)),
        Some(0) | None => {
            Err("write a number from 1 on and its unit: 500ms, 30s, 10m, 12h, 30d".into())
        }
    }
}

#[cfg(test)]
mod tests {
    use super::read;
    use std::time::Duration;

    #[test]
    fn a_time_has_a_unit() {
        assert_eq!(read("500ms"), Ok(Duration::from_millis(500)));
        assert_eq!(read("30s"), Ok(Duration::from_secs(30)));
        assert_eq!(read("10m"), Ok(Duration::from_secs(600)));
        assert_eq!(read("1h"), Ok(Duration::from_secs(3600)));
        assert_eq!(read("2d"), Ok(Duration::from_secs(172_800)));
        for wrong in ["", "30", "s", "0s", "-1s", "1.5s", "1 s", "1w", "99999999999s"] {
            assert!(read(wrong).is_err(), "{wrong}");
        }
    }
}
