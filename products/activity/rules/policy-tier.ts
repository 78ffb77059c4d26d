/** What a policy tier says about activities; A §3 has none, so it's one cap as the other products have. */
import type { Money } from '@sojourn/domain/money.ts';
import type { PartFor } from '@sojourn/domain/policy/tier-part.ts';
import type { TripRules } from '@sojourn/domain/policy/trip-rules.ts';

export type ActivityPolicyRules = TripRules<{ readonly maxPricePerPerson: Money }> & {
  /** Average of a party, with taxes. */
  readonly maxPricePerPerson: Money | null;
};

export const activityPolicies = {
  caps: { pricePerPerson: 'maxPricePerPerson' },
  choices: {},
  unrestricted: [{ maxPricePerPerson: null }] as readonly ActivityPolicyRules[],
} as const satisfies PartFor<ActivityPolicyRules>;
