/** A search for rides and its coding in addresses: `?from=airport:LIS&to=hotel:…&at=2027-04-15T23:40`. */
import { addDays, type CalendarDate, type LocalDateTime } from '@sojourn/domain/dates.ts';
import type { BookingId } from '@sojourn/domain/ids.ts';
import type { FlatSearch } from '@sojourn/web/flat-search.ts';
import { FLIGHT_NUMBER } from '#ground/rules/flight-number.ts';
import { type StopKind, timeMeantBy } from '#ground/rules/transfer.ts';
import type { RideAsk, WireRideTime } from '#ground/wire/transfers.ts';

export const GROUND_PATH = '/ground/availability/';

export type RideDraft = {
  readonly from: string | undefined;
  readonly to: string | undefined;
  readonly at: LocalDateTime;
  readonly adults: number;
  readonly childAges: readonly number[];
  readonly cases: number;
  readonly wheelchairs: number;
  /** `TP 216`, and the booking that it's of. */
  readonly flight: string | undefined;
  readonly booking: string | undefined;
};
export type RideQuery = RideDraft & { readonly from: string; readonly to: string };

const PLACE = /^(city|airport|landmark|hotel):[0-9A-Za-z_-]{2,60}$/;
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/;
const ADULT_AGE = 30;
export const ADULTS_MAX = 12;
export const CHILDREN_MAX = 4;
export const CHILD_AGE_MAX = 11;
export const CASES_MAX = 16;

export const defaultRide = (today: CalendarDate, adults: number): RideDraft => ({
  from: undefined,
  to: undefined,
  at: `${addDays(today, 14)}T12:00` as LocalDateTime,
  adults,
  childAges: [],
  cases: adults,
  wheelchairs: 0,
  flight: undefined,
  booking: undefined,
});

function countOf(text: string | undefined, most: number, fallback: number): number {
  const count = Number(text);
  return text !== undefined && Number.isInteger(count) && count >= 0 && count <= most ? count : fallback;
}

/** What's missing or wrong falls back to the given one. */
export function readRide(search: FlatSearch, fallback: RideDraft): RideDraft {
  const { from, to, at, adults, children, cases, wheelchairs, flight, booking } = search;
  const ages = (children ?? '').split(',').filter(Boolean).map(Number);
  return {
    from: from && PLACE.test(from) ? from : fallback.from,
    to: to && PLACE.test(to) ? to : fallback.to,
    at: at && MOMENT.test(at) ? (at as LocalDateTime) : fallback.at,
    adults: Math.max(1, countOf(adults, ADULTS_MAX, fallback.adults)),
    childAges: ages.filter((age) => age >= 0 && age <= CHILD_AGE_MAX).slice(0, CHILDREN_MAX),
    cases: countOf(cases, CASES_MAX, fallback.cases),
    wheelchairs: countOf(wheelchairs, 2, 0),
    flight: flight && FLIGHT_NUMBER.test(flight) ? flight : undefined,
    booking: booking && /^bkg_\w+$/.test(booking) ? booking : undefined,
  };
}

export const printRide = (draft: RideDraft): FlatSearch => ({
  from: draft.from,
  to: draft.to,
  at: draft.at,
  adults: String(draft.adults),
  children: draft.childAges.length > 0 ? draft.childAges.join(',') : undefined,
  cases: String(draft.cases),
  wheelchairs: draft.wheelchairs > 0 ? String(draft.wheelchairs) : undefined,
  flight: draft.flight,
  booking: draft.booking,
});

export const isComplete = (draft: RideDraft): draft is RideQuery =>
  draft.from !== undefined && draft.to !== undefined;

const KINDS: Readonly<Record<string, StopKind>> = { airport: 'airport', hotel: 'hotel' };
const kindOf = (placeId: string | undefined): StopKind =>
  KINDS[(placeId ?? '').split(':')[0] ?? ''] ?? 'address';

/** Which of the three times a draft needs. */
export const meaningOf = ({ from, to }: Pick<RideDraft, 'from' | 'to'>): WireRideTime['means'] =>
  timeMeantBy(kindOf(from), kindOf(to));

function timeOf(draft: Pick<RideDraft, 'from' | 'to' | 'at' | 'flight' | 'booking'>): WireRideTime {
  const { at, flight: text, booking } = draft;
  const [, airline, number] = FLIGHT_NUMBER.exec(text ?? '') ?? [];
  const bookingId = (booking ?? null) as BookingId | null;
  const flight = airline && number ? { airline, number, bookingId } : null;
  const means = meaningOf(draft);
  if (means === 'landing') return { means, landsAt: at, flight };
  return means === 'departure' ? { means, departsAt: at, flight } : { means, pickUpAt: at };
}

export function askOf(query: RideQuery): RideAsk {
  const ages = [...Array.from({ length: query.adults }, () => ADULT_AGE), ...query.childAges];
  const bags = { cases: query.cases, handBags: ages.length, oversize: 0 };
  return {
    from: query.from,
    to: query.to,
    time: timeOf(query),
    party: { ages, bags, wheelchairs: query.wheelchairs },
  };
}
