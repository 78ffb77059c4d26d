/** A company's policy tiers: their rules, and what other rules would have meant. */
import type { PolicyTier } from '@sojourn/domain/policy/tier.ts';
import type { TierPart } from '@sojourn/domain/policy/tier-part.ts';
import { overlappingRules, type PlaceRule } from '@sojourn/domain/policy/trip-rules.ts';
import { PRODUCTS, type Product } from '@sojourn/products/product-list.ts';
import { z } from 'zod';
import { colleague } from '../approvals.ts';
import { call } from '../call.ts';
import { approvalRules, percentOverMarket, policyPlaceId, season, tierRules } from '../policy.ts';
import { policySchemas } from '../policy-shapes.ts';
import { instant } from '../primitives.ts';
import { label, tierId } from './parts.ts';

const count = z.int().min(0);
/** In the currency that the issuer's portals sell in. */
const amount = z.strictObject({ amountMinor: z.int().min(1).max(100_000_000), currency: z.literal('USD') });

const examplePolicies = ({ caps, choices, kinds }: TierPart) =>
  kinds?.values.map((kind) => ({
    [kinds.field]: kind,
    ...Object.fromEntries(
      Object.values(caps).map((field, at) => [
        field,
        at === 0 ? { amountMinor: 60_000, currency: 'USD' } : null,
      ]),
    ),
    ...Object.fromEntries(Object.values(choices).map(({ field, values }) => [field, values.slice(1, 2)])),
  }));

const supplier = z.strictObject({ code: z.string().min(1).max(8), name: label.min(1).max(80) });
/** Which cap holds must be clear: at one place no two seasons overlap, and only one cap is for all year. */
const tripRules = <Caps extends z.ZodRawShape>(caps: Caps) => ({
  placeCaps: z
    .array(
      z.strictObject({
        place: z.strictObject({ id: policyPlaceId, name: label.min(1).max(120) }),
        season: season.nullable(),
        ...caps,
      }),
    )
    .max(60)
    .refine((rules) => overlappingRules(rules as unknown as PlaceRule[]).length === 0, { error: 'overlap' })
    .optional(),
  percentOverMarket: percentOverMarket.optional(),
  minDaysAhead: z.int().min(0).max(330).optional(),
  suppliers: z
    .strictObject({ preferred: z.array(supplier).max(60), blocked: z.array(supplier).max(60) })
    .refine(
      ({ preferred, blocked }) => !blocked.some(({ code }) => preferred.some((each) => each.code === code)),
      { error: 'both' },
    )
    .meta({ examples: [{ preferred: [{ code: 'HYA', name: 'Hyatt' }], blocked: [] }] })
    .optional(),
});

/** In the order of its kinds. */
const inOrder = (policies: z.ZodArray, part: TierPart): z.ZodType => {
  const { kinds } = part;
  if (!kinds) return policies.length(1);
  const isInOrder = (given: readonly unknown[]) =>
    kinds.values.every(
      (kind, at) => (given[at] as Readonly<Record<string, unknown>>)?.[kinds.field] === kind,
    );
  return policies
    .length(kinds.values.length)
    .refine(isInOrder, { error: `${kinds.field}s` })
    .meta({ examples: [examplePolicies(part)] });
};

/** One policy for a product, or one for each of its kinds (A §3). */
export const tierRulesInput = z.strictObject({
  settings: z.strictObject({
    isApprovalRequired: z.boolean(),
    enableLongFlights: z.boolean(),
    minHoursForLongFlight: z.int().min(1).max(24),
    /** Left out, a tier stays as it is. */
    approval: approvalRules
      .refine(({ approvers }) => new Set(approvers).size === approvers.length, { error: 'twice' })
      .optional(),
  }),
  ...policySchemas({
    object: z.strictObject,
    amount,
    allowed: (choice) => z.array(choice).min(1),
    tripRules,
    list: inOrder,
  }),
}) satisfies z.ZodType<PolicyTier>;
const tierName = label.min(1).max(60);

export const companyTier = z.object({
  tierId,
  name: z.string(),
  version: z.int().min(1),
  rules: tierRules,
  people: count,
  changedAt: instant,
  /** Null for who set the company up. */
  changedBy: z.string().nullable(),
});
export type CompanyTier = z.output<typeof companyTier>;

const suppliersByProduct = Object.fromEntries(PRODUCTS.map((product) => [product, z.array(supplier)])) as {
  readonly [P in Product]: z.ZodArray<typeof supplier>;
};

const verdicts = z.object({ in: count, out: count, review: count });
const replay = z.object({
  from: instant,
  /** What people of the tier priced to book since then. */
  total: count,
  before: verdicts,
  after: verdicts,
  /** What wouldn't have been spent if each that's newly out had cost its limit; by product, in USD cents. */
  saved: z.array(z.object({ product: z.string(), amountMinor: count })),
  people: z.array(z.object({ name: z.string(), newlyOut: count, total: count })),
  /** Stays by their price per night, bars of equal width. */
  nightly: z.object({
    minMinor: count,
    widthMinor: count,
    bars: z.array(z.object({ in: count, newlyOut: count, out: count })),
  }),
});
export type TierReplay = z.output<typeof replay>;

export const adminTierCalls = {
  listTiers: call({
    method: 'GET',
    path: '/admin/tiers',
    summary: 'The company’s policy tiers with their rules, by name',
    auth: 'admin',
    output: z.object({ tiers: z.array(companyTier) }),
    errors: [],
  }),
  listTierSuppliers: call({
    method: 'GET',
    path: '/admin/tier-suppliers',
    summary: 'Hotel chains, airlines and rental companies that a tier can prefer or block, by name',
    auth: 'admin',
    output: z.object(suppliersByProduct),
    errors: [],
  }),
  listTierApprovers: call({
    method: 'GET',
    path: '/admin/tier-approvers',
    summary: 'People of the company who can approve, by name, 20 at most; and those whom a tier names',
    auth: 'admin',
    query: z.object({
      /** Part of a name. */
      q: z.string().max(100).optional(),
      tierId: tierId.optional(),
    }),
    output: z.object({
      people: z.array(colleague),
      /** In the tier's order, those who are no longer there too. */
      chosen: z.array(colleague),
    }),
    errors: [],
  }),
  addTier: call({
    method: 'POST',
    path: '/admin/tiers',
    summary: 'Adds a policy tier',
    auth: 'admin',
    input: z.strictObject({ name: tierName, rules: tierRulesInput }),
    output: companyTier,
    errors: ['TierNameTaken'],
  }),
  changeTier: call({
    method: 'PUT',
    path: '/admin/tiers/:tierId',
    summary: 'A new version of a tier, for searches from now on; what’s booked was judged by the old one',
    auth: 'admin',
    params: z.object({ tierId }),
    input: z.strictObject({ name: tierName, rules: tierRulesInput, version: z.int().min(1) }),
    output: companyTier,
    errors: ['TierNameTaken', 'TierOutdated'],
  }),
  replayTier: call({
    method: 'POST',
    path: '/admin/tiers/:tierId/replay',
    summary: 'What other rules would have meant for what the tier’s people priced in the last 30 days',
    auth: 'admin',
    params: z.object({ tierId }),
    input: z.strictObject({ rules: tierRulesInput }),
    output: replay,
    readOnly: true,
    errors: ['ReplayBusy'],
  }),
} as const;
