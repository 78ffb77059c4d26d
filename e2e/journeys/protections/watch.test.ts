/** A price is watched, falls, is mailed, and watching is stopped from the mail without signing in. */

import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findViolations } from '../../axe.ts';
import { flightsAhead } from '../../people/flights/book-flight.ts';
import { setScenario } from '../../people/hotels/begin-checkout.ts';
import { runJobs } from '../../people/move-clock.ts';
import { shoot } from '../../people/shoot.ts';
import { startWatching } from '../../people/start-watching.ts';
import { useVisits } from '../../people/visit.ts';

const visit = useVisits();
const MAIL = join(process.env.E2E_STATE_DIR ?? '', 'mail');

/** The end of the link in the mail about a watch. */
async function stopLink(watchId: string): Promise<string> {
  const find = async () =>
    (await readdir(MAIL)).find((name) => name.startsWith(`watchedPrice.${watchId}`) && name.endsWith('.eml'));
  const isMailed = async () => {
    // The price is read again in a second
    await runJobs('read-watched-trips', 'messages');
    return find();
  };
  await expect.poll(isMailed).toBeDefined();
  const mail = (await readFile(join(MAIL, (await find()) ?? ''), 'utf8')).replace(/=\r?\n/g, '');
  const [, token = ''] = /stop-watching\/([\w.-]+)/.exec(mail) ?? [];
  return `/stop-watching/${token}`;
}

test('flights: watch, fall, mail, stop from the mail', async () => {
  const jonah = await visit({ person: 'jonah' });
  const { page, words, open } = jonah;
  const [requested = ''] = flightsAhead('BOS.SEA.120');
  const [from = '', to = '', depart = ''] = requested.split('.');
  await open(`/flights?${new URLSearchParams({ trip: 'oneWay', from, to, depart, adults: '1' })}`);
  await page.getByRole('button', { name: words.text('watch.button') }).waitFor();
  await setScenario(jonah, 'watched-price-falls');
  const watchId = await startWatching(jonah, page.locator('body'));
  await page.getByText(words.text('watch.button.on')).waitFor();
  const link = await stopLink(watchId);

  await open(`/trips?view=watched&watch=${watchId}`);
  const card = page.getByRole('listitem').filter({ hasText: 'Seattle' });
  await card.getByText(words.startOf('watch.list.moved.down')).waitFor();
  await card.getByRole('img', { name: words.startOf('watch.list.chart') }).waitFor();
  expect(await findViolations(page)).toEqual([]);
  await shoot(page, 'watched-down');
  await card.getByRole('button', { name: words.text('watch.email.change') }).click();
  await page.getByRole('dialog').getByLabel(words.text('watch.email.new')).waitFor();
  await shoot(page, 'watch-email');
  await page.keyboard.press('Escape');

  const nobody = await visit({ person: null, width: 390, language: 'fr' });
  await nobody.open(link);
  await nobody.page.getByRole('heading', { name: nobody.words.text('watch.link.ask') }).waitFor();
  expect(await findViolations(nobody.page)).toEqual([]);
  await shoot(nobody.page, 'stop-watching-fr');
  await nobody.page.getByRole('button', { name: nobody.words.text('watch.link.confirm') }).click();
  await nobody.page.getByRole('heading', { name: nobody.words.text('watch.link.stopped') }).waitFor();
  await shoot(nobody.page, 'stop-watching-stopped-fr');

  await open('/trips?view=watched');
  await page.getByText(words.text('trips.empty.watched.title')).waitFor();
});
