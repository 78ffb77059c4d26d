/** Rows of the results open into their fare classes: by keyboard, by a link, and again after a failure. */

import { dayAhead } from '@sojourn/domain/testing/today.ts';
import { expect, test } from 'vitest';
import { isAccessible } from '../../people/inspect-text.ts';
import { useVisits } from '../../people/visit.ts';

const visit = useVisits();

test('a row opens by keyboard, says when its fares cannot be loaded, and has its own link', async () => {
  const jonah = await visit({ person: 'jonah' });
  const { page, words, open } = jonah;
  await open(`/flights?trip=oneWay&from=BOS&to=LIS&depart=${dayAhead(52)}&adults=1&prefs=off`);
  const families = page.getByRole('list', { name: words.text('flightResults.fare.label') });
  // The page brings what the first row opens into
  await page.getByText(words.text('flightResults.progress.all')).first().waitFor({ state: 'attached' });
  await families.waitFor();

  await page.route('**/flights/option', (route) => route.abort());
  const row = page.getByRole('article').nth(1);
  await row.getByRole('button').first().press('Enter');
  await page.getByText(words.text('flightResults.option.failed')).waitFor();
  await isAccessible(jonah, 'a flight whose fares could not be loaded');
  await page.unroute('**/flights/option');
  await page.getByRole('button', { name: words.text('flightResults.option.retry') }).press('Enter');
  await row.getByRole('list', { name: words.text('flightResults.fare.label') }).waitFor();
  expect(await families.count()).toBe(1);
  expect(await families.getByRole('button').count()).toBeGreaterThan(1);

  const sliceId = await row.getAttribute('data-slice');
  expect(new URL(page.url()).searchParams.get('open')).toBe(sliceId);
  await page.reload();
  await page.locator(`[data-slice="${sliceId}"]`).getByRole('list').first().waitFor();
  expect(await families.count()).toBe(1);
  await row.getByRole('button', { name: words.text('flightResults.details.open') }).click();
  await page.getByRole('dialog').getByText(words.text('flightResults.details.fares')).waitFor();
});
