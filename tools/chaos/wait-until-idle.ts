/** Waits until no saga runs any more that can go on by itself, for as long as there is progress. */
import { setTimeout as sleep } from 'node:timers/promises';
import { withClient } from '../../packages/postgres/src/databases.ts';
import type { Customer } from './customers.ts';
import type { Fleet } from './fleet.ts';

/** A saga that waits asks again every 15 s, once swept; so long without any answer it is stuck. */
const STILL_MS = 60_000;
const LONGEST_MS = 300_000;
/** Longer than an airline takes that is late with its tickets (7 min). */
const LATE_SECONDS = 8 * 60;

/** An airline that refuses to issue tickets gets repeated requests; a case is open. */
const REFUSED = `coalesce(scenario, '') = 'flight-ticketing-refused' and exists (
  select from portal.cases c where c.kind = 'ticketingRefused' and c.state = 'open'
    and c.subject_id = sagas.input->>'bookingId')`;
/** The airline announced a delay that isn't over by the portal's clock. */
const LATE = `coalesce(scenario, '') = 'flight-ticketing-late' and exists (
  select from market.flight_holds h where h.reference = sagas.input->>'bookingId' and h.issue_from >
    now() + make_interval(secs => (select coalesce(sum(offset_seconds), 0) from portal.lab_clock)))`;
const PROGRESS = `select count(*)::int as running, coalesce(sum(s.done), 0)::int as done
  from portal.sagas left join lateral (
    select count(*) as done from portal.saga_steps t
    where t.saga_id = sagas.saga_id and t.state in ('answered', 'undone')) s on true
  where state = 'running' and not (${REFUSED}) and not (${LATE})`;

/** Every process and line is put in order first. What is stuck shows up in the records. */
export async function waitUntilIdle({ line, database }: Fleet): Promise<void> {
  line.up();
  line.slow(0);
  let before = '';
  let since = performance.now();
  for (const end = since + LONGEST_MS; performance.now() < end; await sleep(500)) {
    const { running, done } = await withClient(database.url('portal'), async (client) => {
      const { rows } = await client.query<{ running: number; done: number }>(PROGRESS);
      return rows[0]!;
    });
    if (running === 0) return;
    const now = `${running} ${done}`;
    if (now !== before) since = performance.now();
    else if (performance.now() - since > STILL_MS) return;
    before = now;
  }
}

/** The portal's clock goes on until the last of them is due; how many there were. */
export async function awaitLateTickets({ database }: Fleet, customer: Customer): Promise<number> {
  const wake = `update portal.sagas set wake_at = now() where state = 'running'
    and coalesce(scenario, '') = 'flight-ticketing-late'`;
  const moved = await customer.call('moveClock', { input: { offsetSeconds: LATE_SECONDS } });
  if (moved.status !== 200) throw new Error('the clock was not moved');
  return withClient(database.url('portal'), async (client) => (await client.query(wake)).rowCount ?? 0);
}

/** The person has talked to the airlines: tickets that were refused are issued when asked for again. */
export const haveTicketsIssued = ({ database }: Fleet): Promise<number> =>
  withClient(database.url('portal'), async (client) => {
    const { rowCount } = await client.query(`update portal.sagas set scenario = null, wake_at = now()
      where state = 'running' and ${REFUSED}`);
    return rowCount ?? 0;
  });
