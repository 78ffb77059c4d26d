/** A trip of flights and a hotel, decided in one step: flights yes, hotel no, and a cheaper one instead. */
import { expect, test } from 'vitest';
import { findViolations } from '../../axe.ts';
import { fillFlightCheckout, flightsAhead } from '../../people/flights/book-flight.ts';
import { checkOutOfPolicy } from '../../people/hotels/check-out-of-policy.ts';
import { chooseRate } from '../../people/hotels/choose-stay.ts';
import { datesAhead, settledCards } from '../../people/hotels/find-stay.ts';
import { fillCheckout, payButton, reserve } from '../../people/hotels/pay-stay.ts';
import { ALL_FLIGHTS, useOwnProduct } from '../../people/own-product.ts';
import { readAmount } from '../../people/read-amount.ts';
import { useVisits, type Visit } from '../../people/visit.ts';

// The common product's Priya reads French
useOwnProduct(['daniel', 'priya'], ALL_FLIGHTS);
const visit = useVisits();
const SOON = { timeout: 45_000 };
const DAYS = 2;
const shot = async ({ page }: Visit, name: string) => {
  if (process.env.SHOT) await page.screenshot({ path: `${process.env.SHOT}.${name}.png`, fullPage: true });
};

/** Luxury isn't allowed; the flights can be voided, so they're booked and reviewed. */
async function sendFlights(daniel: Visit): Promise<void> {
  const { page, words, open } = daniel;
  const slices = flightsAhead(`BOS.LIS.${DAYS}`);
  const { checkoutId } = await fillFlightCheckout(daniel, { slices, fareClass: 'luxury' });
  await open(`/checkout/${checkoutId}`);
  await page.getByRole('button', { name: words.like('approvals.send.review') }).click();
  await page.waitForURL(/\/trips\/bkg_[^/?]+/, SOON);
}

test('flights approved, hotel declined, and a hotel in policy in the same request', async () => {
  const daniel = await visit({ person: 'daniel' });
  const { page, words } = daniel;
  await sendFlights(daniel);
  await checkOutOfPolicy(daniel, '', DAYS);
  await page.getByRole('button', { name: words.like('approvals.send.mandate') }).click();
  await page.waitForURL(/\/approvals\/apr_/);
  const request = new URL(page.url()).pathname;
  await page.getByRole('heading', { name: words.text('approvals.sameTrip') }).waitFor();

  const priya = await visit({ person: 'priya' });
  await priya.open('/approvals?of=toDecide');
  // One trip, with what else is in it
  const trips = priya.page.locator('.approval-row');
  await trips.getByText('+ ').first().waitFor();
  expect(await trips.count()).toBe(1);
  await shot(priya, 'list');
  await priya.open(request);
  const bar = priya.page.getByRole('region', { name: priya.words.text('approvals.decide'), exact: true });
  const only = bar.getByRole('button', { name: priya.words.like('approvals.decide.only.Flight') });
  await only.waitFor();
  await shot(priya, 'page');
  expect(await findViolations(priya.page)).toEqual([]);
  const [all, flights] = [
    await readAmount(bar.getByRole('button', { name: priya.words.like('approvals.decide.approveAll') })),
    await readAmount(only),
  ];
  expect(all).toBeGreaterThan(flights);
  await only.click();
  await bar.getByText(priya.words.text('approvals.decide.noteMissing')).waitFor();
  await bar.getByLabel(priya.words.like('approvals.decide.note')).fill('Please choose something cheaper');
  await only.click();
  await priya.page.getByText(priya.words.like('approvals.outcome.declined')).waitFor(SOON);
  await priya.page.getByText(priya.words.text('approvals.state.kept')).first().waitFor();

  await page.getByText('Please choose something cheaper').waitFor(SOON);
  await page.getByRole('link', { name: words.text('approvals.chooseOther') }).click();
  await page.waitForURL(/\/stays\?/);
  const { checkIn, checkOut } = datesAhead(DAYS, 2);
  const searched = Object.fromEntries(new URL(page.url()).searchParams);
  expect(searched).toMatchObject({ place: 'city:lisbon-pt', checkIn, checkOut });
  await daniel.open(`${new URL(page.url()).pathname}${new URL(page.url()).search}&stars=3&policy=1`);
  const card = (await settledCards(daniel)).first();
  const total = await readAmount(card.locator('.price__total'));
  await card.getByRole('link').first().click();
  await chooseRate(daniel, total);
  await reserve(daniel);
  await page.getByText(words.like('approvals.replaces.title')).waitFor();
  await shot(daniel, 'replacing');
  await fillCheckout(daniel);
  await payButton(daniel).click();
  await page.waitForURL(/\/trips\/bkg_[^/?]+/, SOON);
  await daniel.open(request);
  await page.getByText(words.text('approvals.who.nobody')).waitFor();
  await page.getByText(words.text('approvals.state.booked')).first().waitFor();
  await shot(daniel, 'replaced');
});
