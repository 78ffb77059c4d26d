import { addDays, type CalendarDate, date, type Instant } from '@sojourn/domain/dates.ts';
import type { HomeChangeRequest } from '@sojourn/products/home/sell/change/change-port.ts';
import {
  answered,
  calm,
  confirmHomeRequest,
  HOME_CHECK_IN,
  HOME_CHECK_OUT,
  HOME_NOW,
  homeStay,
  homeSupplierOf,
  type OpenHomeMarket,
  openHomeMarket,
  PATIO,
  playing,
  ROOFTOP,
  ROOFTOP_MINOR,
  reserveHomeRequest,
  TWO_ADULTS,
  testHomeWorld,
} from '@sojourn/products/home/testing/home-market.ts';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { houseRules } from '../../inventory/house-rules.ts';
import { isFreeOfOthers } from '../../inventory/nights.ts';
import { homeIdOf, sellerOfHome } from '../../inventory/world.ts';

let open: OpenHomeMarket;
beforeEach(async () => {
  open = await openHomeMarket();
});
afterEach(() => open.close());
const home = (homeId?: string) => homeSupplierOf(open.market, homeId);

async function book(reference: string, stays = [homeStay()]) {
  const supplier = home(stays[0]?.homeId);
  const held = await supplier.reserve(reserveHomeRequest(reference, { stays, totalMinor: 10_000_00 }), calm);
  const { price } = answered(held);
  answered((await supplier.confirm(confirmHomeRequest(reference), calm)) as never);
  return price.totalMinor;
}
const wanted = (reference: string, over: Partial<HomeChangeRequest> = {}): HomeChangeRequest => ({
  reference,
  checkIn: HOME_CHECK_IN,
  checkOut: HOME_CHECK_OUT,
  party: TWO_ADULTS,
  now: HOME_NOW,
  ...over,
});
const soldNights = async () => {
  const { rows } = await sql<{ night: CalendarDate }>`select night from market.home_nights
    order by night`.execute(open.database.db);
  return rows.map(({ night }) => night);
};
const reasonFor = async (over: Partial<HomeChangeRequest>, reference = 'c') => {
  const answer = await home().quoteChange(wanted(reference, over), calm);
  return answer.outcome === 'rejected' ? answer.rejection.reason : answer.outcome;
};
const NIGHT_MINOR = 142 * 116;

test('nights move once however often it’s sent, and canceling gives all of them back', async () => {
  await book('c');
  const ask = wanted('c', { checkIn: addDays(HOME_CHECK_IN, 2), checkOut: addDays(HOME_CHECK_OUT, 3) });
  const quote = answered(await home().quoteChange(ask, calm));
  expect(quote).toMatchObject({
    totalMinor: ROOFTOP_MINOR + NIGHT_MINOR,
    amounts: { penaltyMinor: 0, dueMinor: NIGHT_MINOR },
    withheldMinor: 0,
    stay: { checkIn: ask.checkIn, checkOut: ask.checkOut },
  });
  const confirm = { ...ask, changeReference: 'chg_1', dueMinor: NIGHT_MINOR };
  const [made, again] = await Promise.all([home().change(confirm, calm), home().change(confirm, calm)]);
  expect(answered(made)).toEqual({ ...quote, changeReference: 'chg_1' });
  expect(again).toEqual(made);
  expect(await soldNights()).toEqual([2, 3, 4, 5, 6].map((after) => addDays(HOME_CHECK_IN, after)));
  const record = answered(await home().lookUp({ reference: 'c' }, calm));
  expect(record?.changes).toEqual([{ ...quote, changeReference: 'chg_1' }]);
  expect(record?.order?.price.totalMinor).toBe(ROOFTOP_MINOR + NIGHT_MINOR);
  answered(await home().cancel({ reference: 'c', penaltyMinor: 0, now: HOME_NOW }, calm));
  expect(await soldNights()).toEqual([]);
});

test('too late, nights that are given up are lost as far as canceling would lose them', async () => {
  await book('c');
  const now = '2027-04-12T10:00:00.000Z' as Instant;
  const shorter = { checkOut: addDays(HOME_CHECK_OUT, -1), now };
  const quote = answered(await home().quoteChange(wanted('c', shorter), calm));
  // Three days before only the cleaning and its tax come back: 63.60 of 728.48
  const lost = Math.round((NIGHT_MINOR * (ROOFTOP_MINOR - 63_60)) / ROOFTOP_MINOR);
  expect(quote.amounts).toMatchObject({ penaltyMinor: lost, dueMinor: lost - NIGHT_MINOR });
  expect(quote.amounts.rateDifferenceMinor + quote.amounts.taxDifferenceMinor).toBe(-NIGHT_MINOR);
  const confirm = { ...wanted('c', shorter), changeReference: 'chg_2', dueMinor: quote.amounts.dueMinor };
  answered(await home().change(confirm, calm));
  const cancel = answered(await home().quoteCancel({ reference: 'c', now }, calm));
  expect(cancel.penaltyMinor + cancel.refundMinor).toBe(ROOFTOP_MINOR + quote.amounts.dueMinor);
  expect(cancel.penaltyMinor).toBeGreaterThanOrEqual(lost);
});

