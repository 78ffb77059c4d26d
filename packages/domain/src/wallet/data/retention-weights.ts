/**
 * What a cent that is not spent now is worth later, in thousandths of a cent, by the days until it ends: an
 * estimate of how likely it is to be used, full where a year is left, next to nothing in the last weeks.
 * Longest first; a row holds from its number of days on.
 */
export const KEEP_WEIGHTS: readonly (readonly [days: number, milliCents: number])[] = [
  [365, 1000],
  [270, 950],
  [180, 900],
  [90, 800],
  [60, 650],
  [30, 450],
  [7, 150],
  [0, 50],
];

/** Of the same, in thousandths: a discount needs a later booking that meets its conditions. */
export const OFFER_SHARE = 500;
/** A credit that goes with the booking that brought it. */
export const FORFEITABLE_SHARE = 900;
/** Days within which an end is named as the reason for spending first. */
export const SOON_DAYS = 90;
