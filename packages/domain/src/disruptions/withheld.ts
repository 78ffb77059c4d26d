/**
 * Of a booking's price, what isn't given back any more, as a protection paid another flight instead: what its
 * airline refunds for that belongs to what paid (decision 0034). Minor units.
 */
import type { DisruptionCoverId } from '../ids.ts';

export type Withheld = { readonly coverId: DisruptionCoverId | null; readonly withheldMinor: number };

export const withheldMinor = (of: readonly Withheld[]): number =>
  of.reduce((sum, each) => sum + each.withheldMinor, 0);

/** Of an amount given back for the whole booking, the traveler's: the share of what isn't withheld. */
export function leftOf(amountMinor: number, totalMinor: number, of: readonly Withheld[]): number {
  if (totalMinor === 0) return amountMinor;
  const share = Math.ceil((amountMinor * withheldMinor(of)) / totalMinor);
  return Math.max(0, amountMinor - share);
}

/** Who gets how much of it, the first paid first; together at most what is withheld. */
export function splitWithheld(amountMinor: number, of: readonly Withheld[]): Withheld[] {
  let leftMinor = amountMinor;
  return of.flatMap(({ coverId, withheldMinor: mostMinor }) => {
    const part = Math.min(leftMinor, mostMinor);
    leftMinor -= part;
    return part > 0 ? [{ coverId, withheldMinor: part }] : [];
  });
}
