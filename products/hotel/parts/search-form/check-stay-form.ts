/** What the form refuses before the server would: the same codes, by field. */
import { addDays, type CalendarDate, nightsBetween } from '@sojourn/domain/dates.ts';
import type { ApiErrorCode } from '@sojourn/web/api/api-error.ts';
import { STAY_LIMITS } from '#hotel/rules/stay.ts';

/** Codes of a refused search that other dates or guests fix. */
export const STAY_FORM_CODES = [
  'PastDates',
  'CheckOutBeforeCheckIn',
  'StayTooLong',
  'TooFarAhead',
  'TooManyRooms',
  'InvalidGuests',
] satisfies readonly ApiErrorCode[];

type FormRooms = readonly {
  readonly adults: number;
  readonly childAges: readonly (number | undefined)[];
}[];
export type StayFormFacts = {
  readonly hasPlace: boolean;
  readonly checkIn: CalendarDate | undefined;
  readonly checkOut: CalendarDate | undefined;
  readonly rooms: FormRooms;
};
type DatesProblem = 'DatesMissing' | 'PastDates' | 'CheckOutBeforeCheckIn' | 'StayTooLong' | 'TooFarAhead';
/** Each names the field and, where there is one, the limit (`stayLimits`). */
export const GUESTS_PROBLEMS = [
  'TooManyRooms',
  'NoAdult',
  'TooManyAdults',
  'TooManyChildren',
  'ChildAgeMissing',
  'ChildTooOld',
] as const;
export type GuestsProblem = (typeof GUESTS_PROBLEMS)[number];
export type StayFormProblems = {
  readonly place?: 'UnknownPlace';
  readonly dates?: DatesProblem;
  readonly guests?: GuestsProblem;
};

function datesProblem(facts: StayFormFacts, today: CalendarDate): DatesProblem | undefined {
  const { checkIn, checkOut } = facts;
  if (!checkIn || !checkOut) return 'DatesMissing';
  if (checkIn < today) return 'PastDates';
  if (checkOut <= checkIn) return 'CheckOutBeforeCheckIn';
  if (nightsBetween(checkIn, checkOut) > STAY_LIMITS.nightsMax) return 'StayTooLong';
  return checkOut > addDays(today, STAY_LIMITS.daysAheadMax) ? 'TooFarAhead' : undefined;
}

function roomProblem({ adults, childAges }: FormRooms[number]): GuestsProblem | undefined {
  if (adults < 1) return 'NoAdult';
  if (adults > STAY_LIMITS.adultsPerRoomMax) return 'TooManyAdults';
  if (childAges.length > STAY_LIMITS.childrenPerRoomMax) return 'TooManyChildren';
  if (childAges.includes(undefined)) return 'ChildAgeMissing';
  return childAges.some((age = 0) => age > STAY_LIMITS.childAgeMax) ? 'ChildTooOld' : undefined;
}

/** What is wrong with the guests of a form or of an address, by the first room that has a problem. */
export function guestsProblem(rooms: FormRooms): GuestsProblem | undefined {
  if (rooms.length > STAY_LIMITS.roomsMax) return 'TooManyRooms';
  if (rooms.length === 0) return 'NoAdult';
  return rooms.map(roomProblem).find((problem) => problem !== undefined);
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
