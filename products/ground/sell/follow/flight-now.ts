/** The flight that a ride follows, as its own booking plans it now. */
import type { TripPlan } from '@sojourn/domain/booking/trip-plan.ts';
import { localAt } from '@sojourn/domain/dates.ts';
import type { GroundTripDetail } from '../../wire/ground-trip.ts';
import type { RideSummary } from '../port/ride-port.ts';

/** Null where no flight is followed that's booked here. */
export function flightNow(
  { time, from, to, flightAt }: RideSummary,
  plans: readonly TripPlan[],
): GroundTripDetail['following'] {
  if (time.means === 'pickUp' || !time.flight?.bookingId) return null;
  const { bookingId } = time.flight;
  const plan = plans.find((each) => each.tripId === bookingId);
  const legs = plan?.kind === 'transport' ? plan.legs : [];
  const leg = legs.find(({ origin, destination }) =>
    time.means === 'landing' ? destination === from.airportCode : origin === to.airportCode,
  );
  if (!leg) return { state: 'canceled', flight: null };
  const [at, zone] = time.means === 'landing' ? [leg.arrives, from.zone] : [leg.departs, to.zone];
  return { state: at === flightAt ? 'onTime' : 'moved', flight: { at, local: localAt(at, zone) } };
}
