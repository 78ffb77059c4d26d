/**
 * The background job of wallets: ends and announces credits, ends offers, gives what bookings bring, asks the
 * bank for news. Any number of processes may run it.
 */
import { plusSeconds } from '@sojourn/domain/dates.ts';
import type { Logger } from 'pino';
import { announceExpiry } from './expiry/announce-expiry.ts';
import { expireCredits, expireOffers } from './expiry/expire-credits.ts';
import type { WalletUse } from './get-wallet.ts';
import { settleOffers } from './offers/settle-offers.ts';
import { claimUnchecked } from './standing/store.ts';
import { syncStanding } from './standing/sync-standing.ts';

export type WalletWatch = {
  readonly look: () => Promise<void>;
  readonly start: () => void;
  readonly stop: () => Promise<void>;
};

const EVERY_MS = 30_000;
/** People who do not come themselves are asked about this often, some at a time. */
const ASK_AGAIN_SECONDS = 6 * 3600;
const ASKED_AT_ONCE = 20;
const CONTEXT = { timeoutMs: 3_000, scenario: null, requestId: 'wallet-watch' };

export function createWalletWatch(deps: WalletUse & { readonly log: Logger }): WalletWatch {
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
  let timer: NodeJS.Timeout | undefined;
  let looking: Promise<void> = Promise.resolve();
  const lookAgain = (): void => {
    looking = looking.then(look);
  };
  return {
    look,
    start: () => {
      lookAgain();
      timer = setInterval(lookAgain, EVERY_MS).unref();
    },
    stop: async () => {
      clearInterval(timer);
      await looking;
    },
  };
}
