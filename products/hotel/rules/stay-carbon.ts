/** What a stay emits, as an estimate: factors and their sources are in `data`. */
import { type CalendarDate, nightsBetween } from '@sojourn/domain/dates.ts';
import { STAY_FACTORS } from './data/stay-carbon.ts';

type CountedStay = {
  readonly checkIn: CalendarDate;
  readonly checkOut: CalendarDate;
  readonly countryCode: string;
  readonly rooms: number;
};

/** Whole kilograms of CO2 equivalent; null where nobody says what hotels of the country emit. */
export function co2OfStay({ checkIn, checkOut, countryCode, rooms }: CountedStay): number | null {
  const factors = STAY_FACTORS.findLast(({ effectiveFrom }) => effectiveFrom <= checkIn);
  const perNight = factors?.perRoomNight[countryCode];
  if (factors === undefined || perNight === undefined) return null;
  return Math.round(perNight * rooms * nightsBetween(checkIn, checkOut));
}
