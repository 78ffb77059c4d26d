/**
 * What can't be searched is refused kindly, in the form and by its address; no answer is never shown as sold
 * out.
 */
import { addDays } from '@sojourn/domain/dates.ts';
import { dayAhead, today } from '@sojourn/domain/testing/today.ts';
import { STAY_LIMITS } from '@sojourn/products/hotel/rules/stay.ts';
import { formatDate } from '@sojourn/ui/formats.ts';
import { describe, expect, test } from 'vitest';
import { setScenario } from '../people/hotels/begin-checkout.ts';
import {
  chooseDates,
  choosePlace,
  datesAhead,
  openField,
  openResults,
  searchForm,
  settledCards,
} from '../people/hotels/find-stay.ts';
import { useVisits } from '../people/visit.ts';

const visit = useVisits();

test('the form refuses an unknown place, the past, over 30 nights and over 8 rooms', async () => {
  const maya = await visit();
  const { page, words, open } = maya;
  await open('/');
  const form = searchForm(maya);
  const place = form.getByRole('combobox');
  const submit = form.locator('button[type=submit]');
  await place.fill('Xyzzyville');
  await page
    .getByRole('status')
    .filter({ hasText: /No suggestions/ })
    .waitFor();
  await submit.click();
  await form.getByText(words.text('search.places.unmatched')).waitFor();
  await expect.poll(() => place.evaluate((field) => field === document.activeElement)).toBe(true);
  expect(await place.getAttribute('aria-invalid')).toBe('true');

  await choosePlace(maya, 'lisbon', 'Lisbon');
  const calendar = await openField(maya, words.text('search.dates'));
  const yesterday = calendar.getByRole('button', { name: formatDate(dayAhead(-1), 'en', 'full') });
  const previous = calendar.getByRole('button', { name: words.text('search.calendar.previous') });
  await calendar.getByRole('grid').first().waitFor();
  // The dates of the form may be in the next month. The month before this one cannot be turned to, and the
  // days before today cannot be chosen
  while (await previous.isEnabled()) await previous.click();
  expect(await calendar.getByRole('button', { name: formatDate(today(), 'en', 'full') }).count()).toBe(1);
  if ((await yesterday.count()) > 0) expect(await yesterday.getAttribute('aria-disabled')).toBe('true');
  await page.keyboard.press('Escape');

  await chooseDates(maya, datesAhead(40, STAY_LIMITS.nightsMax + 1));
  await submit.click();
  await form.getByText(words.text('errors.StayTooLong.title')).waitFor();
  expect(new URL(page.url()).pathname).toBe('/');

  await chooseDates(maya, datesAhead(40, STAY_LIMITS.nightsMax));
  const guests = await openField(maya, words.text('search.guests'));
  const add = guests.getByRole('button', { name: words.text('search.guests.addRoom') });
  for (let room = 1; room < STAY_LIMITS.roomsMax; room++) await add.click();
  const rooms = guests.getByRole('group', { name: words.like('search.guests.room') });
  expect(await rooms.count()).toBe(STAY_LIMITS.roomsMax);
  expect(await add.count()).toBe(0);
});

const { checkIn, checkOut } = datesAhead(60);
const LISBON = 'place=city:lisbon-pt';
test.each([
  [
    'a place that is none',
    `/stays?place=city:nowhere-xx&checkIn=${checkIn}&checkOut=${checkOut}`,
    'errors.UnknownPlace.title',
  ],
  ['dates in the past', `/stays?${LISBON}&checkIn=2020-01-01&checkOut=2020-01-05`, 'errors.PastDates.title'],
  [
    'a stay too long',
    `/stays?${LISBON}&checkIn=${checkIn}&checkOut=${addDays(checkIn, 31)}`,
    'errors.StayTooLong.title',
  ],
  [
    'dates too far ahead',
    `/stays?${LISBON}&checkIn=${dayAhead(400)}&checkOut=${dayAhead(402)}`,
    'errors.TooFarAhead.title',
  ],
  [
    'an unknown hotel',
    '/premium-stays/shop-details/?lodgingId=sty_00000000000000000000000000',
    'hotelStay.unknown.title',
  ],
  ['more adults than a room holds', `/stays?${LISBON}&rooms=9`, 'search.guests.problem.text'],
  ['no hotel at all', '/premium-stays/shop-details/?lodgingId=<script>', 'hotelStay.unknown.title'],
  ['a checkout that is none', '/checkout/chk_nonsense', 'checkout.missing.title'],
  ['a trip that is none', '/trips/bkg_00000000000000000000000000', 'trip.missing.title'],
])('a link with %s is answered in words and with a way on', async (_, path, title) => {
  const { page, words, open } = await visit({ width: 390 });
  await open(path);
  await page.getByRole('main').first().getByText(words.text(title)).waitFor();
  const main = page.getByRole('main').first();
  expect(
    await main.getByRole('link').or(main.getByRole('button')).filter({ visible: true }).count(),
  ).toBeGreaterThan(0);
});

test('what is wrong in part of a link falls back to something that can be searched', async () => {
  const maya = await visit();
  await openResults(maya, '&sort=Cheapest&view=globe&stars=9&page=-3&price=9-1&rooms=1-x');
  expect(await (await settledCards(maya)).count()).toBeGreaterThan(0);
});

describe('suppliers that do not answer', () => {
  test('one of them is named, its silence is not told as sold out, and the rest is shown', async () => {
    const maya = await visit();
    const { page, words } = maya;
    await openResults(maya, '&scenario=search-timeout');
    const notice = page.getByText(words.startOf('hotelResults.silent', { names: 'Meridian Hotels Network' }));
    await notice.waitFor();
    expect(await page.getByRole('article').count()).toBeGreaterThan(0);
    expect(await page.getByText(words.text('hotelResults.none.title')).count()).toBe(0);
    expect(await page.getByText(words.text('hotelResults.progress.all')).count()).toBe(0);
    await setScenario(maya, null);
    await page.getByRole('button', { name: words.text('shell.searchAgain') }).click();
    await settledCards(maya);
    expect(await notice.count()).toBe(0);
  });

  test('all of them: the page says so in the agreed words, searches again, and goes back', async () => {
    const maya = await visit({ width: 390 });
    const { page, words, open } = maya;
    await open('/trips');
    await page.getByRole('heading', { level: 1, name: words.text('trips.title') }).waitFor();
    await openResults(maya, '&scenario=all-suppliers-down');
    await page
      .getByRole('heading', { name: 'Uh oh! We were unable to process your search request.' })
      .waitFor();
    const again = page.getByRole('button', { name: 'Search again' });
    // The second search, which the page repeats once by itself, fails too before the third may succeed
    let answers = 0;
    page.on('requestfinished', (request) => {
      if (request.url().endsWith('/stays/search')) answers += 1;
    });
    await again.click();
    await expect.poll(() => answers).toBe(2);
    await page.getByRole('main').getByText('Go back', { exact: true }).waitFor();
    await setScenario(maya, null);
    await again.click();
    expect(await (await settledCards(maya)).count()).toBeGreaterThan(0);
  });
});
