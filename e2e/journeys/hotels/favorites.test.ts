/**
 * A heart on a stay: it outlives a reload, is found among the favorites and in the list's own view, and goes
 * again.
 */
import { expect, test } from 'vitest';
import { datesAhead, openResults, settledCards } from '../../people/hotels/find-stay.ts';
import { useVisits } from '../../people/visit.ts';

const visit = useVisits();

test('a heart outlives a reload and leads back to the stay', async () => {
  const maya = await visit();
  const { page, words, open } = maya;
  await openResults(maya, '', datesAhead(66));
  const card = (await settledCards(maya)).nth(1);
  const name = await card.getByRole('heading').innerText();
  const heart = page.getByRole('button', { name: words.like('shell.favorite.save', { name }) });
  const pressed = () => heart.first().getAttribute('aria-pressed');
  await heart.click();
  await page.getByText(words.like('shell.favorite.saved', { name })).waitFor();
  await page.reload();
  await settledCards(maya);
  await expect.poll(pressed).toBe('true');

  await open('/favorites/');
  await page.getByRole('link', { name }).waitFor();
  await openResults(maya, '&view=favorites_list', datesAhead(66));
  await settledCards(maya);
  await expect
    .poll(async () => (await settledCards(maya)).getByRole('heading').allInnerTexts())
    .toContain(name);

  await heart.click();
  await page.getByText(words.like('shell.favorite.removed', { name })).waitFor();
  await open('/favorites/');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expect.poll(() => page.getByRole('link', { name }).count()).toBe(0);
});
