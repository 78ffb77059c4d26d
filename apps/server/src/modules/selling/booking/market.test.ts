/**
 * The whole way over HTTP with the real market and vault: each scenario by its name, and processes that are
 * killed.
 */
import { CHECKOUT_FAILURES } from '@sojourn/contract/checkout-failures.ts';
import type { Checkout } from '@sojourn/contract/checkouts.ts';
import type { BookingId, PaymentId, StayId } from '@sojourn/domain/ids.ts';
import {
  CHECK_IN,
  CHECK_OUT,
  LUZ,
  LUZ_RATE,
  testWorld,
} from '@sojourn/products/hotel/testing/hotel-market.ts';
import { withProducts } from '@sojourn/products/testing/with-products.ts';
import { createHotelMarket, type HotelMarket } from '@sojourn/world/hotel/supplier/create-hotel-market.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Actor, Effects } from '#context.ts';
import { createSagas, createTripActions, MACHINES, TRIP_SOURCES } from '#main/capabilities.ts';
import { checkLedger } from '#modules/money/ledger/check-ledger.ts';
import { paymentRoutes } from '#modules/money/payments/routes.ts';
import { cancellationRoutes } from '#modules/trips/cancellation/routes.ts';
import { lookUpBooking } from '#modules/trips/schedule-changes/look-ups/look-up-booking.ts';
import { tripRoutes } from '#modules/trips/trips/routes.ts';
import type { CallContext } from '#suppliers/outcome.ts';
import { PAYMENT_SCENARIOS } from '#suppliers/payments/scenarios.ts';
import { createVaultGateway } from '#suppliers/payments/vault-gateway.ts';
import { testClock } from '#testing/clock.ts';
import { createTestDatabase, type TestDatabase } from '#testing/database.ts';
import { type Browser, createTestServer, type TestServer } from '#testing/server.ts';
import { createSagaRunner } from '#workflow/saga-runner.ts';
import { demoNumber } from '../../../../../vault/src/cards/card-number.ts';
import { saveCard } from '../../../../../vault/src/cards/save-card.ts';
import { createTestVault, type TestVault } from '../../../../../vault/src/testing/vault.ts';
import { createSavedCards } from '../checkouts/cards/saved-cards.ts';
import { checkoutRoutes } from '../checkouts/routes.ts';
import type { PayDeps } from './deps.ts';
import { bookingRoutes } from './routes.ts';
import type { BookingRef } from './tenders/store.ts';
import { asStay, bookInputOf } from './testing/booking-world.ts';
import { compareMoved } from './testing/compare-moved.ts';
import { createIssuer } from './testing/issuer.ts';

let database: TestDatabase;
let vault: TestVault;
let market: HotelMarket;
let server: TestServer;
let deps: PayDeps;
let maya: Browser;
let cards: PaymentId[];
const clock = testClock();

beforeAll(async () => {
  [database, vault] = await Promise.all([createTestDatabase({ poolSize: 20 }), createTestVault(clock)]);
  server = await createTestServer({ database, clock, handlers: (effects) => handlersOf(effects) });
  maya = await server.signIn({ subject: 'maya' });
  cards = [await cardOf('4417', 'Harbor Summit'), await cardOf('0926', 'Harbor Trail')];
});
afterAll(async () => {
  const outside = { ...deps, payments: createVaultGateway(vault) };
  const context = { timeoutMs: 5_000, scenario: null, requestId: '' };
  expect((await compareMoved(outside, 0, context)).differences).toEqual([]);
  expect(await checkLedger(database.db, MACHINES)).toEqual([]);
  await deps.sagas.stop();
  await server.close();
  await market.close();
  await vault.close();
  await database.drop();
});

