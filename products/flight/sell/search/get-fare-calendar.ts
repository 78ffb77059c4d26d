/** The lowest one-way total of each day, for months. */
import { addDays, type CalendarDate, nightsBetween } from '@sojourn/domain/dates.ts';
import type { RequestContext } from '@sojourn/server/context.ts';
import { FLIGHT_LIMITS } from '#flight/rules/flight-search.ts';
import type { DayPrice } from '../supplier.ts';
import { datesQuestion, type FaresInput, lowestFares } from './ask-fares.ts';
import { requireThat, todayAt } from './criteria.ts';
import { type FlightDeps, requireFlights } from './deps.ts';

type CalendarInput = Omit<FaresInput, 'slices'> & {
  readonly origin: string;
  readonly destination: string;
  readonly from: CalendarDate;
  readonly days: number;
};

/**
 * Days that are over, not yet open or sold out have null: a month that has begun is requested as a whole.
 * Days are partial when a supplier didn't send its own.
 */
export async function fareCalendar(deps: FlightDeps, input: CalendarInput, context: RequestContext) {
  requireFlights(deps, context);
  const ends = { origin: input.origin, destination: input.destination };
  const today = todayAt(deps, [ends]);
  const date = nightsBetween(today, input.from) < 0 ? today : input.from;
  const slices = [{ ...ends, date }];
  requireThat(deps, slices, input.passengers);
  const days = Math.min(
    input.days - nightsBetween(input.from, date),
    FLIGHT_LIMITS.daysAheadMax + 1 - nightsBetween(today, date),
  );
  const question = { ...datesQuestion(deps, { ...input, slices }), days };
  const { lowest, isPartial } =
    days <= 0
      ? { lowest: new Map<string, DayPrice>(), isPartial: false }
      : await lowestFares<DayPrice>(
          deps,
          (supplier, call) => supplier.calendar(question, call),
          (price) => price.date,
          context,
        );
  return {
    days: Array.from({ length: input.days }, (_, index) => {
      const day = addDays(input.from, index);
      return { date: day, totalMinor: lowest.get(day)?.totalMinor ?? null };
    }),
    isPartial,
  };
}

export async function getFareCalendar(deps: FlightDeps, input: CalendarInput, context: RequestContext) {
  const { days } = await fareCalendar(deps, input, context);
  return { days };
}
