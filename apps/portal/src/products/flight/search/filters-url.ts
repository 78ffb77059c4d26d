/** The filters of a flight search in its URL. Reading is forgiving; printing leaves out what is not set. */
import type { FlightFilters } from '@sojourn/contract/products/flight/flight-search.ts';
import { FARE_CLASSES } from '@sojourn/domain/products/flight/fares/fare-classes.ts';
import { STOP_FILTERS } from '@sojourn/domain/products/flight/flight-search.ts';
import type { FlatSearch } from '@sojourn/web/flat-search.ts';

const DAY_END = 1439;
const FILTER_KEYS = [
  'stops',
  'airlines',
  'noLowCost',
  'classes',
  'departs',
  'arrives',
  'maxMinutes',
  'bag',
  'refundable',
  'notVia',
  'noSelfTransfer',
  'policy',
] as const;

/** Whether the URL says anything of filters. */
export const hasFilterKeys = (search: FlatSearch): boolean =>
  FILTER_KEYS.some((key) => search[key] !== undefined);

/** Distinct items of a comma list that look like codes. */
const codes = (text: string | undefined, form: RegExp): string[] => [
  ...new Set(text?.split(',').filter((item) => form.test(item))),
];

function readHours(text: string | undefined): FlightFilters['departs'] {
  const match = /^(\d{1,4})-(\d{1,4})$/.exec(text ?? '');
  if (!match) return undefined;
  const [from, until] = [Number(match[1]), Number(match[2])];
  const isDay = from <= DAY_END && until <= DAY_END;
  return isDay && !(from === 0 && until === DAY_END) ? { from, until } : undefined;
}

const flag = <Key extends string>(key: Key, text: string | undefined): { [K in Key]?: true } =>
  text === '1' ? ({ [key]: true } as { [K in Key]?: true }) : {};

export function readFlightFilters(search: FlatSearch): FlightFilters {
  const stops = STOP_FILTERS.find((known) => known === search.stops);
  const airlines = codes(search.airlines, /^[A-Z0-9]{2}$/);
  const notVia = codes(search.notVia, /^[A-Z]{3}$/);
  const given = new Set(search.classes?.split(','));
  const fareClasses = FARE_CLASSES.filter((each) => given.has(each));
  const [departs, arrives] = [readHours(search.departs), readHours(search.arrives)];
  const maxMinutes = /^\d{1,4}$/.test(search.maxMinutes ?? '') ? Number(search.maxMinutes) : 0;
  return {
    ...(stops && stops !== 'any' && { stops }),
    ...(airlines.length > 0 && { airlines }),
    ...flag('excludeLowCost', search.noLowCost),
    ...(fareClasses.length > 0 && fareClasses.length < FARE_CLASSES.length && { fareClasses }),
    ...(departs && { departs }),
    ...(arrives && { arrives }),
    ...(maxMinutes > 0 && maxMinutes <= 6000 && { maxMinutes }),
    ...flag('bagIncluded', search.bag),
    ...flag('refundable', search.refundable),
    ...(notVia.length > 0 && { notVia }),
    ...flag('withoutSelfTransfer', search.noSelfTransfer),
    ...flag('inPolicyOnly', search.policy),
  };
}

const mark = (on: boolean | undefined): '1' | undefined => (on ? '1' : undefined);
const list = (items: readonly string[] | undefined): string | undefined => items?.join(',') || undefined;
const hours = (span: FlightFilters['departs']): string | undefined => span && `${span.from}-${span.until}`;

export function printFlightFilters(filters: FlightFilters): FlatSearch {
  const { fareClasses: classes = [] } = filters;
  return {
    stops: filters.stops === 'any' ? undefined : filters.stops,
    airlines: list(filters.airlines),
    noLowCost: mark(filters.excludeLowCost),
    classes: classes.length < FARE_CLASSES.length ? list(classes) : undefined,
    departs: hours(filters.departs),
    arrives: hours(filters.arrives),
    maxMinutes: filters.maxMinutes ? String(filters.maxMinutes) : undefined,
    bag: mark(filters.bagIncluded),
    refundable: mark(filters.refundable),
    notVia: list(filters.notVia),
    noSelfTransfer: mark(filters.withoutSelfTransfer),
    policy: mark(filters.inPolicyOnly),
  };
}
