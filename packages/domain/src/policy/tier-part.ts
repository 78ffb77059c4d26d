/** What a policy tier says about one product; each product declares its own in `rules/policy-tier.ts`. */
import type { TripRules } from './trip-rules.ts';

export type Choice<Field extends string = string> = {
  /** The field with those that are allowed. */
  readonly field: Field;
  readonly values: readonly (string | number)[];
};

/** By the rule that an offer breaks. `Field`: of a policy. */
export type TierPart<Policy extends TripRules = TripRules, Field extends string = string> = {
  /** The field of each cap. Null: any price. A cap is inclusive: what costs exactly as much is in policy. */
  readonly caps: Readonly<Record<string, Field>>;
  readonly choices: Readonly<Record<string, Choice<Field>>>;
  /** A policy for trips of each kind, in this order; left out: one for all. */
  readonly kinds?: { readonly field: Field; readonly values: readonly string[] };
  /** The policies of a tier without rules. */
  readonly unrestricted: readonly Policy[];
};

/** Of a part as its product declares it. */
export type PartFor<Policy extends TripRules> = TierPart<Policy, keyof Policy & string>;
