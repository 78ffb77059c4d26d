/** Whether a car is in policy: its daily base rate (A §3 cars.policies). */
import type { Money } from '../../money.ts';
import type { PolicyTier } from '../../policy/tier.ts';
import { lowestCap, overCap, type Verdict, verdictOf } from '../../policy/verdict.ts';

import type { CarPolicyLimits } from './sorts-and-filters.ts';

type CarPolicyFacts = { readonly perDay: Money };

/** The same rule as a number, as searches count by it. */
export const carPolicyLimits = ({ cars }: Pick<PolicyTier, 'cars'>): CarPolicyLimits => ({
  perDayMaxMinor: lowestCap(cars.policies.map(({ maxPricePerDay }) => maxPricePerDay))?.amountMinor ?? null,
});

export function carJudge({ cars }: PolicyTier): (facts: CarPolicyFacts) => Verdict {
  const cap = lowestCap(cars.policies.map(({ maxPricePerDay }) => maxPricePerDay));
  return ({ perDay }) => verdictOf(overCap('pricePerDay', cap, perDay));
}
