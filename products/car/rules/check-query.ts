/** A search for cars and the rules that it keeps to: the form shows them, the server requires them. */
import { addDays, type LocalDateTime, parseDate, type Zone } from '@sojourn/domain/dates.ts';
import { dateOf, localMinute, type Rental, rentalMinutes } from './rental-days.ts';

/** Limits of a car search; ours, since the specification has none. */
export const CAR_LIMITS = {
  daysMax: 60,
  daysAheadMax: 330,
  minutesMin: 60,
  /** Nobody prepares a car faster. */
  leadMinutesMin: 60,
  ageMin: 18,
  ageMax: 99,
} as const;

/** `airport:LIS`, `city:lisbon-pt` or a position with the address that was typed. */
export type CarPlace =
  | { readonly kind: 'airport'; readonly code: string }
  | { readonly kind: 'city'; readonly id: string }
  | { readonly kind: 'position'; readonly lat: number; readonly lon: number; readonly label: string };

export type CarQuery = {
  readonly pickUpPlace: CarPlace;
  /** Null: where it was picked up. */
  readonly dropOffPlace: CarPlace | null;
  readonly pickUp: LocalDateTime;
  readonly dropOff: LocalDateTime;
  readonly driverAge: number;
};

export type CarQueryField = 'pickUpPlace' | 'dropOffPlace' | 'pickUp' | 'dropOff' | 'driverAge';
const CAR_QUERY_CODES = [
  'PlaceMissing',
  'NotATime',
  'PickUpInPast',
  'PickUpTooSoon',
  'PickUpTooFarAhead',
  'DropOffBeforePickUp',
  'RentalTooShort',
  'RentalTooLong',
  'InvalidAge',
] as const;
export type CarQueryCode = (typeof CAR_QUERY_CODES)[number];
type CarQueryProblem = { readonly field: CarQueryField; readonly code: CarQueryCode };

const isTime = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}T([01]\d|2[0-3]):[0-5]\d$/.test(text) && parseDate(text.slice(0, 10)) !== undefined;

const isPosition = (lat: number, lon: number): boolean => Math.abs(lat) <= 90 && Math.abs(lon) <= 180;
function isPlace(place: CarPlace): boolean {
  if (place.kind === 'airport') return /^[A-Z]{3}$/.test(place.code);
  return place.kind === 'city' ? place.id !== '' : isPosition(place.lat, place.lon);
}

function pickUpCode(pickUp: LocalDateTime, now: LocalDateTime): CarQueryCode | undefined {
  if (!isTime(pickUp)) return 'NotATime';
  const lead = localMinute(pickUp) - localMinute(now);
  if (lead < 0) return 'PickUpInPast';
  if (lead < CAR_LIMITS.leadMinutesMin) return 'PickUpTooSoon';
  if (dateOf(pickUp) > addDays(dateOf(now), CAR_LIMITS.daysAheadMax)) return 'PickUpTooFarAhead';
  return undefined;
}

/** Clocks of pick-up and drop-off; a page without them leaves differences of a day to the server. */
export type RentalZones = { readonly pickUp: Zone; readonly dropOff: Zone };
const CLOCKS_APART = 1440;

type DropOffQuery = Pick<CarQuery, 'pickUp' | 'dropOff' | 'dropOffPlace'>;
function dropOffCode(query: DropOffQuery, zones: RentalZones | null): CarQueryCode | undefined {
  const { pickUp, dropOff } = query;
  if (!isTime(dropOff)) return 'NotATime';
  if (!isTime(pickUp)) return undefined;
  const minutes = zones
    ? rentalMinutes(query, zones.pickUp, zones.dropOff)
    : localMinute(dropOff) - localMinute(pickUp);
  const slack = !zones && query.dropOffPlace !== null ? CLOCKS_APART : 0;
  if (minutes + slack <= 0) return 'DropOffBeforePickUp';
  if (minutes + slack < CAR_LIMITS.minutesMin) return 'RentalTooShort';
  return minutes - slack > CAR_LIMITS.daysMax * 1440 ? 'RentalTooLong' : undefined;
}

/**
 * What other times of a booked rental break, by field; a pick-up that stays as `booked` may be near. `now`:
 * what the clock at pick-up shows.
 */
export function checkChangedTimes(
  times: Rental,
  booked: Rental,
  now: LocalDateTime,
  zones: RentalZones,
): readonly CarQueryProblem[] {
  const pickUp = times.pickUp === booked.pickUp ? undefined : pickUpCode(times.pickUp, now);
  const dropOff = dropOffCode({ ...times, dropOffPlace: null }, zones);
  return [
    ...(pickUp ? [{ field: 'pickUp' as const, code: pickUp }] : []),
    ...(dropOff ? [{ field: 'dropOff' as const, code: dropOff }] : []),
  ];
}

const isAge = (age: number): boolean =>
  Number.isInteger(age) && age >= CAR_LIMITS.ageMin && age <= CAR_LIMITS.ageMax;

/** At most one problem a field; none when it can be answered. `now`: what the clock at pick-up shows. */
export function checkCarQuery(
  query: CarQuery,
  now: LocalDateTime,
  zones: RentalZones | null = null,
): CarQueryProblem[] {
  const { pickUpPlace, dropOffPlace, pickUp, driverAge } = query;
  const codes: readonly (readonly [CarQueryField, CarQueryCode | undefined])[] = [
    ['pickUpPlace', isPlace(pickUpPlace) ? undefined : 'PlaceMissing'],
    ['dropOffPlace', dropOffPlace === null || isPlace(dropOffPlace) ? undefined : 'PlaceMissing'],
    ['pickUp', pickUpCode(pickUp, now)],
    ['dropOff', dropOffCode(query, zones)],
    ['driverAge', isAge(driverAge) ? undefined : 'InvalidAge'],
  ];
  return codes.flatMap(([field, code]) => (code ? [{ field, code }] : []));
}
