/** A search of many airports and slices lets others be answered in between, and comes out the same. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import { addDays } from '@sojourn/domain/dates.ts';
import type { FlightQuestion } from '@sojourn/products/flight/sell/supplier.ts';
import {
  flightQuestion,
  slicesFrom,
  testFlightWorld,
  wholeAnswer,
} from '@sojourn/products/flight/testing/flight-market.ts';
import { answered, NOW } from '@sojourn/products/hotel/testing/hotel-market.ts';
import { createTestDatabase, type TestDatabase } from '@sojourn/server/testing/database.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createFlightDays } from '../../inventory/fares/fare-days.ts';
import { createFlightSales } from '../../inventory/fares/flight-sales.ts';
import { createFlightEngine } from '../../inventory/search/search.ts';
import { askingDay, createStates, type FlightMarket } from '../market.ts';
import { historyOf } from './dates.ts';
import { answerSearch } from './search.ts';
import { createLongWork, type Yield } from './time-sliced-work.ts';

let database: TestDatabase;
let market: FlightMarket;
beforeAll(async () => {
  database = await createTestDatabase();
  const world = testFlightWorld();
  const sales = createFlightSales(world.network.count);
  const days = createFlightDays(world.network.zones, askingDay(NOW));
  const states = createStates(world, sales, days, async () => days);
  market = {
    world,
    sales,
    db: database.db,
    now: () => NOW,
    scenarioWaitMs: 20,
    defaultScenario: null,
    engine: createFlightEngine(world.network),
    long: createLongWork(),
    ...states,
  };
});
afterAll(() => database.drop());

const answer = async (question: FlightQuestion, pause: Yield) => {
  const everybody = new Uint8Array(market.world.airlines.length).fill(1);
  const state = await market.stateAt(question.now);
  return wholeAnswer(answered(await answerSearch(market, state, question, everybody, pause)));
};
const inOneGo: Yield = () => undefined;
const afterEachTurn: Yield = () => nextTurn();

const SIX = flightQuestion(
  slicesFrom(
    'BOS LON 2027-04-14',
    'LON PAR 2027-04-15',
    'PAR FCO 2027-04-16',
    'FCO MAD 2027-04-20',
    'MAD LIS 2027-04-20',
    'LIS BOS 2027-04-21',
  ),
  { nearby: true },
);
const TWO = flightQuestion(slicesFrom('MIA GRU 2027-05-03', 'GRU MIA 2027-05-10'));

it('another is answered while six slices are worked on, and both are as they are alone', async () => {
  const alone = [await answer(SIX, inOneGo), await answer(TWO, inOneGo)];
  expect(alone.map(({ options }) => options.length)).toEqual([25, 25]);
  const order: string[] = [];
  const six = answer(SIX, afterEachTurn).finally(() => order.push('six slices'));
  await nextTurn();
  const two = answer(TWO, afterEachTurn).finally(() => order.push('two slices'));
  expect(await Promise.all([six, two])).toEqual(alone);
  expect(order).toEqual(['two slices', 'six slices']);
});

it('one that nobody waits for any more ends', async () => {
  const gone: Yield = () => Promise.reject(new Error('gone'));
  await expect(answer(SIX, gone)).rejects.toThrow('gone');
  expect((await answer(TWO, inOneGo)).total).toBeGreaterThan(0);
});

it('the price of the past is told as far back as there is time, and further to who asks again', async () => {
  const { slices, passengers, filters, now } = SIX;
  const asked = { slices: slices.slice(0, 3), passengers, filters, now };
  const everybody = new Uint8Array(market.world.airlines.length).fill(1);
  const state = await market.stateAt(now);
  const until = (moment: number) => historyOf(market, state, asked, everybody, inOneGo, moment);
  const [first, again] = [await until(0), await until(0)];
  expect([first.days.length, first.isPartial, again]).toEqual([1, true, first]);
  const last = await until(Number.POSITIVE_INFINITY);
  const whole = last.days;
  expect([whole.length, last.isPartial]).toEqual([61, false]);
  expect(whole.map(({ date }) => date)).toEqual(whole.map((_, day) => addDays(whole[0]!.date, day)));
  expect(whole.at(-1)).toEqual(first.days[0]);
  expect(await until(0)).toEqual(last);
});
