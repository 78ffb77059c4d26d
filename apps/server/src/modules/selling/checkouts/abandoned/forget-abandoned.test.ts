/** What nobody bought is deleted after its time; what a booking was made from stays, with its proof. */
import { addDays, dateIn } from '@sojourn/domain/dates.ts';
import type { CheckoutId } from '@sojourn/domain/ids.ts';
import { withTransaction } from '@sojourn/postgres/client.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cancellation } from '#modules/trips/cancellation/capability.ts';
import { quoteCancel } from '#modules/trips/cancellation/quote-cancel.ts';
import { changes } from '#modules/trips/changes/capability.ts';
import { insertChange } from '#modules/trips/changes/store.ts';
import { showTrip } from '#modules/trips/trips/use-case.ts';
import { testTurn } from '#testing/turn.ts';
import { ASK, asStay, draftOf, IN_ORDER } from '../../booking/testing/booking-world.ts';
import { requestContext } from '../../booking/testing/request-context.ts';
import { cancelAsQuoted, createStage, mustBook, type Stage } from '../../booking/testing/stage.ts';
import { saveDraft } from '../drafts/save-draft.ts';
import { DRAFT_RETENTION_DAYS, forgetDrafts } from '../forgotten/forget-drafts.ts';
import { getCheckout } from '../get-checkout.ts';
import { refreshQuote } from '../refresh-quote.ts';
import { startCheckout } from '../start-checkout.ts';
import { abandonedJobs } from './forget-abandoned.ts';

const DAY = 86_400;
let { world, server, maya } = {} as Stage;
beforeAll(async () => {
  ({ world, server, maya } = await createStage());
});
afterAll(() => world.close());

