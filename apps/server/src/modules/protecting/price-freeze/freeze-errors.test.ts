/**
 * Every error of B §8 of buying and using a price freeze: raised by its scenario, for its product only, with
 * what happened, why and what to do in both languages. Those that aren't played: by what causes them.
 */
import { readFileSync } from 'node:fs';
import type { ErrorCode } from '@sojourn/contract/errors.ts';
import { plusSeconds } from '@sojourn/domain/dates.ts';
import type { PriceFreezeId } from '@sojourn/domain/ids.ts';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { IN_ORDER, pay } from '#modules/selling/booking/testing/booking-world.ts';
import { requestContext } from '#modules/selling/booking/testing/request-context.ts';
import { createStage, resetFaults, type Stage } from '#modules/selling/booking/testing/stage.ts';
import { rejected } from '#suppliers/outcome.ts';
import { TEST_NOW } from '#testing/clock.ts';
import { buyFreeze } from './buying/buy-freeze.ts';
import { listFreezes } from './list-freezes.ts';
import { FREEZE_SCENARIOS } from './scenarios.ts';
import { bought, exercised, frozen, paidByCard, quoted } from './testing/freeze-stage.ts';
import { exerciseFreeze } from './using/exercise-freeze.ts';
import { endFreezes } from './watch-freezes.ts';

type Kind = 'Flight' | 'Hotel';
/** B §8, in its order. */
const BY_SCENARIO: readonly (readonly [name: string, code: ErrorCode, kind: Kind])[] = [
  ['freeze-set-book-params-failed', 'PriceFreezeSetBookParamsFailed', 'Flight'],
  ['freeze-failed', 'PriceFreezeFailed', 'Flight'],
  ['freeze-no-offer', 'PriceFreezeGenerateCustomOfferFailed', 'Flight'],
  ['freeze-price-increased', 'FrozenPriceIncreased', 'Flight'],
  ['freeze-price-increased-paying', 'FrozenPriceIncreasedDuringPayment', 'Flight'],
  ['freeze-price-decreased', 'FrozenPriceDecreased', 'Flight'],
  ['freeze-price-decreased-paying', 'FrozenPriceDecreasedDuringPayment', 'Flight'],
  ['freeze-no-availability', 'PriceFreezeNoAvailability', 'Flight'],
  ['freeze-sold-out-paying', 'PriceFreezeNoAvailability', 'Flight'],
  ['exercise-set-book-params-failed', 'PriceFreezeExerciseSetBookParamsFailed', 'Flight'],
  ['exercise-failed', 'PriceFreezeExerciseFailed', 'Flight'],
  ['exercise-similar-flights', 'PriceFreezeSimilarFlightsAndRefund', 'Flight'],
  ['exercise-refund', 'PriceFreezeRefund', 'Flight'],
  ['exercise-provider-error', 'PriceFreezeProviderError', 'Flight'],
  ['exercise-hotel-refund', 'HotelPriceFreezeRefund', 'Hotel'],
  ['exercise-hotel-failed', 'HotelPriceFreezeFailed', 'Hotel'],
  ['exercise-hotel-likely-fraud', 'HotelPriceFreezeLikelyFraud', 'Hotel'],
];

const LONG_MS = 120_000;
const DAY = 86_400;
let { world, server, maya } = {} as Stage;
beforeAll(async () => {
  ({ world, server, maya } = await createStage());
}, LONG_MS);
beforeEach(async () => {
  resetFaults(world);
  world.clock.set(TEST_NOW);
  maya = await world.newTraveler();
});
afterEach(async () => {
  resetFaults(world);
  await world.resume(server);
  expect(await world.problems()).toEqual(IN_ORDER);
});
afterAll(() => world.close());

const codeOf = async (work: Promise<unknown>): Promise<ErrorCode | 'none'> =>
  work.then(
    () => 'none' as const,
    (error: { readonly code: ErrorCode }) => error.code,
  );
