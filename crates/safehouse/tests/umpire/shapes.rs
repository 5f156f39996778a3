//! Every line with one value replaced by another shape: an error, wherever it is. Nothing here
//! knows Spywhere: valid lines of any game can be added to the list.

use serde_json::{Value, json};

use crate::{Umpire, done, eliminate, four, identify, swap, two, with};

/// Valid lines, which together have every kind of value.
fn valid_lines() -> Vec<Value> {
    let act = |act: Value| json!({"at": 5, "seat": 0, "act": act});
    let options = json!({"first": 1, "chain": true, "log": false, "max_turn_s": 9, "final_s": 9});
    vec![
        json!({"open": with(four(), options)}),
        json!({"open": two()}),
        json!({"open": {"game": "spywhere", "seats": 5, "options": {}, "seed": "any text"}}),
        json!({"at": 5}),
        json!({"view": 0}),
        json!({"view": "spectator"}),
        act(swap("italy", "france")),
        act(eliminate("france")),
        act(identify(1, "france")),
        act(done()),
    ]
}

/// The JSON pointers of every value inside `value`.
fn pointers(value: &Value, here: &str, all: &mut Vec<String>) {
    all.push(here.to_string());
    match value {
        Value::Object(fields) => {
            fields.iter().for_each(|(name, value)| pointers(value, &format!("{here}/{name}"), all));
        }
        Value::Array(items) => {
            items
                .iter()
                .enumerate()
                .for_each(|(i, item)| pointers(item, &format!("{here}/{i}"), all));
        }
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}

/// Values of other shapes, all of them wrong everywhere, as texts.
fn mistaken(value: &Value) -> Vec<String> {
    let null_and_nest = ["null".to_string(), format!("[[{value}]]"), format!("{{\"x\":{value}}}")];
    let mut wrong = match value {
        Value::Object(fields) => {
            let values: Vec<&Value> = fields.values().collect();
            let text = value.to_string();
            let inside = &text[1..text.len() - 1];
            let comma = if inside.is_empty() { "" } else { "," };
            let mut wrong = vec![
                json!(values).to_string(),
                "[]".into(),
                "\"{}\"".into(),
                "1".into(),
                format!("{{{inside}{comma}\"unknown\":1}}"),
                format!("{{{inside}{comma}\"\":null}}"),
            ];
            if !inside.is_empty() {
                wrong.push(format!("{{{inside},{inside}}}"));
            }
            wrong
        }
        Value::Array(_) => vec!["{}".into(), "\"[]\"".into(), "0".into(), "true".into()],
        Value::Number(number) => {
            ["-1", "1.5", "1.0", "1e0", "-0", "true", "{}", "[]", "[0]", "\"\""]
                .into_iter()
                .map(String::from)
                .chain([format!("\"{number}\"")])
                .collect()
        }
        Value::String(text) => {
            vec!["0".into(), "true".into(), "{}".into(), format!("{{\"{text}\":null}}")]
        }
        Value::Bool(_) => vec!["0".into(), "1".into(), "\"true\"".into(), "[]".into(), "{}".into()],
        Value::Null => Vec::new(),
    };
    wrong.extend(null_and_nest);
    wrong
}

/// `line` with the value at `pointer` replaced by a text.
fn replaced(line: &Value, pointer: &str, by: &str) -> String {
    const HERE: &str = "put it here";
    let mut line = line.clone();
    *line.pointer_mut(pointer).unwrap() = json!(HERE);
    line.to_string().replacen(&format!("\"{HERE}\""), by, 1)
}

#[test]
fn another_shape_is_an_error() {
    let mut umpire = Umpire::open(four());
    let views = umpire.all_views(4);
    let mut tried = 0;
    for line in valid_lines() {
        let mut all = Vec::new();
        pointers(&line, "", &mut all);
        for pointer in all {
            for wrong in mistaken(line.pointer(&pointer).unwrap()) {
                // A view may be asked for by seat or by name, so these are right.
                if pointer == "/view" && ["0", "1"].contains(&&*wrong) {
                    continue;
                }
                let line = replaced(&line, &pointer, &wrong);
                let answer = umpire.say(&line);
                assert!(answer.starts_with("{\"error\":\""), "{line}\n{answer}");
                tried += 1;
            }
            assert_eq!(umpire.all_views(4), views, "{line} at {pointer}");
        }
    }
    assert!(tried > 1_000, "{tried} lines were tried");
}

/// Every field is needed. Options are options: they are left alone here.
#[test]
fn a_missing_field_is_an_error() {
    let mut umpire = Umpire::open(four());
    let views = umpire.all_views(4);
    for line in valid_lines() {
        let mut all = Vec::new();
        pointers(&line, "", &mut all);
        for pointer in all.iter().filter(|pointer| !pointer.contains("/options")) {
            let Some((parent, name)) = pointer.rsplit_once('/') else { continue };
            let mut less = line.clone();
            let Some(Value::Object(fields)) = less.pointer_mut(parent) else { continue };
            fields.remove(name);
            let answer = umpire.say(&less.to_string());
            assert!(answer.starts_with("{\"error\":\""), "{less}\n{answer}");
        }
        assert_eq!(umpire.all_views(4), views, "{line}");
    }
}

/// Every line in the list above is understood: without this the tests could pass for nothing.
#[test]
fn the_lines_themselves_are_understood() {
    for line in valid_lines() {
        let answer = Umpire::open(four()).ask(line.clone());
        assert!(answer.get("error").is_none(), "{line}: {answer}");
    }
}
