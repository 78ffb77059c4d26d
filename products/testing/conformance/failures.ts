/** Every reason for which a checkout fails (B §8): shown as it is, and everything is as it was before. */
import { CHECKOUT_FAILURES } from '@sojourn/contract/checkout-failures.ts';
import { saveDraft } from '@sojourn/server/modules/selling/checkouts/drafts/save-draft.ts';
import { CARD_SCENARIOS } from '@sojourn/server/suppliers/payments/scenarios.ts';
import { expect, test } from 'vitest';
import type { BookingFailureReason } from '#codes.ts';
import type { SuiteStage } from './product-under-test.ts';
import { ALL_BACK, payReady, SPENT } from './suite-stage.ts';

/** Those that a card or a bank brings about; every other one is its supplier's to say. */
const SCENARIOS: Partial<Record<BookingFailureReason, string>> = {
  CardDeclined: 'card-declined',
  FraudAutoReject: 'card-fraud',
  RedemptionFailure: 'redemption-failure',
};
const BY_SUPPLIER = ['reserve', 'confirm'] as const;

export function describeFailures(stage: SuiteStage): void {
  const { of } = stage;

  test('the product can fail for every reason of a checkout', () => {
    expect(of.failures).toEqual(expect.arrayContaining([...CHECKOUT_FAILURES]));
  });

  test.each(CHECKOUT_FAILURES.flatMap((reason) => BY_SUPPLIER.map((verb) => [reason, verb] as const)))(
    '%s, when its supplier says so at %s',
    (reason, verb) => expectFailure(stage, reason, () => stage.supplier().refuse(verb, reason)),
  );

  test.each(Object.entries(SCENARIOS))('%s by the scenario %s', (reason, scenario) =>
    expectFailure(stage, reason as BookingFailureReason, () => undefined, scenario),
  );

  test.each(['NoEligibleAccount', 'RejectedByCapitalOne', 'Other'] as const)(
    'RedemptionFailure, when the bank says %s',
    (rewards) => {
      const refuse = () => Object.assign(stage.world().issuer, { refuseReserve: rewards });
      return expectFailure(stage, 'RedemptionFailure', refuse, null, { rewards, payment: null });
    },
  );

  test.each(Object.entries(CARD_SCENARIOS))(
    '%s: nothing is booked or charged, the other card works',
    async (scenario, payment) => {
      const ready = await stage.ready(true);
      const own: Readonly<Record<string, BookingFailureReason>> = {
        CardDeclined: 'CardDeclined',
        Fraud: 'FraudAutoReject',
      };
      const failure = { reason: own[payment] ?? 'PaymentError', payment };
      expect(await payReady(stage.server(), ready, scenario)).toMatchObject({ result: 'Failed', failure });
      expect(await stage.has(ready.traveler)).toEqual(ALL_BACK);
      const { checkoutId } = ready.checkout;
      const { actor, cards } = ready.traveler;
      const other = await saveDraft(stage.server(), checkoutId, { paymentId: cards[1] ?? null }, actor);
      expect(await payReady(stage.server(), { ...ready, checkout: other })).toMatchObject({
        result: 'Success',
      });
      expect((await stage.checkoutOf(ready)).lastFailure).toBeNull();
    },
  );

  test("somebody else's card is refused when it's chosen", async () => {
    const ready = await stage.ready();
    const { cards } = await stage.world().newTraveler();
    const typed = { paymentId: cards[0] ?? null };
    const { checkoutId } = ready.checkout;
    await expect(saveDraft(stage.server(), checkoutId, typed, ready.traveler.actor)).rejects.toMatchObject({
      code: 'InvalidInput',
      details: { fields: [{ path: 'paymentId', problem: 'unknown' }] },
    });
  });
}

/** Fails, shows why, gives everything back, keeps what was typed, and is booked once nothing stops it. */
async function expectFailure(
  stage: SuiteStage,
  reason: BookingFailureReason,
  set: () => void,
  scenario: string | null = null,
  more: object = {},
): Promise<void> {
  const ready = await stage.ready(true);
  const taken = stage.supplier().taken();
  set();
  const failure = { reason, ...more };
  expect(await payReady(stage.server(), ready, scenario)).toMatchObject({ result: 'Failed', failure });
  const { draft } = ready.checkout;
  const after = await stage.checkoutOf(ready);
  expect(after).toMatchObject({ state: 'open', lastFailure: failure, bookingId: null, draft });
  expect(stage.supplier().taken()).toBe(taken);
  expect(await stage.has(ready.traveler)).toEqual(ALL_BACK);
  stage.reset();
  expect(await payReady(stage.server(), { ...ready, checkout: after })).toMatchObject({ result: 'Success' });
  expect(await stage.has(ready.traveler)).toEqual(SPENT);
}
