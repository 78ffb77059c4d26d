/** Requests to hosts over HTTP: nothing is held while they wait, and what was sent is what's charged. */
import { addDays, date } from '@sojourn/domain/dates.ts';
import { createTestProduct, type TestProduct } from '@sojourn/server/testing/product.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  answerAs,
  askHost,
  chargedMinor,
  linkOf,
  mailsAbout,
  readyToAsk,
  seeRequest,
  send,
  takenNights,
} from '#home/testing/sent-requests.ts';

const HOUR = 3_600;
let product: TestProduct;
beforeAll(async () => {
  product = await createTestProduct();
});
afterAll(() => product?.close());

let weeks = 0;
/** Five nights that no other test asks for. */
const freshDates = (shift = 0) => {
  const checkIn = addDays(date('2027-04-14'), 7 * weeks++ + shift);
  return { checkIn, checkOut: addDays(checkIn, 5) };
};
const settle = () => product.runJob('settle-home-requests');
const guestMails = async (of: Parameters<typeof mailsAbout>[1]) =>
  (await mailsAbout(product, of)).filter(({ kind }) => kind === 'homeRequestNews').map(({ news }) => news);
const trips = async (guest: Parameters<TestProduct['call']>[1]) =>
  (await product.call('listTrips', guest, { query: {} })).body.trips;

test('while a request waits nothing is held: no nights, no money, no trip', async () => {
  const before = await takenNights(product);
  const sent = await askHost(product, 'waiting', freshDates());
  expect(await seeRequest(product, sent)).toMatchObject({
    state: 'requested',
    bookingId: null,
    total: { amountMinor: sent.totalMinor },
  });
  expect(await takenNights(product)).toEqual(before);
  expect(await chargedMinor(product, sent)).toBe(0);
  expect(await trips(sent.guest)).toEqual([]);
  const { requests } = (await product.call('listHomeRequests', sent.guest, {})).body;
  expect(requests).toMatchObject([{ requestId: sent.requestId, state: 'requested' }]);
  expect((await mailsAbout(product, sent)).map(({ kind, news }) => [kind, news])).toEqual([
    ['homeRequestNews', 'sent'],
    ['homeHostNews', 'newRequest'],
  ]);
});

test('what was sent is sent once, and its checkout doesn’t change any more', async () => {
  const ready = await readyToAsk(product, 'sent_once', freshDates());
  const [one, two] = await Promise.all([send(product, ready), send(product, ready)]);
  expect([one.body, two.body]).toEqual([one.body, one.body]);
  expect(one.body.result).toBe('Sent');
  const params = { checkoutId: ready.checkoutId };
  const { guest } = ready;
  const typed = await product.call('saveDraft', guest, { params, input: { phone: '+1 617 555 0199' } });
  expect(typed.error?.code).toBe('CheckoutClosed');
  expect((await product.call('refreshQuote', guest, { params, input: {} })).error?.code).toBe(
    'CheckoutClosed',
  );
  expect((await product.call('bookCheckout', guest, { params, input: ready.input })).error?.code).toBe(
    'CheckoutClosed',
  );
  const { body } = await product.call('getCheckout', guest, { params });
  expect(body).toMatchObject({ request: { requestId: one.body.result === 'Sent' && one.body.requestId } });
});

test('an incomplete checkout isn’t sent, and no host is asked about it', async () => {
  const ready = await readyToAsk(product, 'incomplete', freshDates());
  const params = { checkoutId: ready.checkoutId };
  await product.call('saveDraft', ready.guest, { params, input: { rulesAccepted: false } });
  expect((await send(product, ready)).error).toMatchObject({
    code: 'CheckoutIncomplete',
    details: { fields: [{ path: 'rulesAccepted' }] },
  });
  expect((await product.call('listHomeRequests', ready.guest, {})).body.requests).toEqual([]);
});

test('a card that’s declined as its charge is allowed isn’t sent to a host', async () => {
  const ready = await readyToAsk(product, 'not_permitted', freshDates());
  const { body } = await send(product, ready, 'card-declined');
  expect(body).toMatchObject({ result: 'Failed', failure: { payment: 'CardDeclined' } });
  expect((await product.call('listHomeRequests', ready.guest, {})).body.requests).toEqual([]);
  // Nothing of it is closed: another try sends it
  expect((await send(product, ready)).body.result).toBe('Sent');
  const { rows } = await sql<{ amount: number; state: string }>`select amount_minor::int as amount, state
    from payment_permissions where customer_id = ${ready.guest.customerId}`.execute(product.effects.db);
  expect(rows).toContainEqual({ amount: ready.totalMinor, state: 'given' });
});

