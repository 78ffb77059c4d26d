/**
 * The main job in French, at both widths: the language is switched, and nothing English or cut off is left.
 */
import { expect, test } from 'vitest';
import { askApi } from '../people/ask-api.ts';
import { bookAt, cancelFromTrips, chooseOnMap, searchLisbon } from '../people/do-main-job.ts';
import { isFrench } from '../people/look-closely.ts';
import { useVisits, WIDTHS } from '../people/visit.ts';
import { wordsOf } from '../people/words.ts';

const visit = useVisits();

test.each(WIDTHS)('the main job at %i pixels', async (width) => {
  const reader = await visit({ person: 'elena', width });
  const { page, words, open } = reader;
  await open('/');
  expect((await askApi(page, 'PUT', '/session/locale', { locale: 'en' })).status).toBe(200);
  await page.reload();
  await page.getByRole('button', { name: words.like('shell.accountOf') }).click();
  const menu = page.getByRole('dialog', { name: words.text('shell.account') });
  await menu.getByRole('radio', { name: 'Français' }).click();
  const french = { ...reader, words: wordsOf('fr') };
  await page.getByRole('dialog', { name: french.words.text('shell.account') }).waitFor();
  await page.keyboard.press('Escape');

  const listed = await searchLisbon(french, isFrench);
  const total = await chooseOnMap(french, listed, isFrench);
  const booked = await bookAt(french, total, isFrench);
  await cancelFromTrips(french, booked, isFrench);

  // Her next device speaks French as well, though its browser speaks English
  const other = await visit({ person: 'elena', width });
  await other.open('/trips');
  await other.page.getByRole('heading', { level: 1, name: french.words.text('trips.title') }).waitFor();
});
