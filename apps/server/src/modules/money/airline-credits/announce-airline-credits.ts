/** Notifies people that an airline's credit is about to end: 90, 60, 30 and 7 days before, each once. */
import { money } from '@sojourn/domain/money.ts';
import { assertPresent } from '@sojourn/domain/present.ts';
import { withTransaction } from '@sojourn/postgres/client.ts';
import type { Effects } from '#context.ts';
import { enqueue } from '#modules/platform/notify/enqueue.ts';
import { inBatches, type Job } from '#workflow/jobs/job.ts';
import type { AirlineCreditExpiring } from './messages.ts';
import { noteAnnounced } from './store.ts';

const ANNOUNCED_DAYS = [90, 60, 30, 7] as const;
const BATCH = 50;
type Deps = Pick<Effects, 'db' | 'clock'>;

/** One batch; returns how many were announced. After a pause only the last of the days that have come. */
export async function announceAirlineCredits({ db, clock }: Deps): Promise<number> {
  return withTransaction(db, async (tx) => {
    const at = clock.now();
    const announced = await noteAnnounced(tx, ANNOUNCED_DAYS, at, BATCH);
    for (const { tenantId, customerId, creditId, daysLeft, expiresAt, ...credit } of announced) {
      const message: AirlineCreditExpiring = {
        kind: 'airlineCreditExpiring',
        key: `${creditId}.${daysLeft}`,
        airline: credit.airlineName,
        number: credit.number,
        nameRule: credit.nameRule,
        amount: money(credit.availableMinor, credit.currency),
        expiresAt: assertPresent(expiresAt, 'the end of a credit that ends'),
        daysLeft,
      };
      await enqueue(tx, { tenantId, customerId, at, ...message });
    }
    return announced.length;
  });
}

export const announceJob = (deps: Deps): Job => ({
  name: 'announce-airline-credits',
  everySeconds: 60,
  run: (turn) => inBatches(turn, BATCH, () => announceAirlineCredits(deps)),
});
