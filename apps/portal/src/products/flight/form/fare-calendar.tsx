/** The calendar of a flight's field: the lowest one-way fare of each day for 11 months, with its heat. */
import { addDays, type CalendarDate, nightsBetween } from '@sojourn/domain/dates.ts';
import { FLIGHT_LIMITS } from '@sojourn/domain/products/flight/flight-search.ts';
import { checkParty, type PassengerCounts } from '@sojourn/domain/products/flight/travelers.ts';
import type { DateRange } from '@sojourn/ui/dates/calendar-days.ts';
import { formatDate, formatDateRange } from '@sojourn/ui/formats.ts';
import { apiOf } from '@sojourn/web/api/use-channel.ts';
import { PriceCalendar } from '@sojourn/web/search-form/price-calendar.tsx';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { type Text, useText } from '@sojourn/web/text/use-text.tsx';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { DraftLeg } from '../search/flight-draft.ts';
import { priceBasis } from '../search/price-basis.ts';

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

/** Fares by day in cents, for one person where all pay the same; without both ends there are none. */
function useFares(props: FareCalendarProps): ReadonlyMap<CalendarDate, number> | undefined {
  const { leg, passengers, today, isRange, value } = props;
  // The way back is priced while its day is being chosen.
  const isBack = isRange && value.start !== undefined && value.end === undefined;
  const [origin, destination] = isBack ? [leg.destination, leg.origin] : [leg.origin, leg.destination];
  const canAsk = Boolean(origin && destination && origin !== destination && !checkParty(passengers));
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

export default function FareCalendar(props: FareCalendarProps) {
  const { isRange, value, today, earliest, onChange, onDone, passengers } = props;
  const t = useText();
  const locale = useLocale();
  return (
    <PriceCalendar
      ends={{ start: t('flightForm.calendar.departure'), end: t('flightForm.calendar.return') }}
      value={value}
      onChange={onChange}
      minDate={earliest && earliest > today ? earliest : today}
      maxDate={addDays(today, FLIGHT_LIMITS.daysAheadMax)}
      single={!isRange}
      sameDay
      prices={useFares(props)}
      heatNote={t(`flightForm.heat.${priceBasis(passengers).kind}`)}
      words={footWords(t, locale, props)}
      isComplete={value.start !== undefined && (!isRange || value.end !== undefined)}
      onDone={onDone}
    />
  );
}
