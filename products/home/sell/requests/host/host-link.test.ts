/** Whom a host's link lets in, what they see, and that nobody else reaches a request or its claims. */
import { addDays, date, type Instant } from '@sojourn/domain/dates.ts';
import { mailLinkSigner } from '@sojourn/server/signer.ts';
import { createTestProduct, type TestProduct } from '@sojourn/server/testing/product.ts';
import { TEST_SESSION_SETTINGS } from '@sojourn/server/testing/server.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { answerAs, askHost, linkOf, mailsAbout, seeRequest } from '#home/testing/sent-requests.ts';
import { hostToken, readHostToken } from './host-token.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await createTestProduct();
});
afterAll(() => product?.close());

let weeks = 0;
const freshDates = () => {
  const checkIn = addDays(date('2027-04-14'), 7 * weeks++);
  return { checkIn, checkOut: addDays(checkIn, 5) };
};
const open = (token: string) => product.call('getHostPage', null, { params: { token } });

test('the host sees a first name, the party, the nights and what they’re paid, and no more', async () => {
  const sent = await askHost(product, 'seen', freshDates());
  const { body } = await open(await linkOf(product, sent));
  expect(body).toMatchObject({
    link: 'answer',
    guestName: 'Maya',
    party: { adults: 2 },
    message: 'We land at 5:40 in the morning.',
  });
  expect(body.payout.amountMinor).toBeGreaterThan(0);
  expect(body.payout.amountMinor).toBeLessThan(sent.totalMinor);
  const text = JSON.stringify(body);
  for (const secret of ['Okafor', 'maya@example.test', '617 555', sent.paymentId])
    expect(text).not.toContain(secret);
});

test('a wrong link opens nothing, whatever is wrong with it', async () => {
  const sent = await askHost(product, 'wrong_link', freshDates());
  const token = await linkOf(product, sent);
  const [id = '', ...rest] = token.split('.');
  const other = (await askHost(product, 'other_request', freshDates())).requestId;
  const wrong = [
    `${id}.${'x'.repeat(40)}`,
    [other, ...rest].join('.'),
    `${token}.more`,
    `${token.slice(0, -2)}AA`,
  ];
  for (const each of wrong) {
    expect((await open(each)).error?.code).toBe('NotFound');
    const params = { token: each };
    const answered = await product.call('answerAsHost', null, { params, input: { answer: 'accept' } });
    expect(answered.error?.code).toBe('NotFound');
    const written = await product.call('writeAsHost', null, { params, input: { text: 'Hi' } });
    expect(written.error?.code).toBe('NotFound');
  }
  expect(await seeRequest(product, sent)).toMatchObject({ state: 'requested' });
});

test('a link of one tenant opens nothing at another', () => {
  const signer = mailLinkSigner({ current: TEST_SESSION_SETTINGS.csrfKey, others: [] });
  const of = { tenantId: 'consumer', requestId: 'hrq_0' } as never;
  const token = hostToken(signer, of);
  expect(readHostToken(signer, 'consumer' as never, token)).toEqual(of);
  expect(readHostToken(signer, 'business' as never, token)).toBeNull();
});

test('a link ends some days after the request did', async () => {
  const sent = await askHost(product, 'old_link', freshDates());
  const token = await linkOf(product, sent);
  await answerAs(product, sent, 'decline');
  expect((await open(token)).status).toBe(200);
  product.clock.move(9 * 86_400);
  expect((await open(token)).error?.code).toBe('HostLinkExpired');
  product.clock.move(-9 * 86_400);
});

test('the link of a request says when its booking was canceled, and ends some days after', async () => {
  const sent = await askHost(product, 'canceled_link', freshDates());
  const token = await linkOf(product, sent);
  await answerAs(product, sent, 'accept');
  expect((await open(token)).body).toMatchObject({ kind: 'request', state: 'confirmed' });
  const { bookingId } = await seeRequest(product, sent);
  const params = { bookingId: bookingId ?? ('' as never) };
  const quoted = await product.call('quoteCancel', sent.guest, { params, input: {} });
  const input = { quoteId: quoted.body.quoteId };
  const canceled = await product.call('cancelTrip', sent.guest, { params, input });
  expect(canceled.body).toMatchObject({ result: 'Canceled' });
  const { body } = await open(token);
  expect(body).toMatchObject({ kind: 'booking', link: 'over', state: 'withdrawn', claimUntil: null });
  expect(body.guestName).toBe('Maya');
  product.clock.move(9 * 86_400);
  expect((await open(token)).error?.code).toBe('HostLinkExpired');
  product.clock.move(-9 * 86_400);
});

