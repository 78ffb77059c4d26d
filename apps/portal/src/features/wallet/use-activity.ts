/** The wallet's ledger page by page, and what a person does to the wallet besides activating an offer. */
import type { ActivityFilter } from '@sojourn/contract/wallet.ts';
import { api } from '@sojourn/web/api/api.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { ACTIVITY_KEY, useWalletWrite } from '#shared/offers/use-wallet.ts';

export const useActivity = (filter: ActivityFilter) =>
  useInfiniteQuery({
    queryKey: [...ACTIVITY_KEY, filter],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) =>
      api.listWalletActivity({ query: { filter, ...(pageParam ? { before: pageParam } : {}) } }, { signal }),
    getNextPageParam: (page) => page.next ?? undefined,
    refetchOnMount: 'always',
  });

/** Every line of a filter, for the file; asks for the pages that are not on the screen. */
export async function allActivity(filter: ActivityFilter) {
  const entries = [];
  for (let before: string | null | undefined; before !== null; ) {
    const page = await api.listWalletActivity({ query: { filter, ...(before ? { before } : {}) } });
    entries.push(...page.entries);
    before = page.next;
  }
  return entries;
}

export const useRedeemVoucher = () =>
  useWalletWrite((code: string, idempotencyKey) =>
    api.redeemVoucher({ input: { code } }, { idempotencyKey }),
  );

export const useDisputeCredit = () =>
  useWalletWrite((input: { entryId: string; text: string }, idempotencyKey) =>
    api.disputeCredit({ input }, { idempotencyKey }),
  );
