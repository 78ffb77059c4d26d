/** Activities and transfers: not during a flight, not too near one, not two at once. */
import type { ActivityPlan, TransferPlan, TripPlan } from '../booking/trip-plan.ts';
import { type Instant, isBefore, localAt, plusSeconds } from '../dates.ts';
import {
  type FitCheck,
  type FitFix,
  type FitKind,
  type FitProblem,
  type Found,
  isNear,
  isSamePlace,
  LEAST,
  type Leg,
  legsIn,
  minutesBetween,
  momentAt,
  plansOfKind,
} from './fit.ts';

type Outing = ActivityPlan | TransferPlan;
/** What each is called, how long it needs, and whether it can be had at another time. */
type Rules = {
  readonly before: FitKind;
  readonly afterLanding: { readonly kind: FitKind; readonly least: number; readonly fits: FitCheck['kind'] };
  readonly beforeLeaving: { readonly kind: FitKind; readonly least: number; readonly fits: FitCheck['kind'] };
  readonly canMove: boolean;
};
const RULES: Readonly<Record<Outing['kind'], Rules>> = {
  activity: {
    before: 'activityDuringFlight',
    afterLanding: { kind: 'tightToActivity', least: LEAST.toActivity, fits: 'landingToActivity' },
    beforeLeaving: { kind: 'tightFromActivity', least: LEAST.fromActivity, fits: 'activityToLeaving' },
    canMove: false,
  },
  transfer: {
    before: 'transferBeforeLanding',
    afterLanding: { kind: 'transferBeforeLanding', least: 0, fits: 'landingToTransfer' },
    beforeLeaving: { kind: 'transferTooShort', least: LEAST.beforeDeparture, fits: 'transferToLeaving' },
    canMove: true,
  },
};

const isDuring = (a: { startsAt: Instant; endsAt: Instant }, from: Instant, until: Instant): boolean =>
  isBefore(a.startsAt, until) && isBefore(from, a.endsAt);

/** What may not happen is a warning at worst. */
const mayNotHappen = (outing: Outing): boolean => 'isPending' in outing && outing.isPending === true;

function moved(outing: Outing, startsAt: Instant): FitFix[] {
  const { tripId, kind, place } = outing;
  if (!RULES[kind].canMove) return [];
  return [{ kind: 'moveStart', tripId, to: localAt(startsAt, place.zone), zone: place.zone }];
}

function withLeg(outing: Outing, leg: Leg): FitProblem | FitCheck | null {
  const { startsAt, endsAt, place, tripId, title } = outing;
  const { before, afterLanding, beforeLeaving } = RULES[outing.kind];
  const tripIds = [tripId, leg.tripId];
  const after = minutesBetween(leg.arrives, startsAt);
  const left = minutesBetween(endsAt, leg.departs);
  const [lands, leaves] = [isSamePlace(leg.to, place), isSamePlace(leg.from, place)];
  const earliest = plusSeconds(leg.arrives, LEAST.afterLanding * 60);
  const latest = plusSeconds(leg.departs, -(beforeLeaving.least + minutesBetween(startsAt, endsAt)) * 60);
  if (isDuring(outing, leg.departs, leg.arrives))
    return {
      kind: leaves && outing.kind === 'transfer' ? beforeLeaving.kind : before,
      severity: mayNotHappen(outing) ? 'warn' : 'stop',
      tripIds,
      facts: {
        title,
        flight: lands ? leg.arrivesWith : leg.departsWith,
        minutes: Math.abs(lands ? after : left),
      },
      gap: { from: momentAt(startsAt, place.zone), until: momentAt(leg.arrives, leg.to.zone) },
      fixes: lands ? moved(outing, earliest) : leaves ? moved(outing, latest) : [],
      at: startsAt,
    };
  if (lands && after >= 0 && isNear(leg.arrives, startsAt)) {
    const facts = { title, flight: leg.arrivesWith, minutes: after };
    const gap = { from: momentAt(leg.arrives, leg.to.zone), until: momentAt(startsAt, place.zone) };
    return after < afterLanding.least
      ? {
          kind: afterLanding.kind,
          severity: 'warn',
          tripIds,
          facts,
          gap,
          fixes: moved(outing, earliest),
          at: startsAt,
        }
      : { kind: afterLanding.fits, tripIds, facts: { title, minutes: after }, at: startsAt };
  }
  if (!leaves || left < 0 || !isNear(endsAt, leg.departs)) return null;
  const facts = { title, flight: leg.departsWith, minutes: left };
  const gap = { from: momentAt(endsAt, place.zone), until: momentAt(leg.departs, leg.from.zone) };
  return left < beforeLeaving.least
    ? {
        kind: beforeLeaving.kind,
        severity: 'warn',
        tripIds,
        facts,
        gap,
        fixes: moved(outing, latest),
        at: endsAt,
      }
    : { kind: beforeLeaving.fits, tripIds, facts: { title, minutes: left }, at: endsAt };
}

function overlapping(outings: readonly Outing[]): FitProblem[] {
  return outings.flatMap((a, i) =>
    outings.slice(i + 1).flatMap((b): FitProblem[] => {
      if (!isDuring(a, b.startsAt, b.endsAt)) return [];
      const from = isBefore(a.startsAt, b.startsAt) ? b.startsAt : a.startsAt;
      const until = isBefore(a.endsAt, b.endsAt) ? a.endsAt : b.endsAt;
      return [
        {
          kind: 'activitiesOverlap',
          severity: mayNotHappen(a) || mayNotHappen(b) ? 'warn' : 'stop',
          tripIds: [a.tripId, b.tripId],
          facts: { title: a.title, other: b.title, minutes: minutesBetween(from, until) },
          gap: { from: momentAt(from, a.place.zone), until: momentAt(until, a.place.zone) },
          fixes: [],
          at: from,
        },
      ];
    }),
  );
}

export function checkOutings(plans: readonly TripPlan[]): Found {
  const outings = [...plansOfKind(plans, 'activity'), ...plansOfKind(plans, 'transfer')];
  const found = outings.flatMap((outing) => legsIn(plans).flatMap((leg) => withLeg(outing, leg) ?? []));
  return {
    problems: [...found.filter((each): each is FitProblem => 'severity' in each), ...overlapping(outings)],
    fits: found.filter((each): each is FitCheck => !('severity' in each)),
  };
}
