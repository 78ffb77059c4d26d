import type { Checkout } from '@sojourn/contract/checkouts.ts';
import type { ProtectionOffer } from '@sojourn/contract/protections.ts';
import { api } from '@sojourn/web/api/api.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { rememberShownTotal } from '#shared/shown-total.ts';
import { checkoutKey } from '../use-checkout.ts';

/** Adds a protection or declines it; what that does to the total is no change of the price. */
export function useChooseProtection(
  { checkoutId }: Pick<Checkout, 'checkoutId'>,
  protection: ProtectionOffer['protection'],
) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (action: 'Purchase' | 'Cancel') =>
      api.chooseProtection({ params: { checkoutId, protection }, input: { action } }),
    onSuccess: async (fresh) => {
      const queryKey = checkoutKey(checkoutId);
      await queries.cancelQueries({ queryKey });
      rememberShownTotal(checkoutId, fresh.quote.total.amountMinor);
      queries.setQueryData<Checkout>(queryKey, fresh);
    },
  });
}
