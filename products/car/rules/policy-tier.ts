/** What a policy tier says about rental cars (A §3 cars.policies). */
import type { Money } from '@sojourn/domain/money.ts';
import type { PartFor } from '@sojourn/domain/policy/tier-part.ts';
import type { TripRules } from '@sojourn/domain/policy/trip-rules.ts';

export type CarPolicy = TripRules<{ readonly maxPricePerDay: Money }> & {
  /** Base rate. */
  readonly maxPricePerDay: Money | null;
};

export const carPolicies = {
  caps: { pricePerDay: 'maxPricePerDay' },
  choices: {},
  unrestricted: [{ maxPricePerDay: null }] as readonly CarPolicy[],
} as const satisfies PartFor<CarPolicy>;
