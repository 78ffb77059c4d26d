/** Checkouts of flights for tests: out on one airline and back on another, each with a ticket of its own. */
import type { Checkout } from '@sojourn/contract/checkouts.ts';
import { emptyTraveler } from '@sojourn/contract/empty-traveler.ts';
import type { TravelerDraft } from '@sojourn/contract/travelers.ts';
import type { TripDetail } from '@sojourn/contract/trips.ts';
import type { CalendarDate } from '@sojourn/domain/dates.ts';
import type { BookingId } from '@sojourn/domain/ids.ts';
import type { Process, Traveler } from '@sojourn/server/modules/selling/booking/testing/booking-world.ts';
import { requestContext } from '@sojourn/server/modules/selling/booking/testing/request-context.ts';
import { saveDraft } from '@sojourn/server/modules/selling/checkouts/drafts/save-draft.ts';
import { startCheckout } from '@sojourn/server/modules/selling/checkouts/start-checkout.ts';
import { showTrip } from '@sojourn/server/modules/trips/trips/use-case.ts';
import type { FlightCheckout, FlightCheckoutInput } from '../wire/flight-checkout.ts';
import type { FlightDraft } from '../wire/flight-draft.ts';
import type { FlightTripDetail } from '../wire/flight-trip.ts';
import { CHOSEN } from './fake-airline-fares.ts';

const day = (text: string) => text as CalendarDate;
let people = 0;
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
/** Another person every time: nobody is on a flight twice. */
const nextName = (): string => {
  let name = '';
  for (let left = ++people; left > 0; left = Math.floor(left / 26)) name += LETTERS[left % 26];
  return `M${name}`;
};

export const person = (
  type: TravelerDraft['type'],
  birthdate: string,
  change: Partial<TravelerDraft> = {},
) => ({
  ...emptyTraveler(type),
  firstName: nextName(),
  lastName: 'Okafor',
  birthdate: day(birthdate),
  gender: 'F' as const,
  passport: { number: 'X1234567', country: 'US', expires: day('2031-01-01') },
  ...change,
});

export const FLIGHT_ASK: FlightCheckoutInput = {
  product: 'Flight',
  slices: CHOSEN,
  passengers: { adults: 1, children: 0, seatedInfants: 0, lapInfants: 0 },
};

export const flightDraftOf = ({ cards }: Traveler): Partial<FlightDraft> => ({
  travelers: [person('Adult', '1990-02-03')],
  phone: '+1 617 555 0142',
  paymentId: cards[0]!,
  termsAccepted: true,
});

/** A checkout of flights that only waits to be paid for. */
export async function readyFlight(
  process: Process,
  traveler: Traveler,
  change: Partial<FlightDraft> = {},
  ask: Partial<FlightCheckoutInput> = {},
): Promise<FlightCheckout> {
  const input = { ...FLIGHT_ASK, ...ask };
  const { checkoutId } = await startCheckout(process, input, traveler.actor, requestContext());
  const typed = { ...flightDraftOf(traveler), ...change };
  return asFlight(await saveDraft(process, checkoutId, typed, traveler.actor));
}

/** The checkout of flights; anything else is a mistake of the test. */
export function asFlight(checkout: Checkout): FlightCheckout {
  if (checkout.kind !== 'Flight') throw new Error('no flights');
  return checkout;
}
export function asFlightTrip(trip: TripDetail): FlightTripDetail {
  if (trip.kind !== 'Flight') throw new Error('no flights');
  return trip;
}
export const flightTrip = async (process: Process, { actor }: Traveler, bookingId: BookingId) =>
  asFlightTrip(await showTrip(process, { ...actor, bookingId }));
