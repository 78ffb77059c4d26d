import type { RewardsAccount } from '@sojourn/contract/rewards.ts';
import { useQuery } from '@tanstack/react-query';
import { apiOf } from '../api/use-channel.ts';

/** A §9: what is cached lives six hours. */
const CACHE_MS = 21_600 * 1000;

/** To be asked again when miles were spent or came back. */
export const REWARDS_KEY = ['rewards'] as const;

function useAnswer() {
  return useQuery({
    queryKey: REWARDS_KEY,
    queryFn: ({ signal, client }) => apiOf(client).listRewardsAccounts({ input: {} }, { signal }),
    // A bank that knew of no account is asked again (A §7)
    staleTime: ({ state }) => (state.data?.value.length === 0 ? 0 : CACHE_MS),
  });
}

/** The customer's rewards accounts, best first; undefined until known, empty when the bank did not answer. */
export function useRewards(): readonly RewardsAccount[] | undefined {
  const { data, isError } = useAnswer();
  return isError ? [] : data?.value;
}

/** The one whose balance and rates are shown (A §4); undefined until known, null for none. */
export function useSelectedAccount(): RewardsAccount | null | undefined {
  const { data, isError } = useAnswer();
  if (isError) return null;
  return data && (data.value.find(({ accountReferenceId }) => accountReferenceId === data.selected) ?? null);
}
