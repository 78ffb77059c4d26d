/**
 * Whether the bookings of one trip fit each other: gaps and conflicts with the smallest change that settles
 * each, what was checked and fits, and what would complete the trip. Pure; differences are between instants,
 * so clocks that change in between are counted right, and every moment is named by the clock where it is.
 */
import type { TripPlan } from '../booking/trip-plan.ts';
import { type Instant, instantAt, isBefore, type LocalDateTime, localAt, plusSeconds } from '../dates.ts';
import { checkArrivals } from './check-arrivals.ts';
import { checkBeds, nightsAway, openBed, openNights, runsOf } from './check-beds.ts';
import { checkCars, toHalfHour } from './check-cars.ts';
import { checkLegs } from './check-legs.ts';
import { checkOutings } from './check-outings.ts';
import {
  FIT_SEVERITIES,
  type FitOpen,
  type FitProblem,
  isSamePlace,
  LEAST,
  legsIn,
  minutesBetween,
  plansOfKind,
  type TripFit,
} from './fit.ts';

const CHECKS = [checkBeds, checkArrivals, checkCars, checkLegs, checkOutings];
/** For less nobody rents a car. */
const CAR_LEAST_MINUTES = 8 * 60;

const weight = ({ severity }: FitProblem): number => FIT_SEVERITIES.indexOf(severity);
const byTime = (a: { readonly at: Instant }, b: { readonly at: Instant }): number =>
  Date.parse(a.at) - Date.parse(b.at);

/**
 * `plans`: of one trip, in any order. `now`: what's behind isn't a problem any more, and can't be completed.
 * The gravest problem first, then the soonest; what fits by time.
 */
export function checkTripFit(plans: readonly TripPlan[], now: Instant): TripFit {
  const found = CHECKS.map((check) => check(plans));
  return {
    problems: found
      .flatMap(({ problems }) => problems)
      .filter(({ at }) => isBefore(now, at))
      .toSorted((a, b) => weight(a) - weight(b) || byTime(a, b)),
    fits: found.flatMap(({ fits }) => fits).toSorted(byTime),
    open: [...openBeds(plans, now), ...openCars(plans, now)],
  };
}

function openBeds(plans: readonly TripPlan[], now: Instant): FitOpen[] {
  const stays = plansOfKind(plans, 'lodging');
  return nightsAway(plans).flatMap(({ place, from, until }) => {
    if (place && !isBefore(now, instantAt(`${from}T22:00`, place.zone))) return [];
    return runsOf(openNights(from, until, stays)).flatMap((run) => openBed(place, run.from, run.until) ?? []);
  });
}

/** Where one lands and leaves from the same airport, and has no car in between. */
function openCars(plans: readonly TripPlan[], now: Instant): FitOpen[] {
  const legs = legsIn(plans);
  const home = legs[0]?.from;
  const rentals = plansOfKind(plans, 'rental');
  return legs.flatMap((landed, i): FitOpen[] => {
    const leaves = legs[i + 1];
    if (!leaves || leaves.origin !== landed.destination || !isBefore(now, landed.arrives)) return [];
    if (home && isSamePlace(landed.to, home)) return [];
    const isTaken = rentals.some(
      ({ startsAt, endsAt }) => isBefore(startsAt, leaves.departs) && isBefore(landed.arrives, endsAt),
    );
    const { zone, city } = landed.to;
    const local = (at: Instant, minutes: number): LocalDateTime =>
      localAt(plusSeconds(at, minutes * 60), zone);
    const pickUp = toHalfHour(local(landed.arrives, LEAST.afterLanding), 'up');
    const dropOff = toHalfHour(local(leaves.departs, -LEAST.beforeDeparture), 'down');
    const minutes = minutesBetween(instantAt(pickUp, zone), instantAt(dropOff, zone));
    if (isTaken || minutes < CAR_LEAST_MINUTES) return [];
    return [{ kind: 'car', city, airport: landed.destination, pickUp, dropOff }];
  });
}
