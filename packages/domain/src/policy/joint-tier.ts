/** One tier for several people: what it allows, each of their own tiers allows. */
import { eachPolicies, listPolicies, type PolicyTier } from './tier.ts';

/**
 * All their policies at once, as every policy of a list must allow an offer. A flight is long only where it
 * is for all of them, so it's never shown as in policy for somebody whom it isn't for.
 */
export const jointTier = (tiers: readonly [PolicyTier, ...PolicyTier[]]): PolicyTier => ({
  settings: {
    isApprovalRequired: tiers.some(({ settings }) => settings.isApprovalRequired),
    enableLongFlights: tiers.every(({ settings }) => settings.enableLongFlights),
    minHoursForLongFlight: Math.max(...tiers.map(({ settings }) => settings.minHoursForLongFlight)),
  },
  ...eachPolicies((product) => tiers.flatMap((tier) => listPolicies(tier, product))),
});
