/** A car between landing and leaving: its desk's hours, and the time to it and from it. */
import { isOpenAt, lastClosing, nextOpening, returnWayAt } from '../booking/opening-hours.ts';
import type { PlanDesk, PlanPlace, RentalPlan, TripPlan } from '../booking/trip-plan.ts';
import { type Instant, instantAt, isBefore, type LocalDateTime, localAt, plusSeconds } from '../dates.ts';
import {
  dayOf,
  type FitCheck,
  type FitFix,
  type FitProblem,
  type Found,
  LEAST,
  type Leg,
  legsIn,
  minutesBetween,
  momentAt,
  nearest,
  plansOfKind,
} from './fit.ts';

type Rental = RentalPlan & { readonly pickUp: PlanDesk; readonly dropOff: PlanDesk };

const HALF_HOUR_MS = 1_800_000;
const isAt = ({ airportCode, placeId }: PlanDesk, code: string, place: PlanPlace): boolean =>
  code === airportCode || (placeId !== null && placeId === place.placeId);

/** The next, or the last, full or half hour of a clock. */
export function toHalfHour(local: LocalDateTime, round: 'up' | 'down'): LocalDateTime {
  const ms = Date.parse(`${local}Z`) / HALF_HOUR_MS;
  const rounded = (round === 'up' ? Math.ceil(ms) : Math.floor(ms)) * HALF_HOUR_MS;
  return new Date(rounded).toISOString().slice(0, 16) as LocalDateTime;
}
const shifted = (at: Instant, minutes: number): Instant => plusSeconds(at, minutes * 60);

/**
 * The first moment from one on at which the desk hands cars over; on another day, the booked time of day
 * where the desk is open by then.
 */
function pickUpFrom({ local, hours }: PlanDesk, from: LocalDateTime): LocalDateTime | null {
  const opens = nextOpening(hours, toHalfHour(from, 'up'));
  if (opens === null) return null;
  const booked = `${dayOf(opens)}T${local.slice(11)}` as LocalDateTime;
  const isAsBooked = dayOf(opens) !== dayOf(local) && booked >= opens && isOpenAt(hours, booked);
  return isAsBooked ? booked : toHalfHour(opens, 'up');
}

function pickUpFixes({ tripId, pickUp, dropOff }: Rental, from: LocalDateTime): FitFix[] {
  const to = pickUpFrom(pickUp, from);
  if (to === null || !isBefore(instantAt(to, pickUp.zone), instantAt(dropOff.local, dropOff.zone))) return [];
  return [{ kind: 'movePickUp', tripId, to, zone: pickUp.zone }];
}

function dropOffFixes({ tripId, pickUp, dropOff }: Rental, until: LocalDateTime): FitFix[] {
  const latest = toHalfHour(until, 'down');
  const closing = returnWayAt(dropOff, latest) === 'closed' ? lastClosing(dropOff.hours, latest) : latest;
  const to = closing && toHalfHour(closing, 'down');
  if (!to || !isBefore(instantAt(pickUp.local, pickUp.zone), instantAt(to, dropOff.zone))) return [];
  return [{ kind: 'moveDropOff', tripId, to, zone: dropOff.zone }];
}

function atPickUp(rental: Rental, landed: Leg | undefined): FitProblem | FitCheck | null {
  const { pickUp, tripId, title, company = '' } = rental;
  const start = momentAt(instantAt(pickUp.local, pickUp.zone), pickUp.zone);
  if (landed) {
    const landing = momentAt(landed.arrives, pickUp.zone);
    const reached = localAt(shifted(landed.arrives, LEAST.afterLanding), pickUp.zone);
    const minutes = minutesBetween(landed.arrives, start.at);
    const about = { tripIds: [tripId, landed.tripId], at: landed.arrives };
    const facts = { title, company, flight: landed.arrivesWith, minutes: Math.abs(minutes) };
    const fixes = pickUpFixes(rental, reached);
    if (minutes < 0) {
      const closes = isOpenAt(pickUp.hours, reached) ? null : lastClosing(pickUp.hours, landing.local);
      if (closes === null)
        return {
          kind: 'carBeforeLanding',
          severity: 'stop',
          ...about,
          facts,
          gap: { from: start, until: landing },
          fixes,
        };
      const closing = momentAt(instantAt(closes, pickUp.zone), pickUp.zone);
      const late = minutesBetween(closing.at, landed.arrives);
      return {
        kind: 'deskClosedAtLanding',
        severity: 'stop',
        ...about,
        facts: { ...facts, minutes: late, pickUp: pickUp.local },
        gap: { from: closing, until: landing },
        fixes,
      };
    }
    if (minutes < LEAST.afterLanding)
      return {
        kind: 'tightToCar',
        severity: 'warn',
        ...about,
        facts,
        gap: { from: landing, until: start },
        fixes,
      };
  }
  if (!isOpenAt(pickUp.hours, pickUp.local)) {
    const opensAt = nextOpening(pickUp.hours, pickUp.local);
    const facts = { title, company, opensAt: opensAt ?? '' };
    const fixes = pickUpFixes(rental, pickUp.local);
    return {
      kind: 'deskClosedAtPickUp',
      severity: 'stop',
      tripIds: [tripId],
      facts,
      gap: null,
      fixes,
      at: start.at,
    };
  }
  if (!landed) return null;
  const minutes = minutesBetween(landed.arrives, start.at);
  return {
    kind: 'landingToCar',
    tripIds: [tripId, landed.tripId],
    facts: { title, minutes },
    at: landed.arrives,
  };
}

