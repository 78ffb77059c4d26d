/** The calendar of a flight's field: the lowest fare of each day, one way or round trip, with its heat. */
import { addDays, type CalendarDate, nightsBetween } from '@sojourn/domain/dates.ts';
import { addMonths, type DateRange } from '@sojourn/ui/dates/calendar-days.ts';
import { formatDate, formatDateRange } from '@sojourn/ui/formats.ts';
import { apiOf } from '@sojourn/web/api/use-channel.ts';
import { PriceCalendar } from '@sojourn/web/search-form/price-calendar.tsx';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { type Text, useText } from '@sojourn/web/text/use-text.tsx';
import { type QueryFunctionContext, useQueries, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { FLIGHT_LIMITS } from '#flight/rules/flight-search.ts';
import { checkParty, type PassengerCounts } from '#flight/rules/travelers/travelers.ts';
import type { DraftLeg } from '../search/flight-draft.ts';
import { priceBasis } from '../search/price-basis.ts';
import { MONTHS_MAX, monthQuestion, pricedNights, totalsByDay, USUAL_NIGHTS } from './round-trip-fares.ts';

export type FareCalendarProps = {
  readonly leg: DraftLeg;
  readonly passengers: PassengerCounts;
  /** Out and back, or one day. */
  readonly isRange: boolean;
  readonly value: DateRange;
  readonly today: CalendarDate;
  /** Not before the flight ahead of it. */
  readonly earliest?: CalendarDate | undefined;
  readonly onChange: (range: DateRange) => void;
  readonly onDone: () => void;
};

const DAYS = FLIGHT_LIMITS.daysAheadMax + 1;
const FRESH = 10 * 60_000;

type Fares = ReadonlyMap<CalendarDate, number> | undefined;

const hasEnds = ({ leg: { origin, destination }, passengers }: FareCalendarProps): boolean =>
  Boolean(origin && destination && origin !== destination && !checkParty(passengers));

/** One-way fares by day in cents, for one person where all pay the same; without both ends there are none. */
function useOneWayFares(props: FareCalendarProps): Fares {
  const { leg, passengers, today, isRange } = props;
  const { origin, destination } = leg;
  const canAsk = !isRange && hasEnds(props);
  const { data } = useQuery({
    queryKey: ['fare-calendar', origin, destination, today, passengers],
    queryFn: ({ signal, client }) => {
      const ends = { origin: origin ?? '', destination: destination ?? '' };
      return apiOf(client).getFareCalendar(
        { input: { ...ends, from: today, days: DAYS, passengers } },
        { signal },
      );
    },
    enabled: canAsk,
    staleTime: FRESH,
  });
  return useMemo(() => {
    if (!data || !canAsk) return undefined;
    const basis = priceBasis(passengers);
    return new Map(
      data.days.flatMap(({ date, totalMinor }) =>
        totalMinor === null ? [] : [[date, basis.of(totalMinor).amountMinor] as const],
      ),
    );
  }, [data, canAsk, passengers]);
}

/** Round-trip totals of the months in view, as `useOneWayFares`. */
function useRoundTripFares(props: FareCalendarProps, months: readonly string[]): Fares {
  const { leg, passengers, today, isRange, value } = props;
  const { origin = '', destination = '' } = leg;
  const canAsk = isRange && hasEnds(props);
  const last = addDays(today, FLIGHT_LIMITS.daysAheadMax);
  const questions = canAsk
    ? months.flatMap((month) => monthQuestion(month, { origin, destination, value, today, last }) ?? [])
    : [];
  return useQueries({
    queries: questions.map(({ kind, slices }) => ({
      queryKey: ['fare-months', kind, slices, passengers],
      queryFn: async ({ signal, client }: QueryFunctionContext) => {
        const input = { kind, passengers, slices: slices.map((slice) => ({ ...slice })) };
        const { cells } = await apiOf(client).getFareDates({ input }, { signal });
        return totalsByDay(kind, cells);
      },
      staleTime: FRESH,
    })),
    combine: (answers) => {
      const basis = priceBasis(passengers);
      const days = answers.flatMap(({ data }) => data ?? []);
      if (days.length === 0) return undefined;
      return new Map(days.map(([day, totalMinor]) => [day, basis.of(totalMinor).amountMinor] as const));
    },
  });
}

/** What the prices are of: one way, trips of so many nights, or trips that leave on the day chosen. */
function heatNote(t: Text, locale: string, { isRange, value, passengers }: FareCalendarProps): string {
  const { kind } = priceBasis(passengers);
  if (!isRange) return t(`flightForm.heat.${kind}`);
  const nights = pricedNights(value);
  return nights === null && value.start
    ? t(`flightForm.heatReturn.${kind}`, { date: formatDate(value.start, locale) })
    : t(`flightForm.heatNights.${kind}`, { nights: nights ?? USUAL_NIGHTS });
}

/** What the button says: what is chosen, or what is still to choose. */
function footWords(t: Text, locale: string, { isRange, value }: FareCalendarProps): string {
  const { start, end } = value;
  if (!start) return t('flightForm.dates.chooseDeparture');
  if (!isRange) return formatDate(start, locale);
  if (!end) return t('flightForm.dates.chooseReturn');
  const nights = nightsBetween(start, end);
  return nights === 0
    ? t('flightForm.dates.sameDay', { date: formatDate(start, locale) })
    : t('flightForm.dates.chosen', { range: formatDateRange(start, end, locale), nights });
}

const monthsFrom = (from: string, count: number): readonly string[] =>
  Array.from({ length: Math.min(count, MONTHS_MAX) }, (_, i) => addMonths(from, i));

export default function FareCalendar(props: FareCalendarProps) {
  const { isRange, value, today, earliest, onChange, onDone } = props;
  const t = useText();
  const locale = useLocale();
  const [months, setMonths] = useState<readonly string[]>([]);
  const oneWays = useOneWayFares(props);
  const roundTrips = useRoundTripFares(props, months);
  return (
    <PriceCalendar
      ends={{ start: t('flightForm.calendar.departure'), end: t('flightForm.calendar.return') }}
      value={value}
      onChange={onChange}
      minDate={earliest && earliest > today ? earliest : today}
      maxDate={addDays(today, FLIGHT_LIMITS.daysAheadMax)}
      single={!isRange}
      sameDay
      prices={isRange ? roundTrips : oneWays}
      onMonths={(from, count) => setMonths(monthsFrom(from, count))}
      heatNote={heatNote(t, locale, props)}
      words={footWords(t, locale, props)}
      isComplete={value.start !== undefined && (!isRange || value.end !== undefined)}
      onDone={onDone}
    />
  );
}
