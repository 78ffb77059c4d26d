/** Saved hotel preferences begin a search, which says so, and are taken off with one press. */
import { expect, test } from 'vitest';
import { askApi } from '../people/ask-api.ts';
import { countInHeading, datesAhead, openResults, settledCards } from '../people/find-stay.ts';
import { useVisits, WIDTHS } from '../people/visit.ts';

const visit = useVisits();
const NONE = { amenities: [], starRatings: [], freeCancellationOnly: false };

test.each(WIDTHS)('saved preferences change the search, at %i', async (width) => {
  const jonah = await visit({ person: 'jonah', width });
  const { page, words, open } = jonah;
  await open('/');
  await page.getByRole('combobox').first().waitFor();
  const save = (preferences: object) => askApi(page, 'PUT', '/user/preference/hotel', { preferences });
  const note = page.getByText(words.text('results.preferences.applied'));
  const count = () => countInHeading(jonah);
  try {
    expect((await save({ ...NONE, starRatings: [5] })).status).toBe(200);
    await openResults(jonah, '', datesAhead(40));
    await settledCards(jonah);
    await note.waitFor();
    await page
      .getByRole('button', { name: words.like('results.filters.remove', {}) })
      .first()
      .waitFor();
    const fewer = await count();

    await page.getByRole('button', { name: words.text('results.preferences.takeOff') }).click();
    await expect.poll(() => new URL(page.url()).searchParams.get('prefs')).toBe('off');
    await settledCards(jonah);
    await expect.poll(count).toBeGreaterThan(fewer);
    expect(await note.count()).toBe(0);

    await page.reload();
    await settledCards(jonah);
    expect(await note.count()).toBe(0);
  } finally {
    await save(NONE);
  }
});
