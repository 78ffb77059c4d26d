/** The filters that are on, each with its words and with what is left when it is taken away. */
import type { FlightFacets, FlightFilters } from '@sojourn/contract/products/flight/flight-search.ts';
import type { LocalDateTime } from '@sojourn/domain/dates.ts';
import { formatDuration, formatTime, type Locale } from '@sojourn/ui/formats.ts';
import { type TextRef, textRef } from '@sojourn/web/text-ref.ts';
import type { AppliedFilter } from '#shared/results/applied-filters.tsx';
import { DAY_MINUTES, type HourSpan } from './facets-view.ts';

type Applied = AppliedFilter<FlightFilters>;

/** The clock at a minute of the day; the day's end is midnight. */
export function clockAt(minute: number, locale: Locale): string {
  const [hours, minutes] = [Math.floor((minute % DAY_MINUTES) / 60), minute % 60];
  const two = (value: number) => String(value).padStart(2, '0');
  return formatTime(`2027-01-01T${two(hours)}:${two(minutes)}` as LocalDateTime, locale);
}

const hours = (id: 'departs' | 'arrives', { from, until }: HourSpan, locale: Locale): TextRef =>
  textRef(`flightResults.chip.${id}`, { from: clockAt(from, locale), until: clockAt(until + 1, locale) });

/** Names come from the facets; a code that is not among them stands for itself. */
export function appliedFilters(
  filters: FlightFilters,
  facets: FlightFacets | undefined,
  locale: Locale,
): readonly Applied[] {
  const without = (key: keyof FlightFilters): FlightFilters => {
    const { [key]: _, ...rest } = filters;
    return rest;
  };
  const one = (key: keyof FlightFilters, label: TextRef): Applied => ({
    key,
    label,
    without: without(key),
  });
  const each = <Item extends string>(
    key: 'airlines' | 'fareClasses' | 'notVia',
    items: readonly Item[] | undefined,
    label: (item: Item) => TextRef,
  ) =>
    (items ?? []).map((item): Applied => {
      const rest = items?.filter((other) => other !== item) ?? [];
      const left = rest.length > 0 ? { ...filters, [key]: rest } : without(key);
      return { key: `${key}:${item}`, label: label(item), without: left };
    });
  const airlineName = (code: string) =>
    facets?.airlines.find(({ airline }) => airline.code === code)?.airline.name ?? code;
  const { stops, departs, arrives, maxMinutes } = filters;
  return [
    ...(filters.inPolicyOnly ? [one('inPolicyOnly', textRef('policy.facet.inPolicy'))] : []),
    ...(stops && stops !== 'any' ? [one('stops', textRef(`flightResults.stops.${stops}`))] : []),
    ...each('fareClasses', filters.fareClasses, (item) => textRef(`flights.class.${item}`)),
    ...(departs ? [one('departs', hours('departs', departs, locale))] : []),
    ...(arrives ? [one('arrives', hours('arrives', arrives, locale))] : []),
    ...each('airlines', filters.airlines, (code) =>
      textRef('flightResults.chip.airline', { name: airlineName(code) }),
    ),
    ...(filters.excludeLowCost ? [one('excludeLowCost', textRef('flightResults.facet.noLowCost'))] : []),
    ...(maxMinutes
      ? [
          one(
            'maxMinutes',
            textRef('flightResults.chip.duration', { duration: formatDuration(maxMinutes, locale) }),
          ),
        ]
      : []),
    ...(filters.bagIncluded ? [one('bagIncluded', textRef('flightResults.facet.bag'))] : []),
    ...(filters.refundable ? [one('refundable', textRef('flightResults.facet.refundable'))] : []),
    ...(filters.withoutSelfTransfer
      ? [one('withoutSelfTransfer', textRef('flightResults.facet.noSelfTransfer'))]
      : []),
    ...each('notVia', filters.notVia, (code) => textRef('flightResults.chip.notVia', { code })),
  ];
}

type QuickFilter = { readonly key: string; readonly label: TextRef; readonly filters: FlightFilters };

/** What phones offer at one press while it is not on: nonstop, a bag, a refund. */
export const quickFilters = (filters: FlightFilters): readonly QuickFilter[] => [
  ...(filters.stops && filters.stops !== 'any'
    ? []
    : [
        {
          key: 'stops',
          label: textRef('flightResults.stops.none'),
          filters: { ...filters, stops: 'none' as const },
        },
      ]),
  ...(filters.bagIncluded
    ? []
    : [
        { key: 'bag', label: textRef('flightResults.facet.bag'), filters: { ...filters, bagIncluded: true } },
      ]),
  ...(filters.refundable
    ? []
    : [
        {
          key: 'refundable',
          label: textRef('flightResults.facet.refundable'),
          filters: { ...filters, refundable: true },
        },
      ]),
];
