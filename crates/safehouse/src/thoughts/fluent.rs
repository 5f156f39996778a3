//! As much of Fluent as the English reasons of bots need: text, `{ $argument }`, `{ message }`, and
//! `{ $argument -> … }` with variants by name or by the plural of English.

/// The text of a Fluent file.
pub(crate) struct Messages<'a>(pub(crate) &'a str);

/// The arguments of a message, by name.
type Arguments<'a> = [(&'a str, String)];

impl Messages<'_> {
    /// A message with these arguments, if it exists.
    pub(crate) fn say(&self, name: &str, with: &Arguments<'_>) -> Option<String> {
        let mut lines = self.0.lines();
        let first = lines.find_map(|line| line.strip_prefix(name)?.strip_prefix(" ="))?;
        let mut pattern = first.trim().to_owned();
        // It goes on until the next message or comment, which begin where a line does.
        for line in lines.take_while(|line| line.starts_with([' ', '}'])) {
            pattern.push('\n');
            pattern.push_str(line);
        }
        Some(self.fill(&pattern, with))
    }

    fn fill(&self, pattern: &str, with: &Arguments<'_>) -> String {
        let mut said = String::new();
        let mut rest = pattern.trim();
        while let Some((text, from)) = rest.split_once('{') {
            said.push_str(text);
            let (inner, after) = from.split_at(closing(from));
            said.push_str(&self.placeable(inner.trim(), with));
            rest = after.strip_prefix('}').unwrap_or(after);
        }
        said.push_str(rest);
        said
    }

    fn placeable(&self, inner: &str, with: &Arguments<'_>) -> String {
        let argument = |name: &str| {
            let name = name.trim().strip_prefix('$')?;
            with.iter().find(|(known, _)| *known == name).map(|(_, value)| value.as_str())
        };
        if let Some((selector, variants)) = inner.split_once("->") {
            let chosen = choose(variants, argument(selector).unwrap_or_default());
            return self.fill(&chosen, with);
        }
        let literal = inner.strip_prefix('"').and_then(|text| text.strip_suffix('"'));
        let said = argument(inner).or(literal).map(str::to_owned);
        said.or_else(|| self.say(inner, with)).unwrap_or_else(|| format!("{{{inner}}}"))
    }
}

/// The place of the brace that closes what begins here.
fn closing(text: &str) -> usize {
    let mut depth = 0;
    let closes = |(_, letter): &(usize, char)| {
        match letter {
            '{' => depth += 1,
            '}' if depth == 0 => return true,
            '}' => depth -= 1,
            _ => {}
        }
        false
    };
    text.char_indices().find(closes).map_or(text.len(), |(place, _)| place)
}

/// The variant for a value: by name, else by the plural of English, else the default.
fn choose(variants: &str, value: &str) -> String {
    let (mut named, mut plural, mut default) = (None, None, None);
    let plural_of_value = if value == "1" { "one" } else { "other" };
    for (key, is_default, pattern) in split(variants) {
        if key == value {
            named = Some(pattern);
        } else if key == plural_of_value {
            plural = Some(pattern);
        } else if is_default {
            default = Some(pattern);
        }
    }
    named.or(plural).or(default).unwrap_or_default()
}

/// The variants of a selection: the key, whether it is the default, and the pattern.
fn split(variants: &str) -> Vec<(&str, bool, String)> {
    let mut found: Vec<(&str, bool, String)> = Vec::new();
    let mut depth = 0;
    for line in variants.lines() {
        let bare = line.trim();
        let key = bare.strip_prefix('*').unwrap_or(bare).strip_prefix('[');
        match key.and_then(|key| key.split_once(']')).filter(|_| depth == 0) {
            Some((key, text)) => {
                found.push((key.trim(), bare.starts_with('*'), text.trim().to_owned()));
            }
            None => {
                if let Some((_, _, pattern)) = found.last_mut() {
                    pattern.push('\n');
                    pattern.push_str(line);
                }
            }
        }
        depth += line.matches('{').count() as i32 - line.matches('}').count() as i32;
    }
    found
}

#[cfg(test)]
mod tests {
    use super::Messages;

    const TEXT: &str = "\
# a comment
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
plain = Just { $this }.
reason = { $code ->
    [worth] It is worth { $points ->
       *[other] { points }
    }: { plain }
    [empty] { \"\" }
   *[other] This looks best.
}
";

    #[test]
    fn messages_are_filled_with_arguments_messages_and_variants() {
        let said = |name: &str, with: &[(&str, &str)]| {
            let with: Vec<_> = with.iter().map(|(name, value)| (*name, (*value).into())).collect();
            Messages(TEXT).say(name, &with)
        };
        assert_eq!(said("plain", &[("this", "that")]).unwrap(), "Just that.");
        assert_eq!(said("points", &[("points", "1")]).unwrap(), "1 point");
        let worth = [("code", "worth"), ("points", "3"), ("this", "so")];
        assert_eq!(said("reason", &worth).unwrap(), "It is worth 3 points: Just so.");
        assert_eq!(said("reason", &[("code", "empty")]).unwrap(), "");
        assert_eq!(said("reason", &[("code", "new")]).unwrap(), "This looks best.");
        assert_eq!(said("reasons", &[]), None);
    }
}
