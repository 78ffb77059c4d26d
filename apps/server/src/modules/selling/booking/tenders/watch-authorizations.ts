/**
 * What's set aside on a card ends by itself, mostly after seven days; then it can't be taken any more. A
 * booking that has it for that long is stuck: its saga gets another turn, and a person a day to act.
 */
import { plusSeconds } from '@sojourn/domain/dates.ts';
import type { BookingId } from '@sojourn/domain/ids.ts';
import { withTransaction } from '@sojourn/postgres/client.ts';
import { openCase } from '#modules/desk/cases/open-case.ts';
import { claimCases, closeCases } from '#modules/desk/cases/store.ts';
import type { Job, Report } from '#workflow/jobs/job.ts';
import type { SagaRunner } from '#workflow/saga-runner.ts';
import { BOOKING_CASES } from '../case-types.ts';
import type { BookingDeps } from '../product.ts';
import { isSetAside, readEndingAuthorizations } from './store.ts';

/** Before the end, so that a person can still take or authorize it anew in working hours. */
const AHEAD_SECONDS = 86_400;
const BATCH = 100;
const { authorizationEnds } = BOOKING_CASES;

type WatchDeps = Pick<BookingDeps, 'db' | 'clock' | 'random'> & { readonly sagas: Pick<SagaRunner, 'goOn'> };

export async function watchAuthorizations(deps: WatchDeps): Promise<Report> {
  const before = plusSeconds(deps.clock.now(), AHEAD_SECONDS);
  const ending = await readEndingAuthorizations(deps.db, before, BATCH);
  for (const { tenantId, customerId, bookingId, ...facts } of ending) {
    const owner = { tenantId, customerId };
    await deps.sagas.goOn({ ...owner, sagaId: bookingId });
    await withTransaction(deps.db, async (tx) => {
      if (!(await isSetAside(tx, { ...owner, bookingId }))) return;
      await openCase(tx, deps, { ...owner, type: authorizationEnds, subjectId: bookingId, facts });
    });
  }
  await closeSettled(deps);
  const left = await readEndingAuthorizations(deps.db, before, BATCH);
  return { rows: ending.length, gauges: { money_authorizations_ending: left.length } };
}

async function closeSettled(deps: WatchDeps): Promise<void> {
  for (const { tenantId, customerId, subjectId } of await claimCases(
    deps.db,
    authorizationEnds.kind,
    BATCH,
  )) {
    const ref = { tenantId, customerId, bookingId: subjectId as BookingId };
    await withTransaction(deps.db, async (tx) => {
      if (await isSetAside(tx, ref)) return;
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
