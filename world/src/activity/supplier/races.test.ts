import {
  ACTIVITY_NOW,
  ALFAMA,
  activitySupplierOf,
  calm,
  confirmActivityRequest,
  type OpenActivityMarket,
  openActivityMarket,
  reserveActivityRequest,
  testActivityMarket,
} from '@sojourn/products/activity/testing/activity-market.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ActivityMarketHandle } from './create-activity-market.ts';

let open: OpenActivityMarket;
/** Two processes over one database. */
let markets: ActivityMarketHandle[];
beforeAll(async () => {
  open = await openActivityMarket();
  markets = [open.market, await testActivityMarket(open.database)];
});
afterAll(async () => {
  await markets[1]?.close();
  await open.close();
});
const supplierOf = (nth: number) => activitySupplierOf(markets[nth % 2]!, ALFAMA);
const soldOn = async (day: string) => {
  const { rows } = await sql<{ sold: number }>`select coalesce(sum(sold), 0)::int as sold
    from market.activity_slots where activity_id = ${ALFAMA} and day = ${day}`.execute(open.database.db);
  return rows[0]?.sold;
};
/** People of orders, as they're counted from the orders themselves. */
const peopleOn = async (day: string) => {
  const { rows } = await sql<{ people: number }>`select coalesce(sum(places), 0)::int as people
    from market.activity_orders
    where activity_id = ${ALFAMA} and day = ${day} and state in ('held', 'confirmed')`.execute(
    open.database.db,
  );
  return rows[0]?.people;
};

const ADULT = [{ unitId: 'adult', count: 1 }];
const FAMILY = [
  { unitId: 'adult', count: 1 },
  { unitId: 'family', count: 1 },
];
const TWO = [{ unitId: 'adult', count: 2 }];
const book = async (reference: string, day: string, units: typeof ADULT, nth: number) => {
  const of = { activityId: ALFAMA, slotId: `${day}T10:00`, units };
  const held = await supplierOf(nth).reserve(reserveActivityRequest(reference, of), calm);
  if (held.outcome !== 'ok') return held;
  return supplierOf(nth + 1).confirm(confirmActivityRequest(reference), calm);
};

test('of twelve buyers of the last four places nobody gets one too many', async () => {
  const day = '2027-05-10';
  await book('six', day, [{ unitId: 'adult', count: 6 }], 0);
  const wants = [ADULT, FAMILY, TWO, ADULT, TWO, ADULT, FAMILY, TWO, ADULT, TWO, ADULT, ADULT];
  const answers = await Promise.all(wants.map((units, nth) => book(`last-${nth}`, day, units, nth)));
  const sold = wants
    .filter((_, nth) => answers[nth]?.outcome === 'ok')
    .map((units) => (units === FAMILY ? 5 : units === TWO ? 2 : 1));
  const people = sold.reduce((sum, each) => sum + each, 0);
  expect(people).toBe(4);
  expect(await soldOn(day)).toBe(10);
  expect(await peopleOn(day)).toBe(10);
  const refused = answers.filter(({ outcome }) => outcome === 'rejected');
  expect(refused).toHaveLength(12 - sold.length);
  for (const answer of refused) expect(answer).toMatchObject({ rejection: { reason: 'NoAvailability' } });
});

test('one reference at once from two processes is one hold', async () => {
  const day = '2027-05-11';
  const of = { activityId: ALFAMA, slotId: `${day}T10:00`, units: TWO };
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, nth) => supplierOf(nth).reserve(reserveActivityRequest('same', of), calm)),
  );
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  const confirmed = await Promise.all(
    Array.from({ length: 8 }, (_, nth) => supplierOf(nth).confirm(confirmActivityRequest('same'), calm)),
  );
  expect(new Set(confirmed.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(confirmed[0]?.outcome).toBe('ok');
  expect(await soldOn(day)).toBe(2);
});

test('two that change into each other’s slot, again and again, lose no place', async () => {
  const days = ['2027-05-12', '2027-05-13'] as const;
  await Promise.all(days.map((day, nth) => book(`swap-${nth}`, day, TWO, nth)));
  for (let round = 1; round <= 4; round++)
    await Promise.all(
      days.map((_, nth) =>
        supplierOf(nth).change(
          {
            reference: `swap-${nth}`,
            changeReference: `swap-${nth}-${round}`,
            optionId: 'option-1',
            slotId: `${days[(nth + round) % 2]}T10:00`,
            units: [{ unitId: 'adult', count: 1 + (round % 3) }],
            dueMinor: 1_000_00,
            now: ACTIVITY_NOW,
          },
          calm,
        ),
      ),
    );
  for (const day of days) expect(await soldOn(day)).toBe(await peopleOn(day));
  expect(await soldOn(days[0])).toBe(2);
});

test('canceling, changing and expiring at once count each place once', async () => {
  const day = '2027-05-14';
  await book('race', day, TWO, 0);
  const change = {
    reference: 'race',
    changeReference: 'race-1',
    optionId: 'option-1',
    slotId: '2027-05-15T10:00',
    units: TWO,
    dueMinor: 1_000_00,
    now: ACTIVITY_NOW,
  };
  await Promise.all([
    supplierOf(0).change(change, calm),
    supplierOf(1).cancel({ reference: 'race', penaltyMinor: 1_000_00, now: ACTIVITY_NOW }, calm),
    supplierOf(1).cancel({ reference: 'race', penaltyMinor: 1_000_00, now: ACTIVITY_NOW }, calm),
    supplierOf(0).release({ reference: 'race' }, calm),
  ]);
  for (const each of [day, '2027-05-15']) expect(await soldOn(each)).toBe(await peopleOn(each));
  expect([await soldOn(day), await soldOn('2027-05-15')]).toEqual([0, 0]);
});
