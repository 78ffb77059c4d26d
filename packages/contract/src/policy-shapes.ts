/** The policies of a tier in zod, made of what each product declares: as they're stored or entered. */
import type { Money } from '@sojourn/domain/money.ts';
import { type PolicyOf, TIER_PARTS } from '@sojourn/domain/policy/tier.ts';
import type { Choice, TierPart } from '@sojourn/domain/policy/tier-part.ts';
import type { BrokenRule } from '@sojourn/domain/policy/verdict.ts';
import { PLURALS, type Plural, PRODUCTS, type Product } from '@sojourn/products/product-list.ts';
import { z } from 'zod';

type Policies = {
  readonly [P in Product as Plural<P>]: z.ZodType<
    { readonly policies: readonly PolicyOf<P>[] },
    { readonly policies: readonly PolicyOf<P>[] }
  >;
};
type PolicyKit = {
  readonly object: (shape: z.ZodRawShape) => z.ZodObject;
  readonly amount: z.ZodType<Money>;
  readonly allowed: (choice: z.ZodType) => z.ZodType;
  /** Beside the product's own fields. `caps`: of a place in a season, or all year. */
  readonly tripRules: (caps: z.ZodRawShape) => z.ZodRawShape;
  readonly list: (policies: z.ZodArray, part: TierPart) => z.ZodType;
};

function choiceSchema({ values }: Choice): z.ZodType {
  const words = values.filter((value) => typeof value === 'string');
  return words.length === values.length
    ? z.enum(words)
    : z.union(values.map((value) => z.literal(value)) as [z.ZodLiteral, ...z.ZodLiteral[]]);
}

const fieldsOf = (fields: readonly string[], schema: z.ZodType): z.ZodRawShape =>
  Object.fromEntries(fields.map((field) => [field, schema]));

function policyFields({ caps, choices, kinds }: TierPart, { amount, allowed, tripRules }: PolicyKit) {
  const names = Object.values(caps);
  return {
    ...(kinds && { [kinds.field]: z.enum(kinds.values) }),
    ...fieldsOf(names, amount.nullable()),
    ...Object.fromEntries(
      Object.values(choices).map((choice) => [choice.field, allowed(choiceSchema(choice))]),
    ),
    // Of several caps, a place may have some
    ...tripRules(fieldsOf(names, names.length > 1 ? amount.nullable() : amount)),
  };
}

export const policySchemas = (kit: PolicyKit): Policies =>
  Object.fromEntries(
    PRODUCTS.map((product) => {
      const part = TIER_PARTS[product];
      const policies = z.array(kit.object(policyFields(part, kit)));
      return [PLURALS[product], kit.object({ policies: kit.list(policies, part) })];
    }),
  ) as unknown as Policies;

/** What breaks a product's own choices. */
export const refusedSchemas = (): z.ZodObject<{ rule: z.ZodLiteral<BrokenRule['rule']> }>[] =>
  Object.values(TIER_PARTS).flatMap(({ choices }) =>
    Object.entries(choices).map(([rule, choice]) => {
      const value = choiceSchema(choice);
      const actual = choice.values.every((each) => typeof each === 'number') ? z.int() : value;
      return z.object({
        rule: z.literal(rule as BrokenRule['rule']),
        limit: z.array(value),
        actual,
      });
    }),
  );