async function handlersOf(effects: Effects) {
  const world = testWorld();
  market = await createHotelMarket({ ...effects, pool: database.pool, world, scenarioWaitMs: 20 });
  const issuer = createIssuer(effects.clock);
  issuer.open('maya', { name: 'Harbor Summit', lastFour: '4417', units: 0 });
  const outside = withProducts({
    ...effects,
    payments: createVaultGateway(vault),
    supplierOf: market.supplierOf,
    hotelSuppliers: market.suppliers,
    cityArt: () => undefined,
    redemptions: issuer.redemptions,
    accountsOf: async ({ subject }: Actor) => issuer.accountsOf(subject),
    cardOf: createSavedCards(createVaultGateway(vault), effects).cardOf,
  });
  const settings = { backoffSeconds: () => 0 };
  const sagas = createSagaRunner({ ...outside, kinds: createSagas(outside), holder: 'server', settings });
  const tripActions = createTripActions(outside);
  const booking = { ...outside, sagas, tripActions, tripSources: TRIP_SOURCES };
  const lookUp = (ref: BookingRef, context: CallContext) => lookUpBooking(outside, ref, context);
  deps = booking;
  return {
    ...checkoutRoutes(booking),
    ...bookingRoutes(booking),
    ...tripRoutes({ ...booking, lookUp }),
    ...cancellationRoutes(booking),
    ...paymentRoutes({ ...booking, cards: null }),
  };
}
const cardOf = (lastFour: string, label: string, subject = 'maya') =>
  saveCard(vault, {
    subject,
    label,
    holder: 'Maya Okafor',
    expiryMonth: 12,
    expiryYear: 2029,
    limitMinor: 9_000_000,
    digits: demoNumber(lastFour === '4417' ? '438857' : '517805', lastFour),
    position: lastFour === '4417' ? 1 : 2,
  });

const headers = (scenario?: string): Record<string, string> => (scenario ? { 'x-scenario': scenario } : {});
const ASK = {
  stayId: LUZ as StayId,
  rateId: LUZ_RATE,
  checkIn: CHECK_IN as string,
  checkOut: CHECK_OUT as string,
  rooms: [{ adults: 2, childAges: [] }],
};
/** Nights nobody else of this file books, so that prices and rooms are those of a fresh hotel. */
let days = 0;
const freshDates = () => {
  const at = (offset: number) => new Date(Date.UTC(2027, 4, 1 + days + offset)).toISOString().slice(0, 10);
  const dates = { checkIn: at(0), checkOut: at(2) };
  days += 2;
  return dates;
};

async function ready(by = maya, ask: object = freshDates(), paymentId = cards[0]!): Promise<Checkout> {
  const started = await server.call('startCheckout', by, { input: { product: 'Hotel', ...ASK, ...ask } });
  expect(started.status, JSON.stringify(started.error)).toBe(200);
  const { checkoutId } = started.body;
  const input = {
    leadGuestAge: 34,
    phone: '+1 617 555 0142',
    requests: 'Quiet',
    paymentId,
    termsAccepted: true,
  };
  const saved = await server.call('saveDraft', by, { params: { checkoutId }, input });
  expect(saved.status).toBe(200);
  return saved.body;
}
const pay = ({ checkoutId, quote, payment }: Checkout, scenario?: string, by = maya, key?: string) =>
  server.call('bookCheckout', by, {
    params: { checkoutId },
    input: bookInputOf({ quote, payment }),
    headers: { ...headers(scenario), ...(key ? { 'idempotency-key': key } : {}) },
  });
const read = async ({ checkoutId }: Checkout) =>
  (await server.call('getCheckout', maya, { params: { checkoutId } })).body;
const tripOf = async (bookingId: string) =>
  (await server.call('getTrip', maya, { params: { bookingId: bookingId as BookingId } })).body;
const resume = async () => {
  for (let round = 0; round < 20; round++) {
    await sql`update sagas set lease_until = now() - interval '1 s', wake_at = now() - interval '1 s'
      where state = 'running'`.execute(database.db);
    if ((await deps.sagas.sweep()) === 0) return;
  }
  throw new Error('a saga does not end');
};

