/**
 * The main job as one way through the product, in any language and at any width. Every step checks itself.
 */
import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import { amountsIn } from '../read-amount.ts';
import type { Visit } from '../visit.ts';
import { confirmCancel, openCancel, readRefund } from './cancel-stay.ts';
import {
  choosePin,
  chooseRate,
  expectFiltered,
  isAscending,
  sortBy,
  tickFilter,
  totalsShown,
} from './choose-stay.ts';
import { chooseDates, choosePlace, type Dates, settledCards, submitSearch } from './find-stay.ts';
import {
  amountToPay,
  type Booked,
  expectFilled,
  feesAtHotel,
  fillCheckout,
  pay,
  reserve,
} from './pay-stay.ts';

/** What is looked at on each screen of the way, besides what the step itself checks. */
export type Look = (visit: Visit, screen: string) => Promise<void>;

const sum = (amounts: readonly number[]): number => amounts.reduce((total, each) => total + each, 0);

/** A card shows what it costs: its price is not cut off by the card's edge. */
async function expectInSight(card: Locator): Promise<void> {
  const [edge, price] = [await card.boundingBox(), await card.locator('.price__total').boundingBox()];
  expect(price!.y + price!.height).toBeLessThanOrEqual(edge!.y + edge!.height);
}

/** From the home page to the list of free-to-cancel stays in Lisbon, cheapest first; returns its address. */
export async function searchLisbon(visit: Visit, dates: Dates, look: Look): Promise<string> {
  const { page, words } = visit;
  await look(visit, 'home');
  await choosePlace(visit, 'lisb', 'Lisbon');
  await chooseDates(visit, dates);
  await submitSearch(visit);
  await expectInSight((await settledCards(visit)).first());
  await look(visit, 'results');
  const free = await tickFilter(visit, 'hotelResults.facet.freeCancellation');
  await expectFiltered(visit, free, words.within('booking.terms.free'));
  await sortBy(visit, 'Price');
  await expect.poll(async () => isAscending(await totalsShown(visit))).toBe(true);
  return page.url();
}

/** Filters and sort outlive a reload; the map, and the way back from a hotel's page, keep them too. */
export async function chooseOnMap(visit: Visit, listed: string, look: Look): Promise<number> {
  const { page, words } = visit;
  const before = await totalsShown(visit);
  await page.reload();
  expect(page.url()).toBe(listed);
  expect(await totalsShown(visit)).toEqual(before);
  expect(await page.getByRole('combobox', { name: words.text('hotelResults.sort') }).inputValue()).toBe(
    'Price',
  );
  await page.getByRole('button', { name: words.like('hotelResults.filters.remove') }).waitFor();

  const { total, link } = await choosePin(visit);
  await look(visit, 'map');
  const onMap = page.url();
  const name = await link.innerText();
  await link.click();
  const heading = page.getByRole('heading', { level: 1, name });
  await heading.waitFor();
  await page.goBack();
  await page.getByRole('region', { name: words.text('hotelResults.map.label') }).waitFor();
  expect(page.url()).toBe(onMap);
  expect(new URL(onMap).search).toContain(new URL(listed).search.slice(1));
  await page.goForward();
  await heading.waitFor();
  return total;
}

/** The hotel's page, the checkout, a reload on the way, and the payment: one total all along. */
export async function bookAt(visit: Visit, total: number, look: Look): Promise<Booked> {
  await chooseRate(visit, total);
  await look(visit, 'stay');
  await reserve(visit);
  const charged = await amountToPay(visit);
  // What's paid at the hotel is in every total and isn't charged
  expect(charged + (await feesAtHotel(visit))).toBe(total);
  await fillCheckout(visit);
  await visit.page.reload();
  await expectFilled(visit);
  expect(await amountToPay(visit)).toBe(charged);
  await look(visit, 'checkout');
  const booked = await pay(visit);
  expect(booked.code).toMatch(/^H-/);
  expect(booked.charged).toBe(charged);
  await look(visit, 'confirmation');
  return booked;
}

/** From the navigation to the trip, and to its end. */
export async function cancelFromTrips(visit: Visit, booked: Booked, look: Look): Promise<void> {
  const { page, words } = visit;
  const openTrips = () =>
    page
      .getByRole('navigation', { name: words.text('shell.nav.label') })
      .or(page.getByRole('banner'))
      .getByRole('link', { name: words.text('shell.nav.trips') })
      .filter({ visible: true })
      .first()
      .click();
  const card = page.getByRole('listitem').filter({ hasText: booked.code });
  await openTrips();
  await card.getByText(words.text('trips.status.confirmed'), { exact: true }).waitFor();
  await look(visit, 'trips');
  await card.getByRole('link').click();
  await page.waitForURL(new RegExp(`/trips/${booked.bookingId}$`));

  const dialog = await openCancel(visit);
  expect(sum(await readRefund(visit, dialog))).toBe(booked.charged);
  await look(visit, 'cancel');
  await confirmCancel(visit, dialog, booked.charged);
  const refund = page.getByRole('region', { name: words.text('trip.refund.title'), exact: true });
  expect(sum(amountsIn(await refund.getByRole('list').innerText()))).toBe(booked.charged);
  await look(visit, 'canceled');
  // Its dates are ahead, so it isn't among the past ones
  await openTrips();
  await card.getByText(words.text('trips.status.canceled'), { exact: true }).waitFor();
}
