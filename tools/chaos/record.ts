/** What customers saw, to be compared with the records at the end. */
import type { CallName } from '../../packages/contract/src/calls.ts';

/** A call that has an effect once, however often it is asked with its key. */
type Keyed = {
  readonly name: CallName;
  readonly who: number;
  readonly parts: object;
  readonly key: string;
};
/** It was answered for good, so that asking again must give the same. */
type Answered = Keyed & { readonly body: string };

export type ChaosRecord = {
  /** Bookings that a customer saw, and whether they saw them canceled. */
  readonly bookings: Map<string, { readonly checkoutId: string; canceled: boolean }>;
  /** Checkouts that were paid at least once, whatever came of it. */
  readonly checkouts: Set<string>;
  readonly answered: Answered[];
  /** Those that the customer had no answer to when they lost patience. */
  readonly open: Keyed[];
  /** Two answers to one question that differ, 500s, and other things that may never be. */
  readonly wrong: string[];
  /** How the sagas went: `book Success`, `cancel Canceled` … */
  readonly counts: Map<string, number>;
  /** How often a customer had to ask again, by cause. */
  readonly retries: Map<string, number>;
};

export const newRecord = (): ChaosRecord => ({
  bookings: new Map(),
  checkouts: new Set(),
  answered: [],
  open: [],
  wrong: [],
  counts: new Map(),
  retries: new Map(),
});

/** A call that was answered well. */
export function noteAnswer(record: ChaosRecord, keyed: Keyed, body: string): void {
  record.answered.push({ ...keyed, body });
  const { checkoutId } = (keyed.parts as { params?: { checkoutId?: string } }).params ?? {};
  const { result, bookingId } = JSON.parse(body) as { result: string; bookingId?: string };
  if (checkoutId && bookingId && result === 'Success' && !record.bookings.has(bookingId))
    record.bookings.set(bookingId, { checkoutId, canceled: false });
}

export const count = (counts: Map<string, number>, what: string): void =>
  void counts.set(what, (counts.get(what) ?? 0) + 1);

export const listed = (counts: ReadonlyMap<string, number>): string =>
  [...counts]
    .toSorted(([, a], [, b]) => b - a)
    .map(([what, times]) => `${what} ${times}`)
    .join(', ');

/** Rare results that a run must include, by what customers saw. */
const KINDS: Readonly<Record<string, RegExp>> = {
  'booked twice': /DuplicateBooking/,
  'sold out': /^(stay|flight) .*(NoAvailability|LackOfInventory|RateNotAvailable)/,
  'a seat taken': /SeatTaken/,
  'a ticket not taken back': /VoidFailed/,
  'a ticket given up': /^flight ticket Success/,
  'a cancellation refused': /CancellationAttemptFailed/,
  'tickets refused': /^tickets refused/,
  'tickets late': /^tickets late/,
  'a request decided': /^decided (booked|kept|approved|declined|canceled|canceling|returned)/,
  'a request decided twice': /^decided Approval/,
  'a request undecided': /^requests ended by time/,
  'a request over its limit': /^decided returned/,
};

/** How often each was, also when it never was. */
export const kindsMet = ({ counts }: ChaosRecord): Map<string, number> =>
  new Map(
    Object.entries(KINDS).map(([kind, words]) => {
      const times = [...counts].flatMap(([what, each]) => (words.test(what) ? [each] : []));
      return [kind, times.reduce((sum, each) => sum + each, 0)];
    }),
  );
