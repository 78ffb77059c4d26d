/**
 * Every order in which the tenders can pay × each party that refuses; in two orders, one the other's reverse,
 * wherever the process dies on the way as well. All of it ends with every balance as it was before.
 */
import type { PaymentDraft } from '@sojourn/contract/payment-draft.ts';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { availableCredits } from '#modules/money/wallet/available-credits.ts';
import { readOffer } from '#modules/money/wallet/offers/store.ts';
import { getCheckout } from '../checkouts/get-checkout.ts';
import { IN_ORDER, type Process, pay, readyCheckout } from './testing/booking-world.ts';
import { dyingProcess, survive } from './testing/crash-cases.ts';
import { createStage, resetFaults, type Stage } from './testing/stage.ts';

const LONG_MS = 120_000;
let { world, server: second, maya } = {} as Stage;
let other: string;
let choices: Pick<PaymentDraft, 'offerId' | 'credits' | 'miles'>;
beforeAll(async () => {
  ({ world, server: second, maya } = await createStage());
  other = world.issuer.open(maya.actor.subject, { name: 'Harbor Trail', lastFour: '0926', units: 90_000 });
  const annual = await world.grant(maya, 'AnnualCredit', 30_000);
  const freeze = await world.grant(maya, 'PriceFreezeCredit', 6_001);
  choices = {
    offerId: await world.offer(maya, 7_500),
    credits: [annual, freeze].map((creditId) => ({ creditId, amountMinor: null })),
    miles: [maya.account, other].map((accountReferenceId, i) => ({ accountReferenceId, units: 20_000 + i })),
  };
});
afterEach(() => resetFaults(world));
afterAll(() => world.close());

/** All that the traveler has, and what the hotel has. */
const all = async () => ({
  credits: await availableCredits(second.db, maya.actor, second.clock.now()),
  offer: (await readOffer(second.db, maya.actor, choices.offerId!))?.state,
  miles: [maya.account, other].map((account) => world.issuer.balanceOf(account)),
  rooms: world.inn.taken.size,
});

type Failing = { readonly set: () => void; readonly scenario?: string; readonly reason: string };
const FAILING: Readonly<Record<string, Failing>> = {
  'the hotel has no room': {
    set: () => Object.assign(world.inn, { rooms: world.inn.taken.size }),
    reason: 'LackOfInventory',
  },
  'the first account is refused': { set: () => refuseAccount(maya.account), reason: 'RedemptionFailure' },
  'the other account is refused': { set: () => refuseAccount(other), reason: 'RedemptionFailure' },
  'the card is declined': { set: () => undefined, scenario: 'card-declined', reason: 'CardDeclined' },
  'the hotel does not confirm': {
    set: () => Object.assign(world.inn, { refuseConfirm: { reason: 'NoAvailability' } }),
    reason: 'NoAvailability',
  },
};
const refuseAccount = (refusedAccount: string) =>
  Object.assign(world.issuer, { refuseReserve: 'RejectedByCapitalOne', refusedAccount });

/** Each of the four ways to order two credits and two accounts. */
const ORDERS = [
  [false, false],
  [true, false],
  [false, true],
  [true, true],
] as const;
const turned = <T>(items: readonly T[], isTurned: boolean): T[] =>
  isTurned ? items.toReversed() : [...items];
const cases = ORDERS.flatMap(([credits, miles]) =>
  Object.entries(FAILING).map(([name, failing]) => ({ credits, miles, name, failing })),
);

describe.each(cases)('$name, credits turned: $credits, accounts turned: $miles', (its) => {
  test('wherever it stops, all is as it was before', { timeout: LONG_MS }, async () => {
    const { failing } = its;
    const before = await all();
    const draft = {
      offerId: choices.offerId,
      credits: turned(choices.credits, its.credits),
      miles: turned(choices.miles, its.miles),
    };
    const points: string[] = [];
    const attempt = async (process: Process, point: string) => {
      const ready = await readyCheckout(second, maya, draft);
      failing.set();
      await survive(pay(process, ready, maya, failing.scenario));
      await world.resume(second);
      const after = await getCheckout(second, ready.checkoutId, maya.actor);
      expect(after, point).toMatchObject({ state: 'open', lastFailure: { reason: failing.reason } });
      expect(await all(), point).toEqual(before);
    };
    await attempt(dyingProcess(world, null, points), 'nowhere');
    expect(points.length).toBeGreaterThanOrEqual(4);
    const dying = its.credits === its.miles ? points : [];
    for (const point of dying) await attempt(dyingProcess(world, point), point);
    expect(await world.problems()).toEqual(IN_ORDER);
  });
});

test('and once nobody refuses, the same tenders pay', async () => {
  const ready = await readyCheckout(second, maya, choices);
  expect(ready.payment.plan.lines).toHaveLength(6);
  expect(await pay(second, ready, maya)).toMatchObject({ result: 'Success' });
  expect(await all()).toMatchObject({ credits: [], offer: 'Used', miles: [230_000, 69_999] });
  expect(await world.problems()).toEqual(IN_ORDER);
});
