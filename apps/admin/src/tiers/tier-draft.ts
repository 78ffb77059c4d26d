/** A tier while it's edited: caps as typed, what changed, and what is wrong with it. */
import type { CompanyTier } from '@sojourn/contract/admin/tier-calls.ts';
import {
  eachPolicies,
  listPolicies,
  type PolicyTier,
  TIER_PARTS,
  UNRESTRICTED,
} from '@sojourn/domain/policy/tier.ts';
import { PRODUCTS, type Product } from '@sojourn/products/product-list.ts';
import {
  type ApprovalDraft,
  type ApprovalProblem,
  approvalChanges,
  approvalDraftOf,
  approvalProblems,
  approvalRulesOf,
} from './approval-draft.ts';
import {
  draftOfProduct,
  type ProductDraft,
  type ProductProblem,
  policiesOf,
  productChanges,
  productProblems,
} from './product-draft.ts';
import { readCap } from './read-cap.ts';

export type TierDraft = {
  readonly name: string;
  readonly isApprovalRequired: boolean;
  readonly approval: ApprovalDraft;
  readonly hasLong: boolean;
  readonly longHours: number;
  readonly products: { readonly [P in Product]: ProductDraft };
};

export const draftOf = ({ name, rules }: Pick<CompanyTier, 'name' | 'rules'>): TierDraft => ({
  name,
  isApprovalRequired: rules.settings.isApprovalRequired,
  approval: approvalDraftOf(rules.settings.approval),
  hasLong: rules.settings.enableLongFlights,
  longHours: rules.settings.minHoursForLongFlight,
  products: Object.fromEntries(
    PRODUCTS.map((product) => [product, draftOfProduct(product, listPolicies(rules, product))]),
  ) as TierDraft['products'],
});

export const NEW_TIER: TierDraft = draftOf({ name: '', rules: UNRESTRICTED as CompanyTier['rules'] });

export type DraftProblem = 'name' | ProductProblem | ApprovalProblem;

export function problemsOf(draft: TierDraft): ReadonlySet<DraftProblem> {
  const problems = new Set<DraftProblem>(
    PRODUCTS.flatMap((product) => productProblems(product, draft.products[product])),
  );
  if (draft.isApprovalRequired) for (const problem of approvalProblems(draft.approval)) problems.add(problem);
  if (draft.name.trim() === '') problems.add('name');
  return problems;
}

/** For a draft without problems. */
export const rulesOf = (draft: TierDraft) =>
  ({
    settings: {
      isApprovalRequired: draft.isApprovalRequired,
      enableLongFlights: draft.hasLong,
      minHoursForLongFlight: draft.longHours,
      // Left out, a tier's own stay as they are
      ...(draft.isApprovalRequired && { approval: approvalRulesOf(draft.approval) }),
    },
    ...eachPolicies((product) => policiesOf(product, draft.products[product])),
  }) satisfies PolicyTier;

/** How many fields differ. */
export function changesOf(draft: TierDraft, saved: TierDraft): number {
  const own = [
    [draft.name.trim(), saved.name],
    [draft.isApprovalRequired, saved.isApprovalRequired],
    [draft.hasLong, saved.hasLong],
    [draft.longHours, saved.longHours],
  ].filter(([now, before]) => now !== before).length;
  const products = PRODUCTS.map((product) =>
    productChanges(draft.products[product], saved.products[product]),
  );
  const approval = draft.isApprovalRequired ? approvalChanges(draft.approval, saved.approval) : 0;
  return own + approval + products.reduce((sum, count) => sum + count, 0);
}

/** The most that a night may cost; null for any price. */
export function nightlyCap({ products }: TierDraft): number | null {
  const caps = PRODUCTS.flatMap((product) => {
    const field = TIER_PARTS[product].caps.pricePerNight;
    return field ? (readCap(products[product].caps[field] ?? '') ?? []) : [];
  });
  return caps.length > 0 ? Math.min(...caps) : null;
}
