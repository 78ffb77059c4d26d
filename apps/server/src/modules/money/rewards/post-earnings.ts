/**
 * The background job of earnings: posts at the bank what trips that have ended have earned, and takes back
 * what canceled ones had. Several processes may do it at once: the bank has each earning by its reference.
 */
import type { Clock, Random } from '@sojourn/domain/effects.ts';
import type { Logger } from 'pino';
import type { Db } from '#db/client.ts';
import { openCase } from '#modules/desk/cases/open-case.ts';
import type { Redemptions } from '#suppliers/bank/redemptions-port.ts';
import type { CallContext } from '#suppliers/outcome.ts';
import { inBatches, type Job } from '#workflow/jobs/job.ts';
import { REWARDS_CASES } from './case-types.ts';
import { claimDueEarnings, type Earning, moveEarning, raiseVersion } from './store.ts';

export type EarningDeps = {
  readonly db: Db;
  readonly clock: Clock;
  readonly random: Random;
  readonly log: Logger;
  readonly redemptions: Pick<Redemptions, 'earn' | 'takeBack'>;
};

const AT_ONCE = 100;
const CONTEXT: CallContext = { timeoutMs: 4_000, scenario: null, requestId: 'earnings' };

const earningReference = (bookingId: string): string => `earn:${bookingId}`;

/** One batch; returns how many the bank answered for. The others are due again at their own time. */
export async function postEarnings(deps: EarningDeps, context = CONTEXT): Promise<number> {
  let done = 0;
  for (const earning of await claimDueEarnings(deps.db, deps.clock.now(), AT_ONCE)) {
    const answered = (earning.state === 'TakingBack' ? takeBack : post)(deps, earning, context);
    // One that fails keeps none of the others waiting
    const isAnswered = await answered.catch((error: unknown) => {
      deps.log.warn({ err: error, bookingId: earning.bookingId }, 'an earning was not settled');
      return false;
    });
    if (isAnswered) done++;
  }
  return done;
}

async function post(deps: EarningDeps, earning: Earning, context: CallContext): Promise<boolean> {
  const { db, clock } = deps;
  // Noted before the bank gets it: a cancellation now takes back what may be there already
  if (earning.state === 'Pending' && !(await moveEarning(db, earning, ['Pending'], 'Posting', clock.now())))
    return false;
  const { bookingId, subject, accountReferenceId, units } = earning;
  const reference = earningReference(bookingId);
  const request = { reference, subject, accountReferenceId, units, reason: 'travel' };
  const answer = await deps.redemptions.earn(request, context);
  if (answer.outcome !== 'ok' && answer.outcome !== 'rejected') return false;
  const to = answer.outcome === 'ok' ? 'Posted' : 'Refused';
  await db.transaction().execute(async (tx) => {
    // False when it was canceled since: then it is taken back next
    if (!(await moveEarning(tx, earning, ['Posting'], to, clock.now()))) return;
    if (answer.outcome === 'ok') return raiseVersion(tx, earning);
    const { tenantId, customerId } = earning;
    const facts = { units, accountReferenceId, reason: answer.rejection.reason };
    const type = REWARDS_CASES.earningRefused;
    await openCase(tx, deps, { tenantId, customerId, type, subjectId: bookingId, facts });
  });
  return true;
}

async function takeBack(deps: EarningDeps, earning: Earning, context: CallContext): Promise<boolean> {
  const { db, clock } = deps;
  const reference = earningReference(earning.bookingId);
  const answer = await deps.redemptions.takeBack({ reference }, context);
  if (answer.outcome === 'rejected') throw new Error(`the bank does not take ${reference} back`);
  if (answer.outcome !== 'ok') return false;
  await db.transaction().execute(async (tx) => {
    if (await moveEarning(tx, earning, ['TakingBack'], 'TakenBack', clock.now()))
      await raiseVersion(tx, earning);
  });
  return true;
}

/** Not due at the start: what begins with the server waits for its connections as it is. */
export const earningJob = (deps: EarningDeps): Job => ({
  name: 'earnings',
  everySeconds: 60,
  // A bank that answers for few isn't called again this round
  run: (turn) => inBatches(turn, AT_ONCE, () => postEarnings(deps)),
});
