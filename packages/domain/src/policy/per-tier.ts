import type { PolicyTier } from './tier.ts';

/** What is made of a tier's rules, once for each tier: many offers are judged by one. */
export function perTier<Made extends object>(make: (tier: PolicyTier) => Made): (tier: PolicyTier) => Made {
  const made = new WeakMap<PolicyTier, Made>();
  return (tier) => {
    const known = made.get(tier) ?? make(tier);
    made.set(tier, known);
    return known;
  };
}
