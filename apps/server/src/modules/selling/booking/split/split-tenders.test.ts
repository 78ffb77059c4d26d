/** Bookings paid with credits, offers, miles and card together: planned, taken, given back. */
import type { BookingId, CreditId, PaymentId } from '@sojourn/domain/ids.ts';
import { withTransaction } from '@sojourn/postgres/client.ts';
import type { HotelDraft } from '@sojourn/products/hotel/wire/hotel-draft.ts';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { readBookedTravelers } from '#modules/companies/arranging/party/store.ts';
import { cardOwner } from '#modules/companies/companies/card/pay-rule.ts';
import { availableCredits } from '#modules/money/wallet/available-credits.ts';
import { cancelTrip } from '#modules/trips/cancellation/cancel-trip.ts';
import { quoteCancel } from '#modules/trips/cancellation/quote-cancel.ts';
import { showTrip } from '#modules/trips/trips/use-case.ts';
import { saveDraft } from '../../checkouts/drafts/save-draft.ts';
import { getCheckout } from '../../checkouts/get-checkout.ts';
import { type Begun, type Paid, readPaid } from '../store.ts';
import {
  type BookingWorld,
  createBookingWorld,
  IN_ORDER,
  type Process,
  pay,
  readyCheckout,
  type Traveler,
} from '../testing/booking-world.ts';
import { dyingProcess, survive } from '../testing/crash-cases.ts';
import { requestContext } from '../testing/request-context.ts';
import { BALANCE, CREDIT, UNITS } from '../testing/split.ts';
import { mustBook, resetFaults } from '../testing/stage.ts';

const TOTAL = 138_432;
const CARD = TOTAL - CREDIT - UNITS;
let world: BookingWorld;
let server: Process;
let maya: Traveler;
let annual: CreditId;
beforeAll(async () => {
  world = await createBookingWorld();
  server = world.startProcess('server');
});
beforeEach(async () => {
  maya = await world.newTraveler();
  annual = await world.grant(maya, 'AnnualCredit', CREDIT);
});
afterEach(async () => {
  resetFaults(world);
  expect(await world.problems()).toEqual(IN_ORDER);
});
afterAll(() => world.close());

const split = (): Partial<HotelDraft> => ({
  credits: [{ creditId: annual, amountMinor: null }],
  miles: [{ accountReferenceId: maya.account, units: UNITS }],
});
const booked = async (change: Partial<HotelDraft>) =>
  mustBook(server, await readyCheckout(server, maya, change), maya);
const trip = (bookingId: BookingId) => showTrip(server, { ...maya.actor, bookingId });
const creditsLeft = async () =>
  (await availableCredits(server.db, maya.actor, server.clock.now())).map(
    ({ availableMinor }) => availableMinor,
  );
const balance = () => world.issuer.balanceOf(maya.account);
const cancel = async (bookingId: BookingId) => {
  const quote = await quoteCancel(server, bookingId, maya.actor, requestContext());
  const { quoteId } = quote;
  return { quote, ...(await cancelTrip(server, bookingId, { quoteId }, maya.actor, requestContext())) };
};

test('a checkout shows what there is, what the choices come to, and the best mix', async () => {
  const { payment, earnMiles } = await readyCheckout(server, maya, split());
  expect(payment).toMatchObject({
    credits: [{ creditId: annual, type: 'AnnualCredit', available: { amountMinor: CREDIT } }],
    accounts: [{ accountReferenceId: maya.account, balance: BALANCE, eligible: true, maxUnits: TOTAL }],
    minimumCheck: 'all',
    plan: {
      lines: [
        { kind: 'TravelWallet', sourceId: annual, label: 'AnnualCredit', amount: { amountMinor: CREDIT } },
        { kind: 'Rewards', label: 'Harbor Summit 4417', amount: { amountMinor: UNITS }, units: UNITS },
        { kind: 'UserCard', label: 'Harbor Summit 4417', amount: { amountMinor: CARD }, units: null },
      ],
      cardMinor: CARD,
    },
    problems: [],
    rewardsAway: false,
  });
  expect(payment.earn).toMatchObject({ units: Math.floor((CARD * 4) / 100), multiplier: 4 });
  expect(earnMiles).toBe(payment.earn!.units);
  const { suggestion } = payment;
  const sum = suggestion!.lines.reduce((all, { amount }) => all + amount.amountMinor, 0);
  expect(sum).toBe(TOTAL);
  expect(suggestion!.runnerUp!.lossMinor).toBeGreaterThanOrEqual(0);
});

