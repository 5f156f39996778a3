//! The part of Prometheus' query language that the alerts in docs/operations.md use: anything else
//! in them panics here.

use std::collections::BTreeMap;

use crate::exposition::{Exposition, Sample};

/// The metrics at one time, and this many seconds later.
pub(crate) struct Series<'a> {
    pub(crate) before: &'a Exposition,
    pub(crate) now: &'a Exposition,
    pub(crate) seconds: f64,
}

type Labels = BTreeMap<String, String>;
type Vector = Vec<(Labels, f64)>;

/// The value of a part of an expression.
enum Worth {
    Number(f64),
    Vector(Vector),
}

/// Whether the alert with this expression would fire.
pub(crate) fn fires(expression: &str, series: &Series<'_>) -> bool {
    let mut parser = Parser { rest: expression.trim(), series };
    let left = parser.product();
    let comparison = parser.word(&[">=", "==", ">", "<"]).expect("an alert compares something");
    let right = parser.product();
    assert_eq!(parser.rest, "", "not understood: {expression}");
    let holds = |a: f64, b: f64| match comparison {
        ">=" => a >= b,
        "==" => a == b,
        ">" => a > b,
        _ => a < b,
    };
    let Worth::Vector(left) = left else { panic!("a vector is compared: {expression}") };
    left.iter().any(|(_, value)| holds(*value, right.number()))
}

impl Worth {
    fn number(&self) -> f64 {
        match self {
            Worth::Number(number) => *number,
            Worth::Vector(_) => panic!("a number is on the right of every operator"),
        }
    }
}

struct Parser<'a> {
    rest: &'a str,
    series: &'a Series<'a>,
}

impl<'a> Parser<'a> {
    /// `a`, or `a / b` of two metrics with the same labels.
    fn product(&mut self) -> Worth {
        let left = self.part();
        if self.word(&["/"]).is_none() {
            return left;
        }
        let (Worth::Vector(left), Worth::Vector(right)) = (left, self.part()) else {
            panic!("two metrics are divided");
        };
        let other = |labels: &Labels| right.iter().find(|it| it.0 == *labels).map(|it| it.1);
        let divided =
            left.into_iter().filter_map(|(it, value)| Some((it.clone(), value / other(&it)?)));
        Worth::Vector(divided.collect())
    }

    fn part(&mut self) -> Worth {
        if self.rest.starts_with(|c: char| c.is_ascii_digit()) {
            let end = self.rest.find([' ', ',', ')']).unwrap_or(self.rest.len());
            return Worth::Number(self.take(end).parse().expect("a number"));
        }
        let name = self.name();
        if self.word(&["("]).is_none() {
            return Worth::Vector(values(self.series.now, name).collect());
        }
        let vector = match name {
            "rate" => self.growth(true),
            "increase" => self.growth(false),
            "histogram_quantile" => {
                let quantile = self.part().number();
                self.word(&[","]).expect("a comma");
                let Worth::Vector(buckets) = self.part() else { panic!("buckets") };
                quantiles(quantile, &buckets)
            }
            other => panic!("the function {other} is not known here"),
        };
        self.word(&[")"]).expect("a bracket is closed");
        Worth::Vector(vector)
    }

    /// `name[5m]`: how much each series has grown, in total or per second. A series that did not
    /// exist before has not grown; that is why all metrics exist from the start.
    fn growth(&mut self, per_second: bool) -> Vector {
        let name = self.name();
        self.word(&["["]).expect("a range");
        let end = self.rest.find(']').expect("a range ends");
        let range = self.take(end);
        assert!(["5m", "10m", "1h"].contains(&range), "{range}");
        self.word(&["]"]);
        let Series { before, now, seconds } = self.series;
        let over = if per_second { *seconds } else { 1.0 };
        let old: Vector = values(before, name).collect();
        let grown = values(now, name).filter_map(|(labels, value)| {
            let (_, old) = old.iter().find(|it| it.0 == labels)?;
            Some((labels, (value - old) / over))
        });
        grown.collect()
    }

    fn name(&mut self) -> &'a str {
        let end = |c: char| !(c.is_ascii_alphanumeric() || c == '_');
        let end = self.rest.find(end).unwrap_or(self.rest.len());
        assert_ne!(end, 0, "a name, not {:?}", self.rest);
        self.take(end)
    }

    fn word(&mut self, words: &[&'static str]) -> Option<&'static str> {
        let found = words.iter().find(|word| self.rest.starts_with(**word))?;
        self.take(found.len());
        Some(found)
    }

    fn take(&mut self, length: usize) -> &'a str {
        let (taken, rest) = self.rest.split_at(length);
        self.rest = rest.trim_start();
        taken.trim_end()
    }
}

/// All series of a metric.
fn values<'a>(of: &'a Exposition, name: &'a str) -> impl Iterator<Item = (Labels, f64)> + 'a {
    let known = of.samples.iter().any(|sample| sample.name == name);
    assert!(known, "the program has no metric {name}");
    let named = of.samples.iter().filter(move |sample| sample.name == name);
    named.map(|Sample { labels, value, .. }| (labels.clone(), *value))
}

/// As Prometheus computes it: the values of a bucket lie evenly between its bounds, and those of
/// the last one at its lower bound. Without values there is no quantile.
fn quantiles(quantile: f64, buckets: &Vector) -> Vector {
    let mut of: BTreeMap<Labels, Vec<(f64, f64)>> = BTreeMap::new();
    for (labels, count) in buckets {
        let mut labels = labels.clone();
        let bound = labels.remove("le").expect("a bucket has a bound");
        let bound = if bound == "+Inf" { f64::INFINITY } else { bound.parse().expect("a bound") };
        of.entry(labels).or_default().push((bound, *count));
    }
    let quantile_of = |counts: Vec<(f64, f64)>| {
        let rank = quantile * counts.last()?.1;
        let at = counts.iter().position(|(_, count)| *count >= rank)?;
        let (low, before) = if at == 0 { (0.0, 0.0) } else { counts[at - 1] };
        let (high, upto) = counts[at];
        let share = (rank - before) / (upto - before);
        (rank > 0.0).then(|| if high.is_finite() { low + (high - low) * share } else { low })
    };
    of.into_iter().filter_map(|(labels, counts)| Some((labels, quantile_of(counts)?))).collect()
}
