/** When the traveler's own flights land before a stay and leave after it, by the airports' clocks. */
import type { TransportPlan, TripPlan } from '@sojourn/domain/booking/trip-plan.ts';
import type { TripTimes } from '@sojourn/domain/booking/trip-state.ts';
import { type Instant, type LocalDateTime, localAt } from '@sojourn/domain/dates.ts';
import { distanceKm } from '@sojourn/geography/distance.ts';

type Position = { readonly lat: number; readonly lon: number };
type PlaceOfAirport = (code: string) => (Position & { readonly zone: string }) | undefined;
type End = { readonly at: Instant; readonly code: string };

/** Farther away, or longer before or after, it is another journey. */
const NEAR_KM = 120;
const NEAR_MS = 36 * 3_600_000;

const legsOf = (plans: readonly TripPlan[]): TransportPlan['legs'][number][] =>
  plans.flatMap((plan) => (plan.kind === 'transport' ? [...plan.legs] : []));

export function flightsAroundStay(
  plans: readonly TripPlan[],
  home: Position,
  { startsAt, endsAt }: TripTimes,
  placeOf: PlaceOfAirport,
): { readonly landsAt: LocalDateTime | null; readonly leavesAt: LocalDateTime | null } {
  const nearest = (ends: readonly End[], moment: Instant): LocalDateTime | null => {
    const away = ({ at }: End): number => Math.abs(Date.parse(at) - Date.parse(moment));
    const near = ends.filter((end) => {
      const place = placeOf(end.code);
      return place !== undefined && away(end) <= NEAR_MS && distanceKm(place, home) <= NEAR_KM;
    });
    const [found] = near.toSorted((a, b) => away(a) - away(b));
    const zone = found && placeOf(found.code)?.zone;
    return found && zone ? localAt(found.at, zone) : null;
  };
  const legs = legsOf(plans);
  const arrivals = legs.map(({ arrives: at, destination: code }) => ({ at, code }));
  const departures = legs.map(({ departs: at, origin: code }) => ({ at, code }));
  return {
    landsAt: nearest(arrivals, startsAt),
    leavesAt: nearest(
      departures.filter(({ at }) => at > startsAt),
      endsAt,
    ),
  };
}
