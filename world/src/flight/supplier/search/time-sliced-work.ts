/**
 * Work that takes seconds: a few at once in a process, each in short turns so that other requests are
 * answered in between, and given up once nobody can be waiting for it any more.
 */

/** Milliseconds that one turn may take. A small call waits for several, one at each of its queries. */
const TURN_MS = 1.5;
/** How many take turns; others wait for one of them to end. */
const AT_ONCE = 6;
/** Against the asker's own patience: what is nearly done is kept for the next who asks. */
const GIVEN_UP_AFTER = 3;

/** To be called between two steps; throws when the work is to end. */
export type Yield = () => Promise<void> | undefined;
/** Undefined when it was given up, or was not begun in time. */
export type LongWork = <V>(timeoutMs: number, work: (pause: Yield) => Promise<V>) => Promise<V | undefined>;

class GivenUp extends Error {}

/**
 * All work of this thread shares the turns: one between two looks at what else has arrived, also for work
 * that begins or follows on other work. A small call takes several such looks, so turns of six at once would
 * hold it up for half a second.
 */
const waitingForTurn: (() => void)[] = [];
/** When the current turn is over, in terms of `performance.now()`. */
let turnUntil = 0;

function giveTurn(): void {
  const begin = waitingForTurn.shift();
  if (waitingForTurn.length > 0) setImmediate(giveTurn);
  turnUntil = performance.now() + TURN_MS;
  begin?.();
}

function nextTurn(): Promise<void> {
  return new Promise((resolve) => {
    waitingForTurn.push(resolve);
    if (waitingForTurn.length === 1) setImmediate(giveTurn);
  });
}

/** Waits for others whenever the turn has been long enough. */
const inTurns =
  (until: number): Yield =>
  () => {
    const now = performance.now();
    if (now > until) throw new GivenUp('nobody waits for it');
    return now < turnUntil ? undefined : nextTurn();
  };

/** Work that is mostly short, and so isn't limited to a few at once; undefined when it was given up. */
export const inShortTurns: LongWork = async (timeoutMs, work) => {
  const pause = inTurns(performance.now() + timeoutMs * GIVEN_UP_AFTER);
  try {
    // Several that begin together would each take a first step in the same turn
    await nextTurn();
    return await work(pause);
  } catch (error) {
    if (error instanceof GivenUp) return undefined;
    throw error;
  }
};

export function createLongWork(atOnce = AT_ONCE): LongWork {
  let running = 0;
  const waiting = new Set<() => void>();

  /** False when no place became free in time. */
  function place(timeoutMs: number): Promise<boolean> {
    if (running < atOnce) {
      running++;
      return Promise.resolve(true);
    }
    return new Promise((resolve) => {
      // Finished work hands its place on, so that `running` stays as it is
      const begin = () => {
        clearTimeout(timer);
        resolve(true);
      };
      const timer = setTimeout(() => {
        waiting.delete(begin);
        resolve(false);
      }, timeoutMs);
      waiting.add(begin);
    });
  }

  function leave(): void {
    const [next] = waiting;
    if (next === undefined) {
      running--;
      return;
    }
    waiting.delete(next);
    next();
  }

  return async (timeoutMs, work) => {
    if (!(await place(timeoutMs))) return undefined;
    try {
      return await inShortTurns(timeoutMs, work);
    } finally {
      leave();
    }
  };
}
