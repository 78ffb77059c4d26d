import { addDays, date, type Instant, plusSeconds } from '@sojourn/domain/dates.ts';
import type { HomeRequestRecord, NewHomeRequest } from '@sojourn/products/home/sell/requests/request-port.ts';
import {
  answered,
  calm,
  confirmHomeRequest,
  HOME_NOW,
  homeAsk,
  homeStay,
  homeSupplierOf,
  LIMOEIRO,
  type OpenHomeMarket,
  openHomeMarket,
  playing,
  ROOFTOP,
} from '@sojourn/products/home/testing/home-market.ts';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';

let open: OpenHomeMarket;
beforeEach(async () => {
  open = await openHomeMarket();
});
afterEach(() => open.close());
const host = () => homeSupplierOf(open.market, LIMOEIRO);

const FROM = date('2027-04-14');
const TOTAL = 1_061_40;
const later = (seconds: number) => plusSeconds(HOME_NOW, seconds);
const MINUTES = 60;
const HOURS = 3_600;
const newRequest = (reference: string, shift = 0): NewHomeRequest => ({
  ...homeAsk({ stays: [homeStay(LIMOEIRO, addDays(FROM, shift), addDays(FROM, shift + 5))] }),
  reference,
  totalMinor: TOTAL,
  guestFirstName: 'Maya',
  message: 'We land at 5 in the morning.',
});
const send = async (reference: string, scenario = 'home-host-silent', shift = 0) =>
  answered<HomeRequestRecord>(await host().sendRequest(newRequest(reference, shift), playing(scenario)));
const look = async (reference: string, now: Instant = HOME_NOW) =>
  answered(await host().lookUpRequest({ reference, now }, calm));
const takers = async () => {
  const { rows } = await sql<{ reference: string; by: string; nights: number }>`
    select reference, taken_by as by, count(*)::int as nights from market.home_nights
    group by reference, taken_by order by reference`.execute(open.database.db);
  return rows.map(({ reference, by, nights }) => [reference, by, nights]);
};
const answer = (reference: string, how: 'accept' | 'decline', now: Instant = HOME_NOW) =>
  host().answerRequest({ reference, now, answer: how }, calm);

test('a request holds nothing, is sent once, and ends after 24 hours of silence', async () => {
  const sent = await send('r1');
  expect(sent).toMatchObject({ state: 'requested', sentAt: HOME_NOW, answerBy: later(24 * HOURS) });
  expect(await send('r1', 'home-host-accepts')).toEqual(sent);
  expect(await takers()).toEqual([]);
  expect(await look('r1', later(24 * HOURS - 1))).toMatchObject({ state: 'requested', cause: null });
  expect(await look('r1', later(24 * HOURS))).toMatchObject({ state: 'expired', cause: 'noAnswer' });
  expect(await answer('r1', 'accept', later(25 * HOURS))).toMatchObject({ rejection: { reason: 'Closed' } });
  expect(await look('r_never')).toBeNull();
});

test('the host’s yes takes the nights, and ends at once each request that shares one', async () => {
  await send('r2');
  await send('r2-same', 'home-host-silent', 4);
  await send('r2-after', 'home-host-silent', 5);
  const accepted = answered(await answer('r2', 'accept'));
  expect(accepted).toMatchObject({
    state: 'accepted',
    answeredAt: HOME_NOW,
    nightsHeldUntil: later(12 * HOURS),
  });
  expect(answered(await answer('r2', 'accept'))).toEqual(accepted);
  expect(await takers()).toEqual([['r2', 'request', 5]]);
  expect(await look('r2-same')).toMatchObject({ state: 'declined', cause: 'otherGuestAccepted' });
  expect(await look('r2-after')).toMatchObject({ state: 'requested' });
  expect(await host().price(newRequest('other'), calm)).toMatchObject({
    rejection: { reason: 'NoAvailability' },
  });
});

