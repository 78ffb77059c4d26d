/** Wallets' jobs: end and announce credits, end offers, grant what bookings earn, sync with the bank. */
import { plusSeconds } from '@sojourn/domain/dates.ts';
import { inBatches, type Job } from '#workflow/jobs/job.ts';
import { ANNOUNCE_BATCH, announceExpiry } from './expiry/announce-expiry.ts';
import { END_BATCH, expireCredits, expireOffers } from './expiry/expire-credits.ts';
import type { WalletUse } from './get-wallet.ts';
import { settleOffers } from './offers/settle-offers.ts';
import { claimUnchecked } from './standing/store.ts';
import { syncStanding } from './standing/sync-standing.ts';

/** The standing of people who don't come themselves is requested this often, some at a time. */
const CHECK_AGAIN_SECONDS = 6 * 3600;
const CHECKED_AT_ONCE = 20;
const CONTEXT = { timeoutMs: 3_000, scenario: null, requestId: 'wallet-watch' };

export const walletJobs = (deps: WalletUse): readonly Job[] => [
  {
    name: 'end-credits',
    everySeconds: 30,
    isDueAtStart: true,
    run: (turn) => inBatches(turn, END_BATCH, () => expireCredits(deps)),
  },
  {
    name: 'announce-expiry',
    everySeconds: 30,
    run: (turn) => inBatches(turn, ANNOUNCE_BATCH, () => announceExpiry(deps)),
  },
  {
    name: 'settle-offers',
    everySeconds: 30,
    isDueAtStart: true,
    run: async () => {
      await settleOffers(deps, null, CONTEXT);
      return 0;
    },
  },
  {
    name: 'end-offers',
    everySeconds: 30,
    run: (turn) => inBatches(turn, END_BATCH, () => expireOffers(deps)),
  },
  { name: 'sync-standing', everySeconds: 30, isDueAtStart: true, run: () => syncDue(deps) },
];

async function syncDue(deps: WalletUse): Promise<number> {
  const now = deps.clock.now();
  const before = plusSeconds(now, -CHECK_AGAIN_SECONDS);
  let synced = 0;
  for (const person of await claimUnchecked(deps.db, before, now, CHECKED_AT_ONCE)) {
    // One that doesn't answer doesn't answer for the next either
    if (!(await syncStanding(deps, person, CONTEXT))) return synced;
    synced++;
  }
  return synced;
}
