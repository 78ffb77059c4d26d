/** How an activity goes with what else its traveler has booked. */
import type { TripPlan } from '@sojourn/domain/booking/trip-plan.ts';
import { commitmentsNear, type WhereIs } from '../rules/slots/commitments.ts';
import { judgeSlot, planAround, type TripFit, waysTo } from '../rules/slots/fits-trip.ts';
import type { ActivitySummary } from './port/price-port.ts';

type Placed = Pick<ActivitySummary, 'position' | 'minutes'> & {
  readonly meetingPoint: { readonly minutesBefore: number };
};
type Slot = { readonly startsAt: string; readonly endsAt: string; readonly allDay: boolean };

/** For many slots of one activity. `withoutId`: the booking that it is itself. */
export function fitOf(
  plans: readonly TripPlan[],
  activity: Placed,
  where: WhereIs,
  withoutId: string | null = null,
): (slot: Slot) => TripFit {
  const trip = planAround(commitmentsNear(plans, activity.position, where, withoutId));
  const ways = waysTo(trip, activity.position);
  return ({ startsAt, endsAt, allDay }) =>
    judgeSlot(trip, ways, {
      startsAt: Date.parse(startsAt),
      endsAt: Date.parse(endsAt),
      early: activity.meetingPoint.minutesBefore,
      visitMinutes: allDay ? activity.minutes : null,
    });
}

/** A ticket without a day goes with everything. */
export const fitOfSummary = (
  plans: readonly TripPlan[],
  summary: ActivitySummary,
  where: WhereIs,
  withoutId: string | null = null,
): TripFit =>
  summary.times.kind === 'openDated'
    ? { verdict: 'fits' }
    : fitOf(plans, summary, where, withoutId)(summary.times);

/** Where bookings are: airports by their codes; a city's middle isn't where anything of it is. */
export const whereIs = ({
  placeOfAirport,
}: {
  readonly placeOfAirport: (code: string) => { readonly lat: number; readonly lon: number } | undefined;
}): WhereIs => ({ airport: placeOfAirport, place: () => undefined });
