/** The job of requests to hosts: looks at what waits for somebody, and forgets what became nothing. */
import { plusSeconds } from '@sojourn/domain/dates.ts';
import { withTransaction } from '@sojourn/postgres/client.ts';
import { inBatches, type Job } from '@sojourn/server/workflow/jobs/job.ts';
import { forgetMoves } from '@sojourn/server/workflow/move.ts';
import type { Owner } from '@sojourn/server/workflow/saga.ts';
import type { HomeRequestDeps } from './deps.ts';
import { HOME_REQUEST_MACHINE } from './request.ts';
import { settleRequest } from './settle-request.ts';
import { deleteEnded, readUnsettled } from './store.ts';

const BATCH = 100;
/** Between two looks at one of them. */
const LOOK_SECONDS = 10;
/** How long requests stay with which nothing was booked. */
const ENDED_DAYS = 400;

/** Of all, or of one guest. Returns how many it looked at; one that fails for now is looked at again. */
export async function settleRequests(deps: HomeRequestDeps, of?: Owner): Promise<number> {
  const before = plusSeconds(deps.clock.now(), of ? 0 : -LOOK_SECONDS);
  const requests = await readUnsettled(deps.db, { before, of }, BATCH);
  for (const request of requests)
    await settleRequest(deps, request).catch((err: unknown) =>
      deps.log.warn({ err, requestId: request.requestId }, 'a request to a host waits to be settled'),
    );
  return requests.length;
}

const forgetEnded = ({ db, clock }: HomeRequestDeps): Promise<number> =>
  withTransaction(db, async (tx) => {
    const gone = await deleteEnded(tx, plusSeconds(clock.now(), -ENDED_DAYS * 86_400), BATCH);
    await forgetMoves(
      tx,
      HOME_REQUEST_MACHINE,
      gone.map((each) => ({ ...each, id: each.requestId })),
    );
    return gone.length;
  });

export const homeRequestJobs = (deps: HomeRequestDeps): readonly Job[] => [
  {
    name: 'settle-home-requests',
    everySeconds: 15,
    run: () => settleRequests(deps),
    runFor: (owner) => settleRequests(deps, owner),
  },
  {
    name: 'forget-home-requests',
    everySeconds: 600,
    storedDays: ENDED_DAYS,
    run: (turn) => inBatches(turn, BATCH, () => forgetEnded(deps)),
  },
];
