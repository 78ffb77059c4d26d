/** How the company reviews what is in a checkout; null for everything that it doesn't. */
import type { ApprovalPlan } from '@sojourn/contract/approvals.ts';
import type { Checkout } from '@sojourn/contract/checkouts.ts';
import { api } from '@sojourn/web/api/api.ts';
import { useQuery } from '@tanstack/react-query';
import { usePolicyTier } from '#shared/policy/use-policy-tier.ts';

export function useApprovalPlan({ checkoutId, quote, state }: Checkout): ApprovalPlan | null {
  const tier = usePolicyTier();
  const { data } = useQuery({
    queryKey: ['approvals', 'plan', checkoutId, quote.quoteId],
    queryFn: ({ signal }) => api.getApprovalPlan({ params: { checkoutId } }, { signal }),
    enabled: state === 'open' && tier?.settings.isApprovalRequired === true,
    placeholderData: (before) => before,
  });
  return data?.plan ?? null;
}
