/** Wallets' jobs: end and announce credits, end offers, grant what bookings earn, sync with the bank. */
import { plusSeconds } from '@sojourn/domain/dates.ts';
import type { Logger } from 'pino';
import { follow } from '#workflow/jobs/follow.ts';
import { inBatches, type Job, type Report, type Turn } from '#workflow/jobs/job.ts';
import type { Owner } from '#workflow/saga.ts';
import { ANNOUNCE_BATCH, announceExpiry } from './expiry/announce-expiry.ts';
import { END_BATCH, expireCredits, expireOffers } from './expiry/expire-credits.ts';
import type { WalletUse } from './get-wallet.ts';
import { settleOffers } from './offers/settle-offers.ts';
import { claimOffers, movedWallets, wakeOffers } from './offers/store.ts';
import { claimUnchecked, newCustomers, noteCustomers } from './standing/store.ts';
import { syncStanding } from './standing/sync-standing.ts';

export type WalletJobDeps = WalletUse & { readonly log: Pick<Logger, 'warn'> };

/** The standing of people who don't come themselves is requested this often. */
const CHECK_AGAIN_SECONDS = 6 * 3600;
/** Calls of the bank at once. */
const AT_ONCE = 8;
const OFFER_BATCH = 40;
const CONTEXT = { timeoutMs: 3_000, scenario: null, requestId: 'wallet-watch' };

export const walletJobs = (deps: WalletJobDeps): readonly Job[] => [
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
    name: 'wake-offers',
    everySeconds: 15,
    run: (turn) =>
      follow(turn, movedWallets, async (tx, owners) => {
        await wakeOffers(tx, owners);
        return owners.length;
      }),
  },
  { name: 'settle-offers', everySeconds: 15, isDueAtStart: true, run: (turn) => settleDue(deps, turn) },
  {
    name: 'end-offers',
    everySeconds: 30,
    run: (turn) => inBatches(turn, END_BATCH, () => expireOffers(deps)),
  },
  {
    name: 'note-new-customers',
    everySeconds: 30,
    run: (turn) =>
      follow(turn, newCustomers, async (tx, owners) => {
        await noteCustomers(tx, owners);
        return owners.length;
      }),
  },
  { name: 'sync-standing', everySeconds: 30, isDueAtStart: true, run: (turn) => syncDue(deps, turn) },
];

const settleDue = (deps: WalletJobDeps, turn: Turn): Promise<Report> =>
  inBatches(turn, OFFER_BATCH, async () => {
    const claimed = await claimOffers(deps.db, OFFER_BATCH);
    const owners = new Map(claimed.map((owner) => [`${owner.tenantId} ${owner.customerId}`, owner]));
    const settle = (owner: Owner) =>
      settleOffers(deps, owner, CONTEXT).catch((err: unknown) =>
        deps.log.warn({ err, customerId: owner.customerId }, 'offers were not settled'),
      );
    await inGroups([...owners.values()], settle);
    return claimed.length;
  });

async function syncDue(deps: WalletJobDeps, turn: Turn): Promise<Report> {
  for (let rows = 0; ; ) {
    const now = deps.clock.now();
    const before = plusSeconds(now, -CHECK_AGAIN_SECONDS);
    const { claimed, people } = await claimUnchecked(deps.db, before, now, AT_ONCE);
    const answers = await inGroups(people, (person) => syncStanding(deps, person, CONTEXT));
    rows += answers.filter((isAnswered) => isAnswered).length;
    // A bank that's away gets no more calls this round
    if (claimed < AT_ONCE || answers.includes(false)) return { rows };
    if (turn.isSpent()) return { rows, isDone: false };
  }
}

async function inGroups<T, R>(all: readonly T[], work: (each: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  for (let i = 0; i < all.length; i += AT_ONCE)
    results.push(...(await Promise.all(all.slice(i, i + AT_ONCE).map(work))));
  return results;
}
