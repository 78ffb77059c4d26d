/** What premiums are computed with. How they did against the market's history, the bench says. */

/** Of a hundred cents of expected loss, so many are added. */
export const MARGIN_PERCENT = 30;

/** Premiums of one traveler or room are whole dollars, at least so many. */
export const STEP_MINOR = 1_00;
export const LEAST_MINOR = 4_00;

/** How many of a thousand who bought one claim it, by the days between booking and start. */
export type ClaimRate = { readonly daysAhead: number; readonly perMille: number };
export const CLAIM_RATES = {
  cancelForAnyReason: [
    { daysAhead: 7, perMille: 40 },
    { daysAhead: 30, perMille: 75 },
    { daysAhead: 90, perMille: 110 },
    { daysAhead: Number.POSITIVE_INFINITY, perMille: 140 },
  ],
  changeForAnyReason: [
    { daysAhead: 7, perMille: 60 },
    { daysAhead: 30, perMille: 90 },
    { daysAhead: 90, perMille: 130 },
    { daysAhead: Number.POSITIVE_INFINITY, perMille: 160 },
  ],
} as const satisfies Record<string, readonly ClaimRate[]>;

/** Of a thousand who freeze a price, so many book at it; what the others paid stays. */
export const FREEZES_BOOKED_PER_MILLE = 500;

/** What fares cost by the days before departure: the mean of the market's own prices over time. */
export const FARE_INDEX: readonly (readonly [daysAhead: number, index: number])[] = [
  [0, 2.07],
  [3, 1.7],
  [7, 1.38],
  [14, 1.15],
  [21, 1.035],
  [45, 0.929],
  [120, 0.927],
  [330, 1.03],
];

/** Of a thousand flights of the market's history, how many are canceled on their day. */
export const CANCELED_FLIGHTS_PER_MILLE = 9;
/** Of a thousand, how many are at least so late; between two points in proportion. */
export const LATE_FLIGHTS: readonly (readonly [minutes: number, perMille: number])[] = [
  [15, 203],
  [20, 192],
  [45, 84],
  [50, 71.5],
  [120, 29.5],
  [240, 6.5],
  [480, 0],
];
