// How long tests wait for what they wait for: one figure for all, so that no test depends on how busy the machine is.

/** A wait that takes longer than this is for something that never happens. Waits end when it happens, so that being
 *  patient costs nothing. */
export const PATIENCE_MS = 300_000;

/** A whole test, with many waits: whoever waits in vain says for what before the test is stopped. */
export const TEST_MS = 4 * PATIENCE_MS;

/** For waits that take as long as somebody else's turn. By itself Playwright asks in every frame, and a page that is
 *  asked in every frame is drawn in every frame. */
export const NOW_AND_THEN = { polling: 50 };
