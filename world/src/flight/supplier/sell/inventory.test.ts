/** Nothing is ever sold twice, across processes: races for the last seats on a real database. */
import type { PassengerCounts } from '@sojourn/products/flight/rules/travelers/travelers.ts';
import {
  flightConfirm,
  flightQuestion,
  flightRequest,
  flightReserve,
  searched,
  slicesFrom,
  testFlightMarket,
} from '@sojourn/products/flight/testing/flight-market.ts';
import type { ChosenSlice } from '@sojourn/products/flight/wire/flights.ts';
import { answered, calm, NOW } from '@sojourn/products/hotel/testing/hotel-market.ts';
import { connectPortal } from '@sojourn/server/db/client.ts';
import { createTestDatabase, type TestDatabase } from '@sojourn/server/testing/database.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FlightMarketHandle } from '../create-flight-market.ts';

let database: TestDatabase;
let other: ReturnType<typeof connectPortal>;
let markets: FlightMarketHandle[];
beforeAll(async () => {
  database = await createTestDatabase({ poolSize: 10 });
  other = connectPortal({ url: database.url, poolSize: 10 });
  markets = [await testFlightMarket(database), await testFlightMarket(other)];
});
afterAll(async () => {
  for (const market of markets) await market.close();
  await other.close();
  await database.drop();
});

const desk = (n = 0) => markets[n]!.suppliers[0]!;
const PAIR: PassengerCounts = { adults: 1, children: 1, lapInfants: 0, seatedInfants: 0 };

async function nonstop(day: string, fareClass: ChosenSlice['fareClass'] = 'enhanced'): Promise<ChosenSlice> {
  const question = flightQuestion(slicesFrom(`BOS LIS ${day}`), {
    filters: { stops: 'none', airlines: ['TP'] },
  });
  const { options } = await searched(desk(), question);
  return { sliceId: options[0]!.option.slice.sliceId, fareClass };
}

/** Economy seats that are left on the flight, as a search shows when few are; found by filling it. */
async function fillTo(slice: ChosenSlice, left: number): Promise<void> {
  const big: PassengerCounts = { adults: 9, children: 0, lapInfants: 0, seatedInfants: 0 };
  const seatsLeft = async (): Promise<number | null> => {
    const offers = await desk().upgrades(flightRequest([slice]), calm);
    const [first] = answered(offers);
    return first?.find(({ fareClass }) => fareClass === slice.fareClass)?.seatsLeft ?? null;
  };
  for (let n = 0; (await seatsLeft()) === null; n++)
    answered(
      await desk().reserve(flightReserve(`fill_${slice.sliceId}_${n}`, [slice], { passengers: big }), calm),
    );
  for (let now = (await seatsLeft())!; now > left; now--)
    answered(await desk().reserve(flightReserve(`fill_${slice.sliceId}_one_${now}`, [slice]), calm));
  expect(await seatsLeft()).toBe(left);
}

async function soldOn({ sliceId }: ChosenSlice): Promise<{ sold: number; seats: number }> {
  const [flight, day, from, to] = sliceId.split('.');
  const { rows } = await database.pool.query(
    'select sold, seats from market.flight_sales where flight = $1 and day = $2 and cabin = 0',
    [`${flight}.${from}.${to}`, day],
  );
  return rows[0] ?? { sold: 0, seats: 0 };
}

describe('the last seats', () => {
  it.each([
    [16, '2027-05-10', 1, 2],
    [16, '2027-05-12', 2, 1],
  ])('%i buyers at once on %s, %i each: %i of them get some', async (buyers, day, size, winners) => {
    const slice = await nonstop(day);
    await fillTo(slice, 2);
    const before = await soldOn(slice);
    const passengers = size === 2 ? PAIR : { ...PAIR, children: 0 };
    const answers = await Promise.all(
      Array.from({ length: buyers }, (_, n) =>
        desk(n % 2).reserve(flightReserve(`race_${day}_${n}`, [slice], { passengers }), calm),
      ),
    );
    expect(answers.filter(({ outcome }) => outcome === 'ok')).toHaveLength(winners);
    for (const answer of answers.filter(({ outcome }) => outcome !== 'ok'))
      expect(answer).toEqual({ outcome: 'rejected', rejection: { reason: 'NoAvailability' } });
    const after = await soldOn(slice);
    expect(after.sold).toBe(before.sold + 2);
    expect(after.sold).toBeLessThanOrEqual(after.seats);
    expect(await desk().price(flightRequest([slice]), calm)).toMatchObject({
      rejection: { reason: 'NoAvailability' },
    });
  });

  it('are sold once to a request that arrives ten times at once', async () => {
    const slice = await nonstop('2027-05-20');
    const before = await soldOn(slice);
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, n) => desk(n % 2).reserve(flightReserve('again', [slice]), calm)),
    );
    for (const answer of answers) expect(answered(answer)).toEqual(answered(answers[0]!));
    expect((await soldOn(slice)).sold).toBe(before.sold + 1);
  });

  it('come free once when a trip is canceled and released by many at once', async () => {
    const slice = await nonstop('2027-05-24');
    answered(await desk().reserve(flightReserve('many', [slice]), calm));
    answered(await desk().confirm(flightConfirm('many'), calm));
    await Promise.all(
      Array.from({ length: 12 }, (_, n) =>
        n % 3 === 0
          ? desk(n % 2).release({ reference: 'many' }, calm)
          : desk(n % 2).cancel({ reference: 'many', penaltyMinor: 0, now: NOW }, calm),
      ),
    );
    expect((await soldOn(slice)).sold).toBe(0);
  });

  it('that somebody else’s booking took are seen by the search of another process', async () => {
    const slice = await nonstop('2027-05-26');
    const totalAt = async (n: number) => {
      const { options } = await searched(
        desk(n),
        flightQuestion(slicesFrom('BOS LIS 2027-05-26'), { filters: { stops: 'none', airlines: ['TP'] } }),
      );
      const found = options.find(({ option }) => option.slice.sliceId === slice.sliceId);
      return found?.option.fares.find(({ fareClass }) => fareClass === 'enhanced')?.total.amountMinor;
    };
    const before = await totalAt(1);
    const nine: PassengerCounts = { adults: 9, children: 0, lapInfants: 0, seatedInfants: 0 };
    for (const n of [1, 2, 3])
      answered(await desk().reserve(flightReserve(`seen_${n}`, [slice], { passengers: nine }), calm));
    const now = answered(await desk().price(flightRequest([slice]), calm)).price.total.amountMinor;
    expect(now).not.toBe(before);
    await expect.poll(() => totalAt(1)).toBe(now);
    await expect.poll(() => totalAt(0)).toBe(now);
    const restarted = await testFlightMarket(database);
    const again = await searched(
      restarted.suppliers[0]!,
      flightQuestion(slicesFrom('BOS LIS 2027-05-26'), { filters: { stops: 'none', airlines: ['TP'] } }),
    );
    const fares = again.options[0]!.option.fares;
    expect(fares.find(({ fareClass }) => fareClass === 'enhanced')!.total.amountMinor).toBe(now);
    await restarted.close();
  });
});

