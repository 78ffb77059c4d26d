/** How a trip goes with what else the customer has booked: nights without a bed, two places at once. */
import type { LodgingPlan, TripPlan } from '@sojourn/domain/booking/trip-plan.ts';
import { addDays } from '@sojourn/domain/dates.ts';
import { first, itemAt, last } from '@sojourn/domain/present.ts';
import { openNights } from '@sojourn/domain/trip-fit/check-beds.ts';
import { dayOf, firstOf, isSameCity, lastOf, type TripFacts, type TripFinding } from './trip-finding.ts';

/** The nights between two slices and where they're spent; nights at home need no hotel. */
export function gapsOf({ slices }: Pick<TripFacts, 'slices'>) {
  const [outbound, ...others] = slices;
  if (!outbound) return [];
  const home = firstOf(outbound).origin;
  return others.flatMap((after, index) => {
    const landed = lastOf(itemAt(slices, index));
    const from = dayOf(landed.zonedArrivalTime);
    const until = dayOf(firstOf(after).zonedDepartureTime);
    if (until <= from || isSameCity(landed.destination, home)) return [];
    return [{ slice: index, place: landed.destination, from, until }];
  });
}
type Gap = ReturnType<typeof gapsOf>[number];

/** A bed anywhere counts: who flies to a city may well sleep in the next. */
function bedFinding(
  { slice, place, from, until }: Gap,
  stays: readonly LodgingPlan[],
  cityPlaces: TripFacts['cityPlaces'] = {},
): TripFinding | undefined {
  const open = openNights(from, until, stays);
  if (open.length === 0) return undefined;
  const placeId = cityPlaces[place.locationCode];
  const facts = {
    city: place.city,
    nights: open.length,
    from: first(open),
    until: addDays(last(open), 1),
    ...(placeId && { placeId }),
  };
  return { kind: 'nightWithoutBed', severity: 'info', slice, facts };
}

/** A stay in another country than the one that the trip is in that night. */
function stayFinding(gaps: readonly Gap[], stay: LodgingPlan): TripFinding | undefined {
  const gap = gaps.find(
    ({ place, from, until }) =>
      place.countryCode !== stay.countryCode && stay.checkIn < until && stay.checkOut > from,
  );
  if (gap === undefined) return undefined;
  const { tripId, title, checkIn, checkOut } = stay;
  const facts = { tripId, title, from: checkIn, until: checkOut };
  return { kind: 'otherTrip', severity: 'info', slice: gap.slice, facts };
}

function flightFinding(trip: TripFacts, plan: TripPlan): TripFinding | undefined {
  if (plan.kind !== 'transport') return undefined;
  const [starts, ends] = [firstOf(first(trip.slices)), lastOf(last(trip.slices))];
  const isApart =
    Date.parse(plan.startsAt) > Date.parse(ends.scheduledArrivalTime) ||
    Date.parse(plan.endsAt) < Date.parse(starts.scheduledDepartureTime);
  if (isApart) return undefined;
  const facts = {
    tripId: plan.tripId,
    title: plan.title,
    from: plan.firstDay,
    until: plan.lastDay,
  };
  return { kind: 'otherTrip', severity: 'warn', slice: null, facts };
}

export function planFindings(trip: TripFacts): TripFinding[] {
  const { plans } = trip;
  if (plans === undefined) return [];
  const stays = plans.filter((plan): plan is LodgingPlan => plan.kind === 'lodging');
  const gaps = gapsOf(trip);
  return [
    ...gaps.flatMap((gap) => bedFinding(gap, stays, trip.cityPlaces) ?? []),
    ...stays.flatMap((stay) => stayFinding(gaps, stay) ?? []),
    ...plans.flatMap((plan) => flightFinding(trip, plan) ?? []),
  ];
}
