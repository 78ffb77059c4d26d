/** What a traveler has booked near a place, in the form that slots are judged against. */
import type { LodgingPlan, TransportPlan, TripPlan } from '@sojourn/domain/booking/trip-plan.ts';
import { addDays, type Instant, instantAt } from '@sojourn/domain/dates.ts';
import { distanceKm } from '@sojourn/geography/distance.ts';
import type { GeoPoint } from '@sojourn/geography/types.ts';
import type { Commitment } from './fits-trip.ts';

/** Where things are; undefined where nobody knows. */
export type WhereIs = {
  readonly airport: (code: string) => GeoPoint | undefined;
  /** `city:lisbon-pt` */
  readonly place: (placeId: string) => GeoPoint | undefined;
};

/** An airport farther away is another city's; so is a city. */
const AIRPORT_KM = 120;
const CITY_KM = 60;
const CHECK_IN_FROM = '15:00';
const LATE = '23:59';
/** A check-in that closes earlier is the next morning's. */
const MORNING = '06:00';

/** Of all plans, those that have to do with `here`; `withoutId` is the activity's own. */
export function commitmentsNear(
  plans: readonly TripPlan[],
  here: GeoPoint,
  where: WhereIs,
  withoutId: string | null = null,
): Commitment[] {
  return plans.flatMap((plan) => {
    if (plan.tripId === withoutId) return [];
    const isNear = (at: GeoPoint | undefined, km: number): boolean =>
      at === undefined || distanceKm(at, here) <= km;
    switch (plan.kind) {
      case 'transport':
        return flightsOf(plan, here, where);
      case 'lodging': {
        const placeId = plan.place?.placeId;
        return isNear(placeId ? where.place(placeId) : undefined, CITY_KM) ? checkInOf(plan) : [];
      }
      case 'rental': {
        const ends = [
          { kind: 'carPickUp', desk: plan.pickUp, at: plan.startsAt },
          { kind: 'carReturn', desk: plan.dropOff, at: plan.endsAt },
        ] as const;
        return ends.flatMap(({ kind, desk, at }): Commitment[] => {
          const position = desk?.airportCode
            ? where.airport(desk.airportCode)
            : desk?.placeId
              ? where.place(desk.placeId)
              : undefined;
          if (!isNear(position, AIRPORT_KM)) return [];
          return [commitment(plan.tripId, kind, at, at, desk?.airportCode ? (position ?? null) : null)];
        });
      }
      default: {
        const { placeId } = plan.place;
        if (!isNear(placeId ? where.place(placeId) : undefined, CITY_KM)) return [];
        const isPending = plan.kind === 'activity' && plan.isPending === true;
        return [{ ...commitment(plan.tripId, 'activity', plan.startsAt, plan.endsAt, null), isPending }];
      }
    }
  });
}

const commitment = (
  bookingId: string,
  kind: Commitment['kind'],
  from: Instant,
  to: Instant,
  at: GeoPoint | null,
): Commitment => ({ bookingId, kind, from, to, at, isPending: false });

/** Those that come here or leave from here; who only passes elsewhere isn't here anyway. */
function flightsOf({ tripId, legs }: TransportPlan, here: GeoPoint, where: WhereIs): Commitment[] {
  const near = (code: string): GeoPoint | null => {
    const at = where.airport(code);
    return at && distanceKm(at, here) <= AIRPORT_KM ? at : null;
  };
  return legs.flatMap(({ departs, origin, arrives, destination }) => {
    const [from, to] = [near(origin), near(destination)];
    return [
      ...(from ? [commitment(tripId, 'takeoff', departs, arrives, from)] : []),
      ...(to && !from ? [commitment(tripId, 'landing', departs, arrives, to)] : []),
    ];
  });
}

/** Without a zone nobody knows when its desk is open. */
function checkInOf({ tripId, checkIn, place, checkInFrom, checkInUntil }: LodgingPlan): Commitment[] {
  if (!place) return [];
  const from = instantAt(`${checkIn}T${checkInFrom ?? CHECK_IN_FROM}`, place.zone);
  const until = checkInUntil ?? LATE;
  const day = until < MORNING ? addDays(checkIn, 1) : checkIn;
  return [commitment(tripId, 'checkIn', from, instantAt(`${day}T${until}`, place.zone), null)];
}
