/** A tier's rules about places, days ahead and suppliers while they're edited, one of each product. */
import { PERCENT_OVER_MOST } from '@sojourn/domain/policy/market-price.ts';
import { type CapField, capFields } from '@sojourn/domain/policy/tier.ts';
import {
  overlappingRules,
  type PlaceRule,
  type PolicyPlace,
  type Season,
  type Supplier,
  type TripRules,
} from '@sojourn/domain/policy/trip-rules.ts';
import type { Product } from '@sojourn/products/product-list.ts';
import { printCap, readCap, typedMoney, type Usd } from './read-cap.ts';

export type PlaceCapDraft = {
  /** Rows keep their identity while places change. */
  readonly id: number;
  readonly place: PolicyPlace | null;
  readonly season: Season | null;
  /** As typed. */
  readonly amounts: Readonly<Partial<Record<CapField, string>>>;
};
export type TripDraft = {
  /** As typed; empty for none. */
  readonly daysAhead: string;
  /** Percent over what comparable offers cost, as typed. */
  readonly market: string;
  readonly placeCaps: readonly PlaceCapDraft[];
  readonly preferred: readonly Supplier[];
  readonly blocked: readonly Supplier[];
};

type Placed = PlaceRule & Readonly<Partial<Record<CapField, { readonly amountMinor: number } | null>>>;

export const tripDraftOf = (rules: TripRules | undefined, product: Product): TripDraft => ({
  daysAhead: rules?.minDaysAhead ? String(rules.minDaysAhead) : '',
  market: rules?.percentOverMarket === undefined ? '' : String(rules.percentOverMarket),
  placeCaps: ((rules?.placeCaps ?? []) as readonly Placed[]).map((rule, id) => ({
    id,
    place: rule.place,
    season: rule.season,
    amounts: Object.fromEntries(capFields(product).map((cap) => [cap, printCap(rule[cap])])),
  })),
  preferred: rules?.suppliers?.preferred ?? [],
  blocked: rules?.suppliers?.blocked ?? [],
});

const DAYS_AHEAD_MOST = 330;
/** Null for none; undefined for what isn't a number of days. */
export function readDays(typed: string): number | null | undefined {
  const text = typed.trim();
  if (text === '') return null;
  const days = /^\d{1,3}$/.test(text) ? Number(text) : undefined;
  return days !== undefined && days <= DAYS_AHEAD_MOST ? days : undefined;
}

/** Null for none; undefined for what isn't a percentage. */
export function readMarket(typed: string): number | null | undefined {
  const text = typed.replace(/[\s\u00a0%]/g, '');
  if (text === '') return null;
  const percent = /^\d{1,3}$/.test(text) ? Number(text) : undefined;
  return percent !== undefined && percent <= PERCENT_OVER_MOST ? percent : undefined;
}

type RowProblem = 'place' | 'amount' | 'overlap';
export type TripProblem =
  | `${Product}:daysAhead`
  | `${Product}:market`
  | `${Product}:${number}:${RowProblem}`
  | `${Product}:${number}:${CapField}`;

/** What is wrong in a row: no place, no amount, one that isn't any, or another row that it contradicts. */
function rowProblems(product: Product, row: PlaceCapDraft): TripProblem[] {
  const typed = capFields(product).map((cap) => [cap, readCap(row.amounts[cap] ?? '')] as const);
  const wrong = typed.flatMap(([cap, minor]) => (minor === undefined ? [cap] : []));
  return [
    ...(row.place ? [] : [`${product}:${row.id}:place` as const]),
    ...wrong.map((cap) => `${product}:${row.id}:${cap}` as const),
    ...(typed.every(([, minor]) => minor === null) ? [`${product}:${row.id}:amount` as const] : []),
  ];
}

export function tripProblems(product: Product, { daysAhead, market, placeCaps }: TripDraft): TripProblem[] {
  const placed = placeCaps.flatMap(({ id, place, season }) => (place ? [{ id, place, season }] : []));
  const clashes = overlappingRules(placed).map(({ id }) => `${product}:${id}:overlap` as const);
  return [
    ...(readDays(daysAhead) === undefined ? [`${product}:daysAhead` as const] : []),
    ...(readMarket(market) === undefined ? [`${product}:market` as const] : []),
    ...placeCaps.flatMap((row) => rowProblems(product, row)),
    ...clashes,
  ];
}

/** For a draft without problems; a rule that says nothing is left out. */
export function tripRules(
  product: Product,
  { daysAhead, market, placeCaps, preferred, blocked }: TripDraft,
): TripRules {
  const days = readDays(daysAhead);
  const percent = readMarket(market);
  const caps = capFields(product);
  // Of several caps, a place may have some
  const none = caps.length > 1 ? null : NOTHING;
  const rows = placeCaps.flatMap(({ place, season, amounts }) =>
    place
      ? [
          {
            place,
            season,
            ...Object.fromEntries(caps.map((cap) => [cap, typedMoney(amounts[cap]) ?? none])),
          },
        ]
      : [],
  );
  return {
    ...(days ? { minDaysAhead: days } : {}),
    ...(preferred.length + blocked.length > 0 && {
      suppliers: { preferred: [...preferred], blocked: [...blocked] },
    }),
    ...(typeof percent === 'number' && { percentOverMarket: percent }),
    ...(rows.length > 0 && { placeCaps: rows }),
  };
}
/** A draft without problems has an amount in each row. */
const NOTHING: Usd = { amountMinor: 0, currency: 'USD' };

/** How many of its fields differ. */
export function tripChanges(draft: TripDraft, saved: TripDraft): number {
  const facts = ({ placeCaps }: TripDraft) =>
    placeCaps.map(({ place, season, amounts }) => [
      place?.id,
      season,
      Object.entries(amounts).map(([cap, typed]) => [cap, readCap(typed ?? '')]),
    ]);
  const codes = (suppliers: readonly Supplier[]) => suppliers.map(({ code }) => code).toSorted();
  return [
    [readDays(draft.daysAhead) ?? 0, readDays(saved.daysAhead) ?? 0],
    [readMarket(draft.market), readMarket(saved.market)],
    [facts(draft), facts(saved)],
    [codes(draft.preferred), codes(saved.preferred)],
    [codes(draft.blocked), codes(saved.blocked)],
  ].filter(([a, b]) => JSON.stringify(a) !== JSON.stringify(b)).length;
}