test('it’s confirmed at the price it was sent with, and only by its own request', async () => {
  await send('r3');
  answered(await answer('r3', 'accept'));
  const request = { ...newRequest('b3'), requestReference: 'r3' };
  const { requestReference: _, ...without } = request;
  expect(await host().reserve(without, calm)).toMatchObject({ rejection: { reason: 'RateNotAvailable' } });
  // The price has risen since, and the guest agreed to the one of before
  const held = answered(await host().reserve(request, playing('price-rise')));
  expect(held.price).toEqual({ totalMinor: TOTAL, currency: 'USD' });
  expect(await takers()).toEqual([['b3', 'order', 5]]);
  answered((await host().confirm(confirmHomeRequest('b3'), calm)) as never);
  expect(await look('r3', later(20 * HOURS))).toMatchObject({ state: 'confirmed' });
  expect(await takers()).toEqual([['b3', 'order', 5]]);
});

test('money that fails gives the nights back to the request, until it’s paid or dropped', async () => {
  await send('r4');
  answered(await answer('r4', 'accept'));
  const request = { ...newRequest('b4'), requestReference: 'r4' };
  answered(await host().reserve(request, calm));
  answered(await host().release({ reference: 'b4' }, calm));
  expect(await takers()).toEqual([['r4', 'request', 5]]);
  const until = later(14 * HOURS);
  const paying = await host().keepNights({ reference: 'r4', now: HOME_NOW, until }, calm);
  expect(answered(paying)).toMatchObject({ state: 'awaitingPayment', nightsHeldUntil: until });
  expect(await look('r4', later(14 * HOURS - 1))).toMatchObject({ state: 'awaitingPayment' });
  expect(await look('r4', until)).toMatchObject({ state: 'paymentFailed' });
  expect(await takers()).toEqual([]);
  expect(await host().keepNights({ reference: 'r4', now: until, until }, calm)).toMatchObject({
    rejection: { reason: 'Closed' },
  });
  await send('r4-drop');
  answered(await answer('r4-drop', 'accept'));
  for (let times = 0; times < 2; times++)
    expect(answered(await host().dropRequest({ reference: 'r4-drop', now: HOME_NOW }, calm))).toMatchObject({
      state: 'withdrawn',
    });
  expect(await takers()).toEqual([]);
});

test('accepting and withdrawing in one moment: one of them, whichever was first', async () => {
  for (let turn = 0; turn < 6; turn++) {
    const reference = `race-${turn}`;
    await send(reference);
    const [yes, back] = await Promise.all([
      answer(reference, 'accept'),
      host().withdrawRequest({ reference, now: HOME_NOW }, calm),
    ]);
    expect([yes.outcome, back.outcome].sort()).toEqual(['ok', 'rejected']);
    const nights = yes.outcome === 'ok' ? [[reference, 'request', 5]] : [];
    expect(await takers()).toEqual(nights);
    answered(await host().dropRequest({ reference, now: HOME_NOW }, calm));
  }
  expect(await host().withdrawRequest({ reference: 'race-none', now: HOME_NOW }, calm)).toMatchObject({
    rejection: { reason: 'NotFound' },
  });
});

test('two answers that overlap, and a calendar that closes the night: one has it', async () => {
  const night = addDays(FROM, 4);
  const event = `BEGIN:VEVENT\nDTSTART:${night.replaceAll('-', '')}\nEND:VEVENT`;
  const close = `BEGIN:VCALENDAR\n${event}\nEND:VCALENDAR`;
  for (let turn = 0; turn < 4; turn++) {
    const [one, other] = [`one-${turn}`, `other-${turn}`];
    await send(one);
    await send(other, 'home-host-silent', 4);
    await Promise.all([
      answer(one, 'accept'),
      answer(other, 'accept'),
      open.market.importCalendar(LIMOEIRO, close),
    ]);
    const { rows } = await sql<{ by: string }>`select taken_by as by from market.home_nights
      where home_id = ${LIMOEIRO} and night = ${night}`.execute(open.database.db);
    expect(rows).toHaveLength(1);
    const states = [(await look(one))?.state, (await look(other))?.state];
    expect(states.filter((state) => state === 'accepted')).toHaveLength(rows[0]?.by === 'request' ? 1 : 0);
    for (const reference of [one, other]) await host().dropRequest({ reference, now: HOME_NOW }, calm);
    await open.market.importCalendar(LIMOEIRO, 'BEGIN:VCALENDAR\nEND:VCALENDAR');
  }
});

