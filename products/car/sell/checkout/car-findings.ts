/** What of a rental doesn't go with the rest of the trip. */
import type { TripPlan } from '@sojourn/domain/booking/trip-plan.ts';
import type { CarLocation } from '#car/rules/car.ts';
import { findCarConflicts } from '#car/rules/trip/findings.ts';
import type { CarSummary } from '#car/wire/car-checkout.ts';
import type { WireCarFinding, WireCarLocation } from '#car/wire/cars.ts';
import { type FlightsAround, flightsAround, type PlaceOfAirport } from '../flights-around.ts';
import { momentOf } from '../moment.ts';

/** As the rules read it; ids that no rule reads stay empty. */
const locationOf = ({ deskId, position, cityPlaceId, ...rest }: WireCarLocation): CarLocation => ({
  ...rest,
  ...position,
  id: deskId,
  placeId: '',
  company: '',
  cityId: cityPlaceId,
});

type Rental = Pick<CarSummary, 'pickUp' | 'dropOff' | 'drivers'>;

/** `own`: the booking that it is itself, if any; `age`: null once nobody is to be judged any more. */
export function findingsOf(
  { pickUp, dropOff, drivers }: Rental,
  age: number | null,
  plans: readonly TripPlan[],
  placeOf: PlaceOfAirport,
  own: string | null,
): { readonly findings: WireCarFinding[]; readonly around: FlightsAround } {
  const moments = { pickUp: momentOf(pickUp), dropOff: momentOf(dropOff) };
  const around = flightsAround(plans, moments, placeOf);
  const { landing, leaving } = around;
  const found = findCarConflicts({
    rental: { pickUp: pickUp.at, dropOff: dropOff.at },
    pickUpAt: locationOf(pickUp.location),
    dropOffAt: locationOf(dropOff.location),
    driver: age === null ? null : { age, minAge: drivers.minAge, maxAge: drivers.maxAge },
    arrival: landing,
    departure: leaving,
    otherRentals: plans.flatMap((plan) =>
      plan.kind === 'rental' && plan.tripId !== own
        ? [{ tripId: plan.tripId, title: plan.title, from: plan.startsAt, until: plan.endsAt }]
        : [],
    ),
  });
  return { findings: found.map((finding) => ({ ...finding, facts: { ...finding.facts } })), around };
}
