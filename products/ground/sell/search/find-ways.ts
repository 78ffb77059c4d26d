/** The ways of a traveler's own trip that a ride would do: from a landing to the bed, and back. */
import type { Locale } from '@sojourn/contract/primitives.ts';
import type { LodgingPlan, TransportPlan } from '@sojourn/domain/booking/trip-plan.ts';
import { type CalendarDate, dateIn, isBefore, localAt } from '@sojourn/domain/dates.ts';
import type { BookingId } from '@sojourn/domain/ids.ts';
import type { Actor, RequestContext } from '@sojourn/server/context.ts';
import { FLIGHT_NUMBER } from '#ground/rules/flight-number.ts';
import type { TripWay } from '#ground/wire/transfer-search.ts';
import { type GroundSearchDeps, requireGround } from './deps.ts';

type Leg = TransportPlan['legs'][number];

function flightOf(tripId: string, text: string): TripWay['flight'] | null {
  const [, airline, number] = FLIGHT_NUMBER.exec(text) ?? [];
  return airline && number ? { airline, number, bookingId: tripId as BookingId } : null;
}

/** The stay that's begun on the day of a landing, or ended on that of a departure. */
const stayOn = (stays: readonly LodgingPlan[], day: CalendarDate, end: 'checkIn' | 'checkOut') =>
  stays.find((stay) => stay[end] === day) ?? null;

function wayOf(
  tripId: string,
  leg: Leg,
  direction: TripWay['direction'],
  stays: readonly LodgingPlan[],
): TripWay | null {
  const isArrival = direction === 'arrival';
  const place = isArrival ? leg.to : leg.from;
  const flight = flightOf(tripId, isArrival ? leg.arrivesWith : leg.departsWith);
  const at = isArrival ? leg.arrives : leg.departs;
  if (!place || !flight) return null;
  const day = dateIn(at, place.zone);
  const stay = stayOn(stays, day, isArrival ? 'checkIn' : 'checkOut');
  return {
    direction,
    flight,
    airport: `airport:${isArrival ? leg.destination : leg.origin}`,
    flightLocal: localAt(at, place.zone),
    flightAt: at,
    stay: stay?.place?.placeId ? { placeId: stay.place.placeId, name: stay.title, address: '' } : null,
    city: place.city,
    day,
  };
}

/** Those ahead. */
export async function findTripWays(
  deps: GroundSearchDeps,
  { locale = 'en' }: { readonly locale?: Locale | undefined },
  actor: Actor,
  context: RequestContext,
): Promise<{ ways: TripWay[] }> {
  requireGround(deps, context);
  const plans = await deps.plansOf({ ...actor, locale });
  const stays = plans.filter((plan): plan is LodgingPlan => plan.kind === 'lodging');
  const now = deps.clock.now();
  const ways = plans.flatMap((plan) =>
    plan.kind === 'transport'
      ? plan.legs.flatMap((leg) => [
          wayOf(plan.tripId, leg, 'departure', stays) ?? [],
          wayOf(plan.tripId, leg, 'arrival', stays) ?? [],
        ])
      : [],
  );
  return { ways: ways.flat().filter(({ flightAt }) => isBefore(now, flightAt)) };
}
