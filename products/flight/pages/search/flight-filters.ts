/** The filters of a search for flights: how its address spells them, and what their chips say. */
import type { LocalDateTime } from '@sojourn/domain/dates.ts';
import { formatDuration, formatTime, type Locale } from '@sojourn/ui/formats.ts';
import { codes, type FilterTable, flag, list, one, value } from '@sojourn/web/search/filters.ts';
import { textRef } from '@sojourn/web/text-ref.ts';
import { FARE_CLASSES } from '#flight/rules/fares/fare-classes.ts';
import { STOP_FILTERS, type StopFilter } from '#flight/rules/flight-search.ts';
import type { FlightFilters } from '#flight/wire/flight-search.ts';

export type UrlFilters = Omit<FlightFilters, 'policy' | 'maxTotalMinor'>;
export type FlightFilterNames = {
  readonly locale: Locale;
  readonly airline: (code: string) => string;
};

export const DAY_MINUTES = 1440;
export type HourSpan = { readonly from: number; readonly until: number };

/** The clock at a minute of the day; the day's end is midnight. */
export function clockAt(minute: number, locale: Locale): string {
  const [hours, minutes] = [Math.floor((minute % DAY_MINUTES) / 60), minute % 60];
  const two = (part: number) => String(part).padStart(2, '0');
  return formatTime(`2027-01-01T${two(hours)}:${two(minutes)}` as LocalDateTime, locale);
}

function readHours(text: string): HourSpan | undefined {
  const match = /^(\d{1,4})-(\d{1,4})$/.exec(text);
  if (!match) return undefined;
  const [from, until] = [Number(match[1]), Number(match[2])];
  const isDay = from < DAY_MINUTES && until < DAY_MINUTES;
  return isDay && !(from === 0 && until === DAY_MINUTES - 1) ? { from, until } : undefined;
}

const hours = (key: 'departs' | 'arrives') =>
  value(
    key,
    readHours,
    ({ from, until }) => `${from}-${until}`,
    ({ from, until }, { locale }: FlightFilterNames) =>
      textRef(`flightResults.chip.${key}`, {
        from: clockAt(from, locale),
        until: clockAt(until + 1, locale),
      }),
  );

const SOME_STOPS = STOP_FILTERS.filter((stops) => stops !== 'any');

export const FLIGHT_FILTERS = {
  inPolicyOnly: flag('policy', textRef('policy.facet.inPolicy')),
  stops: one<StopFilter, unknown>('stops', SOME_STOPS, (stops) => textRef(`flightResults.stops.${stops}`)),
  fareClasses: list('classes', FARE_CLASSES, (item) => textRef(`flights.class.${item}`), {
    isNoneWhole: true,
  }),
  departs: hours('departs'),
  arrives: hours('arrives'),
  airlines: codes('airlines', /^[A-Z0-9]{2}$/, (code, { airline }: FlightFilterNames) =>
    textRef('flightResults.chip.airline', { name: airline(code) }),
  ),
  excludeLowCost: flag('noLowCost', textRef('flightResults.facet.noLowCost')),
  maxMinutes: value(
    'maxMinutes',
    (text) => (/^\d{1,4}$/.test(text) && Number(text) <= 6000 ? Number(text) : undefined),
    String,
    (minutes, { locale }: FlightFilterNames) =>
      textRef('flightResults.chip.duration', { duration: formatDuration(minutes, locale) }),
  ),
  bagIncluded: flag('bag', textRef('flightResults.facet.bag')),
  refundable: flag('refundable', textRef('flightResults.facet.refundable')),
  withoutSelfTransfer: flag('noSelfTransfer', textRef('flightResults.facet.noSelfTransfer')),
  notVia: codes('notVia', /^[A-Z]{3}$/, (code) => textRef('flightResults.chip.notVia', { code })),
} satisfies FilterTable<UrlFilters, FlightFilterNames>;