test('Palacete Santa Luz as in the pictures: saved cards, checkout, payment, trip, cancel', async () => {
  const listed = await server.call('listPaymentMethods', maya, { input: {} });
  expect(listed.body.value.map(({ label, lastFour }) => `${label} ${lastFour}`)).toEqual([
    'Harbor Summit 4417',
    'Harbor Trail 0926',
  ]);
  const checkout = await ready(maya, {});
  expect(checkout).toMatchObject({
    stay: { name: 'Palacete Santa Luz', city: 'Lisbon' },
    quote: {
      miles: 138_432,
      total: { amountMinor: 138_432 },
      price: { tripTotal: { amountMinor: 138_432 } },
    },
    earnMiles: 5_537,
  });
  const answer = await pay(checkout);
  expect(answer).toMatchObject({ status: 200, body: { result: 'Success' } });
  if (answer.body.result !== 'Success') return;
  const { bookingId } = answer.body;
  const params = { bookingId };
  expect(await tripOf(bookingId)).toMatchObject({
    status: 'Confirmed',
    supplierLocator: expect.stringMatching(/^[A-Z0-9]{8}$/),
    tenders: [{ label: 'Harbor Summit 4417', state: 'captured' }],
  });
  const list = await server.call('listTrips', maya, { query: { view: 'upcoming' } });
  expect(list.body.trips).toContainEqual(expect.objectContaining({ bookingId }));
  const quote = await server.call('quoteCancel', maya, { params, input: {} });
  expect(quote.body).toMatchObject({ type: 'FullyRefundable', refund: { amountMinor: 138_432 } });
  const { quoteId } = quote.body;
  const canceled = await server.call('cancelTrip', maya, { params, input: { quoteId } });
  expect(canceled).toMatchObject({
    status: 200,
    body: { result: 'Canceled', trip: { time: 'Canceled', refunds: [{ state: 'sent' }] } },
  });
});

describe('what fails by name fails with its reason, holds nothing and keeps what was typed', () => {
  test.each<readonly [string, object]>([
    ['sold-out-at-reserve', { reason: 'LackOfInventory' }],
    ['sold-out-at-confirm', { reason: 'LackOfInventory' }],
    ['no-availability', { reason: 'NoAvailability' }],
    ['rate-gone', { reason: 'RateNotAvailable' }],
    ['minimum-age', { reason: 'CheckInMinimumAgeNotMet', minimumAge: 35 }],
    ['supplier-unknown-error', { reason: 'Unknown' }],
    ['card-declined', { reason: 'CardDeclined', payment: 'CardDeclined' }],
    ['card-fraud', { reason: 'FraudAutoReject', payment: 'Fraud' }],
    ...CHECKOUT_FAILURES.map((reason) => [`hotel-fails-${reason}`, { reason, payment: null }] as const),
    ['redemption-failure', { reason: 'RedemptionFailure' }],
  ])('%s', async (scenario, failure) => {
    const checkout = await ready();
    expect(await pay(checkout, scenario)).toMatchObject({ status: 200, body: { result: 'Failed', failure } });
    const after = await read(checkout);
    expect(after).toMatchObject({ state: 'open', lastFailure: failure, draft: checkout.draft });
    expect(await pay(after)).toMatchObject({ body: { result: 'Success' } });
  });
});

describe('what breaks by name is booked once all the same', () => {
  test.each([
    'timeout-before-reserve',
    'timeout-after-reserve',
    'timeout-before-confirm',
    'timeout-after-confirm',
    'unavailable-confirm',
    'duplicate-requests',
    'payment-cut-before',
    'payment-cut-after',
    'capture-cut-after',
  ])('%s', async (scenario) => {
    expect(await pay(await ready(), scenario)).toMatchObject({ body: { result: 'Success' } });
  });
});

