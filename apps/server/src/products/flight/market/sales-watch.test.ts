/** How long answers hold: only while they are what the search would come out with now. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { dayNumber, plusSeconds } from '@sojourn/domain/dates.ts';
import { createFlightDays } from '@sojourn/market/flight/fares/fare-days.ts';
import { createFlightSales } from '@sojourn/market/flight/fares/flight-sales.ts';
import { rowOfFlight } from '@sojourn/market/flight/schedule/slice-id.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  asked,
  flightQuestion,
  flightReserve,
  searched,
  testFlightMarket,
  testFlightWorld,
  wholeAnswer,
} from '#products/flight/testing/flight-market.ts';
import { answered, calm, NOW } from '#products/hotel/testing/hotel-market.ts';
import { createTestDatabase, type TestDatabase } from '#testing/database.ts';
import type { FlightAnswer, FlightQuestion } from '../supplier.ts';
import type { FlightMarketHandle } from './create-flight-market.ts';
import { createSalesWatch } from './sales-watch.ts';

let database: TestDatabase;
let market: FlightMarketHandle;
let other: FlightMarketHandle;
beforeAll(async () => {
  database = await createTestDatabase();
  market = await testFlightMarket(database);
  // Another process of the same market, which has answered nothing yet
  other = await testFlightMarket(database);
});
afterAll(async () => {
  await market.close();
  await other.close();
  await database.drop();
});

const desk = () => market.suppliers[0]!;
const ask = (question: FlightQuestion) => searched(desk(), question);
const BOS_LIS = flightQuestion(asked('BOS LIS 2027-04-14'));
const ROUND = flightQuestion(asked('BOS LIS 2027-04-14', 'LIS BOS 2027-04-19'));
let count = 0;

/** Seats on the cheapest flights of a question are sold by the other process. */
async function sellSeats(question: FlightQuestion, seats: number): Promise<void> {
  const passengers = { adults: seats, children: 0, lapInfants: 0, seatedInfants: 0 };
  const { options } = await searched(other.suppliers[0]!, { ...question, passengers });
  const { slice, shown } = options[0]!.option;
  const chosen = [{ sliceId: slice.sliceId, fareClass: shown }];
  const reference = `known_${count++}`;
  answered(await other.suppliers[0]!.reserve(flightReserve(reference, chosen, { passengers }), calm));
}

const holdsAt = ({ holds }: FlightAnswer, now = NOW): boolean => holds!(now);

describe('an answer', () => {
  it('holds later in the day too, but not where flights leave meanwhile, nor the day after', async () => {
    const soon = flightQuestion(asked('JFK LHR 2027-02-08'));
    const [far, near] = [await ask(BOS_LIS), await ask(soon)];
    const later = plusSeconds(NOW, 4 * 3600);
    expect(holdsAt(far, later)).toBe(true);
    expect([NOW, later].map((now) => holdsAt(near, now))).toEqual([true, false]);
    expect((await ask({ ...soon, now: later })).total).toBeLessThan(near.total);
    expect(holdsAt(far, plusSeconds(NOW, 24 * 3600))).toBe(false);
  });

  it('of a moment when the day of asking had moved on holds no more when it has moved back', async () => {
    // Its own market: the tables of the other day come when they come, and end what holds then
    const moving = await testFlightMarket(database);
    const askIt = (question: FlightQuestion) => searched(moving.suppliers[0]!, question);
    const today = await askIt(BOS_LIS);
    await askIt({ ...BOS_LIS, now: plusSeconds(NOW, 24 * 3600) });
    expect(holdsAt(today)).toBe(false);
    await expect.poll(async () => holdsAt(await askIt(BOS_LIS))).toBe(true);
    await moving.close();
  });

  it('does not hold once a seat was sold on a flight that it may have looked at', async () => {
    for (const question of [BOS_LIS, ROUND]) {
      const before = await ask(question);
      expect(holdsAt(before)).toBe(true);
      await sellSeats(BOS_LIS, 4);
      await expect.poll(() => holdsAt(before)).toBe(false);
      // A sale can be heard in several parts
      const now = await workedOut(question);
      await expect.poll(async () => told(await ask(question)) === now).toBe(true);
    }
  });

  it('holds when seats were sold elsewhere, or on other days', async () => {
    const sydney = flightQuestion(asked('LAX SYD 2027-04-14'));
    // Sales are heard in the order in which they were made: with this one all before it
    const hearAll = async (): Promise<void> => {
      const watched = await ask(sydney);
      await sellSeats(sydney, 1);
      await expect.poll(() => holdsAt(watched)).toBe(false);
    };
    await hearAll();
    const before = await ask(BOS_LIS);
    await sellSeats(flightQuestion(asked('BOS LIS 2027-05-20')), 2);
    await hearAll();
    expect(holdsAt(before)).toBe(true);
  });

  it('of a scenario holds for nobody knows how long', async () => {
    for (const scenario of ['flight-price-rise', 'flight-supplier-slow', 'card-declined'])
      expect(answered(await desk().search(BOS_LIS, { ...calm, scenario })).holds).toBeNull();
  });
});

