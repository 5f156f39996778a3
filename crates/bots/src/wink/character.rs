//! The four levels as people: how well each one sees, remembers, judges, and keeps a straight face.

/// A while by chance: the shortest and the longest, in milliseconds.
pub(crate) type While = (u64, u64);

/// What tells one spy from another. None sees more than its seat does, and none reacts faster than
/// a person can; they differ in what they make of it.
pub(crate) struct Character {
    /// Its name in the lobby.
    pub(crate) level: &'static str,
    /// How much longer than the least it takes from eye to mind.
    pub(crate) lag_ms: While,
    /// How long a wink must be seen until it is noticed, drawn anew for every glance.
    pub(crate) notices_ms: While,
    /// How often in a thousand it takes a blink at a caller for a wink.
    pub(crate) startled: u32,
    /// How many calls it remembers a fact for.
    pub(crate) recalls: (u32, u32),
    /// By how much it misjudges: 0.5 takes one spy for up to half again as suspicious as another.
    pub(crate) misjudges: f32,
    /// How much it makes of long looks at a caller, 0 for nothing.
    pub(crate) reads_looks: f32,
    /// What draws its eyes without being of any use.
    pub(crate) wanders: f32,
    /// How often in a hundred its eyes follow what happens at the table.
    pub(crate) glances: u32,
    /// How long it looks at a face that does nothing.
    pub(crate) dwells_ms: While,
    /// How long it stays with a face that looks at another caller.
    pub(crate) lurks_ms: u64,
    /// Whether it looks away from its accomplice once it has understood, so that they wink no more.
    pub(crate) averts: bool,
    /// The risk of being caught that it takes at the first opportunity to wink, out of 1.
    pub(crate) daring: f32,
    /// After this long as an accomplice it takes any risk, at a table of four.
    pub(crate) patience_ms: u64,
    /// How long it holds a wink.
    pub(crate) holds_ms: While,
    /// How often it winks for one call at most.
    pub(crate) winks: u8,
    /// How long it hesitates before it speaks up.
    pub(crate) hesitates_ms: While,
    /// It names an accomplice who is at least so likely, out of 1.
    pub(crate) names: f32,
    /// How many points an accusation has to be worth more than the card it costs.
    pub(crate) margin: f32,
    /// How much the choice of a call is left to a whim.
    pub(crate) whim: f32,
    /// Whether it counts the points on the table, and who would win if the game ended now.
    pub(crate) counts: bool,
}

/// Wide-eyed: looks everywhere, winks at the first chance, sees ghosts, and forgets.
pub(crate) const ROOKIE: Character = Character {
    level: "rookie",
    lag_ms: (80, 350),
    notices_ms: (150, 480),
    startled: 18,
    recalls: (2, 7),
    misjudges: 0.7,
    reads_looks: 0.3,
    wanders: 0.5,
    glances: 75,
    dwells_ms: (450, 1300),
    lurks_ms: 300,
    averts: false,
    daring: 0.65,
    patience_ms: 6000,
    holds_ms: (450, 900),
    winks: 3,
    hesitates_ms: (500, 1800),
    names: 0.42,
    margin: 0.1,
    whim: 0.6,
    counts: false,
};

/// Knows the trade: watches callers, waits for a moment, is sometimes wrong.
pub(crate) const REGULAR: Character = Character {
    level: "regular",
    lag_ms: (30, 220),
    notices_ms: (100, 400),
    startled: 6,
    recalls: (6, 18),
    misjudges: 0.4,
    reads_looks: 0.6,
    wanders: 0.25,
    glances: 50,
    dwells_ms: (400, 1100),
    lurks_ms: 450,
    averts: false,
    daring: 0.4,
    patience_ms: 8000,
    holds_ms: (360, 600),
    winks: 3,
    hesitates_ms: (400, 1300),
    names: 0.25,
    margin: 0.15,
    whim: 0.3,
    counts: false,
};

/// Has seen it all: short winks, long memory, and few mistakes.
pub(crate) const VETERAN: Character = Character {
    level: "veteran",
    lag_ms: (0, 120),
    notices_ms: (80, 320),
    startled: 4,
    recalls: (20, 60),
    misjudges: 0.25,
    reads_looks: 0.9,
    wanders: 0.1,
    glances: 30,
    dwells_ms: (350, 900),
    lurks_ms: 900,
    averts: true,
    daring: 0.35,
    patience_ms: 9000,
    holds_ms: (360, 520),
    winks: 2,
    hesitates_ms: (150, 500),
    names: 0.35,
    margin: 0.05,
    whim: 0.1,
    counts: false,
};

/// Counts every card and every glance, and ends the game when that wins it.
pub(crate) const MASTERMIND: Character = Character {
    level: "mastermind",
    lag_ms: (0, 40),
    notices_ms: (50, 150),
    startled: 0,
    recalls: (1000, 1000),
    misjudges: 0.0,
    reads_looks: 1.0,
    wanders: 0.03,
    glances: 15,
    dwells_ms: (300, 750),
    lurks_ms: 1200,
    averts: true,
    daring: 0.3,
    patience_ms: 9000,
    holds_ms: (260, 340),
    winks: 3,
    hesitates_ms: (60, 200),
    names: 0.15,
    margin: 0.05,
    whim: 0.03,
    counts: true,
};

/// The four, weakest first.
pub(crate) const ALL: [&Character; 4] = [&ROOKIE, &REGULAR, &VETERAN, &MASTERMIND];
