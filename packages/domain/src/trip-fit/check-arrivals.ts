/** From landing to a bed: whether somebody still checks one in. */
import type { LodgingPlan, TripPlan } from '../booking/trip-plan.ts';
import { addDays, type Instant, instantAt } from '../dates.ts';
import { nightAfter } from './check-beds.ts';
import {
  dayOf,
  type FitCheck,
  type FitProblem,
  type Found,
  isSamePlace,
  LEAST,
  type Leg,
  legsIn,
  minutesBetween,
  momentAt,
  plansOfKind,
} from './fit.ts';

type Known = LodgingPlan & Required<Pick<LodgingPlan, 'place'>>;

function checkArrival(leg: Leg, stay: Known): FitProblem | FitCheck | null {
  const { checkInUntil, place } = stay;
  if (checkInUntil === undefined) return null;
  const tripIds = [stay.tripId, leg.tripId];
  const landing = momentAt(leg.arrives, place.zone);
  const isLate = dayOf(landing.local) > stay.checkIn;
  const fits = (facts: FitCheck['facts']): FitCheck => ({
    kind: 'landingToBed',
    tripIds,
    facts: { title: stay.title, late: isLate ? 'yes' : 'no', ...facts },
    at: leg.arrives,
  });
  if (checkInUntil === null) return fits({ open: 'allNight' });
  const day = checkInUntil < '06:00' ? addDays(stay.checkIn, 1) : stay.checkIn;
  const closes: Instant = instantAt(`${day}T${checkInUntil}`, place.zone);
  const left = minutesBetween(leg.arrives, closes);
  if (left >= LEAST.toBed) return fits({ open: 'until', until: checkInUntil });
  return {
    kind: left <= 0 ? 'checkInClosed' : 'tightToCheckIn',
    severity: left <= 0 ? 'stop' : 'warn',
    tripIds,
    facts: { title: stay.title, until: checkInUntil, minutes: Math.abs(left), flight: leg.arrivesWith },
    gap: left < 0 ? { from: momentAt(closes, place.zone), until: landing } : null,
    // Only the hotel can say whether somebody waits
    fixes: [],
    at: leg.arrives,
  };
}

export function checkArrivals(plans: readonly TripPlan[]): Found {
  const problems: FitProblem[] = [];
  const fits: FitCheck[] = [];
  for (const stay of plansOfKind(plans, 'lodging')) {
    const { place } = stay;
    if (!place) continue;
    const leg = legsIn(plans).find(
      (each) => isSamePlace(each.to, place) && nightAfter(each) === stay.checkIn,
    );
    const found = leg && checkArrival(leg, { ...stay, place });
    if (!found) continue;
    if ('severity' in found) problems.push(found);
    else fits.push(found);
  }
  return { problems, fits };
}