test.each(['silent-confirm', 'payment-silent', 'capture-refused'])(
  '%s is Pending, and a case once its time is over',
  async (scenario) => {
    const answer = await pay(await ready(), scenario);
    expect(answer.body.result).toBe('Pending');
    if (answer.body.result !== 'Pending') return;
    const { bookingId } = answer.body;
    clock.move(601);
    await sql`update sagas set lease_until = now(), wake_at = now() where state = 'running'`.execute(
      database.db,
    );
    await deps.sagas.sweep();
    expect(await tripOf(bookingId)).toMatchObject({ status: 'Pending', cases: [{ state: 'open' }] });
    await sql`update sagas set scenario = null where state = 'running'`.execute(database.db);
    await resume();
    const result = await sql<{
      state: string;
    }>`select state from bookings where booking_id = ${bookingId}`.execute(database.db);
    expect(['Confirmed', 'Failed']).toContain(result.rows[0]!.state);
  },
);

describe('what the hotel accepts and decides later is Pending', () => {
  async function paidLater(scenario: string) {
    const checkout = await ready();
    const { body } = await pay(checkout, scenario);
    if (body.result !== 'Pending') throw new Error(body.result);
    clock.move(19);
    await sql`update sagas set wake_at = now() where state = 'running'`.execute(database.db);
    await deps.sagas.sweep();
    expect(await tripOf(body.bookingId)).toMatchObject({ status: 'Pending', cases: [] });
    clock.move(1);
    await resume();
    return { checkout, bookingId: body.bookingId };
  }

  test('confirm-later: then Confirmed, and paid', async () => {
    const { checkout, bookingId } = await paidLater('confirm-later');
    const amount = checkout.quote.total;
    const tenders = [{ state: 'captured', amount }];
    expect(await tripOf(bookingId)).toMatchObject({ status: 'Confirmed', cases: [], tenders });
    expect(await pay(checkout)).toMatchObject({ body: { result: 'Success' } });
  });

  test('refuse-later: then open again with the reason, and nothing is paid', async () => {
    const { checkout } = await paidLater('refuse-later');
    const lastFailure = { reason: 'LackOfInventory' };
    expect(await read(checkout)).toMatchObject({ state: 'open', lastFailure, draft: checkout.draft });
    expect(await pay(await read(checkout))).toMatchObject({ body: { result: 'Success' } });
  });
});

test('price-rise shows both totals and similar hotels; accepted, it is paid', async () => {
  const checkout = await ready();
  const answer = await pay(checkout, 'price-rise');
  expect(answer).toMatchObject({ status: 409, error: { code: 'PriceIncreased' } });
  const risen = await read(checkout);
  expect(risen.priceChange!.oldTotal).toEqual(checkout.quote.total);
  const { newTotal, alternatives } = asStay(risen).priceChange!;
  expect(newTotal.amountMinor).toBeGreaterThan(checkout.quote.total.amountMinor);
  expect(alternatives).toHaveLength(3);
  expect(alternatives.map(({ stayId }) => stayId)).not.toContain(LUZ);
  expect(Math.min(...alternatives.map(({ rating }) => rating.tenths))).toBeGreaterThan(80);
  const accepted = await server.call('refreshQuote', maya, {
    params: { checkoutId: checkout.checkoutId },
    input: { acceptTotalMinor: newTotal.amountMinor },
    headers: headers('price-rise'),
  });
  expect(accepted.body).toMatchObject({ priceChange: null, draft: checkout.draft });
  const paid = await pay(accepted.body, 'price-rise');
  expect([200, 409]).toContain(paid.status);
});

test('price-fall charges the lower total', async () => {
  const checkout = await ready();
  const answer = await pay(checkout, 'price-fall');
  expect(answer.body.result).toBe('Success');
  if (answer.body.result !== 'Success') return;
  const { total, tenders } = await tripOf(answer.body.bookingId);
  expect(total.amountMinor).toBeLessThan(checkout.quote.total.amountMinor);
  expect(tenders).toMatchObject([{ amount: total, state: 'captured' }]);
});

