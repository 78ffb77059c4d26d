/** The card's bank wants to check a payment: approved, declined, not in time, and with the tab closed. */
import type { FrameLocator } from 'playwright-core';
import { afterEach, expect, test } from 'vitest';
import { demoNumber } from '../../../apps/vault/src/cards/card-number.ts';
import { CHECK_TEXTS } from '../../../apps/vault/src/checks/page/texts.ts';
import { findViolations } from '../../axe.ts';
import { openCardEntry, savedCard, typeCard } from '../../people/add-card.ts';
import { callApi } from '../../people/call-api.ts';
import { countTrips } from '../../people/count-trips.ts';
import { setScenario } from '../../people/hotels/begin-checkout.ts';
import { type Dates, datesAhead } from '../../people/hotels/find-stay.ts';
import {
  amountToPay,
  checkoutFields,
  expectFilled,
  fillCheckout,
  payButton,
  readConfirmation,
} from '../../people/hotels/pay-stay.ts';
import { overflowOf } from '../../people/inspect-text.ts';
import { moveClock, moveClockKeeping } from '../../people/move-clock.ts';
import { openStayCheckout } from '../../people/open-checkout.ts';
import { useOwnProduct } from '../../people/own-product.ts';
import { useVisits, type Visit } from '../../people/visit.ts';

useOwnProduct(['maya', 'elena']);
const visit = useVisits();
afterEach(() => moveClock(0));

const panelOf = ({ page, words }: Visit) => page.getByRole('heading', { name: words.text('bank.title') });
const bankOf = ({ page, words }: Visit): FrameLocator =>
  page.frameLocator(`iframe[title="${words.text('bank.frame')}"]`);
const press = (of: Visit, answer: 'approve' | 'decline') =>
  bankOf(of)
    .getByRole('button', { name: answerName(of.words.language, answer) })
    .click();
const answerName = (language: 'en' | 'fr', answer: 'approve' | 'decline') =>
  answer === 'approve' ? CHECK_TEXTS[language].now.approve : CHECK_TEXTS[language].decline;

/** Pays as far as the bank's question; what was typed is still there. */
async function payUpToCheck(of: Visit, dates: Dates, scenario: string): Promise<void> {
  await openStayCheckout(of, dates, scenario);
  await fillCheckout(of);
  await payButton(of).click();
  await panelOf(of).waitFor();
  await bankOf(of).getByRole('heading').waitFor();
}

async function expectRefused(of: Visit, dates: Dates, problem: string): Promise<void> {
  const panel = of.page.getByRole('alert');
  await panel.getByText(of.words.text(`checkout.payment.${problem}.title`)).waitFor();
  await panel.getByText(of.words.text('checkout.failure.safeCard')).waitFor();
  expect(await panelOf(of).count()).toBe(0);
  await expectFilled(of);
  expect(await countTrips(of.page, dates)).toBe(0);
}

test('a test card is approved at the bank’s page, in place, and one booking comes of it', async () => {
  const dates = datesAhead(30);
  const maya = await visit({ width: 1440 });
  const { page, words } = maya;
  await maya.open('/profile/?section=payment-methods');
  const entry = await openCardEntry(maya);
  await typeCard(entry, { number: demoNumber('40000000', '9201') });
  await entry.save.click();
  await savedCard(maya, '9201').waitFor();

  await openStayCheckout(maya, dates);
  await fillCheckout(maya);
  await page.getByRole('radio', { name: words.startOf('checkout.pay.ending', { lastFour: '9201' }) }).check();
  await page.getByText(words.text('checkout.save.saved'), { exact: true }).waitFor();
  const amount = await amountToPay(maya);
  await payButton(maya).click();
  await panelOf(maya).waitFor();
  await bankOf(maya).getByText('Harbor Travel').waitFor();
  expect(await findViolations(page)).toEqual([]);
  expect(await overflowOf(page)).toBe(0);
  await press(maya, 'approve');
  const { charged } = await readConfirmation(maya);
  expect(charged).toBe(amount);
  expect(await countTrips(page, dates)).toBe(1);
});

