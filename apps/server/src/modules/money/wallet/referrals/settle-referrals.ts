/** Grants referral credit to both once the friend's first trip is over; without one in time it lapses. */
import { plusSeconds } from '@sojourn/domain/dates.ts';
import { creditEnds } from '@sojourn/domain/wallet/credits/credit-types.ts';
import {
  REFERRAL_LEAST_MINOR,
  REFERRAL_MINOR,
  REFERRAL_YEAR_DAYS,
  REFERRALS_MAX,
} from '@sojourn/domain/wallet/referral-rules.ts';
import { withTransaction } from '@sojourn/postgres/client.ts';
import type { Effects } from '#context.ts';
import { inBatches, type Job } from '#workflow/jobs/job.ts';
import type { Owner, Tx } from '#workflow/saga.ts';
import { grantCredit } from '../grant-credit.ts';
import { countGranted, endReferral, lockDueReferrals } from './store.ts';

type Deps = Pick<Effects, 'db' | 'clock' | 'random'>;
const BATCH = 50;

export const referralJob = (deps: Deps): Job => ({
  name: 'settle-referrals',
  everySeconds: 600,
  run: (turn) => inBatches(turn, BATCH, () => settleReferrals(deps)),
});

/** One batch; returns how many ended. */
const settleReferrals = (deps: Deps): Promise<number> =>
  withTransaction(deps.db, async (tx) => {
    const now = deps.clock.now();
    const due = await lockDueReferrals(tx, { now, leastMinor: REFERRAL_LEAST_MINOR }, BATCH);
    for (const { referrerId, hasTravelled, ...friend } of due) {
      if (!hasTravelled) {
        await endReferral(tx, friend, { state: 'lapsed', isBeyondLimit: false, at: now });
        continue;
      }
      const referrer = { tenantId: friend.tenantId, customerId: referrerId };
      const since = plusSeconds(now, -REFERRAL_YEAR_DAYS * 86_400);
      const isBeyondLimit = (await countGranted(tx, referrer, since)) >= REFERRALS_MAX;
      await grant(tx, deps, friend, friend);
      if (!isBeyondLimit) await grant(tx, deps, referrer, friend);
      await endReferral(tx, friend, { state: 'granted', isBeyondLimit, at: now });
    }
    return due.length;
  });

/** Once for each of the two. */
async function grant(tx: Tx, deps: Deps, to: Owner, friend: Owner): Promise<void> {
  const at = deps.clock.now();
  const type = 'ReferralCredit';
  const grantKey = `referral:${friend.customerId}`;
  const expiresAt = creditEnds(type, at);
  await grantCredit(tx, deps, to, { type, amountMinor: REFERRAL_MINOR, grantKey, expiresAt }, at);
}
