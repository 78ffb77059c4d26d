/** Whether a stay search can be answered at all: the rules that the form shows and the server enforces. */
import { type CalendarDate, nightsBetween } from '@sojourn/domain/dates.ts';
import { type RoomGuests, STAY_LIMITS } from './stay.ts';

type SearchProblem =
  | 'PastDates'
  | 'CheckOutBeforeCheckIn'
  | 'StayTooLong'
  | 'TooFarAhead'
  | 'TooManyRooms'
  | 'InvalidGuests';

export type SearchCriteria = {
  readonly checkIn: CalendarDate;
  readonly checkOut: CalendarDate;
  readonly rooms: readonly RoomGuests[];
};

const isWhole = (value: number, least: number, most: number): boolean =>
  Number.isInteger(value) && value >= least && value <= most;

const sleepable = ({ adults, childAges }: RoomGuests): boolean =>
  isWhole(adults, 1, STAY_LIMITS.adultsPerRoomMax) &&
  childAges.length <= STAY_LIMITS.childrenPerRoomMax &&
  childAges.every((age) => isWhole(age, 0, STAY_LIMITS.childAgeMax));

/** The first problem of a search, or undefined. `today` is the date at the place, not at the traveler's. */
export function checkSearch(criteria: SearchCriteria, today: CalendarDate): SearchProblem | undefined {
  const { checkIn, checkOut, rooms } = criteria;
  const nights = nightsBetween(checkIn, checkOut);
  if (nights < 1) return 'CheckOutBeforeCheckIn';
  if (nightsBetween(today, checkIn) < 0) return 'PastDates';
  if (nights > STAY_LIMITS.nightsMax) return 'StayTooLong';
  if (nightsBetween(today, checkIn) > STAY_LIMITS.daysAheadMax) return 'TooFarAhead';
  if (rooms.length > STAY_LIMITS.roomsMax) return 'TooManyRooms';
  if (rooms.length === 0 || !rooms.every(sleepable)) return 'InvalidGuests';
  return undefined;
}
