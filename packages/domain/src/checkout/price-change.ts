/**
 * The charged total is one that the traveler accepted after the last quote: a rise over what was accepted
 * must be accepted first, a fall passes through (product, row 3).
 */
type PendingChange = { readonly oldTotalMinor: number; readonly newTotalMinor: number };

/**
 * `acceptedMinor`: the last total that the traveler saw and went on with. `acceptMinor`: what they accept
 * now, if anything. Null: nothing to accept.
 */
export function priceChange(
  acceptedMinor: number,
  newTotalMinor: number,
  acceptMinor?: number,
): PendingChange | null {
  if (newTotalMinor <= Math.max(acceptedMinor, acceptMinor ?? 0)) return null;
  return { oldTotalMinor: acceptedMinor, newTotalMinor };
}

/** A fare that has risen by more than this many percent is not asked to be accepted: it is searched anew. */
const FARE_RISE_MAX_PERCENT = 20;

/** Of flights (B §8 `MaximumPriceIncreaseReached`). */
export const isOverMaximum = (acceptedMinor: number, newTotalMinor: number): boolean =>
  newTotalMinor * 100 > acceptedMinor * (100 + FARE_RISE_MAX_PERCENT);
