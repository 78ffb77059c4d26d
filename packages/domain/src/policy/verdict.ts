/** What a policy says about an offer: each rule that it breaks, with the limit and the offer's own value. */
import { POLICIES } from '@sojourn/products/lists/policies.ts';
import type { Product } from '@sojourn/products/product-list.ts';
import type { CalendarDate } from '../dates.ts';
import type { Money } from '../money.ts';
import type { MarketLimit } from './market-price.ts';
import type { Cap, PlaceRule } from './trip-rules.ts';

type Parts = typeof POLICIES;
/** A price over a cap. */
export type PriceRule = { [P in Product]: keyof Parts[P]['caps'] & string }[Product];
export const PRICE_RULES = [...new Set(Object.values(POLICIES).flatMap(({ caps }) => Object.keys(caps)))] as [
  PriceRule,
  ...PriceRule[],
];

type Values<C> = C extends { readonly values: readonly (infer V)[] } ? V : never;
/** `actual`: an offer may have a number that nobody can choose. */
type RefusedBy<Choices> = {
  [R in keyof Choices]: {
    readonly rule: R;
    readonly limit: readonly Values<Choices[R]>[];
    readonly actual: Values<Choices[R]> extends number ? number : Values<Choices[R]>;
  };
}[keyof Choices];
/** A kind of offer that isn't allowed. */
type Refused = { [P in Product]: RefusedBy<Parts[P]['choices']> }[Product];

export type BrokenRule =
  /** `at`: the place and season that the limit is of; left out where it's the tier's own. */
  | {
      readonly rule: PriceRule;
      readonly limit: Money;
      readonly actual: Money;
      readonly at?: PlaceRule | undefined;
      /** What the limit is a percentage over; left out for a fixed cap. */
      readonly market?: MarketLimit | undefined;
    }
  /** `limit`: the names of those that are blocked. */
  | { readonly rule: 'supplier'; readonly limit: readonly string[]; readonly actual: string }
  /** In days; `from`: the first day that a trip booked now may begin. */
  | {
      readonly rule: 'daysAhead';
      readonly limit: number;
      readonly actual: number;
      readonly from: CalendarDate;
    }
  | Refused;

export const isPriceRule = <B extends { readonly rule: BrokenRule['rule'] }>(
  broken: B,
): broken is Extract<B, { readonly rule: PriceRule }> => PRICE_RULES.some((rule) => rule === broken.rule);

/** In policy when nothing is broken. */
export type Verdict = { readonly isInPolicy: boolean; readonly broken: readonly BrokenRule[] };

const IN_POLICY: Verdict = { isInPolicy: true, broken: [] };
export const verdictOf = (broken: readonly BrokenRule[]): Verdict =>
  broken.length === 0 ? IN_POLICY : { isInPolicy: false, broken };

export const NOTHING: readonly BrokenRule[] = [];

/** Of what's broken of the price, the kind and the trip. Often that's nothing, and nothing is copied. */
export function jointVerdict(...parts: readonly (readonly BrokenRule[])[]): Verdict {
  let broken = NOTHING;
  for (const part of parts) if (part.length > 0) broken = broken.length > 0 ? [...broken, ...part] : part;
  return verdictOf(broken);
}

/** A cap that a price is over, as it's shown; nothing where it's over none. */
export function overCap(rule: PriceRule, cap: Cap | null, actual: Money): readonly BrokenRule[] {
  if (!cap?.limit) return NOTHING;
  const { limit, rule: at, market } = cap;
  // Written out: copying parts of objects would be most of the work over many offers
  if (market) return [{ rule, limit, actual, market }];
  return [at ? { rule, limit, actual, at } : { rule, limit, actual }];
}

export const COMPLIANCES = ['all', 'some', 'none'] as const;
export type Compliance = (typeof COMPLIANCES)[number];
/** How many of a hotel's rates, or of a flight's fares, are in policy (A §5). None of no rates. */
export function complianceOf(verdicts: readonly Verdict[]): Compliance {
  const inPolicy = verdicts.filter(({ isInPolicy }) => isInPolicy).length;
  if (inPolicy === 0) return 'none';
  return inPolicy === verdicts.length ? 'all' : 'some';
}
