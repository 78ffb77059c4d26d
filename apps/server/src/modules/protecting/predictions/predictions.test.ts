/** Predictions over HTTP on the real market: learned, shown where skilled, stored, scored, forgotten. */
import { addDays, type CalendarDate, date, dateIn } from '@sojourn/domain/dates.ts';
import { isConsistent } from '@sojourn/domain/predictions/forecast.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestProduct, type TestProduct } from '#testing/product.ts';
import type { Browser } from '#testing/server.ts';
import { testTurn } from '#testing/turn.ts';
import { type LearnDeps, learner, predictionJobs, scorePredictions } from './learn-and-score.ts';
import { playedForecast } from './scenarios.ts';
import { readNewestModel } from './store.ts';

const ADULT = { adults: 1, children: 0, lapInfants: 0, seatedInfants: 0 };
let product: TestProduct;
let deps: LearnDeps;
let owner: Browser;
beforeAll(async () => {
  product = await createTestProduct();
  owner = await product.signIn({ subject: 'predicted' });
  const products = product.products();
  const { predict: predicting } = products.flight.can;
  if (!predicting) throw new Error('flights are predicted');
  // A few of its searches: enough to learn from, and quick
  const few = { ...predicting, samples: () => predicting.samples().filter((_, at) => at % 3 === 1) };
  deps = {
    ...product.effects,
    products: { ...products, flight: { ...products.flight, can: { ...products.flight.can, predict: few } } },
  };
});
afterAll(() => product?.close());

const trip = (days: number) => ({
  product: 'Flight' as const,
  slices: [{ origin: 'BOS', destination: 'LAX', date: addDays(dateIn(product.clock.now(), 'UTC'), days) }],
  passengers: ADULT,
});
const ask = async (input: object) =>
  (await product.call('predictPrice', owner, { input: input as ReturnType<typeof trip> })).body.prediction;
const stored = async () => {
  const { rows } = await sql<{ score: object | null; scoredAt: string | null; price: number }>`select score,
    scored_at as "scoredAt", price_minor as price from price_predictions`.execute(deps.db);
  return rows;
};
const scores = async () => (await product.call('listPredictionScores', null, {})).body;

test('before anything was learned there’s no advice, and the page says so', async () => {
  expect(await ask(trip(60))).toBeNull();
  const { fittedOn, bands } = await scores();
  expect([fittedOn, bands.map(({ heldOut, live, isShown }) => [heldOut, live, isShown])]).toEqual([
    null,
    bands.map(() => [null, null, false]),
  ]);
});

test('it learns once a day, and is judged by days that it hasn’t seen', async () => {
  const learn = learner(deps);
  // A turn that ends after a few searches: the next one goes on with the others
  const ends = [false, false, true].values();
  const short = await learn({ isSpent: () => ends.next().value ?? true });
  expect(short).toMatchObject({ isDone: false });
  const { rows, isDone } = await learn(testTurn(deps.db));
  expect([rows > 10, isDone]).toEqual([true, undefined]);
  expect(await learn(testTurn(deps.db))).toEqual({ rows: 0 });
  const model = await readNewestModel(deps.db);
  expect(model?.fittedOn).toBe(dateIn(product.clock.now(), 'UTC'));
  expect(model?.heldOut.length).toBeGreaterThan(50);
  const { bands, trips } = await scores();
  expect(trips).toBe(model?.trips);
  expect(bands.map(({ heldOut }) => heldOut?.count ?? 0).reduce((a, b) => a + b)).toBe(model?.heldOut.length);
});

test('advice is shown where the band has skill, stored once a day, and scored by what followed', async () => {
  const first = await ask(trip(60));
  expect(await ask(trip(60))).toEqual(first);
  const { bands } = await scores();
  const isShown = bands.find(({ band }) => band === 'medium')?.isShown;
  expect(first !== null).toBe(isShown);
  if (first) {
    expect(first.low.amountMinor).toBeLessThanOrEqual(first.high.amountMinor);
    expect(first.target === null).toBe(first.advice === 'book');
  }
  expect(await stored()).toMatchObject([{ score: null, scoredAt: null }]);
  expect(await scorePredictions(deps)).toBe(0);
  product.clock.move(15 * 86_400);
  expect(await scorePredictions(deps)).toBe(1);
  const [row] = await stored();
  expect(row?.score).toMatchObject({ band: 'medium', inRange: expect.any(Boolean) });
  expect(await scorePredictions(deps)).toBe(0);
});

test('a model that wasn’t made again for days gives no advice, and the page says so', async () => {
  owner = await product.signIn({ subject: 'predicted' });
  expect(await ask(trip(50))).toBeNull();
  expect(await stored()).toHaveLength(1);
  expect((await scores()).bands.some(({ isShown }) => isShown)).toBe(false);
  const twoDaysAgo = addDays(dateIn(product.clock.now(), 'UTC'), -2);
  await sql`update forecast_models set fitted_on = ${twoDaysAgo}::date`.execute(deps.db);
  product.clock.move(600);
  await ask(trip(50));
  expect(await stored()).toHaveLength(2);
});

test('each advice can be had by a scenario, without a model, and isn’t stored or scored', async () => {
  const before = (await stored()).length;
  const play = async (scenario: string) => {
    const sent = { input: trip(45), headers: { 'x-scenario': scenario } };
    return (await product.call('predictPrice', owner, sent)).body.prediction;
  };
  const waiting = await play('advice-wait');
  expect(waiting).toMatchObject({ advice: 'wait', reason: 'aboveRecent' });
  expect(waiting?.target?.amountMinor).toBeLessThan(waiting?.price.amountMinor ?? 0);
  expect(await play('advice-book')).toMatchObject({ advice: 'book', target: null });
  expect(await play('advice-none')).toBeNull();
  for (const scenario of ['advice-wait', 'advice-book'])
    for (const price of [4_999, 56_200, 412_345]) {
      const played = playedForecast(scenario, price);
      expect(played && isConsistent(played, price), scenario).toBe(true);
    }
  expect(await stored()).toHaveLength(before);
});

test('a band without skill stores its advice and shows none', async () => {
  await sql`update forecast_models set held_out = '[]'`.execute(deps.db);
  product.clock.move(3_600);
  owner = await product.signIn({ subject: 'predicted' });
  expect(await ask(trip(45))).toBeNull();
  expect(await stored()).toHaveLength(3);
});

test('nothing is predicted of hotels, chosen flights, or beyond what’s sold', async () => {
  const { stayId } = await product.someStay();
  const stay = { checkIn: date('2027-05-15'), checkOut: date('2027-05-19') };
  const rooms = [{ adults: 2, childAges: [] }];
  expect(await ask({ product: 'Hotel', stayId, ...stay, rooms })).toBeNull();
  const chosen = [{ sliceId: 'TP216.2027-04-14.BOS.LIS', fareClass: 'basic' }];
  expect(await ask({ ...trip(60), chosen })).toBeNull();
  const far = { origin: 'QQQ', destination: 'LAX', date: '2027-06-01' as CalendarDate };
  expect(await ask({ ...trip(60), slices: [far] })).toBeNull();
});

test('predictions are forgotten after 400 days', async () => {
  product.clock.move(402 * 86_400);
  const job = predictionJobs(deps).find(({ name }) => name === 'forget-predictions');
  await job?.run(testTurn(deps.db));
  expect(await stored()).toEqual([]);
});
