/** What a customer has ahead, for whoever judges a further trip: plans beside it, and the same again. */
import { type FlownParty, isDuplicate, shareFlight } from '@sojourn/domain/booking/duplicate.ts';
import type { BookingId, CheckoutId } from '@sojourn/domain/ids.ts';
import type { OtherPlan } from '@sojourn/domain/products/flight/trip-finding.ts';
import { tripTitle } from '@sojourn/domain/products/flight/trip-title.ts';
import { openTravelers } from '#products/flight/booking/sealed-travelers.ts';
import { lockFlights, readSealedTravelers } from '#products/flight/booking/store.ts';
import type { Owner, Tx } from '#workflow/saga.ts';
import type { CheckoutDeps } from '../checkouts/deps.ts';
import type { QuoteDeps } from '../checkouts/quote.ts';
import { type Booking, type FlightBooking, readLive } from './store.ts';

type Deps = Pick<QuoteDeps, 'db' | 'clock' | 'sealer'>;

/** As checkouts ask for it. */
export const createPlans = (deps: Deps): Pick<CheckoutDeps, 'plansOf' | 'duplicateOf'> => ({
  plansOf: async (owner) => (await readLive(deps.db, owner, deps.clock.now())).map(planOf),
  duplicateOf: async (owner, party, checkoutId, tx) => {
    if (tx) await lockFlights(tx, owner);
    return duplicateOf({ ...deps, db: tx ?? deps.db }, owner, party, checkoutId);
  },
});

function planOf(booking: Booking): OtherPlan {
  const { bookingId: tripId, startsAt: departs, endsAt: arrives } = booking;
  if (booking.product === 'Hotel') {
    const { name: title, checkIn, checkOut, cityPlaceId } = booking.offer.stay;
    // `city:lisbon-pt`
    const countryCode = cityPlaceId.slice(-2).toUpperCase();
    return { kind: 'Hotel', tripId, title, checkIn, checkOut, countryCode };
  }
  const { title } = tripTitle(booking.offer.flight, booking.request.locale);
  return { kind: 'Flight', tripId, title, departs, arrives };
}

/** A booking that lives, or is being paid, in which somebody of the party is on one of the flights. */
async function duplicateOf(
  deps: Omit<Deps, 'db'> & { readonly db: Deps['db'] | Tx },
  owner: Owner,
  party: FlownParty,
  except: CheckoutId,
): Promise<BookingId | null> {
  const isFlight = (booking: Booking): booking is FlightBooking =>
    booking.product === 'Flight' && booking.checkoutId !== except;
  for (const booking of (await readLive(deps.db, owner, deps.clock.now())).filter(isFlight)) {
    const { bookingId, offer } = booking;
    const segments = offer.flight.slices.flatMap((slice) => slice.segments);
    if (!shareFlight(party, { segments })) continue;
    const sealed = await readSealedTravelers(deps.db, { ...owner, bookingId });
    const travelers = sealed === null ? null : openTravelers(deps.sealer, bookingId, sealed);
    if (travelers && isDuplicate(party, { segments, travelers })) return bookingId;
  }
  return null;
}
