import { isUnrestricted, type PolicyTier } from '@sojourn/domain/policy/tier.ts';
import { useSession } from '@sojourn/web/session/session-provider.tsx';

/** The person's tier; null on the consumer site and where nothing is out of policy. */
export function usePolicyTier(): (PolicyTier & { readonly name: string }) | null {
  const tier = useSession()?.corporateInfo?.policyTier ?? null;
  return tier && !isUnrestricted(tier) ? tier : null;
}
