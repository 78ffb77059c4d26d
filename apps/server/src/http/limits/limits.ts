/** How often what may be asked, by whom it is counted, and the refusal when it is too often. */
import type { Call } from '@sojourn/contract/call.ts';
import type { CallName } from '@sojourn/contract/calls.ts';
import type { Kysely } from 'kysely';
import type { Database } from '#db/client.ts';
import { refuse } from '../../refusal.ts';
import { countHit } from './store.ts';

type LimitClass =
  | 'signIn'
  | 'picture'
  | 'typeahead'
  | 'search'
  | 'days'
  | 'goodFares'
  | 'quote'
  | 'exchange'
  | 'booking'
  | 'voucher'
  | 'support'
  | 'upload'
  | 'document'
  | 'tracking'
  | 'other';
type Limit = { readonly hits: number; readonly windowSeconds: number };

export const LIMITS: Record<LimitClass, Limit> = {
  signIn: { hits: 40, windowSeconds: 60 },
  // Of pictures that have to be drawn; those that are kept cost nothing
  picture: { hits: 900, windowSeconds: 60 },
  typeahead: { hits: 300, windowSeconds: 60 },
  search: { hits: 240, windowSeconds: 60 },
  // Each asks for the prices of many days of flights
  days: { hits: 90, windowSeconds: 60 },
  // Each asks for the days to and from up to 18 cities, unless they are cached
  goodFares: { hits: 12, windowSeconds: 60 },
  quote: { hits: 60, windowSeconds: 60 },
  // Each is priced by the airline; the exchange flow says TooManyAttempts (B §2)
  exchange: { hits: 40, windowSeconds: 600 },
  booking: { hits: 20, windowSeconds: 60 },
  // Codes are not to be guessed
  voucher: { hits: 10, windowSeconds: 600 },
  // Each is read by a person
  support: { hits: 5, windowSeconds: 600 },
  // Each is held in memory, and stored
  upload: { hits: 40, windowSeconds: 600 },
  // Drawn while all others wait
  document: { hits: 20, windowSeconds: 60 },
  tracking: { hits: 60, windowSeconds: 60 },
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
  listStayReviews: 'search',
  searchFlights: 'search',
  searchPackages: 'search',
  getFlightOption: 'search',
  listGoodFares: 'goodFares',
  getFareCalendar: 'days',
  getFareDates: 'days',
  getFareHistory: 'days',
  reviewFlights: 'search',
  getSeatMap: 'search',
  startCheckout: 'quote',
  refreshQuote: 'quote',
  quoteCancel: 'quote',
  requestChange: 'exchange',
  shopExchange: 'search',
  redeemVoucher: 'voucher',
  contactSupport: 'support',
  sendFile: 'upload',
  sendDeskFile: 'upload',
  getReceipt: 'document',
  readCalendarFeed: 'document',
  getCapsule: 'document',
  getItinerary: 'document',
  exportPersonalData: 'document',
  exportPersonalDataFor: 'document',
  getSharedTrip: 'search',
  trackEvent: 'tracking',
};

export const limitClassOf = (name: CallName, call: Call): LimitClass =>
  CLASSES[name] ?? (call.idempotent ? 'booking' : 'other');

/**
 * By whom a request is counted: the person, in however many sessions, else the address. Of an IPv6 address
 * the network counts, as one customer of a provider has all of it.
 */
export function callerOf(
  actor: { readonly tenantId: string; readonly customerId: string } | null,
  address: string,
): string {
  if (actor) return `${actor.tenantId}:${actor.customerId}`;
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  return `ip:${plain.includes(':') ? networkOf(plain) : plain}`;
}

/** The first 64 bits, `2001:db8:0:0`. */
function networkOf(address: string): string {
  const [head = '', tail] = address.toLowerCase().split('::');
  const groups = head === '' ? [] : head.split(':');
  const after = tail ? tail.split(':') : [];
  const all = [
    ...groups,
    ...Array<string>(Math.max(0, 8 - groups.length - after.length)).fill('0'),
    ...after,
  ];
  return all
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':');
}

/** `by` as `callerOf` says. Refuses with ExcessiveActivity. */
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
