/**
 * The background job of wallets: ends and announces credits, ends offers, gives what bookings bring, asks the
 * bank for news. Any number of processes may run it.
 */
import { plusSeconds } from '@sojourn/domain/dates.ts';
import type { Logger } from 'pino';
import type { Job } from '#workflow/job.ts';
import { announceExpiry } from './expiry/announce-expiry.ts';
import { expireCredits, expireOffers } from './expiry/expire-credits.ts';
import type { WalletUse } from './get-wallet.ts';
import { settleOffers } from './offers/settle-offers.ts';
import { claimUnchecked } from './standing/store.ts';
import { syncStanding } from './standing/sync-standing.ts';

export type WalletWatch = { readonly look: () => Promise<void> };
export type WalletJobDeps = WalletUse & { readonly log: Logger };

/** People who do not come themselves are asked about this often, some at a time. */
const ASK_AGAIN_SECONDS = 6 * 3600;
const ASKED_AT_ONCE = 20;
const CONTEXT = { timeoutMs: 3_000, scenario: null, requestId: 'wallet-watch' };

export function createWalletWatch(deps: WalletJobDeps): WalletWatch {
  const refreshFromBank = async (): Promise<void> => {
    const now = deps.clock.now();
    const before = plusSeconds(now, -ASK_AGAIN_SECONDS);
    for (const person of await claimUnchecked(deps.db, before, now, ASKED_AT_ONCE)) {
      // One that does not answer does not answer for the next either
      if (!(await syncStanding(deps, person, CONTEXT))) return;
    }
  };
  // Each by itself: one that fails keeps none of the others from being done
  const jobs: readonly (() => Promise<unknown>)[] = [
    () => expireCredits(deps),
    () => announceExpiry(deps),
    () => settleOffers(deps, null, CONTEXT),
    () => expireOffers(deps),
    refreshFromBank,
  ];
  const look = async (): Promise<void> => {
    for (const job of jobs)
      await job().catch((error: unknown) => deps.log.warn({ err: error }, 'wallet watch failed'));
  };
  return { look };
}

export const walletJob = (deps: WalletJobDeps): Job => ({
  name: 'wallets',
  everySeconds: 30,
  isDueAtStart: true,
  run: createWalletWatch(deps).look,
});
