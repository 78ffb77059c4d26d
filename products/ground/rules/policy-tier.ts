/** What a policy tier says about rides; A §3 has none, so it's one cap as the other products have. */
import type { Money } from '@sojourn/domain/money.ts';
import type { PartFor } from '@sojourn/domain/policy/tier-part.ts';
import type { TripRules } from '@sojourn/domain/policy/trip-rules.ts';

export type GroundPolicyRules = TripRules<{ readonly maxPricePerRide: Money }> & {
  /** For everybody of the party, with taxes. */
  readonly maxPricePerRide: Money | null;
};

export const groundPolicies = {
  caps: { pricePerRide: 'maxPricePerRide' },
  choices: {},
  unrestricted: [{ maxPricePerRide: null }] as readonly GroundPolicyRules[],
} as const satisfies PartFor<GroundPolicyRules>;