function atDropOff(rental: Rental, leaves: Leg | undefined): FitProblem | FitCheck | null {
  const { dropOff, tripId, title, company = '' } = rental;
  const end = momentAt(instantAt(dropOff.local, dropOff.zone), dropOff.zone);
  const latest = leaves && localAt(shifted(leaves.departs, -LEAST.beforeDeparture), dropOff.zone);
  const minutes = leaves ? minutesBetween(end.at, leaves.departs) : null;
  if (leaves && latest && minutes !== null && minutes < LEAST.beforeDeparture) {
    const departure = momentAt(leaves.departs, dropOff.zone);
    const isGone = minutes < 0;
    return {
      kind: isGone ? 'carAfterLeaving' : 'tightFromCar',
      severity: isGone ? 'stop' : 'warn',
      tripIds: [tripId, leaves.tripId],
      facts: { title, company, flight: leaves.departsWith, minutes: Math.abs(minutes) },
      gap: isGone ? { from: departure, until: end } : { from: end, until: departure },
      fixes: dropOffFixes(rental, latest),
      at: leaves.departs,
    };
  }
  if (returnWayAt(dropOff, dropOff.local) === 'closed') {
    const opensAt = nextOpening(dropOff.hours, dropOff.local);
    const later = opensAt !== null && (!latest || opensAt <= latest) ? toHalfHour(opensAt, 'up') : null;
    return {
      kind: 'deskClosedAtDropOff',
      severity: 'stop',
      tripIds: [tripId],
      facts: { title, company, opensAt: opensAt ?? '' },
      gap: null,
      fixes: later
        ? [{ kind: 'moveDropOff', tripId, to: later, zone: dropOff.zone }]
        : dropOffFixes(rental, dropOff.local),
      at: end.at,
    };
  }
  if (!leaves || minutes === null) return null;
  return {
    kind: 'carToLeaving',
    tripIds: [tripId, leaves.tripId],
    facts: { title, minutes },
    at: leaves.departs,
  };
}

/** Two that are rented at once, whether their desks are known or not. */
function twoAtOnce(rentals: readonly RentalPlan[]): FitProblem[] {
  return rentals.flatMap((a, i) =>
    rentals.slice(i + 1).flatMap((b): FitProblem[] => {
      if (!isBefore(a.startsAt, b.endsAt) || !isBefore(b.startsAt, a.endsAt)) return [];
      const [tripIds, facts] = [[a.tripId, b.tripId], { title: a.title, other: b.title }];
      return [{ kind: 'twoCars', severity: 'info', tripIds, facts, gap: null, fixes: [], at: b.startsAt }];
    }),
  );
}

export function checkCars(plans: readonly TripPlan[]): Found {
  const rentals = plansOfKind(plans, 'rental');
  const legs = legsIn(plans);
  const found = rentals.flatMap(({ pickUp, dropOff, ...rental }) => {
    if (!pickUp || !dropOff) return [];
    const [starts, ends] = [instantAt(pickUp.local, pickUp.zone), instantAt(dropOff.local, dropOff.zone)];
    const own: Rental = { ...rental, pickUp, dropOff };
    const landings = legs.filter(
      ({ arrives, destination, to }) => isBefore(arrives, ends) && isAt(pickUp, destination, to),
    );
    const leavings = legs.filter(
      ({ departs, origin, from }) => isBefore(starts, departs) && isAt(dropOff, origin, from),
    );
    return [
      atPickUp(
        own,
        nearest(landings, starts, ({ arrives }) => arrives),
      ) ?? [],
      atDropOff(
        own,
        nearest(leavings, ends, ({ departs }) => departs),
      ) ?? [],
    ].flat();
  });
  return {
    problems: [...found.filter((each): each is FitProblem => 'severity' in each), ...twoAtOnce(rentals)],
    fits: found.filter((each): each is FitCheck => !('severity' in each)),
  };
}
