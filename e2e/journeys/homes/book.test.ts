/** Booking a home at once: by card, by miles and card, two homes for one stay, and what doubles a stay. */
import type { HomeTripDetail } from '@sojourn/products/home/wire/home-trip.ts';
import { expect, test } from 'vitest';
import { callApi } from '../../people/call-api.ts';
import { watchFigures } from '../../people/figures/answered-figures.ts';
import { readMail, readReceipt } from '../../people/figures/read-papers.ts';
import {
  amountOfHome,
  bookHome,
  fillHome,
  findHome,
  findSplit,
  MESSAGE,
  nightsAhead,
  openHomeCheckout,
  payHome,
  payHomeButton,
} from '../../people/homes/book-home.ts';
import { isAccessible, isFrench } from '../../people/inspect-text.ts';
import { tendersShown, useMiles } from '../../people/pay-by-several.ts';
import { openSummary } from '../../people/read-amount.ts';
import { useVisits, type Visit, widthsOfWay } from '../../people/visit.ts';

const visit = useVisits();

const tripOf = async ({ page }: Visit, bookingId: string) =>
  (await callApi(page, 'GET', `/trips/${bookingId}`)).body as HomeTripDetail;

test.each(widthsOfWay(1440))('a home is booked by card and seen on its trip at %i pixels', async (width) => {
  const maya = await visit({ width });
  const { page, words } = maya;
  const figures = await watchFigures(page);
  const home = await findHome(maya, nightsAhead(width === 390 ? 62 : 72), (_, { offer }) => !!offer?.deposit);
  const total = home.offer?.price.total.amountMinor;
  await openHomeCheckout(maya, [home]);
  await openSummary(page);
  await isAccessible(maya, 'the checkout of a home');
  await figures.compare('the checkout of a home');
  expect(await amountOfHome(maya)).toBe(total);

  // Nothing can be paid for before the rules are accepted
  await payHomeButton(maya).click();
  await page.getByText(words.text('home.checkout.problem.rules')).waitFor();
  await fillHome(maya);
  const bookingId = await payHome(maya);
  const trip = await tripOf(maya, bookingId);
  expect(trip).toMatchObject({ status: 'Confirmed', total: { amountMinor: total }, message: MESSAGE });
  // The address is shown now that it's confirmed
  await page
    .getByText(trip.arrivals[0]?.address ?? 'no address')
    .first()
    .waitFor();
  await isAccessible(maya, 'the trip of a home');
  await figures.compare('the trip of a home');
  await figures.compareText('the receipt of a home', await readReceipt(maya));
  await page.keyboard.press('Escape');
  await figures.compareText('the mail about a home', await readMail('bookingConfirmed', bookingId));
  await page.getByRole('button', { name: words.text('home.trip.action.rules') }).click();
  await page.getByRole('dialog').getByText(words.startOf('homeRules.guests')).waitFor();
  await isAccessible(maya, 'the house rules');
});

test('a home is paid by miles and card', async () => {
  const maya = await visit({ width: 390 });
  const home = await findHome(maya, nightsAhead(82));
  const total = home.offer?.price.total.amountMinor ?? 0;
  await openHomeCheckout(maya, [home]);
  await useMiles(maya, 'Harbor Summit', 5_000);
  await expect.poll(() => tendersShown(maya)).toEqual([5_000, total - 5_000]);
  await fillHome(maya);
  const trip = await tripOf(maya, await payHome(maya));
  expect(trip.tenders.map(({ kind, amount }) => [kind, amount.amountMinor])).toEqual([
    ['Rewards', 5_000],
    ['UserCard', total - 5_000],
  ]);
});

test('a stay in two homes is one booking, with the lines of each and a day of moving', async () => {
  const maya = await visit();
  const { page, words } = maya;
  const stays = await findSplit(maya, 92);
  const { quote } = await openHomeCheckout(maya, stays);
  await page.getByText(words.text('home.checkout.summary.split')).waitFor();
  await isAccessible(maya, 'the checkout of a split stay');
  await fillHome(maya);
  const trip = await tripOf(maya, await payHome(maya));
  expect(trip.total).toEqual(quote.total);
  expect(trip.stays.map(({ homeId }) => homeId)).toEqual(stays.map(({ homeId }) => homeId));
  await page.getByRole('heading', { name: words.like('home.trip.move') }).waitFor();
  await isAccessible(maya, 'the trip of a split stay');
});

test('nights that are booked already are booked again only by somebody who says so', async () => {
  const maya = await visit();
  const { page, words } = maya;
  const nights = nightsAhead(102);
  const first = await findHome(maya, nights);
  await bookHome(maya, [first]);
  const second = await findHome(maya, nights, ({ homeId }) => homeId !== first.homeId);
  await openHomeCheckout(maya, [second]);
  await page.getByLabel(words.text('checkout.field.firstName'), { exact: true }).fill('Maya');
  await page.getByText(words.text('home.checkout.duplicate.title')).waitFor();
  await isAccessible(maya, 'a checkout that doubles a stay');
  await fillHome(maya);
  await page.getByLabel(words.text('checkout.field.firstName'), { exact: true }).fill('Maya');
  await page.getByLabel(words.text('checkout.field.lastName'), { exact: true }).fill('Okafor');
  await page.getByLabel(words.text('checkout.field.lastName'), { exact: true }).blur();
  await page.getByText(words.text('checkout.save.saved'), { exact: true }).waitFor();
  await payHomeButton(maya).click();
  await page.getByText(words.text('home.checkout.failure.DuplicateBooking.title')).waitFor();
  await page.getByRole('button', { name: words.text('checkout.action.bookAnyway') }).click();
  await payHome(maya);
});

test('in French, from the checkout to the trip', async () => {
  const elena = await visit({ person: 'elena', language: 'fr' });
  await elena.open('/trips');
  expect((await callApi(elena.page, 'PUT', '/session/locale', { locale: 'fr' })).status).toBe(200);
  const home = await findHome(elena, nightsAhead(112));
  await openHomeCheckout(elena, [home]);
  await isFrench(elena, 'the checkout of a home');
  await fillHome(elena);
  await payHome(elena);
  await isFrench(elena, 'the trip of a home');
});
