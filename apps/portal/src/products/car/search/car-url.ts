/** The results page's URL: the search, its filters, its sort and how much of the list is shown. */
import type { WireCarFilters } from '@sojourn/contract/products/car/car-search.ts';
import type { CalendarDate } from '@sojourn/domain/dates.ts';
import { FUEL_KINDS, TRANSMISSIONS } from '@sojourn/domain/products/car/acriss.ts';
import { PAY_WAYS, PICK_UP_POINTS } from '@sojourn/domain/products/car/car.ts';
import { CAR_GROUPS } from '@sojourn/domain/products/car/car-class.ts';
import { CAR_SORTS, type CarSort, SEAT_STEPS } from '@sojourn/domain/products/car/sorts-and-filters.ts';
import type { FlatSearch } from '@sojourn/web/flat-search.ts';
import { type CarDraft, defaultCarDraft, printCarDraft, readCarDraft } from './car-draft.ts';

export const CARS_PATH = '/cars';

export type CarFiltersOn = WireCarFilters;
const NO_CAR_FILTERS: CarFiltersOn = {};

export type CarUrl = {
  readonly draft: CarDraft;
  readonly filters: CarFiltersOn;
  readonly sort: CarSort;
  /** How many parts of the list are shown, from 1. */
  readonly page: number;
};

export const CAR_PAGES_MAX = 20;

const listOf = <Item extends string>(text: string | undefined, known: readonly Item[]): Item[] => {
  const given = text?.split(',') ?? [];
  return known.filter((item) => given.includes(item));
};
const codesOf = (text: string | undefined): string[] =>
  (text?.split(',') ?? []).filter((code) => /^[0-9A-Z]{2}$/.test(code)).slice(0, 40);
const printed = (items: readonly string[] | undefined): string | undefined => items?.join(',') || undefined;

function readFilters(search: FlatSearch): CarFiltersOn {
  const groups = listOf(search.class, CAR_GROUPS);
  const companies = codesOf(search.company);
  const seatsMin = SEAT_STEPS.find((step) => String(step) === search.seats);
  const transmissions = listOf(search.gears, TRANSMISSIONS);
  const fuels = listOf(search.fuel, FUEL_KINDS);
  const payWays = listOf(search.pay, PAY_WAYS);
  const points = listOf(search.point, PICK_UP_POINTS);
  return {
    ...(groups.length > 0 && { groups }),
    ...(companies.length > 0 && { companies }),
    ...(seatsMin && { seatsMin }),
    ...(transmissions.length > 0 && { transmissions }),
    ...(fuels.length > 0 && { fuels }),
    ...(payWays.length > 0 && { payWays }),
    ...(points.length > 0 && { points }),
    ...(search.free === '1' && { freeCancellation: true }),
    ...(search.unlimited === '1' && { unlimitedMileage: true }),
    ...(search.open === '1' && { openWhenYouLand: true }),
    ...(search.policy === '1' && { inPolicyOnly: true }),
  };
}

const printFilters = (filters: CarFiltersOn): FlatSearch => ({
  class: printed(filters.groups),
  company: printed(filters.companies),
  seats: filters.seatsMin ? String(filters.seatsMin) : undefined,
  gears: printed(filters.transmissions),
  fuel: printed(filters.fuels),
  pay: printed(filters.payWays),
  point: printed(filters.points),
  free: filters.freeCancellation ? '1' : undefined,
  unlimited: filters.unlimitedMileage ? '1' : undefined,
  open: filters.openWhenYouLand ? '1' : undefined,
  policy: filters.inPolicyOnly ? '1' : undefined,
});

export function readCarUrl(search: FlatSearch, today: CalendarDate): CarUrl {
  const { sort, page } = search;
  const requested = /^\d{1,2}$/.test(page ?? '') ? Number(page) : 1;
  return {
    draft: readCarDraft(search, defaultCarDraft(today)),
    filters: readFilters(search),
    sort: CAR_SORTS.find((known) => known === sort) ?? 'MostRecommended',
    page: Math.min(CAR_PAGES_MAX, Math.max(1, requested)),
  };
}

export const printCarUrl = ({ draft, filters, sort, page }: CarUrl): FlatSearch => ({
  ...printCarDraft(draft),
  ...printFilters(filters),
  sort: sort === 'MostRecommended' ? undefined : sort,
  page: page > 1 ? String(page) : undefined,
});

/** A search that begins anew, with nothing filtered. */
export const freshCarUrl = (draft: CarDraft): CarUrl => ({
  draft,
  filters: NO_CAR_FILTERS,
  sort: 'MostRecommended',
  page: 1,
});
