/** How a rental goes with the rest of a trip: the same shape as the findings of flights. */

import { nextOpening, returnWayAt } from '@sojourn/domain/booking/opening-hours.ts';
import { type CalendarDate, dateIn, type Instant, instantAt } from '@sojourn/domain/dates.ts';
import { LEAST, minutesBetween } from '@sojourn/domain/trip-fit/fit.ts';
import type { CarLocation } from '../car.ts';
import type { Rental } from '../rental-days.ts';

export const CAR_FINDING_KINDS = [
  'pickUpBeforeLanding',
  'tightAfterLanding',
  'deskClosedAtPickUp',
  'deskClosedAtDropOff',
  'afterHoursReturn',
  'driverTooYoung',
  'driverTooOld',
  'dropOffAfterDeparture',
  'tightBeforeDeparture',
  /** The flight lands at, or leaves from, another airport than the car's. */
  'otherAirportAtPickUp',
  'otherAirportAtDropOff',
  'otherRental',
] as const;
type CarFindingKind = (typeof CAR_FINDING_KINDS)[number];

/** `stop`: it cannot be driven so; `warn`: it may go wrong; `info`: to know before paying. */
export const CAR_FINDING_SEVERITIES = ['stop', 'warn', 'info'] as const;
type Severity = (typeof CAR_FINDING_SEVERITIES)[number];

/** `slice`: of the trip's flight, the one that it clashes with; null when with none. */
type CarFinding = {
  readonly kind: CarFindingKind;
  readonly severity: Severity;
  readonly slice: number | null;
  readonly facts: Readonly<Record<string, string | number>>;
};

type FlightEnd = {
  readonly slice: number;
  readonly at: Instant;
  readonly airportCode: string;
  readonly flight: string;
};

export type CarTripFacts = {
  readonly rental: Rental;
  readonly pickUpAt: CarLocation;
  readonly dropOffAt: CarLocation;
  readonly driver: { readonly age: number; readonly minAge: number; readonly maxAge: number | null } | null;
  /** The flight that the car is picked up after; null without one. */
  readonly arrival: FlightEnd | null;
  /** The flight that leaves after the car is back. */
  readonly departure: FlightEnd | null;
  readonly otherRentals: readonly {
    readonly tripId: string;
    readonly title: string;
    readonly from: Instant;
    readonly until: Instant;
  }[];
};

const pickUpInstant = ({ rental, pickUpAt }: CarTripFacts): Instant =>
  instantAt(rental.pickUp, pickUpAt.zone);
const dropOffInstant = ({ rental, dropOffAt }: CarTripFacts): Instant =>
  instantAt(rental.dropOff, dropOffAt.zone);

type Found = { readonly slice: number | null; readonly facts: CarFinding['facts'] };
type Rule = {
  readonly kind: CarFindingKind;
  readonly severity: Severity;
  readonly find: (trip: CarTripFacts) => Found | null;
};

const afterLanding = (trip: CarTripFacts): number | null =>
  trip.arrival && minutesBetween(trip.arrival.at, pickUpInstant(trip));
const beforeDeparture = (trip: CarTripFacts): number | null =>
  trip.departure && minutesBetween(dropOffInstant(trip), trip.departure.at);

const landing = ({ arrival }: CarTripFacts, minutes: number): Found => ({
  slice: arrival?.slice ?? null,
  facts: { flight: arrival?.flight ?? '', minutes: Math.abs(minutes) },
});
const leaving = ({ departure }: CarTripFacts, minutes: number): Found => ({
  slice: departure?.slice ?? null,
  facts: { flight: departure?.flight ?? '', minutes: Math.abs(minutes) },
});

function otherAirport(location: CarLocation, end: FlightEnd | null): Found | null {
  if (end === null || location.airportCode === null || location.airportCode === end.airportCode) return null;
  return { slice: end.slice, facts: { airport: location.airportCode, flightAirport: end.airportCode } };
}