test('nobody else’s session reaches a request or its thread', async () => {
  const sent = await askHost(product, 'own', freshDates());
  const params = { requestId: sent.requestId };
  const about = { about: sent.requestId };
  const stranger = await product.signIn({ subject: 'stranger' });
  const elsewhere = await product.signIn({ subject: 'own', tenantId: 'business' as never });
  for (const other of [stranger, elsewhere]) {
    const answers = [
      await product.call('getHomeRequest', other, { params }),
      await product.call('withdrawHomeRequest', other, { params, input: {} }),
      await product.call('payHomeRequest', other, {
        params,
        input: { paymentId: sent.paymentId, totalMinor: 1 },
      }),
      await product.call('listHostMessages', other, { params: about }),
      await product.call('writeToHost', other, { params: about, input: { text: 'Hello' } }),
    ];
    for (const { error } of answers) expect(['NotFound', '40105', 'InvalidSession']).toContain(error?.code);
    expect((await product.call('listHomeRequests', other, {})).body).not.toMatchObject({ requests: [{}] });
  }
  expect(await seeRequest(product, sent)).toMatchObject({ state: 'requested' });
});

test('guest and host write to each other, and each gets a mail with it', async () => {
  const sent = await askHost(product, 'writes', freshDates());
  const token = await linkOf(product, sent);
  const about = { about: sent.requestId };
  await product.call('writeToHost', sent.guest, {
    params: about,
    input: { text: 'Is the lockbox OK that early?' },
  });
  const page = await product.call('writeAsHost', null, {
    params: { token },
    input: { text: 'Yes, at any hour.' },
  });
  const thread = (await product.call('listHostMessages', sent.guest, { params: about })).body.messages;
  expect(thread.map(({ from, text }) => [from, text])).toEqual(
    expect.arrayContaining([
      ['Guest', 'Is the lockbox OK that early?'],
      ['Host', 'Yes, at any hour.'],
    ]),
  );
  expect(page.body.messages.length).toBe(thread.length);
  const news = (await mailsAbout(product, sent)).map(({ news: each }) => each);
  expect(news).toEqual(expect.arrayContaining(['guestWrote', 'hostWrote']));
  // After it, the booking has the same thread
  await answerAs(product, sent, 'accept');
  const { bookingId } = await seeRequest(product, sent);
  const later = await product.call('listHostMessages', sent.guest, { params: { about: bookingId ?? '' } });
  expect(later.body.messages.length).toBe(thread.length);
});

test('a claim has its time, something to show, and the guest’s answer before anything moves', async () => {
  const dates = freshDates();
  const sent = await askHost(product, 'claimed', dates);
  const token = await linkOf(product, sent);
  await answerAs(product, sent, 'accept');
  const claim = (amountMinor: number, evidence: string[]) =>
    product.call('claimAsHost', null, {
      params: { token },
      input: { amountMinor, reason: 'A broken lamp', evidence },
    });
  expect((await claim(100_00, ['A picture'])).error?.code).toBe('RequestClosed');
  const now = product.clock.now();
  product.clock.set(`${addDays(dates.checkOut, 1)}T12:00:00.000Z` as Instant);
  expect((await claim(100_00, [])).error?.code).toBe('ClaimWithoutEvidence');
  const { body } = await claim(400_00, ['A picture of the lamp', 'A receipt']);
  const deposit = body.deposit?.amountMinor ?? 0;
  expect(body.claims).toMatchObject([
    { state: 'open', amount: { amountMinor: deposit }, beyond: { amountMinor: 400_00 - deposit } },
  ]);
  const guest = await product.signIn({ subject: sent.subject });
  const [shown] = (await seeRequest(product, { ...sent, guest })).claims;
  const params = { about: sent.requestId, claimId: shown?.claimId ?? '' };
  const stranger = await product.signIn({ subject: 'no_claimant' });
  const input = { answer: 'dispute' } as const;
  expect((await product.call('answerDepositClaim', stranger, { params, input })).error?.code).toBe(
    'NotFound',
  );
  const disputed = await product.call('answerDepositClaim', guest, { params, input });
  expect(disputed.body.claims).toMatchObject([{ state: 'disputed' }]);
  expect((await product.call('answerDepositClaim', guest, { params, input })).error?.code).toBe(
    'RequestClosed',
  );
  product.clock.set(`${addDays(dates.checkOut, 15)}T12:00:00.000Z` as Instant);
  expect((await claim(100_00, ['A picture'])).error?.code).toBe('ClaimTooLate');
  product.clock.set(now);
});