test('cancel-refused leaves the trip with a case; a lost answer to a cancel is found', async () => {
  for (const scenario of ['cancel-refused', 'timeout-after-cancel']) {
    const answer = await pay(await ready());
    if (answer.body.result !== 'Success') throw new Error('not booked');
    const params = { bookingId: answer.body.bookingId };
    const { quoteId } = (await server.call('quoteCancel', maya, { params, input: {} })).body;
    const canceled = await server.call('cancelTrip', maya, {
      params,
      input: { quoteId },
      headers: headers(scenario),
    });
    if (scenario === 'cancel-refused') {
      expect(canceled).toMatchObject({ status: 502, error: { code: 'CancellationAttemptFailed' } });
      const trip = { status: 'Confirmed', cases: [{ kind: 'cancelRefused', state: 'open' }] };
      expect(await tripOf(params.bookingId)).toMatchObject(trip);
    } else expect(canceled).toMatchObject({ status: 200, body: { result: 'Canceled' } });
  }
});

test('the same key gives the same answer, another key joins it, another body is refused', async () => {
  const checkout = await ready();
  const key = 'one-press-of-the-button';
  const answers = await Promise.all([pay(checkout, undefined, maya, key), pay(checkout), pay(checkout)]);
  const success = answers.filter(({ status }) => status === 200);
  expect(success).toHaveLength(3);
  expect(new Set(success.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  expect((await pay(checkout, undefined, maya, key)).body).toEqual(success[0]!.body);
  const other = await ready();
  expect(await pay(other, undefined, maya, key)).toMatchObject({ error: { code: 'IdempotencyKeyReused' } });
});

test('sixteen buyers race for the last room of a hotel: exactly one has it', async () => {
  const dates = freshDates();
  const left = async () => {
    const supplier = market.supplierOf(LUZ)!;
    const ask = { ...ASK, ...dates, now: clock.now(), locale: 'en' } as never;
    const page = await supplier.detail(ask, { timeoutMs: 1_000, scenario: null, requestId: '' });
    if (page.outcome !== 'ok') throw new Error(page.outcome);
    const room = page.value.rooms.find(({ rates }) => rates.some(({ rateId }) => rateId === LUZ_RATE));
    return room?.rates[0]?.roomsLeft ?? (room ? 99 : 0);
  };
  const buyers = await Promise.all(
    Array.from({ length: 16 }, async (_, i) => {
      const subject = `buyer-${i}`;
      return {
        browser: await server.signIn({ subject }),
        card: await cardOf('4417', 'Harbor Summit', subject),
      };
    }),
  );
  const checkouts = await Promise.all(buyers.map(({ browser, card }) => ready(browser, dates, card)));
  while ((await left()) > 1) expect((await pay(await ready(maya, dates))).body.result).toBe('Success');
  const answers = await Promise.all(
    checkouts.map((checkout, i) => pay(checkout, undefined, buyers[i]!.browser)),
  );
  // A room that has become scarce may cost more by now: that is no room either
  const won = answers.filter(({ status, body }) => status === 200 && body.result === 'Success');
  expect(won.length).toBeLessThanOrEqual(1);
  for (const [i, answer] of answers.entries()) {
    if (answer.status !== 409) continue;
    const params = { checkoutId: checkouts[i]!.checkoutId };
    const risen = await server.call('getCheckout', buyers[i]!.browser, { params });
    checkouts[i] = risen.body;
  }
  if (won.length === 0) {
    const accept = async (i: number) => {
      const params = { checkoutId: checkouts[i]!.checkoutId };
      const acceptTotalMinor = checkouts[i]!.quote.total.amountMinor;
      const by = buyers[i]!.browser;
      checkouts[i] = (await server.call('refreshQuote', by, { params, input: { acceptTotalMinor } })).body;
    };
    await Promise.all(buyers.map((_, i) => accept(i)));
    const again = await Promise.all(
      checkouts.map((checkout, i) => pay(checkout, undefined, buyers[i]!.browser)),
    );
    expect(again.filter(({ status, body }) => status === 200 && body.result === 'Success')).toHaveLength(1);
  }
  expect(await left()).toBe(0);
});

test('every scenario of payments is told to the lab once', () => {
  const names = PAYMENT_SCENARIOS.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});
