/** Watched flights are predicted once a day, and their owners get mail when it's worth booking. */
import { addDays, dateIn } from '@sojourn/domain/dates.ts';
import type { Forecast } from '@sojourn/domain/predictions/forecast.ts';
import type { Scored } from '@sojourn/domain/predictions/score.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mailLinkSigner } from '#signer.ts';
import type { PriceForecaster } from '#suppliers/forecasts/port.ts';
import { ok, unavailable } from '#suppliers/outcome.ts';
import { createTestProduct, TEST_DATES, TEST_ROOMS, type TestProduct } from '#testing/product.ts';
import { type Browser, TEST_SESSION_SETTINGS, TEST_TENANTS } from '#testing/server.ts';
import { testTurn } from '#testing/turn.ts';
import { insertModel } from '../store.ts';
import { type AdviseDeps, adviceJob } from './advise-watchers.ts';
import type { AdviceMail } from './messages.ts';

const DAY = 86_400;
const ADULT = { adults: 1, children: 0, lapInfants: 0, seatedInfants: 0 };
let product: TestProduct;
let deps: AdviseDeps;
let owner: Browser;
/** What the partner says next; null: nothing. */
let nextAdvice: Forecast['advice'] | null = null;
/** How often it was called. */
let calls = 0;
let isSilent = false;

/** A partner of the test's: as a third party's would be called. */
const partner: PriceForecaster = {
  predict: async ({ prices }) => {
    calls += 1;
    if (isSilent) return unavailable;
    const minor = prices.at(-1)?.minor ?? 0;
    const part = (percent: number) => Math.round((minor * percent) / 100);
    const figures = { horizonDays: 14, lowMinor: part(92), highMinor: part(104) };
    if (nextAdvice === null) return ok(null);
    return nextAdvice === 'book'
      ? ok({
          ...figures,
          advice: 'book',
          reason: 'unlikely',
          chancePercent: 20,
          middleMinor: minor,
          targetMinor: null,
        })
      : ok({
          ...figures,
          advice: 'wait',
          reason: 'oftenFalls',
          chancePercent: 70,
          middleMinor: part(94),
          targetMinor: part(95),
        });
  },
};
/** Half of them fell, and each was foreseen. */
const SKILLED: Scored[] = Array.from({ length: 100 }, (_, at) => ({
  band: 'medium',
  chancePercent: at % 2 === 0 ? 90 : 10,
  fell: at % 2 === 0,
  inRange: true,
  paid: 0.99,
}));

beforeAll(async () => {
  product = await createTestProduct();
  const linkSigner = mailLinkSigner({ current: TEST_SESSION_SETTINGS.csrfKey, others: [] });
  const tenantOf = (id: string) => TEST_TENANTS.find((tenant) => tenant.id === id)!;
  deps = { ...product.effects, products: product.products(), linkSigner, tenantOf, forecaster: partner };
});
afterAll(() => product?.close());

const today = () => dateIn(product.clock.now(), 'UTC');
const advise = async () => {
  await sql`delete from forecast_models`.execute(deps.db);
  await insertModel(deps.db, { fittedOn: today(), model: { cells: {} }, heldOut: SKILLED, trips: 1 });
  await adviceJob(deps).run(testTurn(deps.db));
};
const mails = async (): Promise<AdviceMail[]> => {
  const { rows } = await sql<{ mail: AdviceMail }>`select payload as mail from outbox
    where kind = 'priceAdvice' and customer_id = ${owner.customerId} order by created_at`.execute(deps.db);
  return rows.map(({ mail }) => mail);
};

