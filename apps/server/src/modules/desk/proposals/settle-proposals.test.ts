/** An offer that was accepted while its process died is carried out by the job, or fails with a note. */
import { plusSeconds } from '@sojourn/domain/dates.ts';
import { type BookingId, newId, type QuoteId } from '@sojourn/domain/ids.ts';
import { withTransaction } from '@sojourn/postgres/client.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readyCheckout } from '#modules/selling/booking/testing/booking-world.ts';
import { requestContext } from '#modules/selling/booking/testing/request-context.ts';
import { createStage, mustBook, type Stage } from '#modules/selling/booking/testing/stage.ts';
import { cancellation } from '#modules/trips/cancellation/capability.ts';
import { quoteCancel } from '#modules/trips/cancellation/quote-cancel.ts';
import { showTrip } from '#modules/trips/trips/use-case.ts';
import { testTurn } from '#testing/turn.ts';
import { move } from '#workflow/move.ts';
import { openCase } from '../cases/open-case.ts';
import { readCasesOf } from '../cases/store.ts';
import { readEvents } from '../cases/thread/store.ts';
import { PROPOSAL_MACHINE } from './machines.ts';
import { settleProposals } from './settle-proposals.ts';
import { insertProposal, quoteColumns, readProposal } from './store.ts';

let { world, server, maya } = {} as Stage;
beforeAll(async () => {
  ({ world, server, maya } = await createStage());
  const { actor } = maya;
  await sql`insert into customers (tenant_id, customer_id, subject, first_name, last_name, email, locale,
      created_at)
    values (${actor.tenantId}, ${actor.customerId}, ${actor.subject}, ${actor.firstName}, ${actor.lastName},
      ${actor.email}, 'en', ${world.clock.now()}) on conflict do nothing`.execute(server.db);
});
afterAll(() => world.close());

const owner = () => ({ tenantId: maya.actor.tenantId, customerId: maya.actor.customerId });
const kind = { kind: 'contactSupport', dueHours: 8 };
/** As it's stored once the customer accepted, and before anything was canceled. */
async function accepted(bookingId: BookingId, quoteId: QuoteId) {
  const at = world.clock.now();
  await withTransaction(server.db, (tx) =>
    openCase(tx, server, { ...owner(), type: kind, subjectId: bookingId, facts: {} }),
  );
  const { caseId } = (await readCasesOf(server.db, owner(), bookingId))[0]!;
  const proposalId = newId('prp', server.random.bytes(16));
  await withTransaction(server.db, async (tx) => {
    const about = { kind: 'cancel', amountMinor: 1, currency: 'USD', bookingId } as const;
    const nothing = { dueMinor: 0, creditMinor: 0, change: null };
    const expiresAt = plusSeconds(at, 3_600);
    const made = { text: 'Sorry', proposedBy: 'cus_agent' as never, expiresAt, createdAt: at };
    await insertProposal(tx, {
      ...owner(),
      caseId,
      proposalId,
      state: 'open',
      ...about,
      ...nothing,
      ...made,
    });
    const set = quoteColumns(quoteId, at);
    const accepting = { from: ['open'], to: 'accepting', cause: 'customer', at, set } as const;
    await move(tx, PROPOSAL_MACHINE, { ...owner(), subject: [proposalId], ...accepting });
  });
  const ref = { ...owner(), caseId, proposalId };
  return {
    state: async () => (await readProposal(server.db, ref))?.state,
    events: async () => (await readEvents(server.db, ref)).map((event) => event.kind),
  };
}
const quoted = async () => {
  const bookingId = await mustBook(server, await readyCheckout(server, maya), maya);
  const { quoteId } = await quoteCancel(server, bookingId, maya.actor, requestContext());
  return { bookingId, quoteId };
};
const statusOf = async (bookingId: BookingId) =>
  (await showTrip(server, { ...maya.actor, bookingId })).status;
const settle = () => settleProposals(server, 10);

test('is canceled once the request that accepted it is surely over, and once only', async () => {
  const { bookingId, quoteId } = await quoted();
  const proposal = await accepted(bookingId, quoteId);
  world.clock.move(60);
  expect(await settle()).toBe(0);
  world.clock.move(61);
  expect(await settle()).toBe(1);
  expect([await proposal.state(), await statusOf(bookingId)]).toEqual(['accepted', 'Canceled']);
  expect(await settle()).toBe(0);
});

test('fails with a note on both sides where its terms are over, which stay stored', async () => {
  const { bookingId, quoteId } = await quoted();
  const proposal = await accepted(bookingId, quoteId);
  const other = await quoted();
  world.clock.move(11 * 60);
  await settle();
  expect([await proposal.state(), await statusOf(bookingId)]).toEqual(['failed', 'Confirmed']);
  expect(await proposal.events()).toEqual(['proposalFailed']);
  world.clock.move(31 * 86_400);
  const forget = cancellation.jobs?.(server).find(({ name }) => name === 'forget-cancel-quotes');
  await forget?.run(testTurn(server.db));
  const { rows } = await sql<{ id: string }>`select quote_id as id from cancel_quotes
    where quote_id in (${quoteId}, ${other.quoteId})`.execute(server.db);
  expect(rows.map(({ id }) => id)).toEqual([quoteId]);
});
