/** The words of the whole-trip check: what may not fit, how bad it is, what fixes it, and what fits. */
import type { PlanPlace, TripPlan } from '../booking/trip-plan.ts';
import { type CalendarDate, type Instant, type LocalDateTime, localAt, type Zone } from '../dates.ts';

export const FIT_KINDS = [
  'nightWithoutBed',
  'twoBeds',
  'bedBeforeLanding',
  'bedAfterLeaving',
  /** One lands after the check-in closes, or too shortly before. */
  'checkInClosed',
  'tightToCheckIn',
  'carBeforeLanding',
  /** The car is picked up before landing, and by then its desk is closed. */
  'deskClosedAtLanding',
  'deskClosedAtPickUp',
  'tightToCar',
  'carAfterLeaving',
  'tightFromCar',
  'deskClosedAtDropOff',
  'twoCars',
  'legsOverlap',
  'tightConnection',
  'activityDuringFlight',
  'activitiesOverlap',
  'tightToActivity',
  'tightFromActivity',
  'transferBeforeLanding',
  'transferTooShort',
] as const;
export type FitKind = (typeof FIT_KINDS)[number];

/** `stop`: it can't be traveled so; `warn`: it may go wrong; `info`: to know. */
export const FIT_SEVERITIES = ['stop', 'warn', 'info'] as const;

/** A moment by the clock where it is. */
type FitMoment = { readonly at: Instant; readonly local: LocalDateTime; readonly zone: Zone };

/** One booking that changes, to what; or what's booked besides. */
export type FitFix =
  | {
      readonly kind: 'movePickUp' | 'moveDropOff' | 'moveStart';
      readonly tripId: string;
      readonly to: LocalDateTime;
      readonly zone: Zone;
    }
  | {
      readonly kind: 'moveStay';
      readonly tripId: string;
      readonly checkIn: CalendarDate;
      readonly checkOut: CalendarDate;
    }
  | { readonly kind: 'addBed'; readonly open: OpenBed };

type OpenBed = {
  readonly kind: 'bed';
  readonly city: string;
  readonly placeId: string;
  readonly from: CalendarDate;
  readonly until: CalendarDate;
};
type OpenCar = {
  readonly kind: 'car';
  readonly city: string;
  readonly airport: string;
  readonly pickUp: LocalDateTime;
  readonly dropOff: LocalDateTime;
};
/** What would complete a trip and fits it. */
export type FitOpen = OpenBed | OpenCar;

type FitFacts = Readonly<Record<string, string | number>>;
export type FitProblem = {
  readonly kind: FitKind;
  readonly severity: (typeof FIT_SEVERITIES)[number];
  /** The bookings that it's about: the one that it stops or doubles first. */
  readonly tripIds: readonly string[];
  readonly facts: FitFacts;
  /** What's missing or doubled, as a span: the end before, and what comes after it. */
  readonly gap: { readonly from: FitMoment; readonly until: FitMoment } | null;
  /** The smallest first; none where no booking of ours can change it. */
  readonly fixes: readonly FitFix[];
  /** When it happens. */
  readonly at: Instant;
};

export const CHECK_KINDS = [
  'landingToBed',
  'beds',
  'landingToCar',
  'carToLeaving',
  'connection',
  'landingToActivity',
  'activityToLeaving',
  'landingToTransfer',
  'transferToLeaving',
] as const;
/** What was checked and fits. */
export type FitCheck = {
  readonly kind: (typeof CHECK_KINDS)[number];
  readonly tripIds: readonly string[];
  readonly facts: FitFacts;
  readonly at: Instant;
};
export type Found = { readonly problems: readonly FitProblem[]; readonly fits: readonly FitCheck[] };
export type TripFit = Found & { readonly open: readonly FitOpen[] };

/** The least that's enough, in minutes. */
export const LEAST = {
  /** From landing to a desk or a driver. */
  afterLanding: 30,
  /** From landing to a hotel's door. */
  toBed: 45,
  /** From a desk, or from being set down, to a departure. */
  beforeDeparture: 120,
  /** Between two bookings at one airport, and at two of a city. */
  connection: 90,
  connectionAcross: 180,
  toActivity: 90,
  fromActivity: 180,
} as const;

/** Farther apart, two things have nothing to do with each other. */
const NEAR_MINUTES = 24 * 60;

export const minutesBetween = (from: Instant, to: Instant): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / 60_000);
export const isNear = (a: Instant, b: Instant): boolean => Math.abs(minutesBetween(a, b)) <= NEAR_MINUTES;
export const momentAt = (at: Instant, zone: Zone): FitMoment => ({ at, local: localAt(at, zone), zone });
export const dayOf = (local: LocalDateTime): CalendarDate => local.slice(0, 10) as CalendarDate;

/** One way of a trip, by the places that are known. */
export type Leg = {
  readonly tripId: string;
  readonly title: string;
  readonly departs: Instant;
  readonly arrives: Instant;
  readonly departsWith: string;
  readonly arrivesWith: string;
  readonly origin: string;
  readonly destination: string;
  readonly from: PlanPlace;
  readonly to: PlanPlace;
};

/** Of all bookings, soonest first; legs whose clocks nobody knows are left out. */
export const legsIn = (plans: readonly TripPlan[]): Leg[] =>
  plans
    .flatMap((plan) =>
      plan.kind === 'transport'
        ? plan.legs.flatMap(({ from, to, ...leg }) =>
            from && to ? [{ ...leg, from, to, tripId: plan.tripId, title: plan.title }] : [],
          )
        : [],
    )
    .toSorted((a, b) => Date.parse(a.departs) - Date.parse(b.departs));

export const plansOfKind = <K extends TripPlan['kind']>(
  plans: readonly TripPlan[],
  kind: K,
): Extract<TripPlan, { kind: K }>[] =>
  plans.filter((plan): plan is Extract<TripPlan, { kind: K }> => plan.kind === kind);

export const isSamePlace = (a: PlanPlace, b: PlanPlace): boolean =>
  a.placeId === null || b.placeId === null
    ? a.city === b.city && a.countryCode === b.countryCode
    : a.placeId === b.placeId;

export const nearest = <T>(items: readonly T[], at: Instant, time: (item: T) => Instant): T | undefined =>
  items
    .filter((item) => isNear(time(item), at))
    .toSorted((a, b) => Math.abs(minutesBetween(time(a), at)) - Math.abs(minutesBetween(time(b), at)))[0];
