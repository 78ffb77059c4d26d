/** What a traveler has booked on the day of an activity, by the clock there, and the way from their stay. */
import type { LodgingPlan, TripPlan } from '@sojourn/domain/booking/trip-plan.ts';
import { addDays, type CalendarDate, instantAt, localAt, type Zone } from '@sojourn/domain/dates.ts';
import { commitmentsNear, type WhereIs } from '#activity/rules/slots/commitments.ts';
import { isWalk, travelMinutes } from '#activity/rules/slots/fits-trip.ts';
import type { ActivityPlans } from '#activity/wire/activity-detail.ts';
import type { ActivityContent } from '../port/content-port.ts';

/** Nobody rides farther to a meeting point; who sleeps there is on another trip. */
const WAY_MINUTES_MAX = 180;

type Meeting = Pick<ActivityContent, 'position' | 'zone'>;

/** From the stay of the night before, or else of the night after. */
function wayOn(date: CalendarDate, plans: readonly TripPlan[], { position }: Meeting): ActivityPlans['way'] {
  const stays = plans.filter((plan): plan is LodgingPlan => plan.kind === 'lodging');
  const here = stays.flatMap((stay) => {
    if (!stay.position || stay.checkIn > date || stay.checkOut < date) return [];
    const minutes = travelMinutes(stay.position, position);
    return minutes <= WAY_MINUTES_MAX ? [{ stay, minutes, isWalk: isWalk(stay.position, position) }] : [];
  });
  const woken = here.find(({ stay }) => stay.checkIn < date) ?? here[0];
  if (!woken) return null;
  const { stay, minutes } = woken;
  return { bookingId: stay.tripId, name: stay.title, minutes, isWalk: woken.isWalk };
}

/** In order; a check-in isn't an hour of its own, and what's elsewhere is left out. */
export function plansOn(
  date: CalendarDate,
  plans: readonly TripPlan[],
  meeting: Meeting,
  where: WhereIs,
): ActivityPlans {
  const zone = meeting.zone as Zone;
  const midnight = (day: CalendarDate) => instantAt(`${day}T00:00`, zone);
  const [begins, ends] = [midnight(date), midnight(addDays(date, 1))];
  const booked = commitmentsNear(plans, meeting.position, where)
    .filter(({ kind, from, to }) => kind !== 'checkIn' && from < ends && to >= begins)
    .sort((a, b) => a.from.localeCompare(b.from))
    .map(({ bookingId, kind, from, to }) => ({
      bookingId,
      kind,
      fromLocal: localAt(from, zone),
      untilLocal: localAt(to, zone),
    }));
  return { booked, way: wayOn(date, plans, meeting) };
}
