/**
 * How a flight of a day goes: seeded by its name and date, so it's the same for everybody on it and on every
 * server, and nobody knows more at a moment than was announced by then.
 */

import { hashText } from '@sojourn/domain/mix.ts';
import { drawer } from '#random.ts';
import {
  CANCELED_AHEAD,
  CANCELED_PER_MILLE,
  CAUSES,
  DELAYED_AHEAD,
  DELAYS,
  ESTIMATES,
} from '../data/operations.ts';

type DelayCause = (typeof CAUSES)[number]['cause'];

/** `minutes`: that it leaves and lands later; `at`: minutes since 1970. */
export type Announcement = {
  readonly at: number;
  readonly minutes: number;
  readonly isCanceled: boolean;
  readonly cause: DelayCause | null;
};

/** Its estimates aren't changed more finely. */
const STEP_MINUTES = 5;
const rounded = (minutes: number): number => Math.round(minutes / STEP_MINUTES) * STEP_MINUTES;

/**
 * All that's announced of one, in order of time; empty for one that leaves as planned. `flight`:
 * `TP216.2027-04-14.BOS.LIS`; `departs`: by the timetable, minutes since 1970.
 */
export function announcementsOf(flight: string, departs: number): Announcement[] {
  const draw = drawer(hashText(`operations:${flight}`));
  const between = ({ from, to }: { from: number; to: number }) => from + draw.next() * (to - from);
  let left = Math.floor(draw.next() * 1000);
  const cause = causeOf(draw.int(100));
  if (left < CANCELED_PER_MILLE)
    return [{ at: departs - rounded(between(CANCELED_AHEAD)), minutes: 0, isCanceled: true, cause }];
  left -= CANCELED_PER_MILLE;
  for (const range of DELAYS) {
    if (left < range.perMille) {
      const minutes = between(range);
      const ahead = between(DELAYED_AHEAD);
      return ESTIMATES.map(({ share, at }) => ({
        at: departs - rounded(ahead * (1 - at)),
        minutes: Math.max(STEP_MINUTES, rounded(minutes * share)),
        isCanceled: false,
        cause,
      }));
    }
    left -= range.perMille;
  }
  return [];
}

function causeOf(perCent: number): DelayCause {
  let left = perCent;
  for (const each of CAUSES) {
    if (left < each.perCent) return each.cause;
    left -= each.perCent;
  }
  return CAUSES[0].cause;
}

/** What's known at a minute; undefined while it's as planned. */
export const knownAt = (announcements: readonly Announcement[], minute: number): Announcement | undefined =>
  announcements.findLast(({ at }) => at <= minute);
