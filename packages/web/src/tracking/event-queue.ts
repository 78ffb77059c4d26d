/** Events on their way: gathered for seconds, sent together, dropped rather than in anybody’s way. */
import { first } from '@sojourn/domain/present.ts';
import type { TrackedEvent } from './track.ts';

/** Most of one request (the contract's EVENTS_MAX, without its schemas). */
const BATCH = 20;
const WAITING_MAX = 60;
/** Of one page: one that fails over and over does not report it over and over. */
const PAGE_MAX = 300;
const GATHER_MS = 5_000;
/** Then nothing is sent any more. */
const FAILURES_MAX = 3;

type QueuedEvent = { readonly eventName: string; readonly properties: object; readonly at: number };
export type EventBody = {
  readonly eventName: string;
  readonly properties: object;
  readonly ageMs: number;
  readonly more?: readonly object[];
};
type EventQueue = {
  readonly add: (event: TrackedEvent) => void;
  /** Sends what there is. `leaving`: the page goes, so it must not need the page. */
  readonly flush: (leaving: boolean) => void;
};

export function createEventQueue(parts: {
  /** True when it arrived. */
  readonly send: (body: EventBody, leaving: boolean) => Promise<boolean>;
  /** Milliseconds. */
  readonly now: () => number;
  /** What every event says. */
  readonly about: () => object;
}): EventQueue {
  const waiting: QueuedEvent[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let sentCount = 0;
  let failures = 0;
  const bodyOf = (batch: readonly QueuedEvent[]): EventBody => {
    const now = parts.now();
    const aged = batch.map(({ at, ...event }) => ({ ...event, ageMs: Math.max(0, now - at) }));
    const more = aged.slice(1);
    return more.length > 0 ? { ...first(aged), more } : first(aged);
  };
  const send = async (leaving: boolean): Promise<void> => {
    const arrived = await parts.send(bodyOf(waiting.splice(0, BATCH)), leaving).catch(() => false);
    failures = arrived ? 0 : failures + 1;
  };
  const flush = (leaving: boolean): void => {
    clearTimeout(timer);
    timer = undefined;
    while (waiting.length > 0 && failures < FAILURES_MAX) void send(leaving);
  };
  return {
    add: ([eventName, properties]) => {
      if (sentCount >= PAGE_MAX || waiting.length >= WAITING_MAX || failures >= FAILURES_MAX) return;
      sentCount++;
      waiting.push({ eventName, properties: { ...parts.about(), ...properties }, at: parts.now() });
      if (waiting.length >= BATCH) flush(false);
      else timer ??= setTimeout(() => flush(false), GATHER_MS);
    },
    flush,
  };
}
