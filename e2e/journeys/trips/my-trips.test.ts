/** My Trips: the six views, and two bookings that are one trip, named, split and combined. */
import { expect, test } from 'vitest';
import { findViolations } from '../../axe.ts';
import { bookFlight, flightsAhead } from '../../people/flights/book-flight.ts';
import { isAccessibleToday } from '../../people/inspect-text.ts';
import { useVisits, widthsOfWay } from '../../people/visit.ts';

const visit = useVisits();

test.each(widthsOfWay(390))('one trip of two flights, at %i pixels', async (width) => {
  const [out, back, name] = width === 390 ? [301, 307, 'Museums again'] : [281, 287, 'Museums in spring'];
  const maya = await visit({ width });
  const { page, words, open } = maya;
  const there = await bookFlight(maya, { slices: flightsAhead(`BOS.CDG.${out}`) });
  const home = await bookFlight(maya, { slices: flightsAhead(`CDG.BOS.${back}`) });
  const button = (id: string) => page.getByRole('button', { name: words.startOf(id) });

  await open(`/trips/${home}`);
  await page.getByRole('link', { name: words.startOf('trip.group.part') }).click();
  await page.waitForURL(/\/trips\/bkg_[^/]+\/itinerary$/);
  const bookings = page.getByRole('link', { name: words.startOf('trips.group.open') });
  await expect.poll(() => bookings.count()).toBe(2);
  await isAccessibleToday(maya.page, 'one trip');

  await button('trips.group.rename').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(words.text('trips.group.name')).fill(name);
  await dialog.getByRole('button', { name: words.text('trips.group.save') }).click();
  await page.getByRole('heading', { level: 1, name }).waitFor();

  await open('/trips');
  // Other journeys book for her too, so it may be on a later page
  const listed = page.getByRole('heading', { level: 2, name });
  const more = page.getByRole('button', { name: words.text('trips.more') });
  await expect
    .poll(async () => {
      if ((await listed.count()) === 0 && (await more.count()) > 0) await more.click();
      return listed.count();
    })
    .toBe(1);
  await isAccessibleToday(maya.page, 'trips');

  // The way back becomes a trip of its own, and is combined again
  await open(`/trips/${home}/itinerary`);
  await button('trips.group.split').last().click();
  await expect.poll(() => bookings.count()).toBe(1);
  await page.getByLabel(words.text('trips.group.joinWith')).selectOption(there);
  await button('trips.group.joinNow').click();
  await expect.poll(() => bookings.count()).toBe(2);
  await page.getByRole('heading', { level: 1, name }).waitFor();
});

test('what each view shows and will show', async () => {
  const { page, words, open } = await visit();
  for (const view of ['watched', 'frozen'] as const) {
    await open(`/trips?view=${view}`);
    await page.getByRole('heading', { name: words.text(`trips.empty.${view}.title`) }).waitFor();
    await page.getByText(words.text(`trips.empty.${view}.text`)).waitFor();
  }
  expect(await findViolations(page)).toEqual([]);
  const views = page.getByRole('navigation', { name: words.text('trips.views') }).getByRole('link');
  expect(await views.count()).toBe(6);
  for (const view of ['past', 'with-offers', 'airline-credits', 'upcoming'] as const) {
    await views.filter({ hasText: words.text(`trips.view.${view}`) }).click();
    await page.waitForURL(new RegExp(`view=${view}$`));
    await page.locator('.trips__empty, .trips__grid, .trips__credits').first().waitFor();
  }
});
