/** What a form for changing a stay asks for. Pure. */
import type { CalendarDate } from '@sojourn/domain/dates.ts';
import { nameProblem } from '@sojourn/domain/travelers/names/document-name.ts';
import type { HotelChangeAsk } from '#hotel/wire/hotel-change.ts';
import type { HotelTripDetail } from '#hotel/wire/hotel-trip.ts';

export type GuestName = { readonly firstName: string; readonly lastName: string };
const NOBODY: GuestName = { firstName: '', lastName: '' };

/** One name for each room: those of rooms that stay, empty ones for rooms that are new. */
export const namesFor = (rooms: number, names: readonly GuestName[]): GuestName[] =>
  Array.from({ length: rooms }, (_, room) => names[room] ?? NOBODY);

/** The rooms whose name can't be sent. */
export const wrongNames = (names: readonly GuestName[]): number[] =>
  names.flatMap(({ firstName, lastName }, room) =>
    nameProblem(firstName) || nameProblem(lastName) ? [room] : [],
  );

type Dates = { readonly checkIn: CalendarDate; readonly checkOut: CalendarDate };
/** As a link asks for them; as booked where it doesn't, or where they make no stay. */
export function datesAsked(
  booked: Dates,
  checkIn: CalendarDate = booked.checkIn,
  checkOut: CalendarDate = booked.checkOut,
): Dates {
  return checkIn < checkOut ? { checkIn, checkOut } : { checkIn: booked.checkIn, checkOut: booked.checkOut };
}

type Rooms = readonly { readonly adults: number; readonly childAges: readonly (number | undefined)[] }[];
export const askFor = (
  { checkIn, checkOut }: Dates,
  rooms: Rooms,
  names: readonly GuestName[],
): HotelChangeAsk => ({
  kind: 'Hotel',
  checkIn,
  checkOut,
  rooms: rooms.map(({ adults, childAges }) => ({
    adults,
    childAges: childAges.filter((age) => age !== undefined),
  })),
  guests: names.map(({ firstName, lastName }) => ({
    firstName: firstName.trim(),
    lastName: lastName.trim(),
  })),
});

export const isSame = ({ stay, guests }: Pick<HotelTripDetail, 'stay' | 'guests'>, ask: HotelChangeAsk) =>
  JSON.stringify(askFor(stay, stay.rooms, guests)) === JSON.stringify(ask);
