//! The table as a stranger with its code sees it.
//!
//! Looks cost the table nothing: it stores the text here whenever it sends its `table` message, and
//! requests read it without going through the mailbox. At a table with a beat that happens on the
//! beat, so a look reveals nothing that happened since.

use std::sync::{Arc, PoisonError, RwLock};

/// The newest text, shared by the table that writes it and the house that hands it out.
#[derive(Clone, Default)]
pub(crate) struct Look(Arc<RwLock<Arc<str>>>);

impl Look {
    /// The table as it was last shown.
    pub(crate) fn text(&self) -> Arc<str> {
        self.0.read().unwrap_or_else(PoisonError::into_inner).clone()
    }

    pub(super) fn set(&self, text: String) {
        *self.0.write().unwrap_or_else(PoisonError::into_inner) = text.into();
    }
}
