import type { Checkout } from '@sojourn/contract/checkouts.ts';
import { checkoutKey, choiceScope } from '@sojourn/portal/features/checkout/use-checkout.ts';
import { rememberShownTotal } from '@sojourn/portal/shared/shown-total.ts';
import { api } from '@sojourn/web/api/api.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { CarCheckout, CarOptions } from '#car/wire/car-checkout.ts';

/**
 * When it is paid and what is added, quoted anew with the car. One choice after the other, each on top of
 * the one before: the known age may be chosen while an extra is.
 */
export function useOptions({ checkoutId, options }: CarCheckout, flush: () => Promise<boolean>) {
  const queries = useQueryClient();
  const queryKey = checkoutKey(checkoutId);
  return useMutation({
    scope: choiceScope(checkoutId),
    mutationFn: async (part: Partial<CarOptions>) => {
      await flush();
      const latest = queries.getQueryData<CarCheckout>(queryKey)?.options ?? options;
      return api.chooseCarOptions({ params: { checkoutId }, input: { ...latest, ...part } });
    },
    onSuccess: async (fresh) => {
      // What was asked before must not overwrite the new quote with the old one
      await queries.cancelQueries({ queryKey });
      // Another way to pay is no fall of the price
      rememberShownTotal(checkoutId, fresh.quote.total.amountMinor);
      queries.setQueryData<Checkout>(queryKey, fresh);
    },
  });
}

/** How many of an extra are chosen. */
export const countOf = ({ extras }: CarOptions, kind: CarOptions['extras'][number]['kind']): number =>
  extras.find((each) => each.kind === kind)?.count ?? 0;

/** The extras with so many of one. */
export const withExtra = (
  { extras }: CarOptions,
  kind: CarOptions['extras'][number]['kind'],
  count: number,
): CarOptions['extras'] => [
  ...extras.filter((each) => each.kind !== kind),
  ...(count > 0 ? [{ kind, count }] : []),
];
