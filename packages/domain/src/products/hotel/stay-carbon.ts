/** What a stay emits, as an estimate: factors and their sources are in `data`. */
import { type CalendarDate, nightsBetween } from '../../dates.ts';
import { STAY_FACTORS } from './data/stay-carbon.ts';

type CountedStay = {
  readonly checkIn: CalendarDate;
  readonly checkOut: CalendarDate;
  readonly countryCode: string;
  /** Half stars count as the lower; none as an average hotel. */
  readonly stars: number | null;
  readonly rooms: number;
};

/** Whole kilograms of CO2 equivalent; null where nobody says what hotels of the country emit. */
export function co2OfStay({ checkIn, checkOut, countryCode, stars, rooms }: CountedStay): number | null {
  const factors = STAY_FACTORS.findLast(({ effectiveFrom }) => effectiveFrom <= checkIn);
  const perNight = factors?.perRoomNight[countryCode];
  if (factors === undefined || perNight === undefined) return null;
  const byStars = factors.byStars[Math.floor(stars ?? 0)] ?? 1;
  return Math.round(perNight * byStars * rooms * nightsBetween(checkIn, checkOut));
}
