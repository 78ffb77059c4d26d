/** Each failure that can be switched on, as a buyer meets it, and that it strikes as often as it says. */
import { addDays, type Instant, plusSeconds } from '@sojourn/domain/dates.ts';
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
  playing,
  ROOFTOP,
  ROOFTOP_MINOR,
  reserveHomeRequest,
  testHomeMarket,
} from '@sojourn/products/home/testing/home-market.ts';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';

let open: OpenHomeMarket;
beforeAll(async () => {
  open = await openHomeMarket();
});
afterAll(() => open.close());
const home = () => homeSupplierOf(open.market);
const nights = async () => {
  const { rows } = await sql<{ by: string; reference: string }>`
    select taken_by as by, reference from market.home_nights`.execute(open.database.db);
  return rows;
};
afterEach(async () => {
  await sql`delete from market.home_nights`.execute(open.database.db);
});
const wordOf = (answer: { readonly outcome: string; readonly rejection?: { readonly reason: string } }) =>
  answer.rejection?.reason ?? answer.outcome;
const reserve = async (reference: string, scenario: string) =>
  wordOf(await home().reserve(reserveHomeRequest(reference), playing(scenario)));
const confirm = async (reference: string, scenario: string) =>
  wordOf(await home().confirm(confirmHomeRequest(reference), playing(scenario)));

test.each([
  ['sold-out-at-reserve', 'NoAvailability'],
  ['no-availability', 'NoAvailability'],
  ['rate-gone', 'RateNotAvailable'],
  ['supplier-unknown-error', 'Unknown'],
  ['home-taken-down', 'RateNotAvailable'],
  ['home-longer-minimum', 'DatesNotAvailable'],
  ['home-smaller-party', 'PartyNotAccepted'],
  ['home-fails-LikelyFraud', 'LikelyFraud'],
])('%s: nothing is held', async (scenario, reason) => {
  expect(await reserve(`s-${scenario}`, scenario)).toBe(reason);
  expect(await nights()).toEqual([]);
});

test('rules that a host changes are named', async () => {
  const answer = await home().reserve(reserveHomeRequest('s-min'), playing('home-longer-minimum'));
  expect(answer).toMatchObject({
    rejection: { violations: [{ rule: 'minimumStay', nights: 5, date: HOME_CHECK_IN, by: 'arrival' }] },
  });
});

describe('answers that are lost', () => {
  test.each([
    ['timeout-before-reserve', null],
    ['timeout-after-reserve', { hold: { holdId: 'hold_lost' } }],
  ])('%s: a look-up says what is held', async (scenario, record) => {
    const reference = record ? 'lost' : 'lost-before';
    expect(await reserve(reference, scenario)).toBe('unknown');
    const found = answered(await home().lookUp({ reference, now: HOME_NOW }, calm));
    if (record) expect(found).toMatchObject(record);
    else expect(found).toBeNull();
    expect(await reserve(reference, scenario)).toBe('ok');
    expect(await nights()).toHaveLength(4);
    answered(await home().release({ reference }, calm));
  });
  test.each([
    ['timeout-before-confirm', false],
    ['timeout-after-confirm', true],
  ])('%s', async (scenario, isBooked) => {
    await reserve(scenario, 'none');
    expect(await confirm(scenario, scenario)).toBe('unknown');
    const { order } = answered(await home().lookUp({ reference: scenario, now: HOME_NOW }, calm))!;
    expect(order !== null).toBe(isBooked);
    expect(await confirm(scenario, scenario)).toBe('ok');
  });
  test('duplicate-requests: one hold, one order, one refund', async () => {
    expect(await reserve('twice', 'duplicate-requests')).toBe('ok');
    expect(await confirm('twice', 'duplicate-requests')).toBe('ok');
    expect(await nights()).toHaveLength(4);
    const cancel = { reference: 'twice', penaltyMinor: 0, now: HOME_NOW };
    expect(wordOf(await home().cancel(cancel, playing('duplicate-requests')))).toBe('ok');
    expect(await nights()).toEqual([]);
  });
});

test('sold-out-at-confirm gives the nights away', async () => {
  await reserve('s-gone', 'none');
  expect(await confirm('s-gone', 'sold-out-at-confirm')).toBe('NoAvailability');
  expect(await nights()).toEqual([]);
});

test.each([
  ['confirm-later', { order: { state: 'Confirmed', arrivals: [{}] } }, 4],
  ['refuse-later', { order: null, refusal: { reason: 'NoAvailability' } }, 0],
])('%s', async (scenario, record, left) => {
  await reserve(scenario, 'none');
  expect(await confirm(scenario, scenario)).toBe('accepted');
  const lookUp = async (now: Instant) => answered(await home().lookUp({ reference: scenario, now }, calm));
  expect(await lookUp(plusSeconds(HOME_NOW, 19))).toMatchObject({ order: null, isDeciding: true });
  expect(await lookUp(plusSeconds(HOME_NOW, 20))).toMatchObject(record);
  expect(await nights()).toHaveLength(left);
});

