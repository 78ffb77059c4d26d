import { addDays, dayNumber, type Instant } from '@sojourn/domain/dates.ts';
import {
  answered,
  calm,
  confirmHomeRequest,
  HOME_CHECK_IN,
  HOME_CHECK_OUT,
  HOME_NOW,
  homeAsk,
  homeQuestion,
  homeStay,
  homeSupplierOf,
  LIMOEIRO,
  type OpenHomeMarket,
  openHomeMarket,
  PATIO,
  ROOFTOP,
  ROOFTOP_MINOR,
  reserveHomeRequest,
  testHomeMarket,
  testHomeWorld,
} from '@sojourn/products/home/testing/home-market.ts';
import { homeContract } from '@sojourn/products/home/wire/home-contract.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isFreeOfOthers } from '../inventory/nights.ts';
import { homeIdOf } from '../inventory/world.ts';

/** One night is kept free after each stay. */
const TIDY_PLAN = 2;

let open: OpenHomeMarket;
beforeAll(async () => {
  open = await openHomeMarket();
});
afterAll(() => open.close());
const supplier = (homeId?: string) => homeSupplierOf(open.market, homeId);
const nightsOf = async (homeId: string) => {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from market.home_nights
    where home_id = ${homeId}`.execute(open.database.db);
  return rows[0]?.count;
};

test('the rooftop of the pictures costs the same in the list, on its page and as it’s booked', async () => {
  const priced = answered(await supplier().price(homeAsk(), calm));
  expect(priced.total).toEqual({ totalMinor: ROOFTOP_MINOR, currency: 'USD' });
  const ask = { ...homeStay(), party: homeAsk().party, locale: 'en' as const, now: HOME_NOW };
  const page = answered(await supplier().detail(ask, calm));
  expect(page.offer?.price.total.amountMinor).toBe(ROOFTOP_MINOR);
  const found = answered(await supplier().search(homeQuestion({ top: 2_000 }), calm));
  const card = found.homes.find(({ home }) => home.homeId === ROOFTOP)?.home;
  expect(card?.total.amountMinor).toBe(ROOFTOP_MINOR);
  expect(priced.stays[0]?.price.total.amountMinor).toBe(ROOFTOP_MINOR);
});

test('held, confirmed, looked up and canceled: each once however often it is asked', async () => {
  const home = supplier();
  const held = answered(await home.reserve(reserveHomeRequest('b1'), calm));
  expect(answered(await home.reserve(reserveHomeRequest('b1'), calm))).toEqual(held);
  expect(await nightsOf(ROOFTOP)).toBe(4);
  const before = answered(await home.lookUp({ reference: 'b1', now: HOME_NOW }, calm));
  expect(before).toMatchObject({ hold: held, order: null });
  const order = answered((await home.confirm(confirmHomeRequest('b1'), calm)) as never);
  expect(order).toMatchObject({
    state: 'Confirmed',
    price: { totalMinor: ROOFTOP_MINOR },
    arrivals: [{ address: expect.stringMatching(/\D \d+$/), phone: expect.stringMatching(/^\+351/) }],
  });
  expect(answered((await home.confirm(confirmHomeRequest('b1'), calm)) as never)).toEqual(order);
  const schedule = { version: 0, acceptedVersion: 0, acceptedBy: null, isCanceledByHost: false };
  const record = { hold: null, order, schedule, changes: [], edits: [] };
  expect(answered(await home.lookUp({ reference: 'b1' }, calm))).toEqual(record);
  expect(answered(await home.lookUp({ reference: 'never' }, calm))).toBeNull();
  const quote = answered(await home.quoteCancel({ reference: 'b1', now: HOME_NOW }, calm));
  expect(quote).toMatchObject({ penaltyMinor: 0, refundMinor: ROOFTOP_MINOR });
  const cancel = { reference: 'b1', penaltyMinor: 0, now: HOME_NOW };
  expect(answered(await home.cancel(cancel, calm))).toEqual(quote);
  expect(answered(await home.cancel(cancel, calm))).toEqual(quote);
  expect(await nightsOf(ROOFTOP)).toBe(0);
  const after = answered(await home.lookUp({ reference: 'b1' }, calm));
  expect(after?.order).toMatchObject({ state: 'Canceled', arrivals: [] });
});

test('two homes are held and confirmed together, or neither', async () => {
  const move = addDays(HOME_CHECK_IN, 2);
  const stays = [homeStay(ROOFTOP, HOME_CHECK_IN, move), homeStay(PATIO, move, HOME_CHECK_OUT)];
  const both = { stays, totalMinor: 100_000 };
  const taken = { stays: [stays[1]!], totalMinor: 100_000 };
  answered(await supplier(PATIO).reserve(reserveHomeRequest('b2-other', taken), calm));
  expect(await supplier().reserve(reserveHomeRequest('b2', both), calm)).toMatchObject({
    rejection: { reason: 'NoAvailability' },
  });
  expect(await nightsOf(ROOFTOP)).toBe(0);
  answered(await supplier(PATIO).release({ reference: 'b2-other' }, calm));
  const priced = answered(await supplier().price(homeAsk({ stays }), calm));
  expect(priced.stays).toHaveLength(2);
  const sum = priced.stays.reduce((all, { price }) => all + price.total.amountMinor, 0);
  expect(priced.total.totalMinor).toBe(sum);
  answered(await supplier().reserve(reserveHomeRequest('b2', { ...both, totalMinor: sum }), calm));
  const order = answered((await supplier().confirm(confirmHomeRequest('b2'), calm)) as never);
  expect(order).toMatchObject({ arrivals: [{}, {}] });
  expect([await nightsOf(ROOFTOP), await nightsOf(PATIO)]).toEqual([2, 2]);
  answered(await supplier().cancel({ reference: 'b2', penaltyMinor: sum, now: HOME_NOW }, calm));
  expect([await nightsOf(ROOFTOP), await nightsOf(PATIO)]).toEqual([0, 0]);
});

describe('what is refused', () => {
  const reasonFor = async (over: object, homeId?: string) => {
    const answer = await supplier(homeId).price(homeAsk(over), calm);
    return answer.outcome === 'rejected' ? answer.rejection : answer.outcome;
  };
  test('a home that isn’t, stays that don’t follow each other, and no night', async () => {
    const gone = { reason: 'RateNotAvailable' };
    expect(await reasonFor({ stays: [homeStay('hom_lisbon-pt-0')] })).toEqual(gone);
    expect(await reasonFor({ stays: [homeStay(), homeStay(PATIO)] })).toEqual(gone);
    expect(await reasonFor({ stays: [homeStay(ROOFTOP, HOME_CHECK_IN, HOME_CHECK_IN)] })).toEqual(gone);
  });
  test('dates and a party that break a rule, with the rule', async () => {
    expect(await reasonFor({ stays: [homeStay(LIMOEIRO)] })).toEqual({
      reason: 'DatesNotAvailable',
      violations: [{ rule: 'minimumStay', nights: 5, date: HOME_CHECK_IN, by: 'arrival' }],
    });
    expect(await reasonFor({ party: { ...homeAsk().party, adults: 5, dogs: 1 } })).toEqual({
      reason: 'PartyNotAccepted',
      violations: [
        { rule: 'occupancy', of: 'guests', most: 4 },
        { rule: 'petPolicy', of: 'dogs', most: 0 },
      ],
    });
  });
  test('a dearer price than agreed', async () => {
    const answer = await supplier().reserve(reserveHomeRequest('b4', { totalMinor: 728_47 }), calm);
    expect(answer).toMatchObject({
      rejection: { reason: 'PriceIncreased', price: { totalMinor: ROOFTOP_MINOR } },
    });
    expect(await nightsOf(ROOFTOP)).toBe(0);
  });
  test('what it holds no more, and what it never held', async () => {
    answered(await supplier().reserve(reserveHomeRequest('b_late'), calm));
    const now = '2027-02-08T17:16:00.000Z' as Instant;
    expect(await supplier().confirm(confirmHomeRequest('b_late', { now }), calm)).toMatchObject({
      rejection: { reason: 'ExpiredFulfillToken' },
    });
    answered(await supplier().release({ reference: 'b_late' }, calm));
    expect(await supplier().confirm(confirmHomeRequest('b_never'), calm)).toMatchObject({
      rejection: { reason: 'InvalidSession' },
    });
  });
});

test('answers have the shapes of the contract', async () => {
  const page = homeContract.calls.getHome.output.omit({
    similar: true,
    earnMultiplier: true,
    landsAt: true,
    leavesAt: true,
  });
  const ask = { ...homeStay(LIMOEIRO), party: homeAsk().party, locale: 'fr' as const, now: HOME_NOW };
  const detail = answered(await supplier(LIMOEIRO).detail(ask, calm));
  expect(page.parse(detail)).toEqual(detail);
  expect(detail.nearest).toHaveLength(3);
  expect(detail.nearest[0]).toMatchObject({ total: { amountMinor: 1_061_40 }, movedDays: 1 });
});

test('two guests who book beside each other at one moment leave the night to prepare it', async () => {
  const world = testHomeWorld();
  const [from, to] = [dayNumber(HOME_CHECK_IN), dayNumber(HOME_CHECK_OUT)];
  const row = Array.from({ length: world.count }, (_, each) => each).find(
    (each) =>
      world.plan[each] === TIDY_PLAN &&
      world.instant[each] === 1 &&
      world.barred[each] === 0 &&
      isFreeOfOthers(world.fill[each]!, world.salt[each]!, { arrival: from - 4, departure: to + 4 }),
  )!;
  const homeId = homeIdOf(world, row);
  const [before, next, after] = [
    homeStay(homeId, addDays(HOME_CHECK_IN, -4), HOME_CHECK_IN),
    homeStay(homeId),
    homeStay(homeId, addDays(HOME_CHECK_OUT, 1), addDays(HOME_CHECK_OUT, 4)),
  ];
  const book = (reference: string, stay: typeof next) =>
    supplier(homeId).reserve(reserveHomeRequest(reference, { stays: [stay], totalMinor: 10_000_00 }), calm);
  for (let turn = 0; turn < 5; turn++) {
    const answers = await Promise.all([book(`p1-${turn}`, before), book(`p2-${turn}`, next)]);
    expect(answers.map(({ outcome }) => outcome).sort()).toEqual(['ok', 'rejected']);
    for (const nth of [1, 2])
      answered(await supplier(homeId).release({ reference: `p${nth}-${turn}` }, calm));
  }
  answered(await book('p-next', next));
  expect(await book('p-before', before)).toMatchObject({ rejection: { reason: 'NoAvailability' } });
  answered(await book('p-after', after));
  for (const reference of ['p-next', 'p-after'])
    answered(await supplier(homeId).release({ reference }, calm));
});

test('of twelve buyers of one night one gets it, and every server’s search sees it gone', async () => {
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, i) => supplier().reserve(reserveHomeRequest(`race-${i}`), calm)),
  );
  expect(answers.filter(({ outcome }) => outcome === 'ok')).toHaveLength(1);
  const refused = answers.flatMap((each) => (each.outcome === 'rejected' ? [each.rejection.reason] : []));
  expect(new Set(refused)).toEqual(new Set(['NoAvailability']));
  const isFound = async (market = open.market) => {
    const found = answered(await homeSupplierOf(market).search(homeQuestion({ top: 2_000 }), calm));
    return found.homes.some(({ home }) => home.homeId === ROOFTOP);
  };
  await expect.poll(() => isFound()).toBe(false);
  // Holds run out, and the nights are there again
  const later = await testHomeMarket(open.database, {
    clock: { now: () => '2027-02-08T17:16:00.000Z' as Instant },
  });
  expect(await isFound(later)).toBe(false);
  expect(await later.sweep()).toBeGreaterThanOrEqual(1);
  await later.close();
  await expect.poll(() => isFound()).toBe(true);
});
