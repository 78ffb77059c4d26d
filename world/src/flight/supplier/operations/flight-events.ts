/** What a scenario does to one slice's flights: by how many minutes each is late, or that it's canceled. */
import type { Announcement } from '../../inventory/operations/day-of-flight.ts';

const EVENT_FAULTS = [
  'late',
  'canceledToday',
  'connectionMissed',
  'rebookedReasonably',
  'lateGrowing',
  'onTimeAgain',
] as const;
export type EventFault = (typeof EVENT_FAULTS)[number];
export const isEventFault = (fault: string | undefined): fault is EventFault =>
  EVENT_FAULTS.some((each) => each === fault);

/** Minutes since 1970; `changeMinutes`: the least time to the next flight, null after the last. */
export type EventLeg = {
  readonly departs: number;
  readonly arrives: number;
  readonly changeMinutes: number | null;
};

const LATE_MINUTES = 165;
const LATE_FIRST_MINUTES = 70;
/** So long after the first word comes the next. */
const NEXT_WORD_MINUTES = 10;
/** A connection is missed by so many minutes. */
const MISSED_BY_MINUTES = 20;

const late = (at: number, minutes: number): Announcement => ({
  at,
  minutes,
  isCanceled: false,
  cause: 'Weather',
});

/** By flight of the slice; undefined where it's as planned. `at`: when it struck. */
export function eventOf(
  kind: EventFault,
  legs: readonly EventLeg[],
  at: number,
  now: number,
): (Announcement | undefined)[] {
  const isNext = now >= at + NEXT_WORD_MINUTES;
  switch (kind) {
    case 'late':
      return legs.map(() => late(at, LATE_MINUTES));
    case 'lateGrowing':
      return legs.map(() =>
        isNext ? late(at + NEXT_WORD_MINUTES, LATE_MINUTES) : late(at, LATE_FIRST_MINUTES),
      );
    case 'onTimeAgain':
      return legs.map(() => (isNext ? undefined : late(at, LATE_MINUTES)));
    case 'canceledToday':
      return legs.map((_, leg) =>
        leg === 0 ? { at, minutes: 0, isCanceled: true, cause: 'Technical' as const } : undefined,
      );
    case 'connectionMissed':
    case 'rebookedReasonably':
      return missedConnection(legs, at);
  }
}

/** The first flight lands too late for the second; nothing on a slice of one flight. */
function missedConnection(legs: readonly EventLeg[], at: number): (Announcement | undefined)[] {
  const [first, second] = legs;
  if (!first || !second || first.changeMinutes === null) return legs.map(() => undefined);
  const minutes = second.departs - first.changeMinutes - first.arrives + MISSED_BY_MINUTES;
  return legs.map((_, leg) => (leg === 0 ? late(at, minutes) : undefined));
}

/** Whose connection is missed, the flight after it; undefined for none. */
export function missedLeg(
  legs: readonly EventLeg[],
  known: readonly (Announcement | undefined)[],
): number | undefined {
  const missed = legs.findIndex(({ changeMinutes, arrives }, leg) => {
    const next = legs[leg + 1];
    if (!next || changeMinutes === null || known[leg]?.isCanceled) return false;
    const [mine, others] = [known[leg]?.minutes ?? 0, known[leg + 1]?.minutes ?? 0];
    return arrives + mine + changeMinutes > next.departs + others;
  });
  return missed < 0 ? undefined : missed + 1;
}
