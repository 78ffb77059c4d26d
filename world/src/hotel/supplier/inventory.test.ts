/** Nothing is ever sold twice, across processes: races for the last room on a real database. */
import { date } from '@sojourn/domain/dates.ts';
import {
  answered,
  calm,
  confirmRequest,
  LUZ,
  reserveRequest,
  stayRequest,
  supplierOf,
  testMarket,
} from '@sojourn/products/hotel/testing/hotel-market.ts';
import { connectPortal } from '@sojourn/server/db/client.ts';
import { createTestDatabase, type TestDatabase } from '@sojourn/server/testing/database.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { HotelMarket } from './create-hotel-market.ts';

let database: TestDatabase;
let other: ReturnType<typeof connectPortal>;
let markets: HotelMarket[];

beforeAll(async () => {
  database = await createTestDatabase({ poolSize: 10 });
  other = connectPortal({ url: database.url, poolSize: 10 });
  markets = [await testMarket(database), await testMarket(other)];
});
afterAll(async () => {
  for (const market of markets) await market.close();
  await other.close();
  await database.drop();
});

const SUITE = 'rat_lisbon-pt-1-2-standard';
const RICH = { rateId: SUITE, totalMinor: 9_000_000 };

async function leftOf(dates: { checkIn: ReturnType<typeof date>; checkOut: ReturnType<typeof date> }) {
  const detail = answered(await supplierOf(markets[0]!).detail(stayRequest(dates), calm));
  const suite = detail.rooms.find(({ roomInfo }) => roomInfo.roomId.endsWith('-2'));
  return suite?.rates[0]?.roomsLeft ?? 0;
}

async function soldOn(night: string): Promise<number> {
  const { rows } = await database.pool.query(
    'select sold from market.room_sales where stay_id = $1 and room = 1 and night = $2',
    [LUZ, night],
  );
  return rows[0]?.sold ?? 0;
}

describe('the last room', () => {
  it.each([
    [16, '2027-05-10', '2027-05-14'],
    [50, '2027-05-20', '2027-05-21'],
  ])('goes to one of %i buyers at once; the others hear it within a second', async (buyers, from, to) => {
    const dates = { checkIn: date(from), checkOut: date(to) };
    const left = await leftOf(dates);
    expect(left).toBeGreaterThan(1);
    for (let n = 1; n < left; n++) {
      const first = reserveRequest(`first_${from}_${n}`, { ...RICH, ...dates });
      answered(await supplierOf(markets[0]!).reserve(first, calm));
    }
    const started = performance.now();
    const answers = await Promise.all(
      Array.from({ length: buyers }, (_, n) =>
        supplierOf(markets[n % 2]!).reserve(reserveRequest(`race_${from}_${n}`, { ...RICH, ...dates }), calm),
      ),
    );
    expect(performance.now() - started).toBeLessThan(5_000);
    expect(answers.filter(({ outcome }) => outcome === 'ok')).toHaveLength(1);
    const refusals = answers.filter(({ outcome }) => outcome !== 'ok');
    for (const refusal of refusals)
      expect(refusal).toEqual({ outcome: 'rejected', rejection: { reason: 'LackOfInventory' } });
    expect(await soldOn(from)).toBe(left);
    expect(await leftOf(dates)).toBe(0);
  });

  it('is not half taken when a later night is full', async () => {
    const last = { checkIn: date('2027-06-04'), checkOut: date('2027-06-05') };
    const left = await leftOf(last);
    for (let n = 0; n < left; n++)
      answered(
        await supplierOf(markets[1]!).reserve(reserveRequest(`full_${n}`, { ...RICH, ...last }), calm),
      );
    const wide = reserveRequest('wide', { ...RICH, checkIn: date('2027-06-01'), checkOut: last.checkOut });
    expect(await supplierOf(markets[0]!).reserve(wide, calm)).toMatchObject({ outcome: 'rejected' });
    expect(await soldOn('2027-06-01')).toBe(0);
    expect(await soldOn('2027-06-03')).toBe(0);
  });

  it('comes free once when it is canceled and released by many at once', async () => {
    const dates = { checkIn: date('2027-07-01'), checkOut: date('2027-07-04') };
    answered(await supplierOf(markets[0]!).reserve(reserveRequest('many', { ...RICH, ...dates }), calm));
    answered(await supplierOf(markets[0]!).confirm(confirmRequest('many'), calm));
    const now = stayRequest().now;
    await Promise.all(
      Array.from({ length: 12 }, (_, n) =>
        n % 3 === 0
          ? supplierOf(markets[n % 2]!).release({ reference: 'many' }, calm)
          : supplierOf(markets[n % 2]!).cancel({ reference: 'many', penaltyMinor: 0, now }, calm),
      ),
    );
    expect(await soldOn('2027-07-01')).toBe(0);
  });

  it('is sold once to a request that arrives ten times at once', async () => {
    const dates = { checkIn: date('2027-07-10'), checkOut: date('2027-07-12') };
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, n) =>
        supplierOf(markets[n % 2]!).reserve(reserveRequest('again', { ...RICH, ...dates }), calm),
      ),
    );
    for (const answer of answers) expect(answered(answer)).toEqual(answered(answers[0]!));
    expect(await soldOn('2027-07-10')).toBe(1);
  });
});

describe('the last room of all, asked for twice at once by the same request', () => {
  it('is held for both, and once', async () => {
    const dates = { checkIn: date('2027-09-01'), checkOut: date('2027-09-02') };
    const left = await leftOf(dates);
    for (let n = 1; n < left; n++) {
      const request = reserveRequest(`but_one_${n}`, { ...RICH, ...dates });
      answered(await supplierOf(markets[0]!).reserve(request, calm));
    }
    const answers = await Promise.all(
      [0, 1, 0, 1].map((n) =>
        supplierOf(markets[n]!).reserve(reserveRequest('twin', { ...RICH, ...dates }), calm),
      ),
    );
    for (const answer of answers) expect(answered(answer).holdId).toBe('hold_twin');
    expect(await soldOn('2027-09-01')).toBe(left);
  });
});
