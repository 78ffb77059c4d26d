/**
 * One press of the pay button, remembered in session storage until the server has answered it: its
 * idempotency key
 * outlives a double click, a cut connection and a reload, so that no two bookings can come of one intention.
 */
import type { ShownTender } from '@sojourn/contract/paying.ts';

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
    const stored: unknown = JSON.parse(store.getItem(place(checkoutId)) ?? 'null');
    return isAttempt(stored) ? stored : null;
  } catch {
    return null;
  }
}

const isAttempt = (stored: unknown): stored is PayAttempt =>
  typeof stored === 'object' &&
  stored !== null &&
  'key' in stored &&
  typeof stored.key === 'string' &&
  'quoteId' in stored &&
  typeof stored.quoteId === 'string' &&
  'totalMinor' in stored &&
  typeof stored.totalMinor === 'number' &&
  'cardMinor' in stored &&
  typeof stored.cardMinor === 'number' &&
  'tenders' in stored &&
  Array.isArray(stored.tenders);

/** The unanswered attempt for the same quote and amounts, else a new one under `newKey`. */
export function beginAttempt(
  store: Store,
  checkoutId: string,
  offer: Omit<PayAttempt, 'key'>,
  newKey: () => string,
): PayAttempt {
  const stored = readAttempt(store, checkoutId);
  const { quoteId, totalMinor, cardMinor, tenders } = offer;
  const isSame =
    stored?.quoteId === quoteId &&
    stored.totalMinor === totalMinor &&
    stored.cardMinor === cardMinor &&
    JSON.stringify(stored.tenders) === JSON.stringify(tenders);
  if (stored && isSame) return stored;
  const attempt = { key: newKey(), quoteId, totalMinor, cardMinor, tenders };
  store.setItem(place(checkoutId), JSON.stringify(attempt));
  return attempt;
}

export const endAttempt = (store: Store, checkoutId: string): void => store.removeItem(place(checkoutId));
