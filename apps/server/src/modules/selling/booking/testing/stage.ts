/** What most tests of bookings stand on: a world with one server and one traveler. */
import type { Checkout } from '@sojourn/contract/checkouts.ts';
import type { BookingId } from '@sojourn/domain/ids.ts';
import { cancelTrip } from '#modules/trips/cancellation/cancel-trip.ts';
import { quoteCancel } from '#modules/trips/cancellation/quote-cancel.ts';
import { type BookingWorld, createBookingWorld, type Process, pay, type Traveler } from './booking-world.ts';
import { requestContext } from './request-context.ts';

export type Stage = { readonly world: BookingWorld; readonly server: Process; readonly maya: Traveler };

/** For `beforeAll`; the file closes its world itself. */
export async function createStage(options: Parameters<typeof createBookingWorld>[0] = {}): Promise<Stage> {
  const world = await createBookingWorld(options);
  return { world, server: world.startProcess('server'), maya: await world.newTraveler() };
}

/** Repairs every line, and takes back every refusal and price that a test has set. */
export function resetFaults(world: BookingWorld): void {
  for (const faults of [world.cardFaults, world.milesFaults]) faults.clear();
  world.issuer.letBe();
  for (const side of world.sides) {
    side.faults.clear();
    side.letBe();
  }
}

/** Pays for what must be booked at once. */
export async function mustBook(process: Process, checkout: Checkout, traveler: Traveler): Promise<BookingId> {
  const answer = await pay(process, checkout, traveler);
  if (answer.result !== 'Success') throw new Error(`not booked: ${JSON.stringify(answer)}`);
  return answer.bookingId;
}

/** Asks what a cancellation gives back, and cancels by that. */
export async function cancelAsQuoted(process: Process, bookingId: BookingId, { actor }: Traveler) {
  const { quoteId } = await quoteCancel(process, bookingId, actor, requestContext());
  return cancelTrip(process, bookingId, { quoteId }, actor, requestContext());
}
