/**
 * The whole of choosing flights in one query, shared by the results and the review: what is asked, what was
 * chosen (`c1=<sliceId>:<fareClass>`), the step, filters, sort, what is unfolded, and B §2's flightShopType.
 */
import { printFreezeDays, readFreezeDays } from '@sojourn/portal/shared/freeze/freeze-address.ts';
import type { FlatSearch } from '@sojourn/web/flat-search.ts';
import { printFilters, printPage, readFilters } from '@sojourn/web/search/filters.ts';
import {
  type Cabin,
  classesOfCabin,
  FARE_CLASSES,
  type FareClass,
} from '#flight/rules/fares/fare-classes.ts';
import { FLIGHT_LIMITS, FLIGHT_SORTS, type FlightSort } from '#flight/rules/flight-search.ts';
import type { FlightFilters } from '#flight/wire/flight-search.ts';
import type { ChosenSlice } from '#flight/wire/flights.ts';
import { type FlightDraft, printFlightDraft, readFlightDraft } from './flight-draft.ts';
import { FLIGHT_FILTERS, type UrlFilters } from './flight-filters.ts';

export const FLIGHT_REVIEW_PATH = '/flights/review';

/** B §2. */
const FLIGHT_SHOP_TYPES = ['default', 'pf-purchase', 'pf-exercise', 'chfar-exercise', 'dp-exercise'] as const;
type FlightShopType = (typeof FLIGHT_SHOP_TYPES)[number];
/** Ways to fly a booked trip otherwise: nothing is searched, that trip is opened. */
export type TripShopType = Extract<FlightShopType, 'chfar-exercise' | 'dp-exercise'>;
export const isOfTrip = (shopType: FlightShopType): shopType is TripShopType =>
  shopType === 'chfar-exercise' || shopType === 'dp-exercise';

export type FlightUrl = {
  readonly draft: FlightDraft;
  /** From the first slice on, without gaps. */
  readonly chosen: readonly ChosenSlice[];
  /** The slice that is being chosen, from 0; as many as there are slices means the review. */
  readonly step: number;
  readonly filters: FlightFilters;
  /** Saved preferences fill in for filters that nobody has touched. */
  readonly mayUsePreferences: boolean;
  /**
   * What comes back of the first slice's fare in percent, when refundable fares are shown because of it;
   * undefined when it is not refundable or all fares were asked for (B §2).
   */
  readonly carriedPercent: number | undefined;
  /** The class of the slice chosen before: fares from it up are shown. Undefined for basic or any class. */
  readonly previousClass: FareClass | undefined;
  readonly sort: FlightSort;
  /** How many parts of the list are shown, from 1. */
  readonly page: number;
  /** The option that is unfolded; `none` when the first was closed by hand. */
  readonly open: string | undefined;
  readonly shopType: FlightShopType;
  /** With `pf-purchase`: for how long the price is being frozen. */
  readonly freezeDays: number | undefined;
};

export const FLIGHT_PAGES_MAX = 8;
const SLICE = /^[0-9A-Za-z.~-]{5,160}$/;
const PLACES = Array.from({ length: FLIGHT_LIMITS.slicesMax }, (_, place) => place);

/** `departure`, `return`, `slice3` … `slice6`, `review`. */
export const stepName = (step: number, slices: number): string =>
  step >= slices ? 'review' : (['departure', 'return'][step] ?? `slice${step + 1}`);

function readChosenSlice(text: string | undefined): ChosenSlice | undefined {
  const [sliceId = '', given] = text?.split(':') ?? [];
  const fareClass = FARE_CLASSES.find((known) => known === given);
  return fareClass && SLICE.test(sliceId) ? { sliceId, fareClass } : undefined;
}

function readChosen(search: FlatSearch, slices: number): readonly ChosenSlice[] {
  const all = PLACES.slice(0, slices).map((place) => readChosenSlice(search[`c${place + 1}`]));
  const gap = all.indexOf(undefined);
  return all.slice(0, gap < 0 ? all.length : gap) as ChosenSlice[];
}

