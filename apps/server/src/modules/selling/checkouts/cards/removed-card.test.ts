/** A saved card that was removed while a checkout had chosen it. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ok } from '#suppliers/outcome.ts';
import type { PaymentGateway } from '#suppliers/payments/port.ts';
import { bookCheckout } from '../../booking/book-checkout.ts';
import { bookInputOf, IN_ORDER, type Process, readyCheckout } from '../../booking/testing/booking-world.ts';
import { requestContext } from '../../booking/testing/request-context.ts';
import { createStage, type Stage } from '../../booking/testing/stage.ts';
import { requireCheckout, showCheckout } from '../use-case.ts';
import { createSavedCards } from './saved-cards.ts';

let { world, server, maya } = {} as Stage;
beforeAll(async () => {
  ({ world, server, maya } = await createStage());
});
afterAll(async () => {
  expect(await world.problems()).toEqual(IN_ORDER);
  await world.close();
});
const context = requestContext();

test('is chosen no longer, isn’t paid with, and is called removed', async () => {
  const checkout = await readyCheckout(server, maya);
  expect(checkout.payment.cardRemoved).toBe(false);
  const without: Process = { ...server, cardOf: async () => null };
  const row = await requireCheckout(without, maya.actor, checkout.checkoutId);
  const shown = await showCheckout(without, maya.actor, row);
  expect(shown.draft.paymentId).toBeNull();
  expect(shown.payment).toMatchObject({ cardRemoved: true, plan: { lines: [] } });
  await expect(
    bookCheckout(without, checkout.checkoutId, bookInputOf(checkout), maya.actor, context),
  ).rejects.toMatchObject({
    code: 'CheckoutIncomplete',
    details: { fields: [{ path: 'paymentId', problem: 'removed' }] },
  });
  // A vault that doesn't answer has removed nothing
  const silent: Process = { ...server, cardOf: async () => 'unanswered' };
  expect((await showCheckout(silent, maya.actor, row)).payment.cardRemoved).toBe(false);
  const booked = await bookCheckout(server, checkout.checkoutId, bookInputOf(checkout), maya.actor, context);
  expect(booked.result).toBe('Success');
});

test('is remembered for a minute at other servers, and no longer where it was removed', async () => {
  const card = { paymentId: 'pay_1', label: 'Harbor Trail', lastFour: '3318' };
  let cards: object[] = [card];
  const vault = { listCards: async () => ok(cards) } as unknown as Pick<PaymentGateway, 'listCards'>;
  const [here, elsewhere] = [createSavedCards(vault, server), createSavedCards(vault, server)];
  const see = (of: typeof here) => of.cardOf('maya', 'pay_1', { ...context, timeoutMs: 100 } as never);
  expect([await see(here), await see(elsewhere)]).toMatchObject([{ lastFour: '3318' }, { lastFour: '3318' }]);
  cards = [];
  here.forget('maya', 'pay_1');
  expect([await see(here), await see(elsewhere)]).toMatchObject([null, { lastFour: '3318' }]);
  world.clock.move(60);
  expect(await see(elsewhere)).toBeNull();
});
