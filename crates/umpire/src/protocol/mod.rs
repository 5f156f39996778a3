//! The umpire's protocol: one JSON object a line in, exactly one line out for each.
