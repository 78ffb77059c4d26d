/**
 * What a stay search asks, and its coding in URLs: `?place=city:lisbon-
 * pt&checkIn=2027-04-15&checkOut=2027-04-19 &rooms=2-5-8,1` is a room with two adults and children of 5 and
 * 8, and one with an adult alone.
 */
import { addDays, type CalendarDate, nightsBetween } from '@sojourn/domain/dates.ts';
import type { FlatSearch } from '@sojourn/web/flat-search.ts';
import { readDate } from '@sojourn/web/search/read-date.ts';
import type { RoomGuests } from '#hotel/rules/stay.ts';

export type StayDatesAndGuests = {
  readonly checkIn: CalendarDate;
  readonly checkOut: CalendarDate;
  readonly rooms: readonly RoomGuests[];
};

export const printRooms = (rooms: readonly RoomGuests[]): string =>
  rooms.map(({ adults, childAges }) => [adults, ...childAges].join('-')).join(',');

/** An address with more is not one of ours. */
const ROOMS_READ_MAX = 20;

/**
 * The rooms of a URL, or undefined when it is not one of ours. Numbers over the limits are read, so that the
 * page can say which limit (`guestsProblem`).
 */
export function readRooms(text: string | undefined): readonly RoomGuests[] | undefined {
  if (!text || !/^\d{1,2}(-\d{1,2})*(,\d{1,2}(-\d{1,2})*)*$/.test(text)) return undefined;
  const rooms = text.split(',').map((room): RoomGuests => {
    const [adults = 0, ...childAges] = room.split('-').map(Number);
    return { adults, childAges };
  });
  return rooms.length <= ROOMS_READ_MAX ? rooms : undefined;
}

export const printDatesAndGuests = (stay: StayDatesAndGuests): FlatSearch => ({
  checkIn: stay.checkIn,
  checkOut: stay.checkOut,
  rooms: printRooms(stay.rooms),
});

/** Dates and guests of a URL; what is missing or wrong falls back to the given ones. */
export function readDatesAndGuests(search: FlatSearch, fallback: StayDatesAndGuests): StayDatesAndGuests {
  const checkIn = readDate(search.checkIn);
  const checkOut = readDate(search.checkOut);
  const dates = checkIn && checkOut && checkOut > checkIn ? { checkIn, checkOut } : fallback;
  return {
    checkIn: dates.checkIn,
    checkOut: dates.checkOut,
    rooms: readRooms(search.rooms) ?? fallback.rooms,
  };
}

/**
 * A §9: without a choice a stay runs from 2 to 6 days from today, for 2 adults; a company's traveler is
 * alone.
 */
export const defaultDatesAndGuests = (today: CalendarDate, adults = 2): StayDatesAndGuests => ({
  checkIn: addDays(today, 2),
  checkOut: addDays(today, 6),
  rooms: [{ adults, childAges: [] }],
});

export const nightsOf = (stay: StayDatesAndGuests): number => nightsBetween(stay.checkIn, stay.checkOut);
export const guestsOf = (rooms: readonly RoomGuests[]): number =>
  rooms.reduce((sum, { adults, childAges }) => sum + adults + childAges.length, 0);

/** Rooms as the API takes them. */
export const wireRooms = (rooms: readonly RoomGuests[]): { adults: number; childAges: number[] }[] =>
  rooms.map(({ adults, childAges }) => ({ adults, childAges: [...childAges] }));
