/** A hotel's page, and the checkout with what can go wrong in it. */
import { openCardEntry } from '../people/add-card.ts';
import { datesAhead } from '../people/hotels/find-stay.ts';
import { fillCheckout, payButton } from '../people/hotels/pay-stay.ts';
import { openStayCheckout } from '../people/open-checkout.ts';
import { useMiles } from '../people/pay-by-several.ts';
import { as, openList, type Screen, words } from './screen.ts';

export const STAY: readonly Screen[] = [
  {
    name: 'stay',
    open: as(async (visit) => {
      await openList(visit);
      await visit.page.getByRole('article').first().getByRole('link').first().click();
      await visit.page.locator('.rate').first().waitFor();
    }),
    signedIn: true,
  },
  {
    name: 'stay-sold-out',
    open: as(async (visit) => {
      const { page } = visit;
      await openList(visit, '&sort=StarRating');
      const link = page.getByRole('article').first().getByRole('link').first();
      const place = new URL((await link.getAttribute('href')) ?? '', visit.portal);
      // More rooms than any hotel has left
      place.searchParams.set('rooms', '2,2,2,2,2,2,2,2');
      await visit.open(`${place.pathname}${place.search}`);
      await page.getByText(words.text('hotelStay.soldOut.title')).waitFor();
    }),
    signedIn: true,
    tenants: ['consumer'],
  },
];

/** A price that rose once stays, so each look at a rise has dates of its own. */
let daysAhead = 162;
const newDates = () => datesAhead(daysAhead++);

export const CHECKOUT: readonly Screen[] = [
  {
    name: 'checkout',
    open: as(async (visit) => {
      await openStayCheckout(visit, datesAhead(156));
      await fillCheckout(visit);
    }),
    signedIn: true,
  },
  {
    name: 'checkout-split',
    open: as(async (visit) => {
      const { page } = visit;
      await openStayCheckout(visit, datesAhead(156));
      await useMiles(visit, 'Harbor Trail', 2_500);
      await useMiles(visit, 'Harbor Summit', 1_000);
      await page.getByText(words.text('checkout.best.why')).click();
      await page.getByText(words.within('checkout.best.runnerUp')).waitFor();
    }),
    signedIn: true,
    tenants: ['consumer'],
  },
  {
    name: 'checkout-add-card',
    open: as(async (visit) => {
      await openStayCheckout(visit, datesAhead(156));
      const entry = await openCardEntry(visit);
      await entry.save.click();
      await entry.frame.getByText('Enter the card number.').waitFor();
    }),
    signedIn: true,
  },
  {
    name: 'checkout-problems',
    open: as(async (visit) => {
      await openStayCheckout(visit, datesAhead(156));
      await payButton(visit).click();
      await visit.page.getByText(words.text('checkout.problem.terms')).waitFor();
    }),
    signedIn: true,
    tenants: ['consumer'],
  },
  {
    name: 'checkout-declined',
    open: as(async (visit) => {
      await openStayCheckout(visit, datesAhead(156), 'card-declined');
      await fillCheckout(visit);
      await payButton(visit).click();
      await visit.page.getByText(words.text('checkout.payment.CardDeclined.title')).waitFor();
    }),
    signedIn: true,
    tenants: ['consumer'],
  },
  {
    name: 'checkout-price-rise',
    open: as(async (visit) => {
      await openStayCheckout(visit, newDates(), 'price-rise');
      await fillCheckout(visit);
      await payButton(visit).click();
      await visit.page.getByText(words.like('checkout.rise.title')).waitFor();
    }),
    signedIn: true,
    refused: true,
    tenants: ['consumer'],
  },
];
