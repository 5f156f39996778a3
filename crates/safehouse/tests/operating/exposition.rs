//! Prometheus' text format, parsed and checked as `promtool check metrics` does.

use std::collections::{BTreeMap, BTreeSet};

/// One line with a number.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Sample {
    pub(crate) name: String,
    pub(crate) labels: BTreeMap<String, String>,
    pub(crate) value: f64,
}

/// All metrics of one scrape.
#[derive(Clone, Debug)]
pub(crate) struct Exposition {
    /// The type of each metric by its name.
    pub(crate) types: BTreeMap<String, String>,
    pub(crate) samples: Vec<Sample>,
}

impl Exposition {
    /// Parses the text, and panics where it is not valid.
    pub(crate) fn read(text: &str) -> Exposition {
        let mut helped = BTreeSet::new();
        let mut read = Exposition { types: BTreeMap::new(), samples: Vec::new() };
        for line in text.lines().filter(|line| !line.is_empty()) {
            if let Some(help) = line.strip_prefix("# HELP ") {
                let (name, words) = help.split_once(' ').expect(line);
                assert!(!words.is_empty() && helped.insert(name.to_owned()), "{line}");
            } else if let Some(kind) = line.strip_prefix("# TYPE ") {
                let (name, kind) = kind.split_once(' ').expect(line);
                assert!(helped.contains(name), "no help before {line}");
                let before = read.types.insert(name.to_owned(), kind.to_owned());
                assert_eq!(before, None, "{line}");
            } else {
                let sample = Sample::read(line);
                read.check(&sample);
                read.samples.push(sample);
            }
        }
        read.check_histograms();
        read
    }

    /// The value of the metric with this name and no labels.
    pub(crate) fn value(&self, name: &str) -> Option<f64> {
        let found = self.samples.iter().find(|it| it.name == name && it.labels.is_empty());
        found.map(|sample| sample.value)
    }

    fn check(&self, sample: &Sample) {
        let Sample { name, labels, .. } = sample;
        let twice = |it: &&Sample| it.name == *name && it.labels == *labels;
        assert_eq!(self.samples.iter().find(twice), None, "the same series twice");
        let parts = ["_bucket", "_sum", "_count"];
        let whole = parts.iter().find_map(|part| name.strip_suffix(part));
        match whole.and_then(|whole| Some((whole, self.types.get(whole)?.as_str()))) {
            Some((whole, kind)) => {
                assert_eq!(kind, "histogram", "{name}");
                assert!(whole.ends_with("_seconds"), "{whole}");
            }
            None => match self.types.get(name).map(String::as_str) {
                Some("counter") => assert!(name.ends_with("_total"), "{name}"),
                Some("gauge") => assert!(!name.ends_with("_total"), "{name}"),
                other => panic!("{name} is of type {other:?}"),
            },
        }
    }

    /// Buckets are in order and never fall, and the last one counts everything.
    fn check_histograms(&self) {
        for (name, _) in self.types.iter().filter(|(_, kind)| *kind == "histogram") {
            let buckets = self.samples.iter().filter(|it| it.name == format!("{name}_bucket"));
            let counts: Vec<(f64, f64)> = buckets.map(|it| (it.bound(), it.value)).collect();
            assert!(counts.len() > 10 && counts.is_sorted(), "{name}: {counts:?}");
            let all = self.value(&format!("{name}_count")).expect(name);
            assert_eq!(counts.last(), Some(&(f64::INFINITY, all)), "{name}");
        }
    }
}

impl Sample {
    /// Reads `name{label="value"} 1.5`.
    fn read(line: &str) -> Sample {
        let (series, value) = line.rsplit_once(' ').expect(line);
        let (name, labels) = series.split_once('{').unwrap_or((series, "}"));
        let labels = labels.strip_suffix('}').expect(line);
        let label = |part: &str| {
            let (name, value) = part.split_once('=').expect(line);
            (name.to_owned(), value.trim_matches('"').to_owned())
        };
        let labels = labels.split(',').filter(|part| !part.is_empty()).map(label).collect();
        Sample { name: name.to_owned(), labels, value: number(value) }
    }

    /// The upper bound of a bucket.
    pub(crate) fn bound(&self) -> f64 {
        number(&self.labels["le"])
    }
}

fn number(text: &str) -> f64 {
    match text {
        "+Inf" => f64::INFINITY,
        _ => text.parse().expect(text),
    }
}
