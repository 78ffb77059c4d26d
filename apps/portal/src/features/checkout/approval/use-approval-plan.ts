/** How the company reviews what is in a checkout; null for everything that it doesn't. */
import type { ApprovalPlan } from '@sojourn/contract/approvals.ts';
import type { Checkout } from '@sojourn/contract/checkouts.ts';
import { api } from '@sojourn/web/api/api.ts';
import { useSession } from '@sojourn/web/session/session-provider.tsx';
import { useQuery } from '@tanstack/react-query';

export function useApprovalPlan({ checkoutId, quote, state }: Checkout): ApprovalPlan | null {
  // Of whom it was started for, which only the server knows
  const isMember = Boolean(useSession()?.corporateInfo);
  const { data } = useQuery({
    queryKey: ['approvals', 'plan', checkoutId, quote.quoteId],
    queryFn: ({ signal }) => api.getApprovalPlan({ params: { checkoutId } }, { signal }),
    enabled: state === 'open' && isMember,
    placeholderData: (before) => before,
  });
  return data?.plan ?? null;
}
