/** Freezes that are bought, used and refunded by processes that die anywhere, or by several at once. */
import type { PriceFreezeId } from '@sojourn/domain/ids.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { availableCredits } from '#modules/money/wallet/available-credits.ts';
import {
  IN_ORDER,
  type Process,
  pay,
  type Traveler,
} from '#modules/selling/booking/testing/booking-world.ts';
import { type CrashCase, runCrashMatrix, survive } from '#modules/selling/booking/testing/crash-cases.ts';
import { requestContext } from '#modules/selling/booking/testing/request-context.ts';
import { createStage, resetFaults, type Stage } from '#modules/selling/booking/testing/stage.ts';
import { saveDraft } from '#modules/selling/checkouts/drafts/save-draft.ts';
import { TEST_NOW } from '#testing/clock.ts';
import { buyFreeze } from './buying/buy-freeze.ts';
import { refundFreeze } from './refund-freeze.ts';
import { readFreeze } from './store.ts';
import { bought, exercised, paidByCard, quoted } from './testing/freeze-stage.ts';
import { exerciseFreeze } from './using/exercise-freeze.ts';
import { endFreezes } from './watch-freezes.ts';

const LONG_MS = 120_000;
const DAY = 86_400;
const CREDIT = 1_000;
const MILES = 2_000;
const BALANCE = 250_000;
type Kind = 'Flight' | 'Hotel';
/** The longest window of each, and what it costs. */
const SOLD = { Flight: { days: 14, fee: 4_300 }, Hotel: { days: 7, fee: 5_500 } } as const;
const KINDS = ['Flight', 'Hotel'] as const;
let { world, server } = {} as Stage;
beforeAll(async () => {
  ({ world, server } = await createStage());
}, LONG_MS);
beforeEach(() => {
  resetFaults(world);
  world.clock.set(TEST_NOW);
});
afterEach(async () => {
  resetFaults(world);
  await world.resume(server);
  expect(await world.problems()).toEqual(IN_ORDER);
});
afterAll(() => world.close());

const stateOf = async (freezeId: PriceFreezeId, { actor }: Traveler) =>
  (await readFreeze(server.db, { ...actor, freezeId }))?.state;
const unitsOf = ({ account }: Traveler) => world.issuer.balanceOf(account);
const creditOf = async ({ actor }: Traveler) =>
  (await availableCredits(server.db, actor, world.clock.now())).map(({ availableMinor }) => availableMinor);
const times = (percent: number) => {
  world.inn.nightlyMinor = (41_200 * percent) / 100;
  world.carrier.fareMinor = (60_000 * percent) / 100;
};

/** Buys with a credit, miles and a card. */
const buying =
  (kind: Kind, percent: number): CrashCase['run'] =>
  async (process) => {
    resetFaults(world);
    const { days, fee } = SOLD[kind];
    const traveler = await world.newTraveler();
    const creditId = await world.grant(traveler, 'GoodwillCredit', CREDIT);
    const { freezeId } = await quoted(server, traveler, null, undefined, kind);
    times(percent);
    const input = {
      ...paidByCard(traveler, days, fee),
      credits: [{ creditId, amountMinor: null }],
      miles: [{ accountReferenceId: traveler.account, units: MILES }],
      cardMinor: fee - CREDIT - MILES,
    };
    const buy = buyFreeze(process, freezeId, input, traveler.actor, requestContext());
    await survive(percent === 100 ? buy : buy.catch(passMoved));
    return async () => [await stateOf(freezeId, traveler), await creditOf(traveler), unitsOf(traveler)];
  };
const passMoved = (error: { readonly code?: string }) => {
  if (error.code !== 'FrozenPriceIncreasedDuringPayment') throw error;
};

/** Books at a frozen price that has risen. */
const exercising =
  (kind: Kind, isRefused: boolean): CrashCase['run'] =>
  async (process) => {
    resetFaults(world);
    const traveler = await world.newTraveler();
    const freezeId = await bought(server, traveler, SOLD[kind].days, {}, kind);
    times(125);
    const checkout = await exercised(server, freezeId, traveler, null, kind);
    if (isRefused) {
      world.inn.refuseConfirm = { reason: 'RateNotAvailable' };
      world.carrier.refuseReserve = { reason: 'NoAvailability' };
    }
    await survive(pay(process, checkout, traveler));
    return () => stateOf(freezeId, traveler);
  };