function readStep(text: string | undefined, slices: number, chosen: number): number {
  const named = [...PLACES.slice(0, slices), slices].findIndex((step) => stepName(step, slices) === text);
  return named < 0 ? chosen : Math.min(named, chosen);
}

const whole = (text: string | undefined, from: number, to: number): number | undefined => {
  const value = /^\d{1,3}$/.test(text ?? '') ? Number(text) : Number.NaN;
  return value >= from && value <= to ? value : undefined;
};

/** Whether the URL says anything of filters. */
const hasFilterKeys = (search: FlatSearch): boolean =>
  Object.values(FLIGHT_FILTERS).some(({ url }) => search[url] !== undefined);

export function readFlightUrl(search: FlatSearch): FlightUrl {
  const draft = readFlightDraft(search);
  const slices = draft.legs.length;
  const chosen = readChosen(search, slices);
  const { sort, open, flightShopType } = search;
  return {
    draft,
    chosen,
    step: readStep(search.step, slices, chosen.length),
    filters: readFilters<UrlFilters>(FLIGHT_FILTERS, search),
    mayUsePreferences: search.prefs !== 'off' && !hasFilterKeys(search),
    carriedPercent: whole(search.kept, 1, 100),
    previousClass: FARE_CLASSES.find((known) => known === search.previousClass),
    sort: FLIGHT_SORTS.find((known) => known === sort) ?? 'fareScore',
    page: whole(search.page, 1, FLIGHT_PAGES_MAX) ?? 1,
    open: open && (open === 'none' || SLICE.test(open)) ? open : undefined,
    shopType: FLIGHT_SHOP_TYPES.find((known) => known === flightShopType) ?? 'default',
    freezeDays: readFreezeDays(search.freezeDays),
  };
}

export function printFlightUrl(url: FlightUrl): FlatSearch {
  const { draft, chosen, step, filters, mayUsePreferences, carriedPercent, previousClass, sort, page, open } =
    url;
  const slices = draft.legs.length;
  return {
    ...printFlightDraft(draft),
    ...Object.fromEntries(chosen.map((c, place) => [`c${place + 1}`, `${c.sliceId}:${c.fareClass}`])),
    step: step === 0 && chosen.length === 0 ? undefined : stepName(step, slices),
    ...printFilters<UrlFilters>(FLIGHT_FILTERS, filters),
    prefs: mayUsePreferences ? undefined : 'off',
    kept: carriedPercent === undefined ? undefined : String(carriedPercent),
    previousClass,
    sort: sort === 'fareScore' ? undefined : sort,
    page: printPage(page),
    open,
    flightShopType: url.shopType === 'default' ? undefined : url.shopType,
    freezeDays: url.shopType === 'pf-purchase' ? printFreezeDays(url.freezeDays) : undefined,
  };
}

/** The filters with the classes of a cabin; classes that were chosen one by one stay. */
function withCabin({ draft, filters }: FlightUrl, cabin: Cabin | undefined): FlightFilters {
  const { fareClasses, ...others } = filters;
  if (cabin) return { ...others, fareClasses: classesOfCabin(cabin) };
  return draft.cabin === undefined && fareClasses ? filters : others;
}

/** A search that begins anew: nothing chosen, the first step; filters and sort stay. */
export const searchedAnew = (url: FlightUrl, draft: FlightDraft): FlightUrl => ({
  ...url,
  draft,
  filters: withCabin(url, draft.cabin),
  mayUsePreferences: url.mayUsePreferences && draft.cabin === undefined,
  chosen: [],
  step: 0,
  carriedPercent: undefined,
  previousClass: undefined,
  page: 1,
  open: undefined,
});

/** The URL of a form's answer, with nothing else set. */
export const freshFlightUrl = (draft: FlightDraft): FlightUrl => searchedAnew(readFlightUrl({}), draft);
