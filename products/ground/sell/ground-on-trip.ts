/** A booked ride among a trip's other bookings: its plan, and what its checkout checks by itself. */
import type { PlanPlace, TransferPlan } from '@sojourn/domain/booking/trip-plan.ts';
import type { Stop } from './port/ride-port.ts';
import type { GroundBooking } from './sale.ts';

type Planned = Pick<GroundBooking, 'title' | 'startsAt' | 'endsAt' | 'offer'> & {
  readonly bookingId: string;
};

const placeOf = ({ city, countryCode, zone, cityPlaceId: placeId }: Stop): PlanPlace => ({
  city,
  countryCode,
  zone,
  placeId,
});

/** Of a ride to a flight, the place is that of the flight. */
const planOfRide = ({ bookingId, title, startsAt, endsAt, offer }: Planned): TransferPlan => ({
  kind: 'transfer',
  tripId: bookingId,
  title,
  startsAt,
  endsAt,
  place: placeOf(offer.summary.time.means === 'departure' ? offer.summary.to : offer.summary.from),
});

export const GROUND_ON_TRIP = { planOf: planOfRide };
