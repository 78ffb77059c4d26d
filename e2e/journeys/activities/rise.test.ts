/** An operator's price that rises while somebody pays. */
import { expect, test } from 'vitest';
import {
  amountOfActivity,
  fillActivity,
  findStart,
  openActivityCheckout,
  payActivity,
  payActivityButton,
} from '../../people/activities/book-activity.ts';
import { setScenario } from '../../people/hotels/begin-checkout.ts';
import { isAccessible } from '../../people/inspect-text.ts';
import { useVisits } from '../../people/visit.ts';

const visit = useVisits();

test('a price that rises is accepted before it’s paid', async () => {
  const maya = await visit();
  const { page, words } = maya;
  const start = await findStart(maya, 88);
  await openActivityCheckout(maya, start);
  await fillActivity(maya);
  await setScenario(maya, 'activity-price-rise');
  await payActivityButton(maya).click();
  await page.getByText(words.startOf('activity.checkout.rise.text')).waitFor();
  await isAccessible(maya, 'an activity whose price rose');
  await page
    .getByRole('button', { name: words.like('checkout.rise.accept') })
    .first()
    .click();
  await expect.poll(() => amountOfActivity(maya)).toBeGreaterThan(start.totalMinor);
  await payActivity(maya);
  await setScenario(maya, null);
});
