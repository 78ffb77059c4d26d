/** Paying where the card processor keeps the cards: nothing is offered that it would then refuse. */
import { expect, test } from 'vitest';
import {
  type StripeStandIn,
  startStripeStandIn,
} from '../../../apps/server/src/suppliers/payments/stripe/testing/stripe-stand-in.ts';
import { datesAhead } from '../../people/hotels/find-stay.ts';
import { fillCheckout, pay, payButton, readConfirmation } from '../../people/hotels/pay-stay.ts';
import { openStayCheckout } from '../../people/open-checkout.ts';
import { useOwnProduct } from '../../people/own-product.ts';
import { useVisits, type Visit } from '../../people/visit.ts';

const stripe: StripeStandIn = await startStripeStandIn();
useOwnProduct(['maya'], {
  PAYMENTS: 'stripe',
  STRIPE_SECRET_KEY: 'sk_test_of_the_stand_in_and_nobody_else',
  STRIPE_API_BASE: stripe.url,
});
const visit = useVisits();

async function expectElsewhere({ page, words }: Visit): Promise<void> {
  await page.getByText(words.like('cards.elsewhere', {})).waitFor();
  expect(await page.getByRole('button', { name: words.text('cards.add'), exact: true }).count()).toBe(0);
}

test('a check that Stripe asks for is answered in place, and ends at a page of the portal', async () => {
  const maya = await visit({ width: 390 });
  const { page, words } = maya;
  await openStayCheckout(maya, datesAhead(126));
  await fillCheckout(maya);
  stripe.checkNext();
  await payButton(maya).click();
  const frame = page.frameLocator(`iframe[title="${words.text('bank.frame')}"]`);
  await frame.getByRole('button', { name: 'Approve' }).click();
  await readConfirmation(maya);
  const captures = stripe.requests.filter(({ path }) => path.endsWith('/capture'));
  expect(new Set(captures.map(({ path }) => path)).size).toBe(captures.length);
});

test('saved cards are shown without adding or removing any, and pay', async () => {
  const maya = await visit();
  const { page, words } = maya;
  await maya.open('/profile/?section=payment-methods');
  await page.getByText(words.like('cards.ending', { lastFour: '4417' })).waitFor();
  await expectElsewhere(maya);
  expect(await page.getByRole('button', { name: words.like('cards.remove', {}) }).count()).toBe(0);

  await openStayCheckout(maya, datesAhead(120));
  await expectElsewhere(maya);
  await fillCheckout(maya);
  const { code } = await pay(maya);
  expect(code).toMatch(/\w/);
  expect(stripe.requests.some(({ path }) => path.endsWith('/capture'))).toBe(true);
});
