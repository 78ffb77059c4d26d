/** My Trips: the six views, and two bookings that are one trip, named, split and combined. */
import { expect, test } from 'vitest';
import { findViolations } from '../axe.ts';
import { bookFlight, flightsAhead } from '../people/book-flight.ts';
import { useVisits } from '../people/visit.ts';

const visit = useVisits();
const WAYS = [
  { width: 1440, scheme: 'light', days: [281, 287], name: 'Museums in spring' },
  { width: 390, scheme: 'dark', days: [301, 307], name: 'Museums again' },
] as const;

test.each(WAYS)('one trip of two flights, at $width pixels', async (way) => {
  const { days, name, ...view } = way;
  const maya = await visit(view);
  const { page, words, open } = maya;
  const [out, back] = days;
  const there = await bookFlight(maya, { slices: flightsAhead(`BOS.CDG.${out}`) });
  const home = await bookFlight(maya, { slices: flightsAhead(`CDG.BOS.${back}`) });
  const button = (id: string) => page.getByRole('button', { name: words.startOf(id) });

  await open(`/trips/${home}`);
  await page.getByRole('link', { name: words.startOf('trip.group.part') }).click();
  await page.waitForURL(/\/trips\/bkg_[^/]+\/itinerary$/);
  const bookings = page.getByRole('link', { name: words.startOf('trips.group.open') });
  await expect.poll(() => bookings.count()).toBe(2);
  expect(await findViolations(page)).toEqual([]);

  await button('trips.group.rename').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(words.text('trips.group.name')).fill(name);
  await dialog.getByRole('button', { name: words.text('trips.group.save') }).click();
  await page.getByRole('heading', { level: 1, name }).waitFor();

  await open('/trips');
  await page.getByRole('heading', { level: 2, name }).waitFor();
  expect(await findViolations(page)).toEqual([]);

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
