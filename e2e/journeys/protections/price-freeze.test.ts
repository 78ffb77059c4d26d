/** A price is frozen on its page, listed under My Trips, and booked at through the usual checkout. */
import { expect, test } from 'vitest';
import { findViolations } from '../../axe.ts';
import { flightsAhead } from '../../people/flights/book-flight.ts';
import { firstFlights } from '../../people/open-checkout.ts';
import { useVisits, type Visit } from '../../people/visit.ts';

const visit = useVisits();
const ADULT = { adults: 1, children: 0, lapInfants: 0, seatedInfants: 0 };

/** Chooses the longest window, and pays for it. */
async function freeze({ page, words }: Visit): Promise<void> {
  const terms = page.getByRole('group', { name: words.text('freeze.offer.legend') });
  // Nothing is chosen before the traveler does
  expect(await terms.getByRole('radio', { checked: true }).count()).toBe(0);
  await terms.locator('label').last().click();
  await page.getByRole('heading', { name: words.text('freeze.out.title') }).waitFor();
  await page.getByRole('button', { name: words.startOf('freeze.offer.button') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText(words.text('freeze.pay.agree')).waitFor();
  // The address says what is being bought
  await page.waitForURL(/=pf-purchase/);
  await page.reload();
  await dialog.getByText(words.text('freeze.pay.agree')).click();
  expect(await findViolations(page)).toEqual([]);
  await dialog.getByRole('button', { name: words.startOf('freeze.pay.button') }).click();
  await page.waitForURL(/\/trips\?view=frozen/);
}

test('flights: freeze, list, book', async () => {
  const jonah = await visit({ person: 'jonah' });
  const { page, words, open } = jonah;
  const [requested] = flightsAhead('BOS.LAX.90');
  const [slice] = await firstFlights(jonah, [requested!], ADULT);
  const [from = '', to = '', depart = ''] = requested!.split('.');
  const c1 = `${slice!.sliceId}:${slice!.fareClass}`;
  const trip = { trip: 'oneWay', from, to, depart, adults: '1', c1 };
  await open(`/flights/review?${new URLSearchParams(trip)}`);
  await freeze(jonah);
  const book = page.getByRole('button', { name: words.startOf('freeze.list.bookOf') }).first();
  await book.waitFor();
  await page.getByText(words.text('freeze.list.bought')).waitFor();
  expect(await findViolations(page)).toEqual([]);
  await book.click();
  await page.waitForURL(/\/checkout\/chk_.*priceFreezeId=frz_/);
  await page.getByText(words.text('booking.credit.PriceFreezeCredit')).first().waitFor();
  await page.getByRole('link', { name: words.text('checkout.backToFrozen') }).waitFor();

  // The same frozen price from any page that flights are searched on
  const { searchParams } = new URL(page.url());
  const freezeId = searchParams.get('priceFreezeId');
  await open(`/flights?flightShopType=pf-exercise&priceFreezeId=${freezeId}`);
  await page.waitForURL(new RegExp(`/trips\\?view=frozen.*priceFreezeId=${freezeId}`));
  await book.waitFor();
});
