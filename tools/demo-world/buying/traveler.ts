/** Who buys and travels, with what a checkout asks them for. */
import { emptyTraveler } from '../../../packages/contract/src/empty-traveler.ts';
import type { TravelerDraft } from '../../../packages/contract/src/travelers.ts';
import type { CalendarDate } from '../../../packages/domain/src/dates.ts';
import type { Who } from '../visits.ts';

export type Traveler = Who & {
  readonly gender: 'F' | 'M';
  readonly birthdate: CalendarDate;
  /** Of nine characters, as the United States issue them. */
  readonly passport: string;
};

export const flyerOf = (
  { firstName, lastName, birthdate, gender, passport }: Traveler,
  flightOn: CalendarDate,
): TravelerDraft => ({
  ...emptyTraveler('Adult'),
  firstName,
  lastName,
  birthdate,
  gender,
  passport: { number: passport, country: 'US', expires: yearsAfter(flightOn, 6) },
});

/** Never a February 29. */
function yearsAfter(day: CalendarDate, years: number): CalendarDate {
  const [year = '', month, date = ''] = day.split('-');
  return `${Number(year) + years}-${month}-${date > '28' ? '28' : date}` as CalendarDate;
}
