/** The calendar of a flight's field: the lowest one-way fare of each day for 11 months, with its heat. */
import { addDays, type CalendarDate, nightsBetween } from '@sojourn/domain/dates.ts';
import { FLIGHT_LIMITS } from '@sojourn/domain/flights/flight-search.ts';
import { checkParty, type PassengerCounts } from '@sojourn/domain/flights/travelers.ts';
import { money } from '@sojourn/domain/money.ts';
import { Button } from '@sojourn/ui/button.tsx';
import type { DateRange } from '@sojourn/ui/calendar-days.ts';
import DateRangeCalendar from '@sojourn/ui/date-range-calendar.tsx';
import { formatDate, formatDateRange, formatMoney } from '@sojourn/ui/formats.ts';
import { HeatKey } from '@sojourn/ui/heat-key.tsx';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { api } from '../api/api.ts';
import type { DraftLeg } from '../flight-search/flight-draft.ts';
import { priceBasis } from '../flight-search/price-basis.ts';
import { useLocale } from '../text/locale.tsx';
import { type Text, useText } from '../text/use-text.tsx';

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
    queryFn: ({ signal }) => {
      const ends = { origin: origin ?? '', destination: destination ?? '' };
      return api.getFareCalendar({ input: { ...ends, from: today, days: DAYS, passengers } }, { signal });
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

function Legend({ passengers }: Pick<FareCalendarProps, 'passengers'>) {
  const t = useText();
  return (
    <>
      <HeatKey heat={1}>{t('search.heat.lowest')}</HeatKey>
      <HeatKey heat={2}>{t('search.heat.low')}</HeatKey>
      <HeatKey heat={3}>{t('search.heat.typical')}</HeatKey>
      <HeatKey heat={4}>{t('search.heat.high')}</HeatKey>
      <span className="small text-2">{t(`flightForm.heat.${priceBasis(passengers).kind}`)}</span>
    </>
  );
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
  const fares = useFares(props);
  const isComplete = Boolean(value.start && (!isRange || value.end));
  return (
    <DateRangeCalendar
      locale={locale}
      labels={{
        previous: t('search.calendar.previous'),
        next: t('search.calendar.next'),
        start: t('flightForm.calendar.departure'),
        end: t('flightForm.calendar.return'),
      }}
      value={value}
      onChange={onChange}
      minDate={earliest && earliest > today ? earliest : today}
      maxDate={addDays(today, FLIGHT_LIMITS.daysAheadMax)}
      single={!isRange}
      sameDay
      priceOf={fares && ((day) => fares.get(day))}
      formatPrice={(minor, as) => {
        const shown = formatMoney(money(minor), locale, { cents: 'never' });
        return as === 'cell' ? shown.replace(/[^\d., \u00a0\u202f]/g, '').trim() : shown;
      }}
      weekStart={locale === 'en' ? 0 : 1}
      legend={fares && <Legend passengers={passengers} />}
      footer={
        <Button size="s" aria-disabled={!isComplete} onClick={() => isComplete && onDone()}>
          {footWords(t, locale, props)}
        </Button>
      }
    />
  );
}
