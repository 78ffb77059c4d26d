/**
 * The server's time, derived from the browser's: holds, sessions and deadlines end by the server's clock, and
 * a device's own may be minutes off.
 */
import type { Instant } from '@sojourn/domain/dates.ts';
import type { Clock } from '@sojourn/domain/effects.ts';

/** More than an answer may take on its way; a larger step back means that a clock was set. */
const JUMP_MS = 10_000;

/**
 * How far the server is ahead after one more answer, in ms. An answer is late and never early, so the largest
 * difference is the nearest to the truth, until a clock is set back.
 */
function nextOffset(heldMs: number | null, serverTime: Instant, browserMs: number): number {
  const seenMs = Date.parse(serverTime) - browserMs;
  return heldMs === null || seenMs > heldMs || heldMs - seenMs > JUMP_MS ? seenMs : heldMs;
}

type ServerClock = Clock & { readonly sync: (serverTime: Instant) => void };

/** `browserMs` is the device's clock; until the first answer it is believed. */
export function serverClock(browserMs: () => number): ServerClock {
  let offsetMs: number | null = null;
  return {
    now: () => new Date(browserMs() + (offsetMs ?? 0)).toISOString() as Instant,
    sync: (serverTime) => {
      offsetMs = nextOffset(offsetMs, serverTime, browserMs());
    },
  };
}
