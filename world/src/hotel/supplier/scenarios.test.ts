import { CHECKOUT_FAILURES } from '@sojourn/contract/checkout-failures.ts';
import { date } from '@sojourn/domain/dates.ts';
import {
  answered,
  calm,
  confirmRequest,
  LUZ,
  lisbonQuestion,
  NOW,
  type OpenStayMarket,
  openStayMarket,
  playing,
  reserveRequest,
  stayRequest,
  supplierOf,
  testMarket,
} from '@sojourn/products/hotel/testing/hotel-market.ts';
import type { CallContext } from '@sojourn/server/suppliers/outcome.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MARKET_SCENARIOS } from './scenarios.ts';

let { database, market, close } = {} as OpenStayMarket;
beforeAll(async () => {
  ({ database, market, close } = await openStayMarket());
});
afterAll(() => close());

const luz = () => supplierOf(market);
const soldInAll = async () => {
  const { rows } = await database.pool.query(
    'select coalesce(sum(sold), 0)::int as sold from market.room_sales',
  );
  return rows[0].sold as number;
};

/** A booking from hold to cancel: what each step came to; one without an answer is asked again. */
async function bookAndCancel(reference: string, context: CallContext) {
  const steps: string[] = [];
  const step = async (
    name: string,
    call: () => Promise<{ outcome: string; rejection?: { reason: string } }>,
  ) => {
    for (let attempt = 1; attempt <= 2; attempt++) {
      const answer = await call();
      steps.push(`${name} ${answer.rejection?.reason ?? answer.outcome}`);
      if (answer.outcome === 'ok') return true;
      if (answer.outcome === 'rejected') return false;
    }
    return false;
  };
  const reserve = reserveRequest(reference, { totalMinor: 138_432 });
  if (!(await step('reserve', () => luz().reserve(reserve, context)))) return steps;
  if (!(await step('confirm', () => luz().confirm(confirmRequest(reference), context)))) return steps;
  await step('cancel', () => luz().cancel({ reference, penaltyMinor: 0, now: NOW }, context));
  return steps;
}

const WELL = ['reserve ok', 'confirm ok', 'cancel ok'];
const EXPECTED: Readonly<Record<string, readonly string[]>> = {
  'timeout-before-reserve': ['reserve unknown', ...WELL],
  'timeout-after-reserve': ['reserve unknown', ...WELL],
  'timeout-before-confirm': ['reserve ok', 'confirm unknown', 'confirm ok', 'cancel ok'],
  'timeout-after-confirm': ['reserve ok', 'confirm unknown', 'confirm ok', 'cancel ok'],
  'unavailable-confirm': ['reserve ok', 'confirm unavailable', 'confirm ok', 'cancel ok'],
  'silent-confirm': ['reserve ok', 'confirm unknown', 'confirm unknown'],
  'confirm-later': ['reserve ok', 'confirm accepted', 'confirm accepted'],
  'refuse-later': ['reserve ok', 'confirm accepted', 'confirm accepted'],
  'price-rise': ['reserve PriceIncreased'],
  'price-fall': WELL,
  'sold-out-at-reserve': ['reserve LackOfInventory'],
  'sold-out-at-confirm': ['reserve ok', 'confirm LackOfInventory'],
  'no-availability': ['reserve NoAvailability'],
  'rate-gone': ['reserve RateNotAvailable'],
  'minimum-age': ['reserve CheckInMinimumAgeNotMet'],
  'supplier-unknown-error': ['reserve Unknown'],
  'slow-search': WELL,
  'search-timeout': WELL,
  'all-suppliers-late': WELL,
  'all-suppliers-down': WELL,
  'cancel-refused': ['reserve ok', 'confirm ok', 'cancel NotCancellable'],
  'cancel-not-online': ['reserve ok', 'confirm ok', 'cancel NotCancellable'],
  'timeout-after-cancel': ['reserve ok', 'confirm ok', 'cancel unknown', 'cancel ok'],
  'duplicate-requests': WELL,
  // Changes of what is booked have a test of their own
  ...Object.fromEntries(
    MARKET_SCENARIOS.filter(({ name }) => name.startsWith('hotel-change-')).map(({ name }) => [name, WELL]),
  ),
  // Found at a look-up after booking
  'hotel-closed': WELL,
  // Edited after booking
  ...Object.fromEntries(
    ['refused', 'name', 'down', 'timeout-before', 'timeout-after', 'silent'].map((how) => [
      `hotel-details-${how}`,
      WELL,
    ]),
  ),
  ...Object.fromEntries(CHECKOUT_FAILURES.map((reason) => [`hotel-fails-${reason}`, [`reserve ${reason}`]])),
};

