/** What a trip is taken along and shown by: the itinerary, a link for others, the calendar feed. */
import { readFile } from 'node:fs/promises';
import ICAL from 'ical.js';
import type { Page } from 'playwright-core';
import { extractText } from 'unpdf';
import { expect, test } from 'vitest';
import { findViolations } from '../../axe.ts';
import { callApi } from '../../people/call-api.ts';
import { bookFlight, flightsAhead } from '../../people/flights/book-flight.ts';
import { useVisits, type Visit } from '../../people/visit.ts';

const visit = useVisits();

const codeOf = async ({ home }: Visit, bookingId: string): Promise<string> => {
  const { body } = await callApi(home, 'GET', `/trips/${bookingId}`);
  return (body as { confirmationCode: string }).confirmationCode;
};
const addressIn = async (page: Page, label: string): Promise<string> =>
  page.getByRole('dialog').getByLabel(label).inputValue();

test('an itinerary, a link that ends, and a feed of all trips', async () => {
  const maya = await visit();
  const { page, words, open } = maya;
  const bookingId = await bookFlight(maya, { slices: flightsAhead('BOS.LIS.233', 'LIS.BOS.239') });
  const code = await codeOf(maya, bookingId);
  const dialog = page.getByRole('dialog');
  const button = (id: string) => page.getByRole('button', { name: words.text(id), exact: true });

  await open(`/trips/${bookingId}`);
  const [download] = await Promise.all([page.waitForEvent('download'), button('trip.itinerary').click()]);
  const { text } = await extractText(new Uint8Array(await readFile(await download.path())), {
    mergePages: true,
  });
  for (const part of [code, 'Maya Okafor', 'Lisbon']) expect(text).toContain(part);

  await button('trip.share').click();
  await dialog.getByRole('button', { name: words.text('trip.share.create') }).click();
  await dialog.getByText(words.text('trip.share.once')).waitFor();
  expect(await findViolations(page)).toEqual([]);
  const link = await addressIn(page, words.text('trip.share.link'));

  const friend = await visit({ person: null, width: 390, scheme: 'dark', language: 'fr' });
  await friend.open(new URL(link).pathname);
  await friend.page.getByText(friend.words.text('sharedTrip.eyebrow')).waitFor();
  expect(await findViolations(friend.page)).toEqual([]);
  const shown = await friend.page.locator('main').innerText();
  expect(shown).toContain('Maya');
  for (const secret of ['Okafor', code, '$']) expect(shown).not.toContain(secret);
  await friend.page.setViewportSize({ width: 1440, height: 900 });
  expect(await findViolations(friend.page)).toEqual([]);

  await dialog.getByRole('button', { name: words.startOf('trip.share.end') }).click();
  await dialog.getByRole('button', { name: words.text('trip.share.create') }).waitFor();
  await friend.page.reload();
  await friend.page.getByText(friend.words.text('sharedTrip.ended.title')).first().waitFor();

  await open('/trips');
  await button('trips.feed').click();
  await dialog.getByRole('button', { name: words.text('trips.feed.create') }).click();
  await dialog.getByText(words.text('trips.feed.once')).waitFor();
  expect(await findViolations(page)).toEqual([]);
  const address = await addressIn(page, words.text('trips.feed.address'));
  const subscribe = dialog.getByRole('link', { name: words.text('trips.feed.open') });
  expect(await subscribe.getAttribute('href')).toBe(address.replace(/^https?:/, 'webcal:'));
  const file = await friend.context.request.get(address);
  const events = new ICAL.Component(ICAL.parse(await file.text())).getAllSubcomponents('vevent');
  const own = events.filter((event) => String(event.getFirstPropertyValue('uid')).startsWith(bookingId));
  expect(own.length).toBeGreaterThanOrEqual(2);
  await dialog.getByRole('button', { name: words.text('trips.feed.end') }).click();
  await dialog.getByRole('button', { name: words.text('trips.feed.create') }).waitFor();
  expect((await friend.context.request.get(address)).status()).toBe(404);
});
