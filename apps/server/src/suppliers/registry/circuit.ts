/**
 * Keeps calls from a supplier that's over its limit or doesn't answer, so that nobody waits for it. Each
 * process counts for itself.
 */

/** As a number on dashboards: 0 calls, 1 tries one call, 2 rests. */
export type CircuitState = 0 | 1 | 2;

type CircuitLimits = {
  readonly callsPerMinute: number;
  readonly failuresInARow: number;
  readonly restSeconds: number;
};
export type Circuit = {
  /** Whether a call may go out now; it's counted then. */
  readonly enter: () => boolean;
  readonly answered: () => void;
  readonly failed: () => void;
  /** Over its limit, until then. */
  readonly restUntil: (atMs: number) => void;
  readonly state: () => CircuitState;
  /** Of this minute. */
  readonly callsLeft: () => number;
};

const MINUTE_MS = 60_000;

/** `nowMs`: of a clock that only goes forward. */
export function createCircuit(limits: CircuitLimits, nowMs: () => number): Circuit {
  let failures = 0;
  let restsUntil = 0;
  let isTrying = false;
  let window = { from: Number.NEGATIVE_INFINITY, calls: 0 };

  const ofMinute = () => {
    if (nowMs() - window.from >= MINUTE_MS) window = { from: nowMs(), calls: 0 };
    return window;
  };
  const rests = () => nowMs() < restsUntil;
  /** After a rest, one call decides for the others. */
  const isOnTrial = () => restsUntil > 0;
  return {
    enter: () => {
      const minute = ofMinute();
      if (rests() || minute.calls >= limits.callsPerMinute || (isOnTrial() && isTrying)) return false;
      isTrying = isOnTrial();
      minute.calls++;
      return true;
    },
    answered: () => {
      failures = 0;
      if (rests()) return;
      restsUntil = 0;
      isTrying = false;
    },
    failed: () => {
      failures++;
      if (isTrying || failures >= limits.failuresInARow) restsUntil = nowMs() + limits.restSeconds * 1_000;
      isTrying = false;
    },
    restUntil: (atMs) => {
      restsUntil = Math.max(restsUntil, atMs);
      isTrying = false;
    },
    state: () => (rests() ? 2 : isOnTrial() ? 1 : 0),
    callsLeft: () => (rests() ? 0 : limits.callsPerMinute - ofMinute().calls),
  };
}
