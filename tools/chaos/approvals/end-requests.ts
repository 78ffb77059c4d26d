/** The time to decide ends: of one request while others go on, or of all when the run is over. */
import { setTimeout as sleep } from 'node:timers/promises';
import { withClient } from '../../../packages/postgres/src/databases.ts';
import type { Fleet } from '../fleet.ts';

/** Longer than the job that ends them waits for who died over one (45 s), and its round (15 s). */
const LONGEST_MS = 180_000;
const GOING_ON = `state in ('sending', 'pending', 'approved', 'inReview', 'canceling')`;
const END = `update portal.approval_requests set decide_by =
    now() + make_interval(secs => (select coalesce(sum(offset_seconds), 0) from portal.lab_clock))
  where state in ('pending', 'inReview')`;

/** Nothing happens while the database is away. */
export const endTimeOf =
  ({ database }: Fleet) =>
  async (requestId: string): Promise<void> => {
    await withClient(database.url('portal'), (client) =>
      client.query(`${END} and request_id = $1`, [requestId]),
    ).catch(() => undefined);
  };

/** What's still undecided ends as its company wants; how many did in all. The records show what's stuck. */
export async function endRequests({ database }: Fleet): Promise<number> {
  const portal = database.url('portal');
  for (const end = performance.now() + LONGEST_MS; performance.now() < end; await sleep(1_000)) {
    // Each time: what's still being sent comes to its reviewers only afterwards
    const { rowCount } = await withClient(portal, async (client) => {
      await client.query(END);
      return client.query(`select from portal.approval_requests where ${GOING_ON}`);
    });
    if (rowCount === 0) break;
  }
  const { rowCount } = await withClient(portal, (client) =>
    client.query(`select from portal.approval_requests where ended_by = 'timeout'`),
  );
  return rowCount ?? 0;
}
