/** Ends airlines' credits whose time is over, of all customers; each once, however many servers run. */
import { withTransaction } from '@sojourn/postgres/client.ts';
import type { Effects } from '#context.ts';
import { inBatches, type Job } from '#workflow/jobs/job.ts';
import { mustMove } from '#workflow/move.ts';
import { AIRLINE_CREDIT_MACHINE } from './machines.ts';
import { endRest } from './spend-airline-credit.ts';
import { balanceColumns, lockEndedAirlineCredits } from './store.ts';

const BATCH = 50;
type Deps = Pick<Effects, 'db' | 'clock'>;

/** One batch; returns how many ended. What a booking holds ends when the booking lets it go. */
export async function expireAirlineCredits({ db, clock }: Deps): Promise<number> {
  return withTransaction(db, async (tx) => {
    const at = clock.now();
    const credits = await lockEndedAirlineCredits(tx, at, BATCH);
    for (const credit of credits) {
      const { tenantId, customerId, creditId, availableMinor } = credit;
      const of = { tenantId, customerId, subject: [creditId], cause: 'expired', at } as const;
      const set = balanceColumns(0, 0);
      await mustMove(tx, AIRLINE_CREDIT_MACHINE, { ...of, from: ['available'], to: 'expired', set });
      await endRest(tx, credit, availableMinor, `expired:${at}`, at);
    }
    return credits.length;
  });
}

export const expiryJob = (deps: Deps): Job => ({
  name: 'end-airline-credits',
  everySeconds: 60,
  isDueAtStart: true,
  run: (turn) => inBatches(turn, BATCH, () => expireAirlineCredits(deps)),
});
