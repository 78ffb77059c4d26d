/** What a tier says about one product while it's edited: caps as typed, and what's allowed. */
import { capFields, TIER_PARTS } from '@sojourn/domain/policy/tier.ts';
import type { TripRules } from '@sojourn/domain/policy/trip-rules.ts';
import type { Product } from '@sojourn/products/product-list.ts';
import { printCap, readCap, typedMoney } from './read-cap.ts';
import {
  type TripDraft,
  type TripProblem,
  tripChanges,
  tripDraftOf,
  tripProblems,
  tripRules,
} from './trip-draft.ts';

type Value = string | number;
/** By field, or `Long.maxPriceForOneWay` where each kind of trip has a policy of its own. */
export type ProductDraft = {
  /** As typed; empty for no limit. */
  readonly caps: Readonly<Record<string, string>>;
  readonly choices: Readonly<Record<string, readonly Value[]>>;
  /** One for all kinds. */
  readonly trip: TripDraft;
};
export type ProductProblem = TripProblem | `${Product}:${string}`;

type Kind = string | null;
const listKinds = (product: Product): readonly Kind[] => TIER_PARTS[product].kinds?.values ?? [null];
export const draftKey = (kind: Kind, field: string): string => (kind === null ? field : `${kind}.${field}`);

type Fields = TripRules & Readonly<Record<string, unknown>>;

export function draftOfProduct(product: Product, policies: readonly TripRules[]): ProductDraft {
  const { kinds, choices } = TIER_PARTS[product];
  const find = (kind: Kind) =>
    (policies as readonly Fields[]).find((policy) => kinds === undefined || policy[kinds.field] === kind);
  const eachKind = <V>(fields: readonly string[], read: (value: unknown) => V): Record<string, V> =>
    Object.fromEntries(
      listKinds(product).flatMap((kind) =>
        fields.map((field) => [draftKey(kind, field), read(find(kind)?.[field])]),
      ),
    );
  const [first = null] = listKinds(product);
  return {
    caps: eachKind(capFields(product), (cap) => printCap(cap as Parameters<typeof printCap>[0])),
    choices: eachKind(
      Object.values(choices).map(({ field }) => field),
      (allowed) => (allowed ?? []) as readonly Value[],
    ),
    trip: tripDraftOf(find(first), product),
  };
}

/** Only of what's typed as a price. */
export const capProblems = (product: Product, { caps }: ProductDraft): ProductProblem[] =>
  Object.entries(caps).flatMap(([key, typed]) =>
    readCap(typed) === undefined ? [`${product}:${key}` as const] : [],
  );

export const productProblems = (product: Product, draft: ProductDraft): ProductProblem[] => [
  ...capProblems(product, draft),
  ...tripProblems(product, draft.trip),
  ...Object.entries(draft.choices).flatMap(([key, allowed]) =>
    allowed.length === 0 ? [`${product}:${key}` as const] : [],
  ),
];

/** For a draft without problems. */
export function policiesOf(product: Product, { caps, choices, trip }: ProductDraft): TripRules[] {
  const part = TIER_PARTS[product];
  return listKinds(product).map((kind) => ({
    ...(part.kinds && { [part.kinds.field]: kind }),
    ...Object.fromEntries(capFields(product).map((cap) => [cap, typedMoney(caps[draftKey(kind, cap)])])),
    ...Object.fromEntries(
      Object.values(part.choices).map(({ field, values }) => [
        field,
        values.filter((value) => choices[draftKey(kind, field)]?.includes(value)),
      ]),
    ),
    ...tripRules(product, trip),
  }));
}

/** How many fields differ. */
export function productChanges(draft: ProductDraft, saved: ProductDraft): number {
  const caps = Object.keys(draft.caps).filter(
    (key) => readCap(draft.caps[key] ?? '') !== readCap(saved.caps[key] ?? ''),
  );
  const listed = (allowed: readonly Value[] = []) => allowed.toSorted().join();
  const choices = Object.keys(draft.choices).filter(
    (key) => listed(draft.choices[key]) !== listed(saved.choices[key]),
  );
  return caps.length + choices.length + tripChanges(draft.trip, saved.trip);
}