/** The saga that sends the fee back runs in the process that may die. */
const refunding =
  (kind: Kind): CrashCase['run'] =>
  async (process) => {
    resetFaults(world);
    const traveler = await world.newTraveler();
    const creditId = await world.grant(traveler, 'GoodwillCredit', CREDIT);
    const { days, fee } = SOLD[kind];
    const mixed = {
      credits: [{ creditId, amountMinor: null }],
      miles: [{ accountReferenceId: traveler.account, units: MILES }],
      cardMinor: fee - CREDIT - MILES,
    };
    const freezeId = await bought(server, traveler, days, mixed, kind);
    await refundFreeze(server, freezeId, traveler.actor, requestContext(SOLD_OUT[kind]));
    await survive(process.sagas.sweep());
    return async () => [await stateOf(freezeId, traveler), await creditOf(traveler), unitsOf(traveler)];
  };
const SOLD_OUT = { Flight: 'exercise-refund', Hotel: 'exercise-hotel-refund' } as const;

describe.each(KINDS)('%s', (kind) => {
  // Paying and refunding a fee are the same whatever was frozen: each is tried with one of them
  const ofFees: Readonly<Record<Kind, Readonly<Record<string, CrashCase>>>> = {
    Flight: { 'a freeze whose price rises': { run: buying(kind, 110), ends: ['failed', [CREDIT], BALANCE] } },
    Hotel: {
      'a freeze that is bought': { run: buying(kind, 100), ends: ['valid', [], BALANCE - MILES] },
      'a fee that goes back': { run: refunding(kind), ends: ['refunded', [CREDIT], BALANCE] },
    },
  };
  const stories: Readonly<Record<string, CrashCase>> = {
    ...ofFees[kind],
    'a freeze that is used': { run: exercising(kind, false), ends: 'exercised' },
    'a freeze whose booking is refused': { run: exercising(kind, true), ends: 'valid' },
  };
  describe.each(Object.entries(stories))('%s', (_, story) =>
    runCrashMatrix(story, { world: () => world, second: () => server }),
  );

  test('paid from two tabs at once, it is charged once', async () => {
    const traveler = await world.newTraveler();
    const { freezeId } = await quoted(server, traveler, null, undefined, kind);
    const input = paidByCard(traveler, SOLD[kind].days, SOLD[kind].fee);
    const buy = (process: Process) => buyFreeze(process, freezeId, input, traveler.actor, requestContext());
    const answers = await Promise.all([buy(server), buy(world.startProcess('other'))]);
    expect(answers.map(({ result }) => result)).toEqual(['Success', 'Success']);
    expect(world.cardFaults.calls.get('capture')).toBe(1);
  });

  test('booking, having the fee back and the end at once: one of them happens', async () => {
    for (let round = 0; round < 4; round++) {
      world.clock.set(TEST_NOW);
      const traveler = await world.newTraveler();
      const { actor } = traveler;
      const freezeId = await bought(server, traveler, SOLD[kind].days, {}, kind);
      const checkout = await exercised(server, freezeId, traveler, null, kind);
      const other = world.startProcess(`other-${round}`);
      const end = async () => {
        if (round % 2 === 1) world.clock.move(SOLD[kind].days * DAY);
        return endFreezes(other);
      };
      await Promise.allSettled([
        pay(server, checkout, traveler),
        refundFreeze(other, freezeId, actor, requestContext(SOLD_OUT[kind])),
        end(),
      ]);
      await world.resume(server);
      // An end that met the booking under way comes with the next run, as it does in a server
      await endFreezes(other);
      world.clock.set(TEST_NOW);
      const state = await stateOf(freezeId, traveler);
      expect(['exercised', 'refunded', 'expired']).toContain(state);
      // Whatever won, the others find it over
      await expect(exerciseFreeze(server, freezeId, {}, actor, requestContext())).rejects.toMatchObject({
        code: state === 'expired' ? 'PriceFreezeOver' : 'PriceFreezeUsed',
      });
      await expect(
        refundFreeze(server, freezeId, actor, requestContext(SOLD_OUT[kind])),
      ).rejects.toMatchObject({ code: state === 'expired' ? 'PriceFreezeOver' : 'PriceFreezeUsed' });
    }
  });

  test('another person neither books with it nor pays with its credits', async () => {
    const owner = await world.newTraveler();
    const stranger = await world.newTraveler();
    const freezeId = await bought(server, owner, SOLD[kind].days, {}, kind);
    const own = await exercised(
      server,
      await bought(server, stranger, SOLD[kind].days, {}, kind),
      stranger,
      null,
      kind,
    );
    const credits = [{ creditId: freezeId, amountMinor: null }];
    const changed = await saveDraft(server, own.checkoutId, { credits }, stranger.actor);
    expect(changed.payment.plan.lines.map(({ sourceId }) => sourceId)).not.toContain(freezeId);
    expect(await stateOf(freezeId, owner)).toBe('valid');
  });
});
