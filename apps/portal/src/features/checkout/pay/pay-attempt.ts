/**
 * One press of the pay button, remembered in session storage until the server has answered it: its
 * idempotency key
 * outlives a double click, a cut connection and a reload, so that no two bookings can come of one intention.
 */
import type { ShownTender } from '@sojourn/contract/checkouts.ts';

export type PayAttempt = {
  readonly key: string;
  readonly quoteId: string;
  readonly totalMinor: number;
  /** What the card pays of it. */
  readonly cardMinor: number;
  /** What pays how much, as it was shown. */
  readonly tenders: readonly ShownTender[];
};
type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const place = (checkoutId: string): string => `sojourn.pay.${checkoutId}`;

export function readAttempt(store: Store, checkoutId: string): PayAttempt | null {
  try {
    const kept: unknown = JSON.parse(store.getItem(place(checkoutId)) ?? 'null');
    return isAttempt(kept) ? kept : null;
  } catch {
    return null;
  }
}

const isAttempt = (kept: unknown): kept is PayAttempt =>
  typeof kept === 'object' &&
  kept !== null &&
  'key' in kept &&
  typeof kept.key === 'string' &&
  'quoteId' in kept &&
  typeof kept.quoteId === 'string' &&
  'totalMinor' in kept &&
  typeof kept.totalMinor === 'number' &&
  'cardMinor' in kept &&
  typeof kept.cardMinor === 'number' &&
  'tenders' in kept &&
  Array.isArray(kept.tenders);

/** The unanswered attempt for the same quote and amounts, else a new one under `newKey`. */
export function beginAttempt(
  store: Store,
  checkoutId: string,
  offer: Omit<PayAttempt, 'key'>,
  newKey: () => string,
): PayAttempt {
  const kept = readAttempt(store, checkoutId);
  const { quoteId, totalMinor, cardMinor, tenders } = offer;
  const isSame =
    kept?.quoteId === quoteId &&
    kept.totalMinor === totalMinor &&
    kept.cardMinor === cardMinor &&
    JSON.stringify(kept.tenders) === JSON.stringify(tenders);
  if (kept && isSame) return kept;
  const attempt = { key: newKey(), quoteId, totalMinor, cardMinor, tenders };
  store.setItem(place(checkoutId), JSON.stringify(attempt));
  return attempt;
}

export const endAttempt = (store: Store, checkoutId: string): void => store.removeItem(place(checkoutId));