function overlapping(trip: CarTripFacts): Found | null {
  const from = pickUpInstant(trip);
  const until = dropOffInstant(trip);
  const other = trip.otherRentals.find(
    (each) => Date.parse(each.from) < Date.parse(until) && Date.parse(each.until) > Date.parse(from),
  );
  if (!other) return null;
  const day = (at: Instant): CalendarDate => dateIn(at, trip.pickUpAt.zone);
  const facts = { tripId: other.tripId, title: other.title, from: day(other.from), until: day(other.until) };
  return { slice: null, facts };
}

const RULES: readonly Rule[] = [
  {
    kind: 'pickUpBeforeLanding',
    severity: 'stop',
    find: (trip) => {
      const minutes = afterLanding(trip);
      return minutes !== null && minutes < 0 ? landing(trip, minutes) : null;
    },
  },
  {
    kind: 'tightAfterLanding',
    severity: 'warn',
    find: (trip) => {
      const minutes = afterLanding(trip);
      return minutes !== null && minutes >= 0 && minutes < LEAST.afterLanding ? landing(trip, minutes) : null;
    },
  },
  {
    kind: 'deskClosedAtPickUp',
    severity: 'stop',
    find: ({ rental, pickUpAt }) => {
      const next = nextOpening(pickUpAt.hours, rental.pickUp);
      return next === rental.pickUp ? null : { slice: null, facts: { opensAt: next ?? '' } };
    },
  },
  {
    kind: 'deskClosedAtDropOff',
    severity: 'stop',
    find: ({ rental, dropOffAt }) =>
      returnWayAt(dropOffAt, rental.dropOff) === 'closed'
        ? { slice: null, facts: { opensAt: nextOpening(dropOffAt.hours, rental.dropOff) ?? '' } }
        : null,
  },
  {
    kind: 'afterHoursReturn',
    severity: 'info',
    find: ({ rental, dropOffAt }) =>
      returnWayAt(dropOffAt, rental.dropOff) === 'afterHours' ? { slice: null, facts: {} } : null,
  },
  {
    kind: 'driverTooYoung',
    severity: 'stop',
    find: ({ driver }) =>
      driver && driver.age < driver.minAge
        ? { slice: null, facts: { age: driver.age, minAge: driver.minAge } }
        : null,
  },
  {
    kind: 'driverTooOld',
    severity: 'stop',
    find: ({ driver }) =>
      driver && driver.maxAge !== null && driver.age > driver.maxAge
        ? { slice: null, facts: { age: driver.age, maxAge: driver.maxAge } }
        : null,
  },
  {
    kind: 'dropOffAfterDeparture',
    severity: 'stop',
    find: (trip) => {
      const minutes = beforeDeparture(trip);
      return minutes !== null && minutes < 0 ? leaving(trip, minutes) : null;
    },
  },
  {
    kind: 'tightBeforeDeparture',
    severity: 'warn',
    find: (trip) => {
      const minutes = beforeDeparture(trip);
      return minutes !== null && minutes >= 0 && minutes < LEAST.beforeDeparture
        ? leaving(trip, minutes)
        : null;
    },
  },
  {
    kind: 'otherAirportAtPickUp',
    severity: 'warn',
    find: ({ pickUpAt, arrival }) => otherAirport(pickUpAt, arrival),
  },
  {
    kind: 'otherAirportAtDropOff',
    severity: 'warn',
    find: ({ dropOffAt, departure }) => otherAirport(dropOffAt, departure),
  },
  { kind: 'otherRental', severity: 'info', find: overlapping },
];

const weight = ({ severity }: CarFinding): number => CAR_FINDING_SEVERITIES.indexOf(severity);

/** The gravest first, else in the order of the rules. */
export function findCarConflicts(trip: CarTripFacts): CarFinding[] {
  return RULES.flatMap(({ kind, severity, find }) => {
    const found = find(trip);
    return found ? [{ kind, severity, ...found }] : [];
  }).toSorted((a, b) => weight(a) - weight(b));
}
