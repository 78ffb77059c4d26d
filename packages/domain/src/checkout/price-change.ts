/**
 * The charged total is one that the traveler accepted after the last quote: a rise over what was accepted
 * must be accepted first, a fall passes through (product, row 3).
 */
export type PendingChange = { readonly oldTotalMinor: number; readonly newTotalMinor: number };

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
