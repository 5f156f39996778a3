//! Whether the log holds transactions that SQLite will not find.
//!
//! After a crash SQLite reads its log up to the first damaged frame and drops the rest. That is
//! right for the transaction that was being written: it was not acknowledged. But where a damaged
//! frame is followed by later transactions, these had been acknowledged, because a transaction is
//! begun only after the one before it was synced. Dropping those silently would break the store's
//! promise.
//!
//! A damaged frame in the very last transaction cannot be told from one that was never written
//! whole.
//!
//! The format is at <https://www.sqlite.org/fileformat2.html#the_write_ahead_log>.

use std::{
    fs::File,
    io::{self, BufReader, Read},
    path::Path,
};

const HEADER: usize = 32;
const FRAME_HEADER: usize = 24;
const MAGIC: u32 = 0x377f_0682;

/// Acknowledged transactions in a log that cannot be read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Lost {
    /// The offset of the damaged frame or header.
    pub(crate) at: u64,
    /// The number of later transactions that are visible in the log.
    pub(crate) at_least: u32,
}

/// Looks for lost transactions. A log that is missing or empty has none.
pub(crate) fn lost(log: &Path) -> io::Result<Option<Lost>> {
    // A server that writes meanwhile may restart the log: then this result is stale.
    for _ in 0..5 {
        let (header, lost) = look(log)?;
        if lost.is_none() || look_at_header(log)? == header {
            return Ok(lost);
        }
    }
    Ok(None)
}

fn open(log: &Path) -> io::Result<Option<File>> {
    match File::open(log) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
        file => file.map(Some),
    }
}

type Header = [u8; HEADER];

fn look_at_header(log: &Path) -> io::Result<Option<Header>> {
    let Some(mut file) = open(log)? else { return Ok(None) };
    let mut header = [0; HEADER];
    Ok(fill(&mut file, &mut header)?.then_some(header))
}

fn look(log: &Path) -> io::Result<(Option<Header>, Option<Lost>)> {
    let Some(file) = open(log)? else { return Ok((None, None)) };
    let mut file = BufReader::with_capacity(1 << 16, file);
    let mut header = [0; HEADER];
    if !fill(&mut file, &mut header)? {
        return Ok((None, None));
    }
    let mut frames = Frames::after(&header);
    let mut frame = vec![0; FRAME_HEADER + frames.page];
    let mut at = HEADER as u64;
    while fill(&mut file, &mut frame)? {
        frames.see(at, &frame);
        at += frame.len() as u64;
    }
    Ok((Some(header), frames.lost()))
}

/// Fills the buffer; returns false if the file ends before that.
fn fill(file: &mut impl Read, buffer: &mut [u8]) -> io::Result<bool> {
    match file.read_exact(buffer) {
        Err(error) if error.kind() == io::ErrorKind::UnexpectedEof => Ok(false),
        read => read.map(|()| true),
    }
}

/// The state of reading a log.
struct Frames {
    /// The size of a page in bytes.
    page: usize,
    is_big: bool,
    /// The running checksum as the log states it, and for a damaged header also as it was computed.
    sums: [Option<[u32; 2]>; 2],
    /// The salts of the current log: frames from before its last restart have others.
    salts: Option<[u32; 2]>,
    has_sound_header: bool,
    /// The offset of the first damage.
    damaged: Option<u64>,
    /// The number of frames seen since.
    since: u32,
    /// The number of transactions committed since.
    commits: u32,
    /// The number of frames after the last of these.
    more: u32,
    /// Whether the frames after the damage have a gap of their own. A transaction that was rolled
    /// back leaves frames behind that look like this; they have no commit among them.
    has_gap: bool,
}

impl Frames {
    fn after(header: &Header) -> Frames {
        let magic = word(header, 0);
        let (is_big, written) = (magic & 1 == 1, [word(header, 24), word(header, 28)]);
        let is_sound = magic & !1 == MAGIC && sum(is_big, [0, 0], &[&header[..24]]) == written;
        let mut frames = Frames {
            page: word(header, 8) as usize,
            is_big,
            sums: [Some(written), None],
            salts: Some([word(header, 16), word(header, 20)]),
            has_sound_header: is_sound,
            damaged: None,
            since: 0,
            commits: 0,
            more: 0,
            has_gap: false,
        };
        if !is_sound {
            // Nothing in the header can be believed. Assume SQLite's default page size and this
            // machine's byte order; the first frame has the salts.
            frames.is_big = cfg!(target_endian = "big");
            frames.sums[1] = Some(sum(frames.is_big, [0, 0], &[&header[..24]]));
            (frames.page, frames.salts, frames.damaged) = (4096, None, Some(0));
        }
        frames
    }

    fn see(&mut self, at: u64, frame: &[u8]) {
        let parts = [&frame[..8], &frame[FRAME_HEADER..]];
        let (salts, written) =
            ([word(frame, 8), word(frame, 12)], [word(frame, 16), word(frame, 20)]);
        let is_ours = *self.salts.get_or_insert(salts) == salts;
        let fits = |before: [u32; 2]| sum(self.is_big, before, &parts) == written;
        let is_sound = is_ours && self.sums.into_iter().flatten().any(fits);
        // Later frames are compared with the checksum in this one, damaged or not.
        self.sums = [Some(written), None];
        if self.damaged.is_none() {
            if !is_sound {
                self.damaged = Some(at);
            }
            return;
        }
        self.since += 1;
        if is_sound {
            self.more += 1;
            if word(frame, 4) != 0 {
                (self.commits, self.more) = (self.commits + 1, 0);
            }
        } else {
            // If the damage is in a frame's checksum, the frame after it does not fit either.
            self.has_gap |= self.since > 1;
            self.more = 0;
        }
    }

    /// The first commit after a damaged frame may end the transaction of that frame, which perhaps
    /// was never acknowledged. Everything after it was begun once that one was safe.
    fn lost(&self) -> Option<Lost> {
        let at = self.damaged?;
        let whole = self.commits + u32::from(self.more > 0 && !self.has_gap);
        let later = if self.has_sound_header { whole.saturating_sub(1) } else { whole };
        (self.commits > 0 && later > 0).then_some(Lost { at, at_least: later })
    }
}

fn word(bytes: &[u8], at: usize) -> u32 {
    u32::from_be_bytes([0, 1, 2, 3].map(|n| bytes[at + n]))
}

/// SQLite's checksum of its log: continues `before` with these bytes.
fn sum(is_big: bool, before: [u32; 2], parts: &[&[u8]]) -> [u32; 2] {
    let word = |bytes: &[u8]| {
        let bytes = [bytes[0], bytes[1], bytes[2], bytes[3]];
        if is_big { u32::from_be_bytes(bytes) } else { u32::from_le_bytes(bytes) }
    };
    let [mut a, mut b] = before;
    for pair in parts.iter().flat_map(|part| part.chunks_exact(8)) {
        a = a.wrapping_add(word(&pair[..4])).wrapping_add(b);
        b = b.wrapping_add(word(&pair[4..])).wrapping_add(a);
    }
    [a, b]
}
