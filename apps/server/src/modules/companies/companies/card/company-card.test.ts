/** A company's card over HTTP with the real vault: who adds it, who pays with it, what its removal does. */
import type { ApprovalId, BookingId, PaymentId } from '@sojourn/domain/ids.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createVaultGateway } from '#suppliers/payments/vault-gateway.ts';
import { createTestProduct, type TestProduct } from '#testing/product.ts';
import { demoNumber } from '../../../../../../vault/src/cards/card-number.ts';
import { decideAt } from '../../approvals/testing/decide-at.ts';
import type { Colleague } from '../../arranging/testing/crew.ts';
import { readyStay } from '../../arranging/testing/ready-stay.ts';
import { addCard, CARD_NUMBER, chargedFor, openOffice, typeCard } from './testing/office.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await createTestProduct();
});
afterAll(() => product?.close());

const open = (businessId: string, pays: 'central' | 'own' | 'both') => openOffice(product, businessId, pays);
const charged = (bookingId: string) => chargedFor(product, bookingId);
const offered = async ({ browser }: Colleague) =>
  (await product.call('listPaymentMethods', browser, { input: {} })).body.company;

/** Up to the button that pays. */
const ready = (by: Colleague, paymentId: PaymentId, more: object = {}, people = [by]) =>
  readyStay(product, by, people, { paymentId, ...more });

it('an admin adds it without its number leaving the vault, and only the company sees it', async () => {
  const { admin, hire } = await open('card_seen', 'both');
  const ana = await hire('Ana');
  expect(await offered(ana)).toEqual({ businessName: 'Harrow Bridges', pays: 'both', card: null });
  const paymentId = await addCard(product, admin);
  const card = { paymentId, label: 'Harrow Bridges', lastFour: '7702', expired: false };
  expect(await offered(ana)).toMatchObject({ pays: 'both', card });
  const settings = await product.call('getCompanySettings', admin, {});
  expect(settings.body.card).toMatchObject(card);
  const { rows } = await product.database.pool.query(`select * from company_cards, business_events e
    where company_cards.business_id = 'card_seen' and e.business_id = 'card_seen'`);
  expect(JSON.stringify([rows, settings.body])).not.toContain(CARD_NUMBER);

  const other = await open('card_other', 'both');
  const bo = await other.hire('Bo');
  expect((await offered(bo))?.card).toBeNull();
  const { saved } = await ready(bo, paymentId);
  expect(saved.error).toMatchObject({ code: 'InvalidInput', details: { fields: [{ path: 'paymentId' }] } });
  const removing = await product.call('removeCompanyCard', other.admin, { input: { paymentId } });
  expect(removing.error?.code).toBe('NotFound');
});

it('a card of no account of the admin isn’t taken', async () => {
  const { admin } = await open('card_foreign', 'both');
  const token = await typeCard(product, admin, demoNumber('552433', '1234'));
  const { error } = await product.call('saveCompanyCard', admin, { input: { token } });
  expect(error?.code).toBe('InvalidCard');
});

it('pays for travelers and bookers, is named on the trip, and is refunded', async () => {
  const { admin, hire } = await open('card_pays', 'central');
  const paymentId = await addCard(product, admin);
  const booker = await hire('Ana', { isAdmin: true });
  const traveler = await hire('Tomas');
  const { book, totalMinor } = await ready(booker, paymentId, {}, [traveler]);
  const booked = await book();
  expect(booked.body).toMatchObject({ result: 'Success' });
  const { bookingId } = booked.body as { bookingId: BookingId };
  expect(await charged(bookingId)).toEqual([
    { sourceId: paymentId, label: 'Harrow Bridges 7702', state: 'captured' },
  ]);
  const params = { bookingId };
  const trip = (await product.call('getTrip', booker.browser, { params })).body;
  expect(JSON.stringify(trip)).toContain('Harrow Bridges 7702');
  expect(JSON.stringify(trip)).not.toContain(`"${CARD_NUMBER}"`);

  // Removed by now: what it paid is still refunded to it
  await product.call('removeCompanyCard', admin, { input: { paymentId } });
  const quote = (await product.call('quoteCancel', booker.browser, { params, input: {} })).body;
  await product.call('cancelTrip', booker.browser, { params, input: { quoteId: quote.quoteId } });
  const found = await createVaultGateway(product.vault).lookUp(
    { reference: `${bookingId}:card` },
    { timeoutMs: 2_000, scenario: null, requestId: 'test' },
  );
  const refunds = found.outcome === 'ok' ? (found.value?.refunds ?? []) : [];
  const back = refunds.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  expect(back).toBeGreaterThan(0);
  expect(back).toBe(totalMinor - quote.penalty.amountMinor);
});

