/** A deposit from the booking to its end: held, renewed, claimed, taken or let go; nothing beyond it. */
import { addDays, date, type Instant } from '@sojourn/domain/dates.ts';
import type { BookingId, DepositId } from '@sojourn/domain/ids.ts';
import { MACHINES } from '@sojourn/server/main/capabilities.ts';
import { checkLedger } from '@sojourn/server/modules/money/ledger/check-ledger.ts';
import { createTestProduct, type TestProduct } from '@sojourn/server/testing/product.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { answerAs, askHost, linkOf, type SentRequest, seeRequest } from '#home/testing/sent-requests.ts';
import type { HomeTripDetail } from '#home/wire/home-trip.ts';

const DAY = 86_400;
let product: TestProduct;
let now: Instant;
beforeAll(async () => {
  product = await createTestProduct();
  now = product.clock.now();
});
afterAll(() => product?.close());

let weeks = 0;
type Booked = SentRequest & {
  readonly bookingId: BookingId;
  readonly token: string;
  readonly checkOut: string;
};
async function booked(subject: string): Promise<Booked> {
  product.clock.set(now);
  const checkIn = addDays(date('2027-04-14'), 7 * weeks++);
  const checkOut = addDays(checkIn, 5);
  const sent = await askHost(product, subject, { checkIn, checkOut });
  const token = await linkOf(product, sent);
  await answerAs(product, sent, 'accept');
  const guest = await product.signIn({ subject });
  const { bookingId } = await seeRequest(product, { ...sent, guest });
  if (!bookingId) throw new Error('not booked');
  await product.runJob('note-home-bookings');
  return { ...sent, guest, bookingId, token, checkOut };
}

const signedIn = async (of: Booked): Promise<Booked> => ({
  ...of,
  guest: await product.signIn({ subject: of.subject }),
});
async function tripOf(of: Booked): Promise<HomeTripDetail> {
  const { guest } = await signedIn(of);
  const { body } = await product.call('getTrip', guest, { params: { bookingId: of.bookingId } });
  return body as HomeTripDetail;
}
async function at(of: Booked, days: number) {
  product.clock.set(`${addDays(of.checkOut as never, days)}T12:00:00.000Z` as Instant);
  // What's due at each look is done at the next
  for (let round = 0; round < 3; round++) await product.runJob('settle-home-deposits');
  return (await tripOf(of)).deposits[0];
}
const gateway = async (of: Booked) => {
  const { rows } = await sql<{ step: string; minor: number; answer: string }>`select step,
      amount_minor::int as minor, answer from payment_calls where reference like ${`${await depositId(of)}:%`}
    order by reference, step`.execute(product.effects.db);
  return rows.map(({ step, minor }) => `${step} ${minor}`);
};
const depositId = async (of: Booked): Promise<DepositId> => {
  const [deposit] = (await tripOf(of)).deposits;
  if (!deposit) throw new Error('no deposit');
  return deposit.depositId;
};
const claim = (of: Booked, amountMinor: number) =>
  product.call('claimAsHost', null, {
    params: { token: of.token },
    input: { amountMinor, reason: 'A broken lamp', evidence: ['A picture'] },
  });
const answer = async (of: Booked, what: 'accept' | 'dispute') => {
  const { guest } = await signedIn(of);
  const [open] = (await tripOf(of)).claims.filter(({ state }) => state === 'open');
  const params = { about: of.bookingId, claimId: open?.claimId ?? '' };
  return product.call('answerDepositClaim', guest, { params, input: { answer: what } });
};
const violations = () => checkLedger(product.effects.db, MACHINES);

test('held the day before check-in, renewed, and let go once no claim is possible', async () => {
  const of = await booked('lets_go');
  expect((await tripOf(of)).deposits).toMatchObject([{ state: 'planned' }]);
  expect((await at(of, -7))?.state).toBe('planned');
  const held = await at(of, -6);
  expect(held).toMatchObject({ state: 'held', label: expect.stringMatching(/\d{4}$/) });
  const minor = held?.amount.amountMinor ?? 0;
  // The card’s hold ends by itself after a week
  for (let day = -5; day <= 14; day++) expect((await at(of, day))?.state, `day ${day}`).toBe('held');
  expect((await gateway(of)).filter((each) => each.startsWith('authorize')).length).toBeGreaterThan(2);
  expect((await at(of, 16))?.state).toBe('released');
  const calls = await gateway(of);
  const count = (step: string) => calls.filter((each) => each === step).length;
  expect(count('void 0')).toBe(count(`authorize ${minor}`));
  expect(await violations()).toEqual([]);
});

