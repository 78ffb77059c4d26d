/**
 * What's set aside on a card ends by itself, mostly after seven days; then it can't be taken any more. A
 * booking or a change that has it for that long is stuck: its saga gets another turn; what still isn't taken
 * then is set aside anew, and a person has a day to act on what can't be.
 */
import { type Instant, plusSeconds } from '@sojourn/domain/dates.ts';
import type { BookingId } from '@sojourn/domain/ids.ts';
import { withTransaction } from '@sojourn/postgres/client.ts';
import { openCase } from '#modules/desk/cases/open-case.ts';
import { claimCases, closeCases } from '#modules/desk/cases/store.ts';
import type { Job, Report } from '#workflow/jobs/job.ts';
import type { SagaRunner } from '#workflow/saga-runner.ts';
import { BOOKING_CASES } from '../case-types.ts';
import {
  giveBackFormer,
  giveBackStranded,
  type RenewDeps,
  renewAuthorization,
} from '../renewals/renew-authorization.ts';
import { isEnding, readEndingAuthorizations, readRunningSagas } from './store.ts';

/** Before the end, so that a person can still take or authorize it anew in working hours. */
const AHEAD_SECONDS = 86_400;
const BATCH = 100;
const { authorizationEnds } = BOOKING_CASES;

type WatchDeps = RenewDeps & { readonly sagas: Pick<SagaRunner, 'goOn'> };

export async function watchAuthorizations(deps: WatchDeps): Promise<Report> {
  const before = plusSeconds(deps.clock.now(), AHEAD_SECONDS);
  const ending = await readEndingAuthorizations(deps.db, before, BATCH);
  for (const { tenantId, customerId, bookingId, ...facts } of ending) {
    const owner = { tenantId, customerId };
    for (const sagaId of await readRunningSagas(deps.db, { ...owner, bookingId }))
      await deps.sagas.goOn({ ...owner, sagaId });
    await renewAuthorization(deps, { ...owner, bookingId, tenderNo: facts.tenderNo }, before);
    await withTransaction(deps.db, async (tx) => {
      if (!(await isEnding(tx, { ...owner, bookingId }, before))) return;
      await openCase(tx, deps, { ...owner, type: authorizationEnds, subjectId: bookingId, facts });
    });
  }
  await giveBackFormer(deps);
  await giveBackStranded(deps);
  await closeSettled(deps, before);
  const left = await readEndingAuthorizations(deps.db, before, BATCH);
  return { rows: ending.length, gauges: { money_authorizations_ending: left.length } };
}

async function closeSettled(deps: WatchDeps, before: Instant): Promise<void> {
  for (const { tenantId, customerId, subjectId } of await claimCases(
    deps.db,
    authorizationEnds.kind,
    BATCH,
  )) {
    const ref = { tenantId, customerId, bookingId: subjectId as BookingId };
    await withTransaction(deps.db, async (tx) => {
      if (await isEnding(tx, ref, before)) return;
      await closeCases(tx, ref, subjectId, [authorizationEnds.kind], 'settled', deps.clock.now());
    });
  }
}

export const authorizationJob = (deps: WatchDeps): Job => ({
  name: 'watch-authorizations',
  everySeconds: 600,
  isDueAtStart: true,
  run: () => watchAuthorizations(deps),
});
