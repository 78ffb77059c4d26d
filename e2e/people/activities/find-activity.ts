/** From the form to a list of activities, and from one to its checkout. */
import { choosePlace, searchForm } from '../hotels/find-stay.ts';
import { reachCheckout } from '../reach-checkout.ts';
import type { Visit } from '../visit.ts';

/** From the home page's tab to a list of activities in Lisbon, with all its prices. */
export async function searchActivitiesOf(visit: Visit): Promise<void> {
  const { page, words, open } = visit;
  await open('/?search=activities');
  await choosePlace(visit, 'Lis', 'Portugal');
  await searchForm(visit).locator('button[type=submit]').click();
  await page.waitForURL(/\/activities\/availability\/\?/);
  await page.locator('[data-activity]').first().waitFor();
  await page.getByText(words.text('activityResults.progress.all')).waitFor();
}

/** Ticks a filter, in the column or in the sheet. */
export async function filterActivities({ page, words, isPhone }: Visit, label: string): Promise<void> {
  if (!isPhone) {
    await page.getByRole('checkbox', { name: label }).check();
  } else {
    await page.getByRole('button', { name: words.text('activityResults.filters') }).click();
    const sheet = page.getByRole('dialog');
    await sheet.getByRole('checkbox', { name: label }).check();
    await sheet.getByRole('button', { name: words.like('activityResults.filters.show') }).click();
  }
  await page
    .getByRole('button', { name: words.like('activityResults.filters.remove') })
    .first()
    .waitFor();
  await page.getByText(words.text('activityResults.progress.all')).waitFor();
}

/** The button at the foot of phones, beside the page elsewhere. */
export async function reserve(visit: Visit): Promise<void> {
  const { page, words, isPhone } = visit;
  const name = isPhone ? words.text('activityShop.reserve.short') : words.like('activityShop.reserve');
  await page.getByRole('button', { name, exact: true }).filter({ visible: true }).first().click();
  await reachCheckout(visit);
  await page.getByRole('heading', { level: 1, name: words.text('activity.checkout.title') }).waitFor();
}
