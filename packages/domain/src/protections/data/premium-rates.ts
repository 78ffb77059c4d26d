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
} as const satisfies Record<string, readonly ClaimRate[]>;

/** B §9 social-proof count: over so many travelers have added the cancel service. */
export const CANCEL_SERVICE_TRAVELERS = 60_000;
