/** A whole trip: what it lacks, what doesn't fit and the change that settles it, its cost, and its file. */
import { readFile } from 'node:fs/promises';
import type { TripGroupDetail } from '@sojourn/contract/trips.ts';
import { addDays } from '@sojourn/domain/dates.ts';
import { expect, test } from 'vitest';
import { verifyCapsule } from '../../../tools/capsule/verify-capsule.ts';
import { findViolations } from '../../axe.ts';
import { callApi } from '../../people/call-api.ts';
import { bookFlight, flightsAhead } from '../../people/flights/book-flight.ts';
import { bookStay } from '../../people/hotels/book-stay.ts';
import { useVisits, type Visit } from '../../people/visit.ts';

const visit = useVisits();

const groupOf = async ({ home }: Visit, bookingId: string): Promise<TripGroupDetail> =>
  (await callApi(home, 'GET', `/trips/${bookingId}/group`)).body as TripGroupDetail;

test.each([
  { person: 'maya', width: 1440, language: 'en', scheme: 'light', days: 321 },
  { person: 'elena', width: 390, language: 'fr', scheme: 'dark', days: 322 },
] as const)('a trip with a night without a bed, at $width in $language', async ({ days, ...view }) => {
  const traveler = await visit(view);
  const { page, home, words, open } = traveler;
  const { language: locale } = view;
  expect((await callApi(home, 'PUT', '/session/locale', { locale })).status).toBe(200);
  const out = flightsAhead(`BOS.LIS.${days}`, `LIS.BOS.${days + 5}`);
  const flight = await bookFlight(traveler, { slices: out });

  // Alone, it's completed by a bed for all nights and by a car
  const alone = await groupOf(traveler, flight);
  const bed = alone.fit?.open.find(({ kind }) => kind === 'bed');
  if (bed?.kind !== 'bed') throw new Error('no open nights');
  await open(`/trips/${flight}/itinerary`);
  await page.getByRole('heading', { name: words.text('tripFit.complete') }).waitFor();
  const search = page.getByRole('link', { name: words.startOf('tripFit.complete.see') });
  expect(await search.count()).toBe(alone.fit?.open.length);
  expect(await search.first().getAttribute('href')).toContain(bed.from);
  expect(await findViolations(page)).toEqual([]);

  // A stay that ends a night too soon
  const checkOut = addDays(bed.until, -1);
  const stay = await bookStay(traveler, { checkIn: bed.from, checkOut }, bed.until);
  const { fit, cost } = await groupOf(traveler, stay);
  expect(fit?.problems.map(({ kind }) => kind)).toContain('nightWithoutBed');
  await open(`/trips/${stay}/itinerary`);
  const banner = page.getByRole('region', { name: words.startOf('tripFit.clash.nightWithoutBed') });
  await banner.waitFor();
  await page.getByRole('heading', { name: words.text('tripFit.checked') }).waitFor();
  await page.getByText(words.text('tripFit.cost.paid'), { exact: true }).waitFor();
  expect(cost.lines).toHaveLength(2);
  expect(await findViolations(page)).toEqual([]);

  // The whole trip as one file, which nobody changed
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: words.text('tripFit.capsule.download'), exact: true }).click();
  const archive = await readFile(await (await download).path());
  const keys = (await callApi(traveler.home, 'GET', '/proof-keys')).body as {
    keys: NonNullable<Parameters<typeof verifyCapsule>[1]>;
  };
  expect(verifyCapsule(archive, keys.keys).problems).toEqual([]);

  // The smallest fix leads to the change with the night filled in
  await banner.getByRole('link', { name: words.text('tripFit.do.moveStay'), exact: true }).click();
  await page.waitForURL(new RegExp(`/trips/${stay}/stay\\?.*checkOut=${bed.until}`));
  // The trip's own heading is there until the page has loaded
  await page.getByRole('heading', { level: 1, name: words.text('hotelChange.title') }).waitFor();
  expect(await findViolations(page)).toEqual([]);
});
