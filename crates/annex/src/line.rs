//! A TCP connection through the tests' own hands: they can hold it, cut it, and let it go on.

use std::{
    io::{Read as _, Write as _},
    net::{Shutdown, SocketAddr, TcpListener, TcpStream},
    sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError},
    thread,
};

/// The way that bytes go on a line.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Way {
    /// From the house to the server.
    There,
    /// From the server to the house.
    Back,
}

/// A port of this machine that leads to another.
#[derive(Clone)]
pub struct Line(Arc<Inner>);

struct Inner {
    port: u16,
    state: Mutex<State>,
    changed: Condvar,
}

#[derive(Default)]
struct State {
    /// Nothing is passed on; connections stay open, as in a network that loses every packet.
    held: bool,
    /// How often all connections were cut.
    cuts: u64,
    /// Once this many bytes more have gone this way, all connections are cut.
    cut_after: Option<(Way, usize)>,
}

impl Line {
    /// A line to this port.
    pub fn to(port: u16) -> Line {
        let listener = TcpListener::bind("127.0.0.1:0").expect("a free port");
        let here = listener.local_addr().expect("an address").port();
        let line =
            Line(Arc::new(Inner { port: here, state: Mutex::default(), changed: Condvar::new() }));
        let lead = line.clone();
        thread::spawn(move || {
            for near in listener.incoming().flatten() {
                // A client that finds nobody at the other end is told so by a closed connection.
                if let Ok(far) = TcpStream::connect(SocketAddr::from(([127, 0, 0, 1], port))) {
                    lead.join(&near, &far);
                }
            }
        });
        line
    }

    /// The port to connect to.
    pub fn port(&self) -> u16 {
        self.0.port
    }

    /// Passes nothing on from now on, without closing anything.
    pub fn hold(&self) {
        self.set(|state| state.held = true);
    }

    /// Passes on what was held, and everything after it.
    pub fn release(&self) {
        self.set(|state| state.held = false);
    }

    /// Closes all connections. New ones can be made.
    pub fn cut(&self) {
        self.set(|state| state.cuts += 1);
    }

    /// Closes all connections once this many bytes more have gone this way.
    pub fn cut_after(&self, way: Way, bytes: usize) {
        self.set(|state| state.cut_after = Some((way, bytes)));
    }

    /// Forgets about cutting later.
    pub fn heal(&self) {
        self.set(|state| state.cut_after = None);
    }

    fn set(&self, change: impl FnOnce(&mut State)) {
        change(&mut self.state());
        self.0.changed.notify_all();
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.0.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn join(&self, near: &TcpStream, far: &TcpStream) {
        let cuts = self.state().cuts;
        for stream in [near, far] {
            let _ = stream.set_nodelay(true);
        }
        for (way, from, to) in [(Way::There, near, far), (Way::Back, far, near)] {
            let (Ok(from), Ok(to)) = (from.try_clone(), to.try_clone()) else { return };
            let line = self.clone();
            thread::spawn(move || line.pass(way, cuts, from, to));
        }
        // A cut closes connections on which nothing is under way, too.
        let (line, near, far) = (self.clone(), near.try_clone(), far.try_clone());
        thread::spawn(move || {
            let mut state = line.state();
            while state.cuts == cuts {
                state = line.0.changed.wait(state).unwrap_or_else(PoisonError::into_inner);
            }
            drop(state);
            for stream in [near, far].into_iter().flatten() {
                let _ = stream.shutdown(Shutdown::Both);
            }
        });
    }

    fn pass(&self, way: Way, cuts: u64, mut from: TcpStream, mut to: TcpStream) {
        let mut bytes = [0; 16 * 1024];
        while let Ok(count @ 1..) = from.read(&mut bytes) {
            let mut state = self.state();
            while state.held && state.cuts == cuts {
                state = self.0.changed.wait(state).unwrap_or_else(PoisonError::into_inner);
            }
            if state.cuts != cuts {
                return;
            }
            let mut passed = count;
            if let Some((which, left)) = &mut state.cut_after
                && *which == way
            {
                passed = count.min(*left);
                *left -= passed;
                if passed < count {
                    state.cut_after = None;
                    state.cuts += 1;
                    self.0.changed.notify_all();
                }
            }
            drop(state);
            if to.write_all(&bytes[..passed]).is_err() || passed < count {
                break;
            }
        }
        let _ = to.shutdown(Shutdown::Write);
    }
}