test('credit, miles and card pay one booking; each is told, and only the card earns', async () => {
  const bookingId = await booked(split());
  expect(await creditsLeft()).toEqual([]);
  expect(balance()).toBe(BALANCE - UNITS);
  expect(await trip(bookingId)).toMatchObject({
    status: 'Confirmed',
    total: { amountMinor: TOTAL },
    tenders: [
      {
        tenderNo: 1,
        kind: 'TravelWallet',
        label: 'AnnualCredit',
        state: 'captured',
        amount: { amountMinor: CREDIT },
      },
      { tenderNo: 2, kind: 'Rewards', units: UNITS, state: 'captured', amount: { amountMinor: UNITS } },
      { tenderNo: 3, kind: 'UserCard', state: 'captured', amount: { amountMinor: CARD } },
    ],
    earning: { units: Math.floor((CARD * 4) / 100), state: 'Pending' },
  });
});

test.each<[string, () => Partial<HotelDraft>, string[]]>([
  ['credits alone', () => ({}), ['TravelWallet']],
  [
    'miles alone',
    () => ({ credits: [], miles: [{ accountReferenceId: maya.account, units: TOTAL }] }),
    ['Rewards'],
  ],
])('%s pay a booking without any card', async (name, change, kinds) => {
  const big = await world.grant(maya, 'GoodwillCredit', 200_000);
  const chosen = { credits: [{ creditId: big, amountMinor: null }], ...change(), paymentId: null };
  world.cardFaults.clear();
  const ready = await readyCheckout(server, maya, chosen);
  expect(ready.payment.plan.cardMinor, name).toBe(0);
  const answer = await pay(server, ready, maya);
  expect(answer.result).toBe('Success');
  if (answer.result !== 'Success') return;
  const { tenders, earning } = await trip(answer.bookingId);
  expect(tenders.map(({ kind }) => kind)).toEqual(kinds);
  expect(earning).toBeNull();
  expect(world.cardFaults.calls.get('authorize')).toBeUndefined();
  expect(await cancel(answer.bookingId)).toMatchObject({
    result: 'Canceled',
    trip: { refunds: [{ state: 'returned', amount: { amountMinor: TOTAL } }] },
  });
});

test('without a card something is missing as long as anything is left for one', async () => {
  const ready = await readyCheckout(server, maya, { ...split(), paymentId: null });
  expect(ready.payment.plan).toMatchObject({ cardMinor: CARD, lines: [{}, {}] });
  await expect(pay(server, ready, maya)).rejects.toMatchObject({
    code: 'CheckoutIncomplete',
    details: { fields: [{ path: 'paymentId', problem: 'missing' }] },
  });
});

test('a credit that another booking took meanwhile is told before anything is paid', async () => {
  const ready = await readyCheckout(server, maya, split());
  await booked({ credits: [{ creditId: annual, amountMinor: 10_000 }] });
  await expect(pay(server, ready, maya)).rejects.toMatchObject({
    code: 'TendersChanged',
    details: { oldCardMinor: CARD, newCardMinor: CARD + 10_000 },
  });
  const fresh = await getCheckout(server, ready.checkoutId, maya.actor);
  expect(fresh).toMatchObject({ state: 'open', payment: { plan: { cardMinor: CARD + 10_000 } } });
  expect(await pay(server, fresh, maya)).toMatchObject({ result: 'Success' });
});

test.each<[string, () => Promise<Partial<HotelDraft>>]>([
  ['another card', async () => ({ paymentId: maya.cards[1]! })],
  [
    'another credit of the same amount',
    async () => ({
      credits: [{ creditId: await world.grant(maya, 'GoodwillCredit', CREDIT), amountMinor: null }],
    }),
  ],
])('what a second tab chose is not charged by the first: %s', async (_, change) => {
  const shown = await readyCheckout(server, maya, split());
  const chosen = await saveDraft(server, shown.checkoutId, await change(), maya.actor);
  expect(chosen.payment.plan.cardMinor).toBe(CARD);
  await expect(pay(server, shown, maya)).rejects.toMatchObject({
    code: 'TendersChanged',
    details: { oldCardMinor: CARD, newCardMinor: CARD },
  });
  expect(world.cardFaults.calls.get('authorize')).toBeUndefined();
  expect(await pay(server, chosen, maya)).toMatchObject({ result: 'Success' });
});

test.each([
  [39_000, [CREDIT, UNITS, 131_040 - CREDIT - UNITS]],
  [20_000, [CREDIT, 67_200 - CREDIT]],
  [5_000, [16_800]],
])('at %i a night the card pays less first, then the miles, then the credit', async (nightly, amounts) => {
  const ready = await readyCheckout(server, maya, split());
  world.inn.nightlyMinor = nightly;
  const answer = await pay(server, ready, maya);
  if (answer.result !== 'Success') throw new Error(JSON.stringify(answer));
  const { tenders, total } = await trip(answer.bookingId);
  const paid = tenders.filter(({ state }) => state === 'captured').map(({ amount }) => amount.amountMinor);
  expect(paid).toEqual(amounts);
  expect(paid.reduce((a, b) => a + b, 0)).toBe(total.amountMinor);
  expect(balance()).toBe(BALANCE - Math.min(amounts[1] ?? 0, UNITS));
  expect(await creditsLeft()).toEqual(amounts[0] === CREDIT ? [] : [CREDIT - amounts[0]!]);
});

