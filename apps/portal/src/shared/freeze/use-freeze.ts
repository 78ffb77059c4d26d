/** Quotes a price freeze and pays for it; one idempotency key for every repeat of the same payment. */
import type { CheckoutInput } from '@sojourn/contract/checkouts.ts';
import type { BuyPriceFreeze, PriceFreezeQuote } from '@sojourn/contract/price-freezes.ts';
import { api } from '@sojourn/web/api/api.ts';
import { newIdempotencyKey, useRandom } from '@sojourn/web/effects.tsx';
import { REWARDS_KEY } from '@sojourn/web/rewards/use-rewards.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';

export const FROZEN_KEY = ['price-freezes'] as const;

export const useQuoteFreeze = () =>
  useMutation({
    mutationFn: (input: CheckoutInput): Promise<PriceFreezeQuote> => api.quotePriceFreeze({ input }),
  });

export function useBuyFreeze(freezeId: PriceFreezeQuote['freezeId']) {
  const random = useRandom();
  const queries = useQueryClient();
  const sent = useRef({ body: '', key: '' });
  return useMutation({
    mutationFn: (input: BuyPriceFreeze) => {
      const body = JSON.stringify([freezeId, input]);
      if (sent.current.body !== body) sent.current = { body, key: newIdempotencyKey(random) };
      return api.buyPriceFreeze({ params: { freezeId }, input }, { idempotencyKey: sent.current.key });
    },
    onSuccess: async () => {
      await Promise.all([
        queries.invalidateQueries({ queryKey: FROZEN_KEY }),
        queries.invalidateQueries({ queryKey: REWARDS_KEY }),
      ]);
    },
  });
}
