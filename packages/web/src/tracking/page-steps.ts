/** Which event a change of route is: a page was seen, and a step of booking was reached. */
import type { TrackedEvent } from './track.ts';

type Step = { readonly step: string; readonly product?: string };

const STEPS: Readonly<Record<string, Step>> = {
  '/stays': { step: 'results', product: 'hotels' },
  '/premium-stays/shop-details/': { step: 'details', product: 'hotels' },
  '/flights': { step: 'results', product: 'flights' },
  '/flights/review': { step: 'details', product: 'flights' },
  '/checkout/$checkoutId': { step: 'checkout' },
};
const BOOKED: Step = { step: 'booked' };

/** Pages are routes, `/trips/$bookingId`, never addresses: those can hold ids and names. */
export function eventsOfRoute(page: string, before: string | null): TrackedEvent[] {
  if (page === before) return [];
  const seen: TrackedEvent = ['page_view', before === null ? { page } : { page, previous_page: before }];
  const isBooked = page === '/trips/$bookingId' && before === '/checkout/$checkoutId';
  const step = isBooked ? BOOKED : STEPS[page];
  return step ? [seen, ['booking_step', step]] : [seen];
}