test('a price that falls when the hotel confirms gives back what was set aside too much', async () => {
  const ready = await readyCheckout(server, maya, split());
  const real = world.inn.supplier.confirm;
  const cheaper = { ...world.inn.supplier };
  cheaper.confirm = async (request, context) => {
    const answer = await real(request, context);
    if (answer.outcome !== 'ok') return answer;
    const { price } = answer.value;
    const total = { ...price.total, amountMinor: 50_000 };
    const taxesAndFees = { ...price.taxesAndFees, amountMinor: 5_000 };
    return { outcome: 'ok', value: { ...answer.value, price: { ...price, total, taxesAndFees } } };
  };
  const process = world.startProcess('cheaper', {}, { supplierOf: () => cheaper });
  const answer = await pay(process, ready, maya);
  if (answer.result !== 'Success') throw new Error(JSON.stringify(answer));
  expect(await trip(answer.bookingId)).toMatchObject({
    total: { amountMinor: 50_000 },
    tenders: [
      { state: 'captured', amount: { amountMinor: CREDIT } },
      { state: 'captured', amount: { amountMinor: 20_000 }, units: 20_000 },
      { state: 'voided' },
    ],
    earning: null,
  });
  expect(balance()).toBe(BALANCE - 20_000);
});

test('what an ended credit had paid comes back as a new one, or is forfeited by its rule', async () => {
  const before = world.clock.now();
  const soon = new Date(Date.parse(before) + 86_400_000).toISOString() as typeof before;
  const ending = await world.grant(maya, 'GoodwillCredit', 5_000, { expiresAt: soon });
  const lost = await world.grant(maya, 'PriceMatchCredit', 4_000, { expiresAt: soon });
  const bookingId = await booked({
    credits: [ending, lost].map((creditId) => ({ creditId, amountMinor: null })),
  });
  world.clock.move(2 * 86_400);
  const { quote, trip: after } = await cancel(bookingId);
  expect(quote.lines.map(({ outcome }) => outcome)).toEqual(['reissued', 'forfeited', null]);
  expect(after.refunds.map(({ outcome, state }) => [outcome, state])).toEqual([
    ['reissued', 'returned'],
    ['forfeited', 'returned'],
    [null, 'sent'],
  ]);
  expect((await creditsLeft()).toSorted((a, b) => a - b)).toEqual([5_000, CREDIT]);
  world.clock.set(before);
});

test('a saga is handed by its starter what it would read: resumed it does the same', async () => {
  const seen: unknown[] = [];
  const drive: Process['sagas']['drive'] = async (row) => {
    seen.push(row.handed, await readPaid(server.db, { ...maya.actor, bookingId: row.sagaId as BookingId }));
    return server.sagas.drive(row);
  };
  const watched = { ...server, sagas: { ...server.sagas, drive } };
  await mustBook(watched, await readyCheckout(server, maya, split()), maya);
  const [{ isAlone, ...handed }, read] = seen as [Begun, Paid];
  const cards = handed.tenders.flatMap(({ cardOwner }) => cardOwner ?? []);
  const tenders = handed.tenders.map(({ cardOwner: _, ...tender }) => tender);
  expect({ ...handed, tenders }).toEqual(read);
  // What a resumed one reads when it comes to it
  const paymentId = read.tenders.find(({ kind }) => kind === 'UserCard')!.sourceId as PaymentId;
  expect(cards).toEqual([await cardOwner(server.db, read.booking, paymentId)]);
  const others = await withTransaction(server.db, (tx) => readBookedTravelers(tx, read.booking));
  expect(isAlone).toBe(others.length === 0);
});

test('a bank that looks up but reserves nothing ends what a dead process may have requested', async () => {
  const ready = await readyCheckout(server, maya, split());
  const { calls } = world.milesFaults;
  world.milesFaults.next('reserve', ['away'], true);
  await survive(pay(dyingProcess(world, 'miles:2:do:beforeCall'), ready, maya));
  await world.resume(server);
  expect(await getCheckout(server, ready.checkoutId, maya.actor)).toMatchObject({
    state: 'open',
    lastFailure: { reason: 'RedemptionFailure', rewards: 'Other' },
  });
  expect([await creditsLeft(), balance()]).toEqual([[CREDIT], BALANCE]);
  expect([calls.get('reserve'), calls.get('release')]).toEqual([undefined, 1]);
  const [reference] = [...world.issuer.redemptionsByReference.keys()].slice(-1);
  const late = { reference: reference!, subject: maya.actor.subject, units: UNITS };
  const context = { timeoutMs: 1_000, scenario: null, requestId: 'late' };
  const answer = await world.issuer.redemptions.reserve(
    { ...late, accountReferenceId: maya.account },
    context,
  );
  expect(answer.outcome).toBe('rejected');
  expect([await creditsLeft(), balance()]).toEqual([[CREDIT], BALANCE]);
});
