/** What a company lets a group of its travelers book (A §3 Policy tier), and what an empty tier is. */
import { POLICIES } from '@sojourn/products/lists/policies.ts';
import { PLURALS, type Plural, PRODUCTS, type Product } from '@sojourn/products/product-list.ts';
import { APPROVAL_DEFAULTS, type ApprovalRules } from '../approvals/approval-rules.ts';
import type { TierPart } from './tier-part.ts';
import { allowsAnyTrip, type TripRules } from './trip-rules.ts';

/** Of each product, what it declares. */
export const TIER_PARTS: { readonly [P in Product]: TierPart } = POLICIES;
/** One of a product's policies. */
export type PolicyOf<P extends Product> = (typeof POLICIES)[P]['unrestricted'][number];

type FieldOf<Fields> = Fields[keyof Fields] & string;
/** The field of a cap. */
export type CapField = { [P in Product]: FieldOf<(typeof POLICIES)[P]['caps']> }[Product];
export const capFields = (product: Product): readonly CapField[] =>
  Object.values(TIER_PARTS[product].caps) as CapField[];

type Policies = { readonly [P in Product as Plural<P>]: { readonly policies: readonly PolicyOf<P>[] } };
/** Every policy of a list must allow an offer; of `flights` those of its duration. */
export type PolicyTier = Policies & {
  readonly settings: {
    /** Out-of-policy bookings wait for an approver. */
    readonly isApprovalRequired: boolean;
    /** Long flights follow the `Long` policies; otherwise every flight follows the `Short` ones. */
    readonly enableLongFlights: boolean;
    /** A flight is long with more hours in the air than these. */
    readonly minHoursForLongFlight: number;
    /** How they are approved; left out: `APPROVAL_DEFAULTS`. */
    readonly approval?: ApprovalRules;
  };
};

export const listPolicies = (tier: Policies, product: Product): readonly TripRules[] =>
  tier[PLURALS[product]].policies;

/** The policies of every product, from those of each. */
export const eachPolicies = (policies: (product: Product) => readonly object[]): Policies =>
  Object.fromEntries(
    PRODUCTS.map((product) => [PLURALS[product], { policies: policies(product) }]),
  ) as unknown as Policies;

/** A tier without rules: what a new company starts with. */
export const UNRESTRICTED: PolicyTier = {
  settings: { isApprovalRequired: false, enableLongFlights: true, minHoursForLongFlight: 6 },
  ...eachPolicies((product) => TIER_PARTS[product].unrestricted),
};

/** A tier that was stored before a product was sold restricts nothing of it. */
export const completeTier = <Stored extends { readonly rules: PolicyTier }>(stored: Stored): Stored => ({
  ...stored,
  rules: { ...UNRESTRICTED, ...stored.rules },
});

function allowsAnyOffer({ caps, choices }: TierPart, policy: TripRules): boolean {
  const fields = policy as Readonly<Record<string, unknown>>;
  return (
    Object.values(caps).every((field) => fields[field] === null) &&
    Object.values(choices).every(({ field, values }) => {
      const allowed = fields[field] as readonly unknown[];
      return values.every((each) => allowed.includes(each));
    })
  );
}

/** Whether nothing is ever out of policy (A §5). Otherwise the policy counts as active. */
export const isUnrestricted = (tier: PolicyTier): boolean =>
  tier.settings.enableLongFlights &&
  PRODUCTS.every((product) =>
    listPolicies(tier, product).every(
      (policy) => allowsAnyTrip(policy) && allowsAnyOffer(TIER_PARTS[product], policy),
    ),
  );

/** How its out-of-policy bookings are approved. */
export const approvalRules = ({ settings }: PolicyTier): ApprovalRules =>
  settings.approval ?? APPROVAL_DEFAULTS;

const APPROVAL_PROCESSES = ['automatic', '24hr_review'] as const;
/** A §4: automatic unless the tier requires approval. */
export const approvalProcess = ({ settings }: PolicyTier): (typeof APPROVAL_PROCESSES)[number] =>
  settings.isApprovalRequired ? '24hr_review' : 'automatic';