const pass = (days: number) => world.clock.move(days * DAY);
const quotesOf = async (checkoutId: CheckoutId) => {
  const { rows } = await sql<{ quoteId: string; body: string | null }>`select quote_id as "quoteId", body
    from snapshots left join quotes on quote_id = subject_id
    where subject_id in (select quote_id from quotes where checkout_id = ${checkoutId})
    order by seq`.execute(server.db);
  return rows;
};
const count = async (table: string, column: string, id: string) => {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from ${sql.table(table)}
    where ${sql.ref(column)} = ${id}`.execute(server.db);
  return rows[0]?.count;
};
/** A stay 300 days ahead. */
const dates = () => {
  const checkIn = addDays(dateIn(world.clock.now(), 'UTC'), 300);
  return { checkIn, checkOut: addDays(checkIn, 4) };
};
const start = () => startCheckout(server, { ...ASK, ...dates() }, maya.actor, requestContext());
const ready = async () =>
  asStay(await saveDraft(server, (await start()).checkoutId, draftOf(maya), maya.actor));
const requote = ({ checkoutId }: { checkoutId: CheckoutId }) =>
  refreshQuote(server, checkoutId, {}, maya.actor, requestContext());
/** A round of every one of these jobs; how many rows each deleted. */
const cursors = new Map<string, { cursor: unknown }>();
async function forget(): Promise<Record<string, number>> {
  await forgetDrafts(server.db, server.products, world.clock.now());
  const jobs = [
    ...abandonedJobs(world),
    ...(cancellation.jobs?.(server) ?? []),
    ...(changes.jobs?.(server) ?? []),
  ].filter(({ name }) => name.startsWith('forget-'));
  const gone: Record<string, number> = {};
  for (const { name, run } of jobs) {
    const stored = cursors.get(name) ?? { cursor: null };
    cursors.set(name, stored);
    const report = await run(testTurn(server.db, stored));
    gone[name] = typeof report === 'number' ? report : report.rows;
  }
  return gone;
}

test('checkouts and quotes that nobody bought go after 90 days, with their moves', async () => {
  const bought = await ready();
  const replaced = (await quotesOf(bought.checkoutId))[0];
  pass(1);
  const fresh = await requote(bought);
  const bookingId = await mustBook(server, fresh, maya);
  const accepted = fresh.quote.quoteId;
  expect(replaced?.quoteId).not.toBe(accepted);
  const abandoned = await start();
  const judged = await start();
  await sql`insert into policy_checks (tenant_id, customer_id, checkout_id, business_id, tier_id,
      tier_version, verdict, checked_at)
    values (${maya.actor.tenantId}, ${maya.actor.customerId}, ${judged.checkoutId}, 'b', 't', 1, '{}',
      now())`.execute(server.db);
  pass(DRAFT_RETENTION_DAYS + 1);
  expect(await forget()).toMatchObject({ 'forget-checkouts': 0, 'forget-quotes': 0 });
  const later = await start();
  pass(90 - DRAFT_RETENTION_DAYS - 2);
  expect(await forget()).toMatchObject({ 'forget-checkouts': 0, 'forget-quotes': 0 });
  pass(3);
  // The judged one is passed over, now and in every later round
  expect(await forget()).toMatchObject({ 'forget-checkouts': 2 });
  for (const { checkoutId } of [bought, abandoned]) {
    await expect(getCheckout(server, checkoutId, maya.actor)).rejects.toMatchObject({ code: 'NotFound' });
    expect(await count('transitions', 'subject_id', checkoutId)).toBe(0);
  }
  for (const { checkoutId } of [judged, later])
    expect(await getCheckout(server, checkoutId, maya.actor)).toMatchObject({ state: 'open' });
  expect(await quotesOf(bought.checkoutId)).toEqual([{ quoteId: accepted, body: expect.any(String) }]);
  expect(await quotesOf(abandoned.checkoutId)).toEqual([]);
  expect(await forget()).toMatchObject({ 'forget-checkouts': 0, 'forget-quotes': 0 });
  expect(await showTrip(server, { ...maya.actor, bookingId })).toMatchObject({ status: 'Confirmed' });
  expect(await world.problems()).toEqual(IN_ORDER);
});

test('a checkout that is in use has only its latest quote', async () => {
  const { checkoutId } = await start();
  pass(80);
  await requote({ checkoutId });
  pass(11);
  expect(await quotesOf(checkoutId)).toHaveLength(2);
  await forget();
  expect(await quotesOf(checkoutId)).toHaveLength(1);
  expect(await getCheckout(server, checkoutId, maya.actor)).toMatchObject({ state: 'open' });
});

test('each link of the chain names the one before it, also where the text of that one is gone', async () => {
  const { rows } = await sql<{ body: string | null; before: string | null }>`select body,
      lag(hash) over (partition by tenant_id, customer_id order by seq) as before
    from snapshots order by seq`.execute(server.db);
  expect(rows.filter(({ body }) => body === null).length).toBeGreaterThan(1);
  for (const { body, before } of rows)
    if (body !== null) expect(JSON.parse(body).previousHash).toBe(before ?? '0'.repeat(64));
});

test('the database lets nothing go that was accepted', async () => {
  const { rows } = await sql<{ quoteId: string; bookingId: string }>`select quote_id as "quoteId",
    booking_id as "bookingId" from bookings limit 1`.execute(server.db);
  const { quoteId = '', bookingId = '' } = rows[0] ?? {};
  for (const statement of [
    sql`delete from quotes where quote_id = ${quoteId}`,
    sql`update snapshots set body = null where subject_id = ${quoteId}`,
    sql`update snapshots set created_at = now() where body is null`,
    sql`delete from snapshots where body is null`,
    sql`delete from transitions where subject_id = ${bookingId}`,
    sql`delete from transitions where machine = 'checkout'`,
  ])
    await expect(statement.execute(server.db)).rejects.toThrow(/append-only/);
});

test('what canceling or changing was quoted at goes unless it was confirmed', async () => {
  const book = async () => mustBook(server, await ready(), maya);
  const bookingId = await book();
  await quoteCancel(server, bookingId, maya.actor, requestContext());
  const { tenantId, customerId } = maya.actor;
  const change = { tenantId, customerId, bookingId, changeId: 'chg_1' as never };
  await withTransaction(server.db, (tx) =>
    insertChange(tx, { ...change, bookingVersion: 1, ask: {} as never }, world.clock.now()),
  );
  await sql`update changes set state = 'superseded'`.execute(server.db);
  const canceled = await book();
  await cancelAsQuoted(server, canceled, maya);
  // By a version that didn't note what was confirmed
  await sql`update cancel_quotes set confirmed_at = null where booking_id = ${canceled}`.execute(server.db);
  pass(30);
  expect(await forget()).toMatchObject({ 'forget-cancel-quotes': 0, 'forget-changes': 0 });
  pass(2);
  expect(await forget()).toMatchObject({ 'forget-cancel-quotes': 1, 'forget-changes': 0 });
  expect(await count('cancel_quotes', 'booking_id', bookingId)).toBe(0);
  expect(await count('cancel_quotes', 'booking_id', canceled)).toBe(1);
  pass(60);
  expect(await forget()).toMatchObject({ 'forget-changes': 1 });
  expect([
    await count('changes', 'change_id', 'chg_1'),
    await count('transitions', 'subject_id', 'chg_1'),
  ]).toEqual([0, 0]);
});
