/** The history of a price when suppliers had little time. */
import { addDays, date } from '@sojourn/domain/dates.ts';
import { NO_MARKET } from '@sojourn/server/modules/companies/policy/market/testing/no-market.ts';
import { ok, unavailable } from '@sojourn/server/suppliers/outcome.ts';
import { TEST_TENANTS } from '@sojourn/server/testing/server.ts';
import { expect, it } from 'vitest';
import { NOW } from '#hotel/testing/hotel-market.ts';
import type { PastPrices } from '../supplier.ts';
import { getFareHistory } from './get-fare-history.ts';
import { ADULT, slicesOf } from './testing/flight-server.ts';

const TODAY = date('2027-02-08');
/** The price of each day until today. */
const past = (isPartial: boolean, ...prices: readonly number[]): PastPrices => ({
  isPartial,
  days: prices.map((totalMinor, index) => ({
    date: addDays(TODAY, index + 1 - prices.length),
    totalMinor,
  })),
});
const sixty = (price: number) => Array<number>(61).fill(price);

/** Of suppliers that say this; null for one that does not answer. */
const historyOf = (...all: readonly (PastPrices | null)[]) =>
  getFareHistory(
    {
      clock: { now: () => NOW },
      tenants: TEST_TENANTS,
      suppliers: all.map((rest) => ({ history: async () => (rest ? ok(rest) : unavailable) }) as never),
      airportsOf: (code) => [{ code, zone: 'America/New_York' }],
      borderAreaOf: (country) => country,
      cityCodeOf: (airport) => airport,
      marketFreezer: NO_MARKET,
      plansOf: async () => [],
      limits: { supplierMs: 2_000 },
      log: { warn: () => undefined },
    },
    { slices: slicesOf('BOS LIS 2027-04-14') as never, passengers: ADULT },
    { tenantId: 'consumer', scenario: null, requestId: 'r', signal: new AbortController().signal } as never,
  );

it('all of it once everybody has told of every day', async () => {
  const { days, ...said } = await historyOf(past(false, ...sixty(900)), past(false, ...sixty(800)));
  expect(days).toEqual(past(false, ...sixty(800)).days);
  expect(said).toMatchObject({ isPartial: false, todayMinor: 800, verdict: 'typical' });
});

it('part of it while a supplier has told of fewer days: none before them, as it may be cheaper', async () => {
  const { days, ...said } = await historyOf(past(true, 700, 900, 850), past(false, ...sixty(800)));
  expect(days).toEqual(past(true, 700, 800, 800).days);
  expect(said).toMatchObject({ isPartial: true, todayMinor: 800, verdict: null });
});

it('part of it while a supplier is silent, and nothing while all are', async () => {
  expect(await historyOf(null, past(false, ...sixty(800)))).toMatchObject({
    isPartial: true,
    todayMinor: 800,
  });
  await expect(historyOf(null, null)).rejects.toMatchObject({ code: 'SuppliersUnavailable' });
});

it('fewer than 30 prices have no verdict', async () => {
  const short = Array<number>(29).fill(900);
  expect(await historyOf(past(false, ...short, 500))).toMatchObject({ todayMinor: 500, verdict: null });
  expect(await historyOf(past(false, 900, ...short, 500))).toMatchObject({ verdict: 'low' });
});