describe('the named scenarios', () => {
  it('are all known here', () => {
    expect(MARKET_SCENARIOS.map(({ name }) => name).sort()).toEqual(Object.keys(EXPECTED).sort());
    for (const { effect } of MARKET_SCENARIOS) expect(effect).toMatch(/^[A-Z].{20,}/);
  });

  it.each(Object.entries(EXPECTED))('%s: a booking meets %j', async (name, steps) => {
    const before = await soldInAll();
    expect(await bookAndCancel(`bkg_${name}`, playing(name))).toEqual(steps);
    // What remains sold is what remains held or booked
    const { rows } = await database.pool.query(
      "select count(*)::int as n from market.orders where reference = $1 and state in ('held','confirmed')",
      [`bkg_${name}`],
    );
    expect(await soldInAll()).toBe(before + rows[0].n * 4);
  });

  it('a lost answer can be looked up by our reference', async () => {
    expect(await luz().lookUp({ reference: 'bkg_nobody' }, calm)).toEqual({ outcome: 'ok', value: null });
    const name = 'timeout-after-confirm';
    await luz().reserve(reserveRequest('bkg_lost'), playing(name));
    expect((await luz().confirm(confirmRequest('bkg_lost'), playing(name))).outcome).toBe('unknown');
    expect(answered(await luz().lookUp({ reference: 'bkg_lost' }, playing(name)))?.order?.state).toBe(
      'Confirmed',
    );
    const silent = playing('silent-confirm');
    expect((await luz().lookUp({ reference: 'bkg_lost' }, silent)).outcome).toBe('unknown');
  });

  it('a price that rose is the new price from then on, and can be booked', async () => {
    const dates = { checkIn: date('2027-08-03'), checkOut: date('2027-08-05') };
    const context = playing('price-rise');
    const bySearch = async (under: CallContext) => {
      const { stays } = answered(await luz().search(lisbonQuestion(dates), under));
      return stays.find(({ card }) => card.stayId === LUZ)!.card.offer.price.tripTotal.amountMinor;
    };
    const ratesOf = async (under: CallContext) => {
      const { rooms } = answered(await luz().detail(stayRequest(dates), under));
      return rooms.flatMap(({ rates }) => rates);
    };
    const usual = await bySearch(calm);
    // The rate that the search shows
    const { rateId } = (await ratesOf(calm)).find(({ price }) => price.tripTotal.amountMinor === usual)!;
    const totals = async (under: CallContext) => ({
      search: await bySearch(under),
      page: (await ratesOf(under)).find((each) => each.rateId === rateId)!.price.tripTotal.amountMinor,
      checkout: answered(await luz().price(stayRequest({ ...dates, rateId }), under)).price.total.amountMinor,
    });
    const everywhere = (total: number) => ({ search: total, page: total, checkout: total });
    const ask = (reference: string, totalMinor: number) =>
      luz().reserve(reserveRequest(reference, { ...dates, rateId, totalMinor }), context);
    expect(await totals(context)).toEqual(everywhere(usual));
    const refused = await ask('bkg_rise_1', usual);
    if (refused.outcome !== 'rejected' || refused.rejection.reason !== 'PriceIncreased')
      throw new Error('no rise');
    const risen = refused.rejection.price.total.amountMinor;
    expect(risen).toBeGreaterThan(usual);
    expect(await totals(context)).toEqual(everywhere(risen));
    // Nobody else sees it
    expect(await totals(calm)).toEqual(everywhere(usual));
    expect(answered(await ask('bkg_rise_2', risen)).price.total.amountMinor).toBe(risen);
    // Booked once, it is over
    expect(await totals(context)).toEqual(everywhere(usual));
  });

  it('a price that fell is held at the lower price', async () => {
    const dates = { checkIn: date('2027-08-13'), checkOut: date('2027-08-15') };
    const context = playing('price-fall');
    const shown = answered(await luz().price(stayRequest(dates), context)).price.total.amountMinor;
    const request = reserveRequest('bkg_fall', { ...dates, totalMinor: shown });
    const held = answered(await luz().reserve(request, context));
    expect(held.price.total.amountMinor).toBeLessThan(shown);
    expect(answered(await luz().confirm(confirmRequest('bkg_fall'), context)).price).toEqual(held.price);
  });

  it('one supplier is late or silent in searches, the others are not', async () => {
    const outcomes = async (name: string) =>
      Promise.all(
        market.suppliers.map(async (each) => [
          each.id,
          (await each.search(lisbonQuestion(), playing(name))).outcome,
        ]),
      );
    expect(await outcomes('search-timeout')).toEqual([
      ['direct', 'ok'],
      ['network', 'unknown'],
      ['collections', 'ok'],
    ]);
    expect(await outcomes('slow-search')).toEqual([
      ['direct', 'ok'],
      ['network', 'ok'],
      ['collections', 'ok'],
    ]);
    expect((await outcomes('all-suppliers-down')).every(([, outcome]) => outcome === 'unavailable')).toBe(
      true,
    );
  });

  it('the market can be started in a scenario', async () => {
    const seeded = await testMarket(database, { scenario: 'rate-gone' });
    expect(await supplierOf(seeded, LUZ).reserve(reserveRequest('bkg_seeded'), calm)).toMatchObject({
      rejection: { reason: 'RateNotAvailable' },
    });
    await seeded.close();
  });
});
