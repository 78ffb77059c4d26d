/** The rules of watched prices: when one is read, and from which price on its owner is emailed. Pure. */
import { type Instant, plusSeconds } from '../dates.ts';

/** Active ones of one person. */
export const WATCHES_MAX = 50;

const DROP_PERCENT = 5;
const DROP_MINOR = 1_000;

/**
 * The price from which on a drop is emailed, in minor units: below the reference by 5 %, at least by $10.
 * Null where that would be nothing.
 */
export function alertMinor(referenceMinor: number): number | null {
  const drop = Math.max(DROP_MINOR, Math.ceil((referenceMinor * DROP_PERCENT) / 100));
  return referenceMinor > drop ? referenceMinor - drop : null;
}

/** `available`: it's sold again after nobody sold it when watching began. */
export type WatchNews = 'drop' | 'available';

/**
 * What a reading is worth an email for. `referenceMinor`: the price when watching began, or that of the last
 * email; null when it wasn't for sale. `priceMinor`: null when it isn't now.
 */
export function newsOf(referenceMinor: number | null, priceMinor: number | null): WatchNews | null {
  if (priceMinor === null) return null;
  if (referenceMinor === null) return 'available';
  const alert = alertMinor(referenceMinor);
  return alert !== null && priceMinor <= alert ? 'drop' : null;
}

export const DAY_SECONDS = 86_400;
/** A first look sooner than that after watching began says nothing new. */
const APART_SECONDS = DAY_SECONDS / 2;

/**
 * The next time at the search's own second of the day, from 12 to 36 hours on: readings are spread over the
 * day, and the same search is due at the same time for everybody who watches it.
 */
export function nextReading(after: Instant, slotSeconds: number): Instant {
  const earliest = Math.floor(Date.parse(after) / 1_000) + APART_SECONDS;
  const wait = (((slotSeconds - earliest) % DAY_SECONDS) + DAY_SECONDS) % DAY_SECONDS;
  return plusSeconds(after, APART_SECONDS + wait);
}