test('what is accepted is taken at once, and no more than the deposit', async () => {
  const of = await booked('accepts');
  const minor = (await at(of, 1))?.amount.amountMinor ?? 0;
  await claim(of, minor + 100_00);
  expect((await claim(of, 1_00)).error?.code).toBe('DepositSettled');
  const { body } = await answer(of, 'accept');
  expect(body.claims).toMatchObject([
    { state: 'paid', amount: { amountMinor: minor }, beyond: { amountMinor: 100_00 } },
  ]);
  expect((await tripOf(of)).deposits).toMatchObject([{ state: 'taken', taken: { amountMinor: minor } }]);
  expect(await gateway(of)).toContain(`capture ${minor}`);
  const { rows } = await sql<{
    account: string;
    minor: number;
  }>`select account, sum(amount_minor)::int as minor
    from ledger_entries where subject_id = ${await depositId(of)} and kind like 'take:%' group by account
    order by account`.execute(product.effects.db);
  expect(rows).toEqual([
    { account: 'cardClearing', minor },
    { account: 'depositsPayable', minor: -minor },
  ]);
  expect((await claim(of, 1_00)).error?.code).toBe('DepositSettled');
  expect(await violations()).toEqual([]);
});

test('a part is taken and the rest let go; two claims share one deposit', async () => {
  const of = await booked('in_part');
  const minor = (await at(of, 1))?.amount.amountMinor ?? 0;
  await claim(of, 30_00);
  product.clock.move(1);
  const second = await claim(of, minor);
  expect(second.body.claims).toMatchObject([
    { amount: { amountMinor: 30_00 } },
    { amount: { amountMinor: minor - 30_00 }, beyond: { amountMinor: 30_00 } },
  ]);
  await answer(of, 'accept');
  // The other one isn’t answered
  expect((await tripOf(of)).deposits[0]?.state).toBe('held');
  await answer(of, 'dispute');
  expect((await at(of, 17))?.state).toBe('held');
  const [, disputed] = (await tripOf(of)).claims;
  const params = { about: of.bookingId, claimId: disputed?.claimId ?? '' };
  const input = { decision: 'dismiss' } as const;
  const { guest } = await signedIn(of);
  expect((await product.call('decideDepositClaim', guest, { params, input })).error?.code).toBe('NotFound');
  expect(await violations()).toEqual([]);
});

test('a card that can’t be held is chosen anew by its guest', async () => {
  const of = await booked('unheld');
  await sql`update home_deposits set payment_id = 'pay_nobody' where booking_id = ${of.bookingId}`.execute(
    product.effects.db,
  );
  expect((await at(of, -6))?.state).toBe('unheld');
  const { guest } = await signedIn(of);
  const params = { bookingId: of.bookingId, depositId: await depositId(of) };
  const stranger = await product.signIn({ subject: 'no_guest' });
  const input = { paymentId: of.paymentId };
  expect((await product.call('chooseDepositCard', stranger, { params, input })).error?.code).toBe('NotFound');
  const chosen = await product.call('chooseDepositCard', guest, { params, input });
  expect(chosen.body).toMatchObject({ state: 'held' });
  expect((await product.call('chooseDepositCard', guest, { params, input })).error?.code).toBe(
    'DepositSettled',
  );
  const { rows } = await sql<{ news: string }>`select payload ->> 'news' as news from outbox
    where kind = 'homeRequestNews' and payload ->> 'key' like ${`%${params.depositId}`}`.execute(
    product.effects.db,
  );
  expect(rows).toEqual([{ news: 'depositUnheld' }]);
  expect((await at(of, 1 + DAY / DAY))?.state).toBe('held');
  expect(await violations()).toEqual([]);
});
