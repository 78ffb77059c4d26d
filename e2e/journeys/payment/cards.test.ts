/** Adding and removing cards: typed into the vault's fields, seen nowhere else. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { findViolations } from '../../axe.ts';
import {
  GOOD_CARD,
  openCardEntry,
  removeCard,
  savedCard,
  typeCard,
  VIRTUAL_NUMBER,
} from '../../people/add-card.ts';
import { followTraces, suspicious } from '../../people/database/saved-search.ts';
import { datesAhead } from '../../people/hotels/find-stay.ts';
import { checkoutFields, fillCheckout, pay } from '../../people/hotels/pay-stay.ts';
import { overflowOf } from '../../people/inspect-text.ts';
import { openStayCheckout } from '../../people/open-checkout.ts';
import { readAnswers } from '../../people/read-answers.ts';
import { useVisits, type Visit } from '../../people/visit.ts';

const visit = useVisits();
const { E2E_STATE_DIR: STATE, E2E_LOG: LOG } = process.env;
const CARDS = '/profile/?section=payment-methods';

/** Everything that the page sends to the portal and receives from it. */
function listen(page: Page, portal: string): () => Promise<string[]> {
  const sent: string[] = [];
  const answers = readAnswers(page, portal);
  page.on('request', (request) => {
    if (!request.url().startsWith(portal)) return;
    sent.push(request.url(), request.postData() ?? '', JSON.stringify(request.headers()));
  });
  return async () => [...sent, ...(await answers())];
}

async function begin(view?: Parameters<typeof visit>[0]): Promise<Visit> {
  const opened = await visit(view);
  await opened.open(CARDS);
  await opened.page.getByRole('heading', { name: opened.words.text('cards.title') }).waitFor();
  return opened;
}

test('a card is typed into the vault’s fields and leaves no number anywhere else', async () => {
  const maya = await visit();
  const { page, context, words } = maya;
  const traces = STATE && LOG ? await followTraces(STATE, LOG) : null;
  const traffic = listen(page, maya.portal);
  const toVault: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/card-fields/cards')) toVault.push(request.postData() ?? '');
  });
  await maya.open(CARDS);
  const entry = await openCardEntry(maya);
  await typeCard(entry, { number: VIRTUAL_NUMBER, verification: '987' });
  expect(await entry.field('number').inputValue()).toBe(VIRTUAL_NUMBER.replace(/(\d{4})(?=\d)/g, '$1 '));
  expect(await entry.field('expiry').inputValue()).toBe('04/31');
  const typed = await page.content();
  await entry.save.click();
  await page.getByText(words.like('cards.add.done', { lastFour: '8820' })).waitFor();
  await savedCard(maya, '8820').waitFor();
  expect(toVault.join(), 'the number went to the vault').toContain(VIRTUAL_NUMBER);

  const sent = await traffic();
  expect(sent.some((text) => text.includes('/paymentMethods/verify'))).toBe(true);
  const stored = JSON.stringify(await context.storageState({ indexedDB: true }));
  const session = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  const seen = [...sent, typed, stored, session, await page.content()];
  for (const secret of [VIRTUAL_NUMBER, VIRTUAL_NUMBER.slice(0, 12)])
    expect(seen.filter((text) => text.replace(/\s/g, '').includes(secret))).toEqual([]);
  expect(suspicious([...sent, stored, session])).toEqual([]);
  expect(sent.filter((text) => /"(verification|cvv)"/i.test(text))).toEqual([]);
  if (traces) {
    const rows = await traces.rows();
    expect(rows, 'what was done is among them').not.toEqual([]);
    expect(rows.filter((row) => row.includes(VIRTUAL_NUMBER))).toEqual([]);
    expect(suspicious(rows)).toEqual([]);
    await expect.poll(traces.log).toContain('/card-fields/cards');
    expect(traces.log()).not.toContain(VIRTUAL_NUMBER);
    expect(suspicious([traces.log()])).toEqual([]);
  }
  await removeCard(maya, '8820');
  await page.getByText(words.text('cards.remove.done')).waitFor();
  await page.reload();
  await savedCard(maya, '4417').waitFor();
  expect(await savedCard(maya, '8820').count()).toBe(0);
});

test('a wrong code leads back to the fields, with what was typed', async () => {
  const maya = await begin();
  const { page, words } = maya;
  const entry = await openCardEntry(maya);
  await typeCard(entry, { number: '5555555555554444', verification: '000' });
  await entry.field('zip').press('Enter');
  const dialog = page.getByRole('dialog', { name: 'CVV Error' });
  await dialog.getByText('Ensure your CVV / Security Code is entered correctly and try again.').waitFor();
  await dialog.getByRole('button', { name: 'Edit payment information' }).click();
  expect(await entry.field('number').inputValue()).toBe('5555 5555 5555 4444');
  expect(await entry.field('verification').inputValue()).toBe('');
  await entry.field('verification').pressSequentially('123');
  await entry.save.click();
  await savedCard(maya, '4444').waitFor();
  await removeCard(maya, '4444');
  await page.getByText(words.text('cards.remove.done')).waitFor();
});

