/** The main job in French, at both widths: the language is switched, and nothing English or cut off is left. */
import { test } from 'vitest';
import { bookAt, cancelFromTrips, chooseOnMap, searchLisbon } from '../people/do-main-job.ts';
import { isFrench } from '../people/look-closely.ts';
import { useVisits, WIDTHS } from '../people/visit.ts';
import { wordsOf } from '../people/words.ts';

const visit = useVisits();

/** What is the same in every language. */
const NAMES = [/Harbor \w+/g];

test.each(WIDTHS)('the main job at %i pixels', async (width) => {
  const reader = await visit({ person: 'elena', width });
  const { page, words, open } = reader;
  await open('/');
  await page.getByRole('button', { name: words.like('shell.accountOf') }).click();
  const menu = page.getByRole('dialog', { name: words.text('shell.account') });
  await menu.getByRole('radio', { name: 'Français' }).check();
  const french = { ...reader, words: wordsOf('fr') };
  await page.getByRole('dialog', { name: french.words.text('shell.account') }).waitFor();
  await page.keyboard.press('Escape');
  const look = isFrench(NAMES);
  const listed = await searchLisbon(french, look);
  const total = await chooseOnMap(french, listed, look);
  const booked = await bookAt(french, total, look);
  await cancelFromTrips(french, booked, look);
});