test('price-rise: refused with the new price, which the list shows, then sold at it', async () => {
  const raised = playing('price-rise');
  const answer = await home().reserve(reserveHomeRequest('s-rise'), raised);
  const raisedMinor = Math.round(142 * 1.08) * 4;
  const totalMinor = (raisedMinor + 60) * 116;
  expect(answer).toMatchObject({
    rejection: { reason: 'PriceIncreased', price: { totalMinor }, stays: [{ homeId: ROOFTOP }] },
  });
  expect(answered(await home().price(homeAsk(), raised))).toMatchObject({
    total: { totalMinor },
    guarantee: null,
  });
  // Another server, which has read the record now
  const other = await testHomeMarket(open.database);
  const found = answered(await homeSupplierOf(other).search(homeQuestion({ top: 2_000 }), raised));
  await other.close();
  const card = found.homes.find((each) => each.home.homeId === ROOFTOP)?.home;
  expect(card?.total.amountMinor).toBe(totalMinor);
  const held = await home().reserve(reserveHomeRequest('s-rise', { totalMinor }), raised);
  expect(answered(held).price).toEqual({ totalMinor, currency: 'USD' });
  answered(await home().release({ reference: 's-rise' }, calm));
  expect(answered(await home().price(homeAsk(), raised)).total.totalMinor).toBe(ROOFTOP_MINOR);
});

test('price-fall: the lower price is charged', async () => {
  const held = await home().reserve(reserveHomeRequest('s-fall'), playing('price-fall'));
  expect(answered(held).price.totalMinor).toBeLessThan(ROOFTOP_MINOR);
});

test('suppliers that can’t be reached, one that’s late and all', async () => {
  const search = async (id: string, scenario: string) => {
    const supplier = open.market.suppliers.find((each) => each.id === id)!;
    return (await supplier.search(homeQuestion(), playing(scenario))).outcome;
  };
  expect(await search('network', 'search-timeout')).toBe('unknown');
  expect(await search('direct', 'search-timeout')).toBe('ok');
  expect(await search('direct', 'all-suppliers-down')).toBe('unavailable');
  expect(await search('network', 'slow-search')).toBe('ok');
});

test('cancel-refused and timeout-after-cancel', async () => {
  await reserve('s-cancel', 'none');
  await confirm('s-cancel', 'none');
  const cancel = { reference: 's-cancel', penaltyMinor: 0, now: HOME_NOW };
  expect(wordOf(await home().cancel(cancel, playing('cancel-refused')))).toBe('NotCancellable');
  expect(wordOf(await home().cancel(cancel, playing('timeout-after-cancel')))).toBe('unknown');
  expect(answered(await home().cancel(cancel, calm))).toMatchObject({ refundMinor: ROOFTOP_MINOR });
});

test('home-host-cancels: everything comes back at any time, and the nights stay closed', async () => {
  await reserve('s-host', 'none');
  await confirm('s-host', 'none');
  const late = '2027-04-15T08:00:00.000Z' as Instant;
  const lookUp = async (scenario: string) =>
    answered(await home().lookUp({ reference: 's-host', now: late }, playing(scenario)));
  expect((await lookUp('none'))?.schedule).toMatchObject({ version: 0, isCanceledByHost: false });
  const canceled = { version: 1, acceptedVersion: 0, acceptedBy: null, isCanceledByHost: true };
  expect((await lookUp('home-host-cancels'))?.schedule).toEqual(canceled);
  expect((await lookUp('none'))?.schedule).toEqual(canceled);
  expect(wordOf(await home().acceptChange({ reference: 's-host', version: 1, now: late }, calm))).toBe(
    'NewChange',
  );
  const cancel = { reference: 's-host', penaltyMinor: 0, now: late };
  expect(answered(await home().cancel(cancel, calm))).toMatchObject({
    penaltyMinor: 0,
    refundMinor: ROOFTOP_MINOR,
  });
  expect(await nights()).toEqual(Array(4).fill({ by: 'block', reference: 'host:s-host' }));
  expect(wordOf(await home().price(homeAsk(), calm))).toBe('NoAvailability');
});

test('home-taken-down: the page says so, and nothing near is offered', async () => {
  const ask = { ...homeStay(LIMOEIRO), party: homeAsk().party, locale: 'en' as const, now: HOME_NOW };
  const page = answered(await home().detail(ask, playing('home-taken-down')));
  expect(page).toMatchObject({ offer: null, unavailable: 'takenDown', nearest: [] });
});

test('home-calendar-feed: another site’s nights are closed as the calendar is opened, once', async () => {
  const ask = { homeId: ROOFTOP, from: HOME_CHECK_OUT, days: 10, arrival: null, now: HOME_NOW };
  const bars = async () => {
    const { days } = answered(await home().calendar(ask, playing('home-calendar-feed')));
    return days.filter(({ bar }) => bar === 'taken').map(({ date }) => date);
  };
  const closed = [4, 5, 6].map((after) => addDays(HOME_CHECK_OUT, after));
  expect(await bars()).toEqual(closed);
  expect(await bars()).toEqual(closed);
});
