/** Reviews of a stay: read page by page, of one kind of guest, by their score. */
import { expect, test } from 'vitest';
import { datesAhead, openResults, settledCards } from '../../people/hotels/find-stay.ts';
import { isAccessible } from '../../people/inspect-text.ts';
import { useVisits, widthsOfWay } from '../../people/visit.ts';

const visit = useVisits();

test.each(widthsOfWay(390))('what guests wrote about a stay can be read at %i pixels', async (width) => {
  const maya = await visit({ width });
  const { page, words } = maya;
  await openResults(maya, '', datesAhead(90));
  await (await settledCards(maya)).first().getByRole('link').first().click();
  await page.getByRole('link', { name: words.like('hotelStay.reviews') }).click();
  const list = page.getByRole('region', { name: words.text('hotelReviews.title') });
  const items = list.getByRole('listitem');
  await expect.poll(() => items.count()).toBe(5);
  await isAccessible(maya, 'reviews');
  await list.getByRole('button', { name: words.text('hotelReviews.more') }).click();
  await expect.poll(() => items.count()).toBe(10);
  await list.getByRole('combobox').selectOption('lowest');
  const scores = async () =>
    (await items.locator('.score').allInnerTexts()).map((text) => Number(text.replace(',', '.')));
  await expect.poll(async () => (await scores()).length).toBe(5);
  const [lowest = 10] = await scores();
  await list.getByRole('combobox').selectOption('highest');
  await expect.poll(async () => (await scores())[0]).toBeGreaterThan(lowest);
  const kinds = list.getByRole('group').getByRole('button');
  await kinds.nth(1).click();
  await expect.poll(() => kinds.nth(1).getAttribute('aria-pressed')).toBe('true');
});