test('a stay that loses its weekly discount can cost more than before', async () => {
  const world = testHomeWorld();
  const from = date('2027-04-12');
  const stay = { arrival: 20_920, departure: 20_927 };
  const row = Array.from({ length: world.count }, (_, each) => each).find(
    (each) =>
      world.weekOff[each]! >= 15 &&
      world.plan[each] === 0 &&
      world.instant[each] === 1 &&
      world.barred[each] === 0 &&
      houseRules(world, each).changesAtOnce &&
      sellerOfHome(world, each) === 0 &&
      isFreeOfOthers(world.fill[each]!, world.salt[each]!, stay),
  )!;
  const homeId = homeIdOf(world, row);
  await book('c', [homeStay(homeId, from, addDays(from, 7))]);
  const ask = wanted('c', { checkIn: from, checkOut: addDays(from, 6) });
  const quote = answered(await home(homeId).quoteChange(ask, calm));
  expect(quote.stay.price.discountBps).toBe(0);
  expect(quote.amounts.penaltyMinor).toBe(0);
});

test.each<[string, Partial<HomeChangeRequest>, string]>([
  ['begun', { now: '2027-04-15T14:00:00.000Z' as Instant }, 'Departed'],
  ['no night', { checkOut: HOME_CHECK_IN }, 'InvalidDates'],
  ['a past day', { checkIn: date('2027-02-01'), checkOut: date('2027-02-05') }, 'InvalidDates'],
  ['too many', { party: { ...TWO_ADULTS, adults: 5 } }, 'PartyTooLarge'],
  ['a dog', { party: { ...TWO_ADULTS, dogs: 1 } }, 'PartyTooLarge'],
  ['an unknown booking', { reference: 'nobody' }, 'NotFound'],
])('%s is refused', async (_, over, reason) => {
  await book('c');
  expect(await reasonFor(over)).toBe(reason);
});

test('nights of others aren’t taken, nor is a stay in two homes changed', async () => {
  await book('c');
  await book('other', [homeStay(ROOFTOP, HOME_CHECK_OUT, addDays(HOME_CHECK_OUT, 2))]);
  expect(await reasonFor({ checkOut: addDays(HOME_CHECK_OUT, 1) })).toBe('NoAvailability');
  expect(await reasonFor({ checkIn: addDays(HOME_CHECK_IN, -1) })).toBe('ok');
  const [from, to] = [addDays(HOME_CHECK_OUT, 10), addDays(HOME_CHECK_OUT, 14)];
  await book('two', [homeStay(ROOFTOP, from, addDays(from, 2)), homeStay(PATIO, addDays(from, 2), to)]);
  expect(await reasonFor({ checkIn: from, checkOut: to }, 'two')).toBe('NotChangeable');
});

test('some hosts change nothing', async () => {
  const world = testHomeWorld();
  const stay = { arrival: 20_923, departure: 20_927 };
  const row = Array.from({ length: world.count }, (_, each) => each).find(
    (each) =>
      !houseRules(world, each).changesAtOnce &&
      world.plan[each] === 0 &&
      world.instant[each] === 1 &&
      world.barred[each] === 0 &&
      isFreeOfOthers(world.fill[each]!, world.salt[each]!, stay),
  )!;
  const homeId = homeIdOf(world, row);
  await book('c', [homeStay(homeId)]);
  const answer = await home(homeId).quoteChange(wanted('c', { checkOut: addDays(HOME_CHECK_OUT, -1) }), calm);
  expect(answer).toMatchObject({ rejection: { reason: 'NotChangeable' } });
});

const wordOf = (answer: { readonly outcome: string; readonly rejection?: { readonly reason: string } }) =>
  answer.rejection?.reason ?? answer.outcome;

test.each([
  ['home-change-full', 'NoAvailability', null],
  ['home-change-down', 'unavailable', null],
  ['home-change-sold-out', 'ok', 'NoAvailability'],
  ['home-change-refused', 'ok', 'NotChangeable'],
  ['home-change-price-rise', 'ok', 'PriceIncreased'],
  ['home-change-timeout-before', 'ok', 'unknown'],
  ['home-change-timeout-after', 'ok', 'unknown'],
  ['home-change-silent', 'ok', 'unknown'],
])('scenario %s: the quote is %s, the change %s', async (scenario, quoted, changed) => {
  await book('c');
  const ask = wanted('c', { checkOut: addDays(HOME_CHECK_OUT, 1) });
  const quote = await home().quoteChange(ask, playing(scenario));
  expect(wordOf(quote)).toBe(quoted);
  if (quote.outcome === 'ok' && changed !== null) {
    const confirm = { ...ask, changeReference: 'chg_s', dueMinor: quote.value.amounts.dueMinor };
    expect(wordOf(await home().change(confirm, playing(scenario)))).toBe(changed);
    expect(await soldNights()).toHaveLength(scenario === 'home-change-timeout-after' ? 5 : 4);
  }
});

test('the guest who checks in is edited once', async () => {
  await book('c');
  const edit = {
    reference: 'c',
    editReference: 'chg_edit',
    now: HOME_NOW,
    travelers: [{ firstName: 'Maia', lastName: 'Okafor', message: 'Late by an hour' }],
  };
  expect(await Promise.all([home().edit(edit, calm), home().edit(edit, calm)])).toMatchObject([
    { outcome: 'ok' },
    { outcome: 'ok' },
  ]);
  expect(answered(await home().lookUp({ reference: 'c' }, calm))?.edits).toEqual(['chg_edit']);
  const { rows } = await sql`select guest from market.home_orders where reference = 'c'`.execute(
    open.database.db,
  );
  expect(rows[0]).toMatchObject({ guest: { firstName: 'Maia', message: 'Late by an hour' } });
});
