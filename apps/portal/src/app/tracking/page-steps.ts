/** Which event a change of route is: a page was seen, and a step of booking was reached. */
import type { TrackedEvent } from '@sojourn/web/tracking/track.ts';

/** `results`, `details`, `checkout`, `booked`; of the checkout only the server knows the product. */
type Step = { readonly step: string; readonly product?: string };
/** By the paths of their pages. */
export type Steps = ReadonlyMap<string, Step>;

const CHECKOUT = '/checkout/$checkoutId';

/** Pages are routes, `/trips/$bookingId`, never addresses: those can hold ids and names. */
export function eventsOfRoute(page: string, before: string | null, steps: Steps): TrackedEvent[] {
  if (page === before) return [];
  const seen: TrackedEvent = ['page_view', before === null ? { page } : { page, previous_page: before }];
  const isBooked = page === '/trips/$bookingId' && before === CHECKOUT;
  const step = isBooked ? { step: 'booked' } : page === CHECKOUT ? { step: 'checkout' } : steps.get(page);
  return step ? [seen, ['booking_step', step]] : [seen];
}
