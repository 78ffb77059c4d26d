/** How often what may be asked, by whom it is counted, and the refusal when it is too often. */
import type { Call } from '@sojourn/contract/call.ts';
import type { CallName } from '@sojourn/contract/calls.ts';
import type { Kysely } from 'kysely';
import type { Database } from '#db/schema.ts';
import { refuse } from '../../refusal.ts';
import { countHit } from './store.ts';

export type LimitClass = 'signIn' | 'typeahead' | 'search' | 'quote' | 'booking' | 'other';
type Limit = { readonly hits: number; readonly windowSeconds: number };

export const LIMITS: Record<LimitClass, Limit> = {
  signIn: { hits: 40, windowSeconds: 60 },
  typeahead: { hits: 300, windowSeconds: 60 },
  search: { hits: 240, windowSeconds: 60 },
  quote: { hits: 60, windowSeconds: 60 },
  booking: { hits: 20, windowSeconds: 60 },
  other: { hits: 600, windowSeconds: 60 },
};

const CLASSES: Partial<Record<CallName, LimitClass>> = {
  startSignIn: 'signIn',
  finishSignIn: 'signIn',
  searchLocations: 'typeahead',
  getMapArea: 'typeahead',
  searchStays: 'search',
  getPriceCalendar: 'search',
  listCollectionStays: 'search',
  getStay: 'search',
  startCheckout: 'quote',
  refreshQuote: 'quote',
  quoteCancel: 'quote',
};

export const limitClassOf = (name: CallName, call: Call): LimitClass =>
  CLASSES[name] ?? (call.idempotent ? 'booking' : 'other');

/** `by` is a session id, or `ip:` and the address. Refuses with ExcessiveActivity. */
export async function checkLimit(
  db: Kysely<Database>,
  limitClass: LimitClass,
  by: string,
  factor: number,
): Promise<void> {
  const { hits, windowSeconds } = LIMITS[limitClass];
  const counted = await countHit(db, `${limitClass}:${by}`, windowSeconds);
  if (counted.hits > hits * factor) refuse('ExcessiveActivity', { retryAfterSeconds: counted.secondsLeft });
}
