/**
 * What a search for packages has, and its coding in addresses: `?from=BOS&to=LIS&depart=2027-04-14
 * &return=2027-04-19&rooms=2-5,1` is two rooms, one with two adults and a child of 5, one with an adult.
 */
import { addDays, type CalendarDate } from '@sojourn/domain/dates.ts';
import type { FlatSearch } from '@sojourn/web/flat-search.ts';
import { readDate } from '@sojourn/web/search/read-date.ts';

/** The part that's chosen first; the other one is offered to it. */
type PackageFirst = 'flight' | 'hotel';
type PackageRoom = { readonly adults: number; readonly childAges: readonly number[] };
type PackageCriteria = {
  /** Codes of airports, or of a metropolis with several; undefined until they're chosen. */
  readonly origin: string | undefined;
  readonly destination: string | undefined;
  readonly depart: CalendarDate;
  /** Of the flight home. */
  readonly back: CalendarDate;
  readonly rooms: readonly PackageRoom[];
  readonly first: PackageFirst;
};

/** As many as fly on one ticket order; the rooms are theirs. */
export const TRAVELERS_MAX = 9;
const ROOMS_MAX = 4;
const ADULTS_MAX = 6;
const CHILDREN_MAX = 4;
const CHILD_AGE_MAX = 17;

const CODE = /^[A-Z]{3}$/;
const ROOM = /^\d{1,2}(-\d{1,2}){0,6}$/;

export const travelersOf = (rooms: readonly PackageRoom[]): number =>
  rooms.reduce((sum, { adults, childAges }) => sum + adults + childAges.length, 0);

/** Undefined when it's none of ours. */
function readRoom(text: string): PackageRoom | undefined {
  if (!ROOM.test(text)) return undefined;
  const [adults = 0, ...childAges] = text.split('-').map(Number);
  const isFine =
    adults >= 1 &&
    adults <= ADULTS_MAX &&
    childAges.length <= CHILDREN_MAX &&
    childAges.every((age) => age <= CHILD_AGE_MAX);
  return isFine ? { adults, childAges } : undefined;
}

function readRooms(text: string | undefined): readonly PackageRoom[] | undefined {
  const rooms = text?.split(',').flatMap((room) => readRoom(room) ?? []);
  if (!rooms || rooms.length !== text?.split(',').length || rooms.length > ROOMS_MAX) return undefined;
  return travelersOf(rooms) <= TRAVELERS_MAX ? rooms : undefined;
}

/** Two weeks from now, for five nights. */
export const defaultCriteria = (today: CalendarDate, adults = 2): PackageCriteria => ({
  origin: undefined,
  destination: undefined,
  depart: addDays(today, 14),
  back: addDays(today, 19),
  rooms: [{ adults, childAges: [] }],
  first: 'flight',
});

const readCode = (text: string | undefined): string | undefined =>
  text && CODE.test(text) ? text : undefined;

/** What's missing or wrong falls back to the given one. */
export function readCriteria(search: FlatSearch, fallback: PackageCriteria): PackageCriteria {
  const depart = readDate(search.depart);
  const back = readDate(search.return);
  const dates = depart && back && back > depart ? { depart, back } : fallback;
  return {
    origin: readCode(search.from) ?? fallback.origin,
    destination: readCode(search.to) ?? fallback.destination,
    depart: dates.depart,
    back: dates.back,
    rooms: readRooms(search.rooms) ?? fallback.rooms,
    first: search.first === 'hotel' ? 'hotel' : 'flight',
  };
}

export const printCriteria = ({
  origin,
  destination,
  depart,
  back,
  rooms,
  first,
}: PackageCriteria): FlatSearch => ({
  from: origin,
  to: destination,
  depart,
  return: back,
  rooms: rooms.map(({ adults, childAges }) => [adults, ...childAges].join('-')).join(','),
  first: first === 'flight' ? undefined : first,
});
