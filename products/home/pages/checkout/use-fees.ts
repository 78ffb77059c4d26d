import type { Checkout } from '@sojourn/contract/checkouts.ts';
import { checkoutKey, choiceScope } from '@sojourn/portal/features/checkout/use-checkout.ts';
import { rememberShownTotal } from '@sojourn/portal/shared/shown-total.ts';
import { api } from '@sojourn/web/api/api.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { HomeCheckout } from '#home/wire/home-checkout.ts';
import { chosenWith, type OptionalFee } from './chosen-fees.ts';

/** Chooses a fee that nobody has to pay, which quotes the stay anew; one choice after the other. */
export function useFees({ checkoutId, optionalFees }: HomeCheckout, flush: () => Promise<boolean>) {
  const queries = useQueryClient();
  const queryKey = checkoutKey(checkoutId);
  return useMutation({
    scope: choiceScope(checkoutId),
    mutationFn: async ({ kind, isChosen }: Pick<OptionalFee, 'kind' | 'isChosen'>) => {
      await flush();
      const latest = queries.getQueryData<HomeCheckout>(queryKey)?.optionalFees ?? optionalFees;
      const chosen = chosenWith(latest, kind, isChosen);
      return api.chooseHomeFees({ params: { checkoutId }, input: { chosen } });
    },
    onSuccess: async (fresh) => {
      // What was asked before must not overwrite the new quote with the old one
      await queries.cancelQueries({ queryKey });
      // Choosing less is no fall of the price
      rememberShownTotal(checkoutId, fresh.quote.total.amountMinor);
      queries.setQueryData<Checkout>(queryKey, fresh);
    },
  });
}
