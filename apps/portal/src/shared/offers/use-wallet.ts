/** The wallet as the server has it, and activating one of its offers. */
import type { Wallet } from '@sojourn/contract/wallet.ts';
import type { OfferId } from '@sojourn/domain/ids.ts';
import { apiOf, useApi } from '@sojourn/web/api/use-channel.ts';
import { newIdempotencyKey, useRandom } from '@sojourn/web/effects.tsx';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useIsAgent } from '#shared/session/use-is-agent.ts';

const WALLET_KEY = ['wallet'] as const;
export const ACTIVITY_KEY = ['wallet-activity'] as const;

export const useWallet = () => {
  const isAgent = useIsAgent();
  return useQuery({
    queryKey: WALLET_KEY,
    queryFn: ({ signal, client }): Promise<Wallet> => apiOf(client).getWallet({}, { signal }),
    refetchOnMount: 'always',
    enabled: !isAgent,
  });
};

/** Writes to the wallet; each press is one attempt, and what it changed is shown afresh. */
export function useWalletWrite<Given, Answer>(
  write: (given: Given, idempotencyKey: string) => Promise<Answer>,
) {
  const queries = useQueryClient();
  const random = useRandom();
  return useMutation({
    mutationFn: (given: Given) => write(given, newIdempotencyKey(random)),
    onSuccess: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: WALLET_KEY }),
        queries.invalidateQueries({ queryKey: ACTIVITY_KEY }),
      ]),
  });
}

export function useActivateOffer() {
  const api = useApi();
  return useWalletWrite((offerId: OfferId, idempotencyKey) =>
    api.activateOffer({ input: { offerId } }, { idempotencyKey }),
  );
}