test('accepted, it’s charged at the price that was sent, though the host has raised it', async () => {
  const dates = freshDates();
  const sent = await askHost(product, 'accepted', dates);
  product.clock.move(2 * HOUR);
  const answered = await answerAs(product, sent, 'accept', 'price-rise');
  expect(answered.body).toMatchObject({ link: 'over', state: 'confirmed', guestName: 'Maya Okafor' });
  const { guest } = { guest: await product.signIn({ subject: sent.subject }) };
  const shown = await seeRequest(product, { ...sent, guest });
  expect(shown).toMatchObject({ state: 'confirmed', total: { amountMinor: sent.totalMinor } });
  expect(await chargedMinor(product, sent)).toBe(sent.totalMinor);
  const [trip] = await trips(guest);
  expect(trip).toMatchObject({
    bookingId: shown.bookingId,
    status: 'Confirmed',
    grandTotal: { amountMinor: sent.totalMinor },
  });
  expect(await takenNights(product)).toEqual(
    expect.arrayContaining([0, 1, 2, 3, 4].map((night) => addDays(dates.checkIn, night))),
  );
  expect(await guestMails(sent)).toEqual(['sent', 'accepted']);
  // Used, the link says so
  expect((await answerAs(product, sent, 'decline')).error?.code).toBe('RequestClosed');
  expect(
    (await product.call('getHostPage', null, { params: { token: await linkOf(product, sent) } })).body,
  ).toMatchObject({
    link: 'over',
    state: 'confirmed',
  });
});

test('a yes ends at once every request that shares a night with it, uncharged, with a mail', async () => {
  const dates = freshDates();
  weeks++;
  const first = await askHost(product, 'first', dates);
  const second = await askHost(product, 'second', {
    checkIn: addDays(dates.checkIn, 4),
    checkOut: addDays(dates.checkIn, 9),
  });
  await answerAs(product, first, 'accept');
  expect(await seeRequest(product, second)).toMatchObject({
    state: 'declined',
    cause: 'otherGuestAccepted',
    bookingId: null,
  });
  expect(await chargedMinor(product, second)).toBe(0);
  expect(await guestMails(second)).toEqual(['sent', 'declined']);
  expect((await answerAs(product, second, 'accept')).error?.code).toBe('RequestClosed');
});

test('a no ends it, with homes that are free for the same nights', async () => {
  const sent = await askHost(product, 'declined', freshDates());
  expect((await answerAs(product, sent, 'decline')).body).toMatchObject({ state: 'declined' });
  expect(await seeRequest(product, sent)).toMatchObject({ state: 'declined', cause: 'declined' });
  const mails = await mailsAbout(product, sent);
  const news = mails.find(({ news }) => news === 'declined');
  expect(news?.content.backups).toHaveLength(3);
  expect(await chargedMinor(product, sent)).toBe(0);
});

test('without an answer in 24 hours it ends', async () => {
  const sent = await askHost(product, 'expired', freshDates());
  product.clock.move(24 * HOUR - 1);
  await settle();
  const guest = await product.signIn({ subject: sent.subject });
  expect(await seeRequest(product, { ...sent, guest })).toMatchObject({ state: 'requested' });
  product.clock.move(11);
  await settle();
  expect(await seeRequest(product, { ...sent, guest })).toMatchObject({
    state: 'expired',
    cause: 'noAnswer',
  });
  expect(await guestMails(sent)).toEqual(['sent', 'expired']);
  expect((await answerAs(product, sent, 'accept')).error?.code).toBe('RequestClosed');
});

test('a host who answers by themselves is followed by the job', async () => {
  const sent = await askHost(product, 'by_itself', freshDates(), 'home-host-accepts');
  product.clock.move(60);
  await settle();
  expect(await seeRequest(product, sent)).toMatchObject({ state: 'confirmed' });
  expect(await chargedMinor(product, sent)).toBe(sent.totalMinor);
});

test('withdrawn and accepted at one moment: one of them, and both see the same', async () => {
  for (let turn = 0; turn < 3; turn++) {
    const sent = await askHost(product, `race_${turn}`, freshDates());
    const params = { requestId: sent.requestId };
    const [withdrawn, answered] = await Promise.all([
      product.call('withdrawHomeRequest', sent.guest, { params, input: {} }),
      answerAs(product, sent, 'accept'),
    ]);
    await settle();
    const { state } = await seeRequest(product, sent);
    const isWithdrawn = withdrawn.status === 200;
    expect(answered.status === 200).toBe(!isWithdrawn);
    expect(state).toBe(isWithdrawn ? 'withdrawn' : 'confirmed');
    expect(await chargedMinor(product, sent)).toBe(isWithdrawn ? 0 : sent.totalMinor);
  }
});

test('withdrawing is free, and repeating it changes nothing', async () => {
  const sent = await askHost(product, 'withdrawn', freshDates());
  const params = { requestId: sent.requestId };
  for (let times = 0; times < 2; times++)
    expect((await product.call('withdrawHomeRequest', sent.guest, { params, input: {} })).body).toMatchObject(
      {
        state: 'withdrawn',
      },
    );
  expect(await guestMails(sent)).toEqual(['sent', 'withdrawn']);
  expect((await answerAs(product, sent, 'accept')).error?.code).toBe('RequestClosed');
});
