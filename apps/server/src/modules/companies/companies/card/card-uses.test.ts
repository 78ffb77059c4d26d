/** What a company's card pays besides a booking, how papers name it, what relies on it, and its end. */
import { date } from '@sojourn/domain/dates.ts';
import type { BookingId } from '@sojourn/domain/ids.ts';
import { extractText } from 'unpdf';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createVaultGateway } from '#suppliers/payments/vault-gateway.ts';
import { createTestProduct, TEST_DATES, TEST_ROOMS, type TestProduct } from '#testing/product.ts';
import { announceExpiringCards } from '../../admin/card/expiring-cards.ts';
import { bookStayFor, readyStay } from '../../arranging/testing/ready-stay.ts';
import { addCard, chargedFor, openOffice } from './testing/office.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await createTestProduct();
});
afterAll(() => product?.close());

const CONTEXT = { timeoutMs: 2_000, scenario: null, requestId: 'test' };
const atGateway = async (reference: string) => {
  const found = await createVaultGateway(product.vault).lookUp({ reference }, CONTEXT);
  return found.outcome === 'ok' ? found.value : null;
};

it('pays what a change costs more, and the receipt and the trip name it', async () => {
  const { admin, hire } = await openOffice(product, 'use_change', 'central');
  const paymentId = await addCard(product, admin);
  const ana = await hire('Ana');
  const bookingId = (await bookStayFor(product, ana, [ana], { paymentId })) as BookingId;
  const own = await product.giveCard(ana.subject);
  const stay = { checkIn: TEST_DATES.checkIn, checkOut: date('2027-04-20'), rooms: TEST_ROOMS };
  const { body } = await product.call('requestChange', ana.browser, {
    params: { bookingId },
    input: { ask: { kind: 'Hotel', ...stay, guests: [{ firstName: 'Tomas', lastName: 'Okafor' }] } },
  });
  const { changeId, cost } = body;
  const dueMinor = cost?.due.amountMinor ?? 0;
  const confirm = (card: typeof paymentId) =>
    product.call('confirmChange', ana.browser, {
      params: { bookingId, changeId },
      input: { dueMinor, paymentId: card, policyReason: { reason: 'clientSite' } },
    });
  expect(dueMinor).toBeGreaterThan(0);
  expect((await confirm(own)).error?.code).toBe('CardNotAllowed');
  expect((await confirm(paymentId)).body.booking).toBe('Success');

  const tenders = await product.database.pool.query(
    `select source_id, amount_minor::int as minor from tenders where booking_id = $1 and state = 'captured'`,
    [bookingId],
  );
  expect(new Set(tenders.rows.map(({ source_id }) => source_id))).toEqual(new Set([paymentId]));
  const trip = (await product.call('getTrip', ana.browser, { params: { bookingId } })).body;
  const total = tenders.rows.reduce((sum, { minor }) => sum + minor, 0);
  expect(total).toBe(cost?.totalAfter.amountMinor);
  // As the gateway has it: the first booking's part under its own reference
  expect((await atGateway(`${bookingId}:card`))?.authorization.state).toBe('captured');
  expect(JSON.stringify(trip)).toContain('Harrow Bridges 7702');
  const receipt = await product.call('getReceipt', ana.browser, { params: { bookingId } });
  const { text } = await extractText(new Uint8Array(receipt.body.bytes), { mergePages: true });
  expect(text).toContain('Harrow Bridges 7702');
});

it('pays no price freeze: companies’ travelers aren’t sold any', async () => {
  const { hire } = await openOffice(product, 'use_freeze', 'central');
  const ana = await hire('Ana');
  const input = {
    product: 'Hotel',
    ...(await product.someStay()),
    ...TEST_DATES,
    rooms: TEST_ROOMS,
  } as const;
  const { status, error } = await product.call('quotePriceFreeze', ana.browser, { input });
  expect([status, error?.code]).toEqual([404, 'NotFound']);
});

/** So soon that nothing is booked before it's approved. */
const SOON = { checkIn: '2027-02-10', checkOut: '2027-02-14' };

it('its removal names how many requests and trips rely on it', async () => {
  const { admin, hire } = await openOffice(product, 'use_count', 'both');
  const paymentId = await addCard(product, admin);
  const uses = async () => (await product.call('getCompanySettings', admin, {})).body.cardUses;
  expect(await uses()).toEqual({ requests: 0, bookings: 0 });
  const boss = await hire('Bea', { isAdmin: true });
  const tomas = await hire('Tomas', { perNight: 1, approval: { approvers: [boss.subject] } });
  await bookStayFor(product, boss, [boss], { paymentId });
  await bookStayFor(product, boss, [boss], { checkIn: '2027-06-01', checkOut: '2027-06-03' });
  const sent = await (await readyStay(product, tomas, [tomas], { paymentId, ...SOON })).send();
  if (sent.body.result !== 'Sent') throw new Error(JSON.stringify(sent));
  expect(await uses()).toEqual({ requests: 1, bookings: 1 });
  const params = { requestId: sent.body.requestId };
  await product.call('withdrawApproval', tomas.browser, { params, input: {} });
  expect(await uses()).toEqual({ requests: 0, bookings: 1 });
  expect(await chargedFor(product, 'bkg_nobody')).toEqual([]);
});

it('admins are warned 60, 30 and 7 days before it expires, each once, and where they look', async () => {
  const { admin } = await openOffice(product, 'use_ends', 'both');
  const paymentId = await addCard(product, admin);
  const { db } = product.effects;
  const at = (now: string) => announceExpiringCards({ db, clock: { now: () => now as never } });
  const mails = async () => {
    const { rows } = await product.database.pool.query(
      `select payload ->> 'daysLeft' as days from outbox where kind = 'companyCardExpiring'
         and payload ->> 'key' like $1 order by created_at`,
      [`${paymentId}.%`],
    );
    return rows.map(({ days }) => Number(days));
  };
  // It's good to the end of December 2029
  await at('2029-11-01T09:00:00.000Z');
  expect(await mails()).toEqual([60]);
  await at('2029-11-20T09:00:00.000Z');
  expect(await mails()).toEqual([60]);
  await Promise.all([at('2029-12-26T09:00:00.000Z'), at('2029-12-26T09:00:00.000Z')]);
  expect(await mails()).toEqual([60, 5]);
  await at('2030-01-02T09:00:00.000Z');
  expect(await mails()).toEqual([60, 5]);

  const left = async () => [
    (await product.call('getCompanySettings', admin, {})).body.cardDaysLeft,
    (await product.call('getAdmin', admin, {})).body.cardDaysLeft,
  ];
  expect(await left()).toEqual([null, null]);
  const month = `update company_cards set expiry_month = 2, expiry_year = 2027
    where business_id = 'use_ends'`;
  await product.database.pool.query(month);
  expect(await left()).toEqual([20, 20]);
  await product.call('saveCompanySettings', admin, { input: { paymentWay: 'own' } });
  expect(await left()).toEqual([20, null]);
});