describe('sales are noted', () => {
  const world = testFlightWorld();
  const days = createFlightDays(world.network.zones, dayNumber(asked('BOS LIS 2027-04-14')[0]!.date));
  const state = { days, sales: createFlightSales(world.network.count), asOf: days.firstDay + 3 };
  const day = dayNumber(BOS_LIS.slices[0]!.date);
  const watch = () => createSalesWatch(world, () => true);
  /** Any flight will do: it is told of a day on which nobody asked for one. */
  const otherwise = day + 40;

  it('so many that an answer which nobody asked for meanwhile does not hold, and one asked for does', () => {
    const sales = watch();
    const [left, asked] = [sales.begin(state, BOS_LIS), sales.begin(state, BOS_LIS)];
    for (let sale = 0; sale < 20_000; sale++) {
      sales.note(sale % world.network.count, otherwise);
      if (sale % 1000 === 0) expect(asked(NOW)).toBe(true);
    }
    expect([asked(NOW), left(NOW)]).toEqual([true, false]);
  });

  it('while an answer is worked out too, and all at once when they have not been heard', async () => {
    const sales = watch();
    const { options } = await ask(BOS_LIS);
    const { marketingAirline, origin, destination } = options[0]!.option.slice.segments[0]!;
    const { code, flightNumber } = marketingAirline;
    const row = rowOfFlight(world, `${code}${flightNumber}.${origin.code}.${destination.code}`)!;
    const before = sales.begin(state, BOS_LIS);
    expect(before(NOW)).toBe(true);
    sales.note(row, day);
    const after = sales.begin(state, BOS_LIS);
    expect([before(NOW), before(NOW), after(NOW)]).toEqual([false, false, true]);
    sales.noteAll();
    expect([after(NOW), sales.begin(state, BOS_LIS)(NOW)]).toEqual([false, true]);
  });

  it('without keeping the tables of days that an answer was worked out by', async () => {
    const passing = (): [() => boolean, WeakRef<object>] => {
      const of = { ...state };
      const holds = watch().begin(of, BOS_LIS);
      return [() => holds(NOW), new WeakRef(of)];
    };
    const [holds, tables] = passing();
    expect(holds()).toBe(true);
    // What a weak reference told of is there until the turn is over
    await nextTurn();
    setFlagsFromString('--expose-gc');
    runInNewContext('gc')();
    expect([tables.deref(), holds()]).toEqual([undefined, false]);
  });
});

it('an option that is read later tells of the seats that there were when it was found', async () => {
  const question = flightQuestion(asked('BOS LIS 2027-06-02'), { top: 40 });
  const found = await ask(question);
  const then = await workedOut(question);
  for (const seats of [9, 9, 4]) await sellSeats(question, seats);
  await expect.poll(async () => told(await ask(question)) === then).toBe(false);
  expect(told(found)).toBe(then);
});

/** By a process that has just started, and so has to work everything out. */
async function workedOut(question: FlightQuestion): Promise<string> {
  const started = await testFlightMarket(database);
  const answer = await searched(started.suppliers[0]!, question);
  const whole = told(answer);
  await started.close();
  return whole;
}

const told = (answer: FlightAnswer): string => JSON.stringify(wholeAnswer(answer));