test.each([
  ['home-host-accepts', 1 * MINUTES, 'accepted'],
  ['home-host-declines', 1 * MINUTES, 'declined'],
  ['home-host-accepts-late', 23.5 * HOURS, 'accepted'],
])('%s', async (scenario, after, state) => {
  await send('r5', scenario);
  expect(await look('r5', later(after - 1))).toMatchObject({ state: 'requested' });
  expect(await look('r5', later(after))).toMatchObject({ state, answeredAt: later(after) });
});

test('hosts answer by themselves, most with a yes, as fast as they say', async () => {
  const states = [];
  for (let nth = 0; nth < 24; nth++) {
    const request = newRequest(`many-${nth}`, (nth % 20) * 6);
    const stays = request.stays.map((stay) => ({ ...stay, homeId: LIMOEIRO }));
    const sent = await host().sendRequest({ ...request, stays, totalMinor: 10_000_00 }, calm);
    if (sent.outcome === 'ok') states.push((await look(`many-${nth}`, later(3 * HOURS)))?.state);
  }
  expect(states.length).toBeGreaterThan(10);
  expect(states).not.toContain('requested');
  expect(states.filter((state) => state === 'accepted').length).toBeGreaterThan(states.length / 2);
});

test('a home that’s booked at once has nobody to ask', async () => {
  const request = { ...newRequest('r6'), stays: [homeStay(ROOFTOP)] };
  expect(await homeSupplierOf(open.market).sendRequest(request, calm)).toMatchObject({
    rejection: { reason: 'RateNotAvailable' },
  });
  expect(await host().sendRequest({ ...newRequest('r7'), totalMinor: TOTAL - 1 }, calm)).toMatchObject({
    rejection: { reason: 'PriceIncreased', price: { totalMinor: TOTAL } },
  });
});

test('a host replies once, with a sentence that fits', async () => {
  await send('r8');
  const at = { reference: 'r8', from: 'Guest', text: 'Our flight lands at 5.', now: HOME_NOW } as const;
  const written = answered(await host().writeToHost({ ...at, messageId: 'm1' }, calm));
  expect(answered(await host().writeToHost({ ...at, messageId: 'm1' }, calm))).toEqual(written);
  answered(await host().writeToHost({ ...at, messageId: 'm2', text: 'Thanks!' }, calm));
  const list = async (now: Instant) => answered(await host().listMessages({ reference: 'r8', now }, calm));
  expect((await list(HOME_NOW)).map(({ messageId, readAt }) => [messageId, readAt])).toEqual([
    ['m1', null],
    ['m2', null],
  ]);
  const after = await list(later(15 * MINUTES));
  expect(after.map(({ from }) => from)).toEqual(['Guest', 'Guest', 'Host']);
  expect(after[0]?.readAt).toBe(later(12 * MINUTES));
  expect(after[2]?.text).toMatch(/Any hour works/);
  expect(await host().writeToHost({ ...at, reference: 'none', messageId: 'm9' }, calm)).toMatchObject({
    rejection: { reason: 'NotFound' },
  });
});

test.each([
  ['home-host-claims', '2027-04-20T10:00:00.000Z', 100_00, '2027-04-20'],
  ['home-host-claims-above', '2027-04-20T10:00:00.000Z', 300_00, '2027-04-20'],
  ['home-host-claims-late', '2027-05-04T10:00:00.000Z', 100_00, '2027-05-04'],
])('%s', async (scenario, at, amountMinor, claimedOn) => {
  await send('r9');
  answered(await answer('r9', 'accept'));
  answered(await host().reserve({ ...newRequest('b9'), requestReference: 'r9' }, calm));
  answered((await host().confirm(confirmHomeRequest('b9'), calm)) as never);
  const claims = async (now: string, context = playing(scenario)) =>
    answered(await host().listClaims({ reference: 'b9', now: now as Instant }, context));
  expect(await claims('2027-04-18T10:00:00.000Z')).toEqual([]);
  const [claim, ...others] = await claims(at);
  expect(claim).toMatchObject({ amountMinor, claimedOn });
  expect(claim?.evidence.length).toBeGreaterThan(0);
  expect(others).toEqual([]);
  expect(await claims(at, calm)).toEqual([claim]);
});
