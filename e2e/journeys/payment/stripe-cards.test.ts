/** Adding cards in Stripe's own fields, whose script is loaded where they are and nowhere else. */
import { expect, test } from 'vitest';
import {
  type StripeStandIn,
  startStripeStandIn,
} from '../../../apps/server/src/suppliers/payments/stripe/testing/stripe-stand-in.ts';
import { TEXTS } from '../../../apps/vault/src/fields/page/texts.ts';
import { findViolations } from '../../axe.ts';
import { removeCard, savedCard } from '../../people/add-card.ts';
import { callApi } from '../../people/call-api.ts';
import { datesAhead } from '../../people/hotels/find-stay.ts';
import { fillCheckout, pay } from '../../people/hotels/pay-stay.ts';
import { overflowOf } from '../../people/inspect-text.ts';
import { openStayCheckout } from '../../people/open-checkout.ts';
import { useOwnProduct } from '../../people/own-product.ts';
import { useVisits, type Visit } from '../../people/visit.ts';

const stripe: StripeStandIn = await startStripeStandIn();
useOwnProduct(['maya'], {
  PAYMENTS: 'stripe',
  STRIPE_SECRET_KEY: 'sk_test_of_the_stand_in_and_nobody_else',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_of_the_stand_in_and_nobody_else',
  STRIPE_API_BASE: stripe.url,
  STRIPE_SCRIPT: `${stripe.url}/stripe.js`,
});
const visit = useVisits();
const CHECKED = '4000002760003184';
const DECLINED = '4000000000000002';

/** Types a card into Stripe's fields, as far as Save. */
async function typeIn({ page, words }: Visit, number: string) {
  await page.getByRole('button', { name: words.text('cards.add'), exact: true }).click();
  const dialog = page.getByRole('dialog', { name: words.text('cards.add.title') });
  const frame = dialog.frameLocator('iframe');
  await frame.getByLabel('Card number').waitFor();
  const save = dialog.getByRole('button', { name: words.text('cards.add.save'), exact: true });
  await save.click();
  await frame.getByText(TEXTS[words.language].problems.name.missing ?? '').waitFor();
  await frame.getByLabel(TEXTS[words.language].labels.name).fill('Maya Okafor');
  await frame.getByLabel('Card number').fill(number);
  expect(await overflowOf(page)).toBe(0);
  expect(await findViolations(page)).toEqual([]);
  await save.click();
  return frame;
}

test.each([
  [1440, 'en', 'approve', 168],
  [390, 'fr', 'decline', null],
] as const)('a card that its bank checks, %d %s: %s', async (width, language, answer, ahead) => {
  const maya = await visit({ width, language });
  await callApi(maya.home, 'PUT', '/session/locale', { locale: language });
  const { page, words } = maya;
  const scripts: string[] = [];
  const toUs: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(`${stripe.url}/stripe.js`)) scripts.push(page.url());
    if (!request.url().startsWith(stripe.url)) toUs.push(request.url(), request.postData() ?? '');
  });
  await maya.open('/');
  await maya.open('/profile/?section=payment-methods');
  expect(scripts).toEqual([]);
  const frame = await typeIn(maya, CHECKED);
  expect(scripts).toHaveLength(1);
  await frame.getByRole('button', { name: answer }).click();
  if (ahead === null) {
    await page.getByText(words.text('cards.problem.Fraud.cause')).waitFor();
    expect(await savedCard(maya, '3184').count()).toBe(0);
    return;
  }
  await savedCard(maya, '3184').waitFor();
  expect(toUs.filter((text) => text.includes(CHECKED))).toEqual([]);
  await openStayCheckout(maya, datesAhead(ahead));
  await fillCheckout(maya);
  await page.getByRole('radio', { name: words.startOf('checkout.pay.ending', { lastFour: '3184' }) }).check();
  await page.getByText(words.text('checkout.save.saved'), { exact: true }).waitFor();
  await pay(maya);
  await maya.open('/profile/?section=payment-methods');
  await removeCard(maya, '3184');
});

test('one that’s declined isn’t saved', async () => {
  const maya = await visit({ width: 390 });
  await callApi(maya.home, 'PUT', '/session/locale', { locale: 'en' });
  await maya.open('/profile/?section=payment-methods');
  await typeIn(maya, DECLINED);
  await maya.page.getByText(maya.words.text('cards.problem.CardDeclined.cause')).waitFor();
  expect(await savedCard(maya, '0002').count()).toBe(0);
});