test('a card of nobody’s account, and one that the bank declines, say what to do', async () => {
  const maya = await begin();
  const { page, words } = maya;
  const entry = await openCardEntry(maya);
  await typeCard(entry, { number: '4111111111111111' });
  await entry.save.click();
  const invalid = page.getByRole('dialog', { name: words.text('cards.invalid.title') });
  await invalid.getByText(words.like('cards.invalid.text')).waitFor();
  await invalid.getByText(/4417/).waitFor();
  await page.keyboard.press('Escape');
  await invalid.waitFor({ state: 'hidden' });
  await typeCard(entry, { number: VIRTUAL_NUMBER, zip: '00000' });
  await entry.save.click();
  const address = page.getByRole('dialog', { name: 'Address Verification Error' });
  await address.getByText('Ensure your Zip Code and Country is entered correctly and try again.').waitFor();
  await address.getByRole('button', { name: 'Edit payment information' }).click();
  await entry.dialog.getByRole('button', { name: words.text('cards.add.cancel') }).click();
  await entry.dialog.waitFor({ state: 'hidden' });
});

test('while the vault is away the form says so, keeps what was typed and tries again', async () => {
  const maya = await begin();
  const { page } = maya;
  const entry = await openCardEntry(maya);
  await typeCard(entry, { number: '6011111111111117' });
  await page.route('**/card-fields/cards', (route) => route.abort());
  await entry.save.click();
  await entry.dialog.getByText('We are unable to add your payment method').waitFor();
  await entry.dialog.getByRole('button', { name: 'Edit Payment Method' }).click();
  expect(await entry.field('number').inputValue()).toBe('6011 1111 1111 1117');
  await entry.save.click();
  await entry.dialog.getByText('We are unable to add your payment method').waitFor();
  await page.unroute('**/card-fields/cards');
  await entry.dialog.getByRole('button', { name: 'Try Again' }).click();
  await savedCard(maya, '1117').waitFor();
  await removeCard(maya, '1117');
});

test('fields say what is wrong with them, to everybody', async () => {
  const maya = await begin({ width: 390 });
  const entry = await openCardEntry(maya);
  await entry.save.click();
  await entry.frame.getByText('Enter the card number.').waitFor();
  expect(await entry.field('number').getAttribute('aria-invalid')).toBe('true');
  await entry.field('number').pressSequentially('4242424242424241');
  await entry.field('number').blur();
  await entry.frame.getByText('That’s not a valid card number. Check the digits.').waitFor();
  for (const [name, autocomplete] of [
    ['number', 'cc-number'],
    ['expiry', 'cc-exp'],
    ['verification', 'cc-csc'],
    ['name', 'cc-name'],
  ] as const)
    expect(await entry.field(name).getAttribute('autocomplete')).toBe(autocomplete);
  expect(await entry.field('number').getAttribute('inputmode')).toBe('numeric');
  expect(await overflowOf(maya.page)).toBe(0);
  expect(await findViolations(maya.page)).toEqual([]);
  const fields = maya.page.frames().find((frame) => frame.url().includes('/card-fields'));
  // A frame is part of a page that has the landmarks and the heading
  const inside = await findViolations(fields as unknown as Page);
  expect(inside.filter(({ rule }) => !/^(landmark|region|page-has)/.test(rule))).toEqual([]);
  // A frame keeps its keys to itself, and Escape closes the dialog all the same
  await entry.field('number').press('Escape');
  await entry.dialog.waitFor({ state: 'hidden' });
});

test('a card that is added at the checkout is chosen there and pays', async () => {
  const maya = await visit();
  const { page } = maya;
  await openStayCheckout(maya, datesAhead(186));
  await fillCheckout(maya);
  const entry = await openCardEntry(maya);
  await typeCard(entry, { number: '378282246310005', verification: '1234' });
  await entry.save.click();
  await entry.dialog.waitFor({ state: 'hidden' });
  const added = checkoutFields(maya).cards.and(page.locator(':checked'));
  await expect.poll(() => added.evaluate((radio) => radio.closest('label')?.textContent)).toContain('0005');
  await page.getByText(maya.words.text('checkout.save.saved'), { exact: true }).waitFor();
  await pay(maya);
  await page.getByText(/0005/).first().waitFor();
  await maya.open(CARDS);
  await removeCard(maya, '0005');
});

test('a message from anywhere but the fields is not listened to', async () => {
  const maya = await begin();
  const entry = await openCardEntry(maya);
  const nonce = await entry.dialog
    .locator('iframe')
    .evaluate((frame: HTMLIFrameElement) => frame.src.split('#')[1]);
  const calls: string[] = [];
  maya.page.on('request', (request) => calls.push(request.url()));
  await maya.page.evaluate((known) => {
    const forged = { kind: 'sojourn-card-fields/1', nonce: known, type: 'token', token: 'f'.repeat(43) };
    postMessage({ ...forged, lastFour: '4417', brand: 'visa' }, '*');
  }, nonce);
  await typeCard(entry, GOOD_CARD);
  expect(calls.filter((url) => url.includes('/paymentMethods/verify'))).toEqual([]);
});
