/** From one way to the next: whether they're of one time, and whether the change is long enough. */
import type { TripPlan } from '../booking/trip-plan.ts';
import {
  type FitCheck,
  type FitProblem,
  type Found,
  isNear,
  isSamePlace,
  LEAST,
  type Leg,
  legsIn,
  minutesBetween,
  momentAt,
} from './fit.ts';

/** Within a booking its seller has checked it. */
function checkPair(a: Leg, b: Leg): FitProblem | FitCheck | null {
  const minutes = minutesBetween(a.arrives, b.departs);
  const tripIds = [b.tripId, a.tripId];
  const facts = { flight: a.arrivesWith, other: b.departsWith, city: a.to.city, minutes: Math.abs(minutes) };
  const [landing, departure] = [momentAt(a.arrives, a.to.zone), momentAt(b.departs, b.from.zone)];
  if (minutes < 0)
    return {
      kind: 'legsOverlap',
      severity: 'stop',
      tripIds,
      facts,
      gap: { from: departure, until: landing },
      fixes: [],
      at: b.departs,
    };
  if (!isSamePlace(a.to, b.from) || !isNear(a.arrives, b.departs)) return null;
  const isAcross = a.destination !== b.origin;
  if (minutes < (isAcross ? LEAST.connectionAcross : LEAST.connection))
    return {
      kind: 'tightConnection',
      severity: 'warn',
      tripIds,
      facts: { ...facts, across: isAcross ? 'yes' : 'no' },
      gap: { from: landing, until: departure },
      fixes: [],
      at: a.arrives,
    };
  return { kind: 'connection', tripIds, facts, at: a.arrives };
}

export function checkLegs(plans: readonly TripPlan[]): Found {
  const legs = legsIn(plans);
  const found = legs.flatMap((a, i) => {
    const b = legs[i + 1];
    return b && a.tripId !== b.tripId ? (checkPair(a, b) ?? []) : [];
  });
  return {
    problems: found.filter((each): each is FitProblem => 'severity' in each),
    fits: found.filter((each): each is FitCheck => !('severity' in each)),
  };
}