it('the setting decides which card pays, at the moment of paying', async () => {
  const { admin, hire, setPays } = await open('card_rules', 'both');
  const central = await addCard(product, admin);
  const ana = await hire('Ana');
  const own = await product.giveCard(ana.subject);
  const [byOwn, byCentral] = [await ready(ana, own), await ready(ana, central)];
  await setPays('central');
  expect((await byOwn.book()).error?.code).toBe('CardNotAllowed');
  await setPays('own');
  expect((await byCentral.book()).error?.code).toBe('CardNotAllowed');
  expect(await offered(ana)).toMatchObject({ pays: 'own', card: null });
  await setPays('central');
  const late = await ready(ana, central);
  await product.database.pool.query(
    `update company_cards set expiry_year = 2020 where business_id = 'card_rules'`,
  );
  expect((await late.book()).error?.code).toBe('CompanyCardExpired');
  await product.call('removeCompanyCard', admin, { input: { paymentId: central } });
  expect((await late.book()).error?.code).toBe('CompanyCardMissing');
  // Nobody else's card is anybody's to charge
  await setPays('both');
  const bea = await hire('Bea');
  expect((await ready(bea, own)).saved.error?.code).toBe('InvalidInput');
});

/** So soon that nothing is booked before it's approved. */
const SOON = { checkIn: '2027-02-10', checkOut: '2027-02-14' };

async function openWaiting(businessId: string) {
  const { admin, hire } = await open(businessId, 'both');
  const central = await addCard(product, admin);
  const boss = await hire('Bea', { isAdmin: true });
  const tomas = await hire('Tomas', { perNight: 1, approval: { approvers: [boss.subject] } });
  const { body, error } = await (await ready(tomas, central, SOON)).send();
  if (body?.result !== 'Sent') throw new Error(JSON.stringify(error ?? body));
  const params = { requestId: body.requestId as ApprovalId };
  const given = { requestId: body.requestId as ApprovalId, decision: 'approve' as const };
  return {
    central,
    see: async () => (await product.call('getApproval', tomas.browser, { params })).body,
    waiting: async () => (await product.call('getAdmin', admin, {})).body.counts.waiting,
    approve: () => decideAt(product, 'decideApprovals', boss.browser, given),
    remove: () => product.call('removeCompanyCard', admin, { input: { paymentId: central } }),
  };
}

it('a request names its payer, which its approval charges', async () => {
  const { central, see, approve, waiting } = await openWaiting('card_named');
  expect(await see()).toMatchObject({ state: 'pending', paidWith: 'Harrow Bridges 7702' });
  expect(await waiting()).toBe(1);
  const { request } = await approve();
  expect(request).toMatchObject({ state: 'booked' });
  expect(await waiting()).toBe(0);
  expect(await charged(request.bookingId as string)).toEqual([
    { sourceId: central, label: 'Harrow Bridges 7702', state: 'captured' },
  ]);
});

it('a request whose card was removed goes back, with nothing booked', async () => {
  const { see, approve, remove } = await openWaiting('card_removed');
  expect((await remove()).status).toBe(200);
  expect((await remove()).status).toBe(200);
  await approve();
  expect(await see()).toMatchObject({ state: 'returned', returnedFor: 'companyCard', bookingId: null });
});

it('an approval and the card’s removal at one moment: charged and booked, or neither', async () => {
  const { see, approve, remove } = await openWaiting('card_race');
  await Promise.all([approve(), remove()]);
  const ended = await see();
  if (ended.state === 'booked')
    expect(await charged(ended.bookingId as string)).toMatchObject([{ state: 'captured' }]);
  else expect(ended).toMatchObject({ state: 'returned', bookingId: null });
});
