import type { Checkout } from '@sojourn/contract/checkouts.ts';
import type { ProtectionOffer } from '@sojourn/contract/protections.ts';
import { api } from '@sojourn/web/api/api.ts';
import { codeOf } from '@sojourn/web/api/api-error.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { rememberShownTotal } from '#shared/shown-total.ts';
import { checkoutKey, choiceScope } from '../use-checkout.ts';

/** Adds a protection at the price shown, or declines it; what that does to the total is no price change. */
export function useChooseProtection(
  { checkoutId }: Pick<Checkout, 'checkoutId'>,
  { protection, quote }: Pick<ProtectionOffer, 'protection' | 'quote'>,
) {
  const queries = useQueryClient();
  const queryKey = checkoutKey(checkoutId);
  return useMutation({
    scope: choiceScope(checkoutId),
    mutationFn: (action: 'Purchase' | 'Cancel') =>
      api.chooseProtection({
        params: { checkoutId, protection },
        input: action === 'Purchase' && quote ? { action, quoteId: quote.id } : { action },
      }),
    onSuccess: async (fresh) => {
      await queries.cancelQueries({ queryKey });
      rememberShownTotal(checkoutId, fresh.quote.total.amountMinor);
      queries.setQueryData<Checkout>(queryKey, fresh);
    },
    // Show today's price beside what happened
    onError: (error) =>
      codeOf(error) === 'InvalidOfferData' ? queries.invalidateQueries({ queryKey }) : undefined,
  });
}
