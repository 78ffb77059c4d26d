/** What the form refuses before the server would: the same codes, by field. */
import { addDays, type CalendarDate, nightsBetween } from '@sojourn/domain/dates.ts';
import { STAY_LIMITS } from '@sojourn/domain/products/hotel/stay.ts';
import type { ApiErrorCode } from '#api/api-error.ts';

/** Codes of a refused search that other dates or guests fix. */
export const STAY_FORM_CODES = [
  'PastDates',
  'CheckOutBeforeCheckIn',
  'StayTooLong',
  'TooFarAhead',
  'TooManyRooms',
  'InvalidGuests',
] satisfies readonly ApiErrorCode[];

export type FormRooms = readonly {
  readonly adults: number;
  readonly childAges: readonly (number | undefined)[];
}[];
export type StayFormFacts = {
  readonly hasPlace: boolean;
  readonly checkIn: CalendarDate | undefined;
  readonly checkOut: CalendarDate | undefined;
  readonly rooms: FormRooms;
};
export type DatesProblem =
  | 'DatesMissing'
  | 'PastDates'
  | 'CheckOutBeforeCheckIn'
  | 'StayTooLong'
  | 'TooFarAhead';
export type StayFormProblems = {
  readonly place?: 'UnknownPlace';
  readonly dates?: DatesProblem;
  readonly guests?: 'TooManyRooms' | 'InvalidGuests';
};

function datesProblem(facts: StayFormFacts, today: CalendarDate): DatesProblem | undefined {
  const { checkIn, checkOut } = facts;
  if (!checkIn || !checkOut) return 'DatesMissing';
  if (checkIn < today) return 'PastDates';
  if (checkOut <= checkIn) return 'CheckOutBeforeCheckIn';
  if (nightsBetween(checkIn, checkOut) > STAY_LIMITS.nightsMax) return 'StayTooLong';
  return checkOut > addDays(today, STAY_LIMITS.daysAheadMax) ? 'TooFarAhead' : undefined;
}

function guestsProblem(rooms: FormRooms): StayFormProblems['guests'] {
  if (rooms.length > STAY_LIMITS.roomsMax) return 'TooManyRooms';
  const isAge = (age: number | undefined) => age !== undefined && age >= 0 && age <= STAY_LIMITS.childAgeMax;
  const isRoom = ({ adults, childAges }: FormRooms[number]) => adults >= 1 && childAges.every(isAge);
  return rooms.length > 0 && rooms.every(isRoom) ? undefined : 'InvalidGuests';
}

/** Empty when the search may start. `today` is the reader's; the place's own day is the server's to judge. */
export function checkStayForm(facts: StayFormFacts, today: CalendarDate): StayFormProblems {
  const dates = datesProblem(facts, today);
  const guests = guestsProblem(facts.rooms);
  return {
    ...(!facts.hasPlace && { place: 'UnknownPlace' as const }),
    ...(dates && { dates }),
    ...(guests && { guests }),
  };
}
