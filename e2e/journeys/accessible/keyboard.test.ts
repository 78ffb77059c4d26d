/**
 * From signing in to a paid booking without a mouse: the focus is always seen, dialogs hold it and give it
 * back.
 */
import { formatDate } from '@sojourn/ui/formats.ts';
import { expect, test } from 'vitest';
import { DEMO_PASSWORD } from '../../../apps/bank/src/data/demo-people.ts';
import { datesAhead, searchForm, settledCards } from '../../people/hotels/find-stay.ts';
import { checkoutFields, GUEST, payButton, readConfirmation } from '../../people/hotels/pay-stay.ts';
import { expectTrap, press, tabTo } from '../../people/press-keys.ts';
import { useVisits, type Visit } from '../../people/visit.ts';

const visit = useVisits();

async function signInByKeys({ page, words, open }: Visit): Promise<void> {
  await open('/login');
  await press(page, page.getByRole('button', { name: words.like('session.login.button') }));
  await tabTo(page, page.locator('input[autocomplete~=username]'));
  await page.keyboard.type('maya.okafor');
  await tabTo(page, page.locator('input[type=password]'));
  await page.keyboard.type(DEMO_PASSWORD);
  await page.keyboard.press('Enter');
}

async function searchByKeys(maya: Visit): Promise<void> {
  const { page, words } = maya;
  const form = searchForm(maya);
  const place = form.getByRole('combobox');
  await place.waitFor();
  // The first stop of a page leads past its navigation
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: words.text('shell.skip') });
  await press(page, skip);
  await tabTo(page, place);
  await page.keyboard.type('lisb');
  await page
    .getByRole('option', { name: /Lisbon/ })
    .first()
    .waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  expect(await place.inputValue()).toContain('Lisbon');

  const label = words.text('search.dates');
  const field = form.getByRole('button', { name: label });
  const calendar = page.getByRole('dialog', { name: label });
  await press(page, field);
  await calendar.getByRole('grid').first().waitFor();
  await page.keyboard.press('Escape');
  await calendar.waitFor({ state: 'detached' });
  expect(await field.evaluate((node) => node === document.activeElement)).toBe(true);
  await page.keyboard.press('Enter');
  const { checkIn, checkOut } = datesAhead(32);
  await chooseDayByKeys(maya, checkIn);
  await chooseDayByKeys(maya, checkOut);
  await press(page, calendar.getByRole('button', { name: words.like('search.dates.chosen') }));
  await calendar.waitFor({ state: 'detached' });
  await press(page, form.locator('button[type=submit]'));
}

/** A month on, then day by day; the arrows move the one stop that the calendar has. */
async function chooseDayByKeys({ page }: Visit, day: Parameters<typeof formatDate>[0]): Promise<void> {
  const wanted = page.getByRole('gridcell').getByRole('button', { name: formatDate(day, 'en', 'full') });
  await tabTo(page, page.locator('[data-day][tabindex="0"]'));
  for (let presses = 0; presses < 60; presses++) {
    const at = await page.evaluate(() => document.activeElement?.getAttribute('data-day') ?? '');
    if (at === day) break;
    const days = (Date.parse(day) - Date.parse(at)) / 86_400_000;
    await page.keyboard.press(days >= 7 ? 'ArrowDown' : days > 0 ? 'ArrowRight' : 'ArrowLeft');
  }
  expect(await wanted.evaluate((node) => node === document.activeElement)).toBe(true);
  await page.keyboard.press('Enter');
}

async function fillByKeys(maya: Visit): Promise<void> {
  const { page, words } = maya;
  const fields = checkoutFields(maya);
  for (const name of ['firstName', 'lastName', 'age', 'email', 'phone'] as const) {
    await tabTo(page, fields[name]);
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type(GUEST[name]);
  }
  await tabTo(page, fields.cards.first());
  await page.keyboard.press('Space');
  await tabTo(page, fields.terms);
  await page.keyboard.press('Space');
  expect(await fields.cards.first().isChecked()).toBe(true);
  expect(await fields.terms.isChecked()).toBe(true);
  const read = page.getByRole('button', { name: words.text('checkout.agree.read') });
  await press(page, read);
  const terms = page.getByRole('dialog', { name: words.text('checkout.terms.title') });
  await terms.waitFor();
  await expectTrap(page, terms, read);
}

test('Maya books a stay by keys alone', async () => {
  const maya = await visit({ person: null });
  const { page, words } = maya;
  await signInByKeys(maya);
  await searchByKeys(maya);
  const cards = await settledCards(maya);
  await press(page, cards.first().getByRole('link').first());
  await press(
    page,
    page.getByRole('button', { name: words.text('hotelStay.rate.reserve'), exact: true }).first(),
  );
  await page.waitForURL(/\/checkout\/chk_/);
  await fillByKeys(maya);
  await press(page, payButton(maya));
  const { code } = await readConfirmation(maya);
  expect(code).toMatch(/^H-/);
});