test('who watches flights is mailed when it’s worth booking, and when it no longer is', async () => {
  owner = await product.signIn({ subject: 'advised' });
  const slices = [{ origin: 'BOS', destination: 'LAX', date: addDays(today(), 90) }];
  const input = { product: 'Flight' as const, slices, passengers: ADULT };
  const { watchId } = (await product.call('watchPrice', owner, { input })).body;
  const stay = { product: 'Hotel' as const, stayId: (await product.someStay()).stayId };
  await product.call('watchPrice', owner, { input: { ...stay, ...TEST_DATES, rooms: TEST_ROOMS } });

  nextAdvice = 'wait';
  await advise();
  expect(await mails()).toEqual([]);
  nextAdvice = 'book';
  await advise();
  // It was predicted today already
  expect(await mails()).toEqual([]);

  product.clock.move(DAY);
  await advise();
  await advise();
  const [mail] = await mails();
  expect(await mails()).toHaveLength(1);
  expect(mail).toMatchObject({
    watchId,
    advice: 'book',
    reason: 'unlikely',
    target: null,
    chancePercent: 20,
  });
  expect(mail?.price.amountMinor).toBeGreaterThan(0);

  nextAdvice = 'wait';
  product.clock.move(DAY);
  await advise();
  expect(await mails()).toHaveLength(1);
  product.clock.move(2 * DAY);
  await advise();
  expect((await mails()).map(({ advice }) => advice)).toEqual(['book', 'wait']);
});

test('advice that disagrees with its own figures, or without skill, is nobody’s mail', async () => {
  const before = (await mails()).length;
  const contrary: PriceForecaster = {
    predict: async (trip, context) => {
      nextAdvice = 'book';
      const answer = await partner.predict(trip, context);
      return answer.outcome === 'ok' && answer.value ? ok({ ...answer.value, chancePercent: 61 }) : answer;
    },
  };
  product.clock.move(4 * DAY);
  await sql`delete from forecast_models`.execute(deps.db);
  await insertModel(deps.db, { fittedOn: today(), model: { cells: {} }, heldOut: SKILLED, trips: 1 });
  await adviceJob({ ...deps, forecaster: contrary }).run(testTurn(deps.db));
  expect(await mails()).toHaveLength(before);

  product.clock.move(DAY);
  nextAdvice = 'book';
  await sql`delete from forecast_models`.execute(deps.db);
  await insertModel(deps.db, { fittedOn: today(), model: { cells: {} }, heldOut: [], trips: 1 });
  await adviceJob(deps).run(testTurn(deps.db));
  expect(await mails()).toHaveLength(before);
});

test('a silent partner is asked again that day, once for all who watch a search', async () => {
  owner = await product.signIn({ subject: 'advised' });
  const second = await product.signIn({ subject: 'advised-too' });
  const slices = [{ origin: 'BOS', destination: 'SEA', date: addDays(today(), 60) }];
  const input = { product: 'Flight' as const, slices, passengers: ADULT };
  const before = (await mails()).length;
  const { watches } = (await product.call('listWatches', owner, {})).body;
  for (const { watchId } of watches) await product.call('stopWatch', owner, { params: { watchId } });
  for (const browser of [owner, second]) await product.call('watchPrice', browser, { input });
  const callsIn = async (work: () => Promise<void>) => {
    const was = calls;
    await work();
    return calls - was;
  };

  nextAdvice = 'book';
  isSilent = true;
  expect(await callsIn(advise)).toBe(1);
  expect(await callsIn(advise)).toBe(0);
  isSilent = false;
  product.clock.move(2 * 3_600);
  expect(await callsIn(advise)).toBe(1);
  expect(await callsIn(advise)).toBe(0);
  expect(await mails()).toHaveLength(before + 1);
});

test('who stopped watching has no more of it', async () => {
  owner = await product.signIn({ subject: 'advised' });
  const { watches } = (await product.call('listWatches', owner, {})).body;
  const before = (await mails()).length;
  for (const { watchId } of watches) await product.call('stopWatch', owner, { params: { watchId } });
  product.clock.move(4 * DAY);
  nextAdvice = 'book';
  await advise();
  expect(await mails()).toHaveLength(before);
});
