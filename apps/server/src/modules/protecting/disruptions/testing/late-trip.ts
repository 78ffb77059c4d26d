/** Trips whose flights are late or canceled today, with what was bought for that. */
import type { Checkout } from '@sojourn/contract/checkouts.ts';
import { type Instant, plusSeconds } from '@sojourn/domain/dates.ts';
import type { BookingId } from '@sojourn/domain/ids.ts';
import { assertPresent } from '@sojourn/domain/present.ts';
import type { Protection } from '@sojourn/domain/protections/clause.ts';
import { flightTrip, person, readyFlight } from '@sojourn/products/flight/testing/flight-checkouts.ts';
import type { Process, Traveler } from '#modules/selling/booking/testing/booking-world.ts';
import { requestContext } from '#modules/selling/booking/testing/request-context.ts';
import { mustBook, type Stage } from '#modules/selling/booking/testing/stage.ts';
import { chooseProtection } from '#modules/selling/checkouts/protections/choose-protection.ts';
import { getDisruption } from '../view-disruption.ts';
import { watchBooking } from '../watching/watch-flights.ts';

export type LateTrip = {
  readonly bookingId: BookingId;
  readonly traveler: Traveler;
  readonly departs: Instant;
  /** What its checkout showed that a refund would pay; null where that wasn't sold. */
  readonly promisedMinor: number | null;
};

/** With all of these added at their shown price. */
export async function withProtections(
  process: Process,
  { checkoutId, ...ready }: Checkout,
  { actor }: Traveler,
  names: readonly Protection[],
): Promise<Checkout> {
  let checkout: Checkout = { checkoutId, ...ready } as Checkout;
  for (const protection of names) {
    const offer = checkout.protections.find((each) => each.protection === protection);
    const { id: quoteId } = assertPresent(offer?.quote, protection);
    const choice = { protection, action: 'Purchase', quoteId } as const;
    checkout = await chooseProtection(process, checkoutId, choice, actor);
  }
  return checkout;
}

/** A trip of two that leaves in so many hours, at a fare of which little comes back. */
export async function leavingIn(
  { world, server }: Pick<Stage, 'world' | 'server'>,
  hours: number,
  bought: readonly Protection[] = ['disruption'],
  fareMinor = 9_000,
): Promise<LateTrip> {
  const traveler = await world.newTraveler();
  world.carrier.fareMinor = fareMinor;
  const travelers = [person('Adult', '1990-02-03'), person('Adult', '1991-05-06')];
  const passengers = { adults: 2, children: 0, seatedInfants: 0, lapInfants: 0 };
  const ready = await readyFlight(server, traveler, { travelers }, { passengers });
  const checkout = await withProtections(server, ready, traveler, bought);
  const bookingId = await mustBook(server, checkout, traveler);
  await world.resume(server);
  const { flight } = await flightTrip(server, traveler, bookingId);
  const departs = assertPresent(flight.slices[0]?.segments[0], 'a flight').scheduledDepartureTime;
  world.clock.set(plusSeconds(departs, -hours * 3_600) as Instant);
  const offer = ready.protections.find(({ protection }) => protection === 'disruption');
  const example = offer?.examples.find(({ choice }) => choice === 'refund');
  return { bookingId, traveler, departs, promisedMinor: example?.pay.amountMinor ?? null };
}

/** What the airline states of a slice is read. */
export async function readLate(
  { world, server }: Pick<Stage, 'world' | 'server'>,
  { bookingId, traveler }: LateTrip,
  lateMinutes: number,
  change: { readonly slice?: number; readonly isCanceled?: true } = {},
): Promise<void> {
  world.carrier.operations.set(bookingId, { slice: 0, lateMinutes, ...change });
  await look(server, { bookingId, traveler });
}
export const look = (process: Process, { bookingId, traveler }: Pick<LateTrip, 'bookingId' | 'traveler'>) =>
  watchBooking(process, { ...traveler.actor, bookingId }, { ...requestContext(), timeoutMs: 2_000 });

export const shownOf = async (
  process: Process,
  { bookingId, traveler }: Pick<LateTrip, 'bookingId' | 'traveler'>,
) => (await getDisruption(process, bookingId, traveler.actor)).disruption;