describe('a seat of the map', () => {
  const seatMap = async (slice: ChosenSlice) =>
    answered(
      await desk().seatMap({ ...slice, segment: 0, passengers: { ...PAIR, children: 0 }, now: NOW }, calm),
    );
  const freeSeats = async (slice: ChosenSlice) =>
    (await seatMap(slice)).rows.flatMap(({ row, isExit, seats }) =>
      seats.filter(({ state }) => state === 'free').map((each) => ({ ...each, row, isExit })),
    );
  const withSeat = (seat: string, traveler = 0) => ({
    extras: { seats: [{ slice: 0, segment: 0, traveler, seat }], bags: [] },
  });

  it('is priced in the total, taken once, and free again after', async () => {
    const slice = await nonstop('2027-06-02', 'standard');
    const seat = (await freeSeats(slice)).find(({ isExit }) => !isExit)!;
    expect(seat.priceMinor).toBeGreaterThan(0);
    const without = answered(await desk().price(flightRequest([slice]), calm)).price;
    const priced = answered(await desk().price(flightRequest([slice], withSeat(seat.seat)), calm)).price;
    expect(priced.seatsMinor).toBe(seat.priceMinor);
    expect(priced.total.amountMinor).toBe(without.total.amountMinor + seat.priceMinor!);

    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, n) =>
        desk(n % 2).reserve(flightReserve(`seat_${n}`, [slice], withSeat(seat.seat)), calm),
      ),
    );
    expect(answers.filter(({ outcome }) => outcome === 'ok')).toHaveLength(1);
    for (const answer of answers.filter(({ outcome }) => outcome !== 'ok'))
      expect(answer).toEqual({ outcome: 'rejected', rejection: { reason: 'SeatTaken' } });
    expect((await soldOn(slice)).sold).toBe(1);
    expect((await freeSeats(slice)).map((each) => each.seat)).not.toContain(seat.seat);
    expect(await desk().price(flightRequest([slice], withSeat(seat.seat)), calm)).toMatchObject({
      rejection: { reason: 'SeatTaken' },
    });
    const winner = answers.findIndex(({ outcome }) => outcome === 'ok');
    await desk().release({ reference: `seat_${winner}` }, calm);
    expect((await freeSeats(slice)).map((each) => each.seat)).toContain(seat.seat);
  });

  it('cannot be chosen where they are given out at check-in, nor by a child at an exit', async () => {
    const basic = await nonstop('2027-06-03', 'basic');
    const map = await seatMap(basic);
    expect(map.rule).toBe('assignedAtCheckIn');
    const free = await freeSeats(basic);
    expect(free.every(({ priceMinor }) => priceMinor === null)).toBe(true);
    expect(await desk().price(flightRequest([basic], withSeat(free[0]!.seat)), calm)).toMatchObject({
      rejection: { reason: 'SeatTaken' },
    });
    const enhanced = { ...basic, fareClass: 'enhanced' as const };
    const exit = (await freeSeats(enhanced)).find(({ isExit }) => isExit);
    if (exit) {
      const request = (traveler: number) =>
        flightRequest([enhanced], { passengers: PAIR, ...withSeat(exit.seat, traveler) });
      expect((await desk().price(request(0), calm)).outcome).toBe('ok');
      expect(await desk().price(request(1), calm)).toMatchObject({
        rejection: { reason: 'InvalidPassengers' },
      });
    }
  });

  it('is the rarer the sooner the flight leaves, and middles are taken last', async () => {
    const slice = await nonstop('2027-02-12', 'enhanced');
    const map = await seatMap(slice);
    const all = map.rows.flatMap(({ seats }) => seats);
    const gone = all.filter(({ state }) => state !== 'free').length;
    expect(gone).toBeGreaterThan(all.length * 0.35);
    const middles = (state: string) =>
      all.filter((each) => each.state === state && each.position === 'middle').length /
      all.filter((each) => each.state === state).length;
    expect(middles('free')).toBeGreaterThan(middles('taken'));
    const later = await seatMap(await nonstop('2027-10-12', 'enhanced'));
    expect(
      later.rows.flatMap(({ seats }) => seats).filter(({ state }) => state !== 'free').length,
    ).toBeLessThan(gone);
  });
});
