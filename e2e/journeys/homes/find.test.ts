/** From the home page to a home's checkout: searched, filtered, looked at, moved to other dates, reserved. */
import { addDays } from '@sojourn/domain/dates.ts';
import { dayAhead } from '@sojourn/domain/testing/today.ts';
import { formatDate } from '@sojourn/ui/formats.ts';
import { expect, test } from 'vitest';
import { findHome, nightsAhead } from '../../people/homes/book-home.ts';
import { filterInstant, moveDates, searchLisbon, submitHomes } from '../../people/homes/find-home.ts';
import { searchForm } from '../../people/hotels/find-stay.ts';
import { isAccessible } from '../../people/inspect-text.ts';
import { reachCheckout } from '../../people/reach-checkout.ts';
import { readAmount } from '../../people/read-amount.ts';
import { useVisits, WIDTHS } from '../../people/visit.ts';

const visit = useVisits();

test.each(WIDTHS)('a home is found and reserved at %i pixels', async (width) => {
  const maya = await visit({ width });
  const { page, words, isPhone } = maya;
  await searchLisbon(maya);
  await page.getByText(words.text('homeResults.includes'), { exact: false }).waitFor();
  await isAccessible(maya, 'the list of homes');
  await filterInstant(maya);
  const card = page.locator('[data-home]').first();
  const total = await readAmount(card.locator('.home-price__total'));
  await card.locator('.card__link').click();
  await page.waitForURL(/\/homes\/home\?/);
  const panel = page.getByRole('complementary', { name: words.text('homePage.panel') });
  expect(await readAmount(panel.locator('.price__total'))).toBe(total);
  await page.locator('.home-days [data-day]').first().waitFor();
  await isAccessible(maya, 'a home');
  await moveDates(maya);
  const reserve = page.getByRole('button', { name: words.text('homePage.panel.instant'), exact: true });
  await reserve.filter({ visible: true }).first().waitFor();
  const moved = await readAmount(panel.locator('.price__total'));
  await reserve
    .filter({ visible: true })
    .nth(isPhone ? -1 : 0)
    .click();
  await reachCheckout(maya);
  await page.getByRole('heading', { name: words.text('home.checkout.title') }).waitFor();
  expect(moved).toBeGreaterThan(0);
});

test('a rule that dates break is named, with the nearest dates that work', async () => {
  const maya = await visit();
  const { page, words, open } = maya;
  const [checkIn, checkOut] = [dayAhead(100), addDays(dayAhead(100), 2)];
  await open(`/homes/home?homeId=hom_lisbon-pt-6&checkIn=${checkIn}&checkOut=${checkOut}&guests=2-0-0`);
  await page.getByText(words.startOf('homes.rule.minimumStay')).first().waitFor();
  await page.getByRole('heading', { name: words.text('homePage.panel.notFree') }).waitFor();
  const choice = page.locator('.near-choice').first();
  const total = await readAmount(choice);
  await isAccessible(maya, 'a home that isn’t free');
  await choice.getByRole('radio').check();
  await page.waitForURL(/searched=/);
  const panel = page.getByRole('complementary', { name: words.text('homePage.panel') });
  await panel.locator('.price__total').waitFor();
  expect(await readAmount(panel.locator('.price__total'))).toBe(total);
  // What was searched and what was chosen stay on the page
  expect(await page.locator('.near-choice').first().getByRole('radio').isChecked()).toBe(true);
});

test('the calendar is gone through by keyboard, and says why a day can’t be chosen', async () => {
  const maya = await visit();
  const { page, words, open } = maya;
  const home = await findHome(maya, nightsAhead(92));
  await open(
    `/homes/home?homeId=${home.homeId}&checkIn=${home.checkIn}&checkOut=${home.checkOut}&guests=2-0-0`,
  );
  const day = (date: typeof home.checkIn) =>
    page.locator('.home-days').getByRole('button', { name: formatDate(date, 'en', 'full') });
  await day(home.checkIn).focus();
  await page.keyboard.press('ArrowRight');
  expect(await day(addDays(home.checkIn, 1)).evaluate((it) => it === document.activeElement)).toBe(true);
  await day(home.checkIn).press('Enter');
  await page.getByText(words.startOf('homePage.days.chooseEnd')).waitFor();
  await page.locator('.home-days__months[aria-busy="false"]').waitFor();
  const before = page.locator('.home-days').getByText(words.within('homePage.day.beforeStart'));
  expect(await before.count()).toBeGreaterThan(0);
  await page.keyboard.press('Escape');
  await page.getByText(words.text('homePage.days.chooseStart')).waitFor();
});

test('a search without a place says what is missing', async () => {
  const maya = await visit();
  const { page, words, open } = maya;
  await open('/homes');
  const field = searchForm(maya).getByRole('combobox');
  await field.fill('');
  await page.keyboard.press('Escape');
  await submitHomes(maya);
  await page.locator('[aria-invalid="true"]').waitFor();
  await page.getByText(words.text('errors.UnknownPlace.title')).first().waitFor();
});
