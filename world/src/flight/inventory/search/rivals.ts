/**
 * Which itineraries of two stops compete: those that no other beats by landing as early, taking as long and
 * costing as little at most. Who waits a day for two changes wants something for it.
 */
import type { BestItineraries, Hit } from './best-itineraries.ts';
import type { Legs } from './enumerate.ts';

/** `flaws`: bit 0 for a self transfer, bit 1 for out of a policy that comes first. */
export type Rival = {
  readonly stops: number;
  /** Minutes since 1970. */
  readonly arrival: number;
  readonly minutes: number;
  /** Cents. */
  readonly price: number;
  readonly flaws: number;
};

export type Rivals = {
  readonly beats: (one: Rival) => boolean;
  readonly add: (one: Rival) => void;
  /** Puts an itinerary of two stops aside until all others are known. */
  readonly hold: (one: Rival, hit: Omit<Hit, 'legs'>, legs: Legs) => void;
  /** Offers what was put aside and isn't beaten; returns how many are. */
  readonly settle: (best: BestItineraries) => number;
};

const isBeatenBy = (one: Rival, other: Rival): boolean =>
  other.arrival <= one.arrival &&
  other.minutes <= one.minutes &&
  other.price <= one.price &&
  (other.flaws & ~one.flaws) === 0 &&
  (other.stops < one.stops ||
    other.arrival < one.arrival ||
    other.minutes < one.minutes ||
    other.price < one.price);

export function createRivals(): Rivals {
  const rivals: Rival[] = [];
  const held: { readonly one: Rival; readonly hit: Hit }[] = [];
  const beats = (one: Rival): boolean => {
    for (let at = 0; at < rivals.length; at++) {
      const rival = rivals[at]!;
      if (!isBeatenBy(one, rival)) continue;
      // What beat one beats the next, more often than not
      rivals[at] = rivals[0]!;
      rivals[0] = rival;
      return true;
    }
    return false;
  };
  return {
    beats,
    add: (one) => void rivals.push(one),
    hold: (one, hit, legs) => void held.push({ one, hit: { ...hit, legs: { ...legs } } }),
    settle: (best) => {
      const left = held.filter(({ one }) => !beats(one));
      for (const { hit } of left) best.offer(hit.rank, hit.price, hit.fareRank, hit.isHalf, hit.legs);
      return held.length - left.length;
    },
  };
}