test('declined on a phone, in French: nothing is booked, and another try without a check pays', async () => {
  const dates = datesAhead(36);
  const elena = await visit({ person: 'elena', width: 390, language: 'fr' });
  await callApi(elena.home, 'PUT', '/session/locale', { locale: 'fr' });
  await payUpToCheck(elena, dates, 'card-check');
  expect(await overflowOf(elena.page)).toBe(0);
  expect(await findViolations(elena.page)).toEqual([]);
  await press(elena, 'decline');
  await expectRefused(elena, dates, 'CardCheckDeclined');
  await setScenario(elena, null);
  await elena.page.getByRole('button', { name: elena.words.text('checkout.action.otherCard') }).click();
  await payButton(elena).click();
  await readConfirmation(elena);
  expect(await countTrips(elena.page, dates)).toBe(1);
});

test('the bank itself declines', async () => {
  const dates = datesAhead(42);
  const maya = await visit({ width: 390 });
  await payUpToCheck(maya, dates, 'card-check-declined');
  await press(maya, 'approve');
  await expectRefused(maya, dates, 'CardCheckDeclined');
});

test('a reload, a second tab and a closed one go on where it was', async () => {
  const dates = datesAhead(48);
  const maya = await visit({ width: 1440 });
  await payUpToCheck(maya, dates, 'card-check');
  const address = maya.page.url();
  await maya.page.reload();
  await panelOf(maya).waitFor();
  await expectFilled(maya);
  expect(await checkoutFields(maya).firstName.isEnabled()).toBe(false);
  const second = await visit({ width: 390 });
  await second.page.goto(address);
  await panelOf(second).waitFor();
  await maya.page.goto('about:blank');
  await press(second, 'approve');
  await readConfirmation(second);
  expect(await countTrips(second.page, dates)).toBe(1);
});

test('answered in another tab, with the checkout closed: it’s booked all the same', async () => {
  const dates = datesAhead(54);
  const maya = await visit({ width: 1440 });
  await payUpToCheck(maya, dates, 'card-check');
  const { pathname } = new URL(maya.page.url());
  const { body } = await callApi(maya.page, 'GET', `/checkouts/${pathname.split('/').at(-1)}`);
  const { url } = (body as { cardCheck: { url: string } }).cardCheck;
  await maya.page.goto(url);
  await maya.page.getByRole('button', { name: CHECK_TEXTS.en.now.approve }).click();
  await maya.page.getByRole('heading', { name: CHECK_TEXTS.en.stages.approved.heading }).waitFor();
  await maya.open('/trips');
  await expect.poll(() => countTrips(maya.page, dates), { timeout: 60_000 }).toBe(1);
});

test('nobody answers the bank, in French: past the time a clear end, nothing held or charged', async () => {
  const dates = datesAhead(60);
  const elena = await visit({ person: 'elena', width: 1440, language: 'fr' });
  await callApi(elena.home, 'PUT', '/session/locale', { locale: 'fr' });
  await payUpToCheck(elena, dates, 'card-check-silent');
  await bankOf(elena).getByRole('heading', { name: CHECK_TEXTS.fr.stages.waiting.heading }).waitFor();
  expect(await overflowOf(elena.page)).toBe(0);
  await moveClockKeeping(elena.page, 11 * 60);
  await elena.page.getByRole('button', { name: elena.words.text('bank.done') }).click();
  await expectRefused(elena, dates, 'CardCheckTimedOut');
});

test('“Pay another way” ends the check', async () => {
  const dates = datesAhead(66);
  const maya = await visit({ width: 390 });
  await payUpToCheck(maya, dates, 'card-check');
  await maya.page.getByRole('button', { name: maya.words.text('checkout.check.giveUp') }).click();
  await expectRefused(maya, dates, 'CardCheckDeclined');
});
