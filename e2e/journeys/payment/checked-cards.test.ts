/** Adding a card that its bank checks, and typing the new number of one that its bank replaced. */
import { expect, test } from 'vitest';
import { demoNumber } from '../../../apps/vault/src/cards/card-number.ts';
import { CHECK_TEXTS } from '../../../apps/vault/src/checks/page/texts.ts';
import { TEXTS } from '../../../apps/vault/src/fields/page/texts.ts';
import { findViolations } from '../../axe.ts';
import { openCardEntry, removeCard, renewEntry, savedCard, typeCard } from '../../people/add-card.ts';
import { callApi } from '../../people/call-api.ts';
import { datesAhead } from '../../people/hotels/find-stay.ts';
import { fillCheckout, payButton, readConfirmation } from '../../people/hotels/pay-stay.ts';
import { overflowOf } from '../../people/inspect-text.ts';
import { openStayCheckout } from '../../people/open-checkout.ts';
import { useOwnProduct } from '../../people/own-product.ts';
import { useVisits } from '../../people/visit.ts';

useOwnProduct(['maya', 'elena']);
const visit = useVisits();
const CARDS = '/profile/?section=payment-methods';

test.each([
  ['approved', 1440, 'fr', '9301', 'approve'],
  ['declined by its holder', 390, 'en', '9303', 'decline'],
] as const)('a card’s bank asks as it’s added: %s', async (_, width, language, lastFour, answer) => {
  const elena = await visit({ person: 'elena', width, language });
  await callApi(elena.home, 'PUT', '/session/locale', { locale: language });
  const { page, words } = elena;
  await elena.open(CARDS);
  const entry = await openCardEntry(elena);
  await typeCard(entry, { number: demoNumber('40000000', lastFour) });
  await entry.save.click();
  const bank = entry.frame.frameLocator(`iframe[title="${TEXTS[language].bank}"]`);
  const texts = CHECK_TEXTS[language];
  const name = answer === 'approve' ? texts.adding.approve : texts.decline;
  await bank.getByRole('button', { name }).waitFor();
  await entry.dialog.getByText(words.text('cards.add.check')).waitFor();
  expect(await overflowOf(page)).toBe(0);
  expect(await findViolations(page)).toEqual([]);
  expect(await entry.save.isEnabled()).toBe(false);
  await bank.getByRole('button', { name }).click();
  if (answer === 'approve') return savedCard(elena, lastFour).waitFor();
  await page.getByText(words.text('cards.problem.Fraud.cause')).waitFor();
  await page.getByRole('button', { name: words.text('cards.edit') }).click();
  // What was typed is still there
  expect(await entry.field('name').inputValue()).not.toBe('');
  expect(await savedCard(elena, lastFour).count()).toBe(0);
});

test.each([
  [390, 'en', 156],
  [1440, 'fr', 162],
] as const)(
  'a lost card says so, and pays again with its new number (%d, %s)',
  async (width, language, ahead) => {
    const maya = await visit({ width, language });
    await callApi(maya.home, 'PUT', '/session/locale', { locale: language });
    const { page, words } = maya;
    await maya.open(CARDS);
    const entry = await openCardEntry(maya);
    await typeCard(entry, { number: demoNumber('40000000', '9104') });
    await entry.save.click();
    await savedCard(maya, '9104').waitFor();
    await openStayCheckout(maya, datesAhead(ahead));
    await fillCheckout(maya);
    await page
      .getByRole('radio', { name: words.startOf('checkout.pay.ending', { lastFour: '9104' }) })
      .check();
    await page.getByText(words.text('checkout.save.saved'), { exact: true }).waitFor();
    await payButton(maya).click();
    await page.getByText(words.text('checkout.payment.CardLostOrStolen.title')).waitFor();
    const checkout = page.url();

    await maya.open(CARDS);
    const lost = savedCard(maya, '9104');
    await lost.getByText(words.text('cards.replacedTag')).waitFor();
    expect(await overflowOf(page)).toBe(0);
    expect(await findViolations(page)).toEqual([]);
    const renewal = await renewEntry(maya, '9104');
    await typeCard(renewal, {});
    await renewal.save.click();
    await savedCard(maya, '4242').waitFor();
    expect(await lost.count()).toBe(0);

    // The checkout has it without being chosen again
    await page.goto(checkout);
    await page
      .getByRole('radio', { name: words.startOf('checkout.pay.ending', { lastFour: '4242' }) })
      .waitFor();
    await payButton(maya).click();
    await readConfirmation(maya);
    await maya.open(CARDS);
    await removeCard(maya, '4242');
  },
);
