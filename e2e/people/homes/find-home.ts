/** From the form to a list of homes, and from a home's page to other dates. */
import { choosePlace, searchForm } from '../hotels/find-stay.ts';
import type { Visit } from '../visit.ts';

export const submitHomes = (someone: Visit) => searchForm(someone).locator('button[type=submit]').click();

/** From the home page's tab to a list of homes in Lisbon, with all its prices. */
export async function searchLisbon(someone: Visit): Promise<void> {
  const { page, words, open } = someone;
  await open('/?search=homes');
  await choosePlace(someone, 'Lis', 'Portugal');
  await submitHomes(someone);
  await page.waitForURL(/\/homes\?/);
  await page.getByText(words.text('homeResults.progress.all')).waitFor();
}

/** Only homes that are booked at once. */
export async function filterInstant({ page, words, isPhone }: Visit): Promise<void> {
  const label = words.startOf('homes.booking.instant');
  if (!isPhone) {
    await page.getByRole('checkbox', { name: label }).check();
  } else {
    await page.getByRole('button', { name: words.text('homeResults.filters') }).click();
    const sheet = page.getByRole('dialog');
    await sheet.getByRole('checkbox', { name: label }).check();
    await sheet.getByRole('button', { name: words.like('homeResults.filters.show') }).click();
  }
  await page.waitForURL(/booking=instant/);
  await page.getByRole('button', { name: words.like('homeResults.filters.remove') }).waitFor();
  await page.getByText(words.text('homeResults.progress.all')).waitFor();
}

/** Another start where some stay fits, then the first end of those that it can have. */
export async function moveDates({ page, words }: Visit): Promise<void> {
  const before = new URL(page.url()).searchParams.get('checkIn') ?? '';
  const days = page.locator('.home-days [data-day]:not([aria-disabled])');
  await days.first().waitFor();
  const other = page
    .locator(`.home-days [data-day]:not([aria-disabled]):not([data-day="${before}"])`)
    .first();
  await other.click();
  await page.getByText(words.startOf('homePage.days.chooseEnd')).waitFor();
  await page.locator('.home-days__months[aria-busy="false"]').waitFor();
  await days.first().click();
  await page.waitForURL((url) => url.searchParams.get('checkIn') !== before);
}