const exercise = (freezeId: PriceFreezeId, scenario: string | null, process = server) =>
  codeOf(exerciseFreeze(process, freezeId, {}, maya.actor, requestContext(scenario)));

/** The whole way with a scenario switched on: quote, buy, book. */
async function play(scenario: string, kind: Kind): Promise<ErrorCode | 'none'> {
  const shown = (await quoted(server, maya, null, undefined, kind)).frozen.amountMinor;
  const refused = await codeOf(quoted(server, maya, scenario, shown, kind));
  if (refused !== 'none') return refused;
  const { freezeId, options } = await quoted(server, maya, scenario, shown, kind);
  const { days, fee } = options.at(-1) ?? { days: 0, fee: { amountMinor: 0 } };
  const payment = paidByCard(maya, days, fee.amountMinor);
  const paid = await codeOf(buyFreeze(server, freezeId, payment, maya.actor, requestContext(scenario)));
  if (paid !== 'none') {
    // Nothing was bought, so nothing is listed
    expect((await listFreezes(server, maya.actor)).freezes).toEqual([]);
    return paid;
  }
  const code = await exercise(freezeId, scenario);
  expect(await frozen(server, freezeId, maya)).toMatchObject({ state: 'Valid', isHeld: false });
  return code;
}

test('every scenario of freezing a price is in the table', () => {
  expect(FREEZE_SCENARIOS.map(({ name }) => name).toSorted()).toEqual(
    BY_SCENARIO.map(([name]) => name).toSorted(),
  );
});

test.each(BY_SCENARIO)('%s: %s', async (name, code, kind) => {
  expect(await play(name, kind)).toBe(code);
  const isOfOneProduct = name.startsWith('exercise-');
  if (isOfOneProduct) expect(await play(name, kind === 'Flight' ? 'Hotel' : 'Flight')).toBe('none');
});

test.each(['en', 'fr'])('in %s each says what happened, why, and what to do', (language) => {
  const path = new URL(
    `../../../../../../packages/web/src/messages/${language}/errors.json`,
    import.meta.url,
  );
  const texts = JSON.parse(readFileSync(path, 'utf8')) as Record<string, string>;
  const parts = BY_SCENARIO.flatMap(([, code]) =>
    ['title', 'cause', 'action'].map((part) => `errors.${code}.${part}`),
  );
  expect(parts.filter((id) => !texts[id]?.trim())).toEqual([]);
});

test('flights that can’t be booked like this any longer, and an airline that fails, are named', async () => {
  const freezeId = await bought(server, maya);
  const { supplier } = world.carrier;
  const answering = (price: typeof supplier.price) =>
    world.startProcess('other', {}, { flightSupplierOf: () => ({ ...supplier, price }) });
  const unbookable = answering(async () => rejected({ reason: 'InvalidPassengers' }));
  expect(await exercise(freezeId, null, unbookable)).toBe('PriceFreezeExerciseSetBookParamsFailed');
  const failing = answering(async () => {
    throw new TypeError('not what an airline answers');
  });
  expect(await exercise(freezeId, null, failing)).toBe('PriceFreezeExerciseFailed');
  expect(await frozen(server, freezeId, maya)).toMatchObject({ state: 'Valid' });
});

test.each([0, 1, 2, 3])('its end and its use at once: one of both, and its money (%i)', async (round) => {
  const freezeId = await bought(server, maya, 3);
  world.clock.move(3 * DAY - 1);
  const checkout = await exercised(server, freezeId, maya);
  const second = world.startProcess('second');
  const use = () => pay(second, checkout, maya);
  const end = async () => {
    world.clock.set(plusSeconds(world.clock.now(), 1));
    await endFreezes(server);
  };
  const [first, last] = round % 2 === 0 ? [use, end] : [end, use];
  await Promise.allSettled([first(), last()]);
  await world.resume(server);
  await endFreezes(server);
  const { state, bookingId } = await frozen(server, freezeId, maya);
  expect([
    ['Exercised', true],
    ['Expired', false],
  ]).toContainEqual([state, bookingId !== null]);
});
