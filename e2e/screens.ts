/**
 * The screens that `npm run shots` takes pictures of, and that the journeys try for accessibility when they
 * do
 * not pass through them. Add a screen when it appears.
 */
import type { Page } from 'playwright-core';
import { beginCheckout } from './people/begin-checkout.ts';
import { confirmCancel, openCancel, readRefund } from './people/cancel-stay.ts';
import { datesAhead, openField, openResults, settledCards } from './people/find-stay.ts';
import { type Booked, fillCheckout, pay, payButton } from './people/pay-stay.ts';
import type { Tenant } from './people/sessions.ts';
import type { Visit, Width } from './people/visit.ts';
import { wordsOf } from './people/words.ts';
import { openBank } from './sign-in.ts';

export type Screen = {
  readonly name: string;
  /** Where it is, or how to get there when the address is not known beforehand */
  readonly open: string | ((page: Page, portal: string) => Promise<void>);
  readonly signedIn: boolean;
  /** Both, unless it looks the same */
  readonly tenants?: readonly Tenant[];
  /** Both, unless it is not there at one of them */
  readonly widths?: readonly Width[];
  /** It shows what happens when a call is refused, so that the browser's complaint is no news */
  readonly refused?: true;
};

const words = wordsOf('en');
/** A screen is tried in any window, so what it is like is read from the window. */
const visitOf = (page: Page, portal: string): Visit => ({
  page,
  context: page.context(),
  portal,
  words,
  isPhone: (page.viewportSize()?.width ?? 0) < 700,
  open: async (path) => void (await page.goto(`${portal}${path}`)),
});
const as = (go: (visit: Visit) => Promise<unknown>) => async (page: Page, portal: string) => {
  await go(visitOf(page, portal));
};

/** One booking a portal, for all screens that show one. */
const once = (make: (visit: Visit) => Promise<Booked>) => {
  const made = new Map<string, Promise<Booked>>();
  return (visit: Visit): Promise<Booked> => {
    const booked = made.get(visit.portal) ?? make(visit);
    made.set(visit.portal, booked);
    return booked;
  };
};
const book = (days: number) => async (visit: Visit) => {
  await beginCheckout(visit, datesAhead(days));
  await fillCheckout(visit);
  return pay(visit);
};
const bookedTrip = once(book(60));
const canceledTrip = once(async (visit) => {
  const booked = await book(66)(visit);
  const dialog = await openCancel(visit);
  const [refund = 0] = await readRefund(visit, dialog);
  await confirmCancel(visit, dialog, refund);
  return booked;
});

const openTrip = async (visit: Visit, query = ''): Promise<void> => {
  const { bookingId } = await bookedTrip(visit);
  await visit.open(`/trips/${bookingId}${query}`);
  await visit.page.getByRole('heading', { name: words.text('trip.payment.title') }).waitFor();
};
const openList = async (visit: Visit, query = ''): Promise<void> => {
  await openResults(visit, query);
  await settledCards(visit);
};

const results: readonly Screen[] = [
  { name: 'results-list', open: as((visit) => openList(visit)), signedIn: true },
  {
    name: 'results-map',
    open: as(async (visit) => {
      await openResults(visit, '&view=map');
      const map = visit.page.getByRole('region', { name: words.text('results.map.label') });
      await map
        .getByRole('button', { name: words.like('results.map.pin') })
        .first()
        .waitFor();
    }),
    signedIn: true,
  },
  {
    name: 'results-filters',
    open: as(async (visit) => {
      await openList(visit, '&free=1&stars=4,5');
      await visit.page.getByRole('button', { name: words.startOf('results.filters.count') }).click();
      await visit.page.getByRole('dialog').waitFor();
    }),
    signedIn: true,
    tenants: ['consumer'],
    widths: [390],
  },
  {
    name: 'results-none',
    open: as(async (visit) => {
      await openResults(visit, '&stars=1&rating=9&amenities=pool,spa,kitchenette&collections=Premier');
      await visit.page.getByText(words.text('results.empty.title')).waitFor();
    }),
    signedIn: true,
    tenants: ['consumer'],
  },
  {
    name: 'results-silent',
    open: as(async (visit) => {
      await openResults(visit, '&scenario=search-timeout');
      await visit.page.getByText(words.startOf('results.silent')).waitFor();
    }),
    signedIn: true,
    tenants: ['consumer'],
  },
  {
    name: 'results-down',
    open: as(async (visit) => {
      await openResults(visit, '&scenario=all-suppliers-down');
      await visit.page.getByText(words.text('shell.broken.title')).waitFor();
    }),
    signedIn: true,
    refused: true,
    tenants: ['consumer'],
  },
  {
    name: 'calendar',
    open: as(async (visit) => {
      await openResults(visit, '');
      if (visit.isPhone) {
        await visit.page.getByRole('button', { name: words.text('results.summary.edit') }).click();
      }
      const calendar = await openField(visit, words.text('search.dates'));
      await calendar.getByText(words.text('search.heat.lowest'), { exact: true }).waitFor();
    }),
    signedIn: true,
    tenants: ['consumer'],
  },
];

const stay: readonly Screen[] = [
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
      await page.getByText(words.text('stay.soldOut.title')).waitFor();
    }),
    signedIn: true,
    tenants: ['consumer'],
  },
];

/** A price that rose once stays, so each look at a rise has dates of its own. */
let daysAhead = 100;
const newDates = () => datesAhead(daysAhead++);

const checkout: readonly Screen[] = [
  {
    name: 'checkout',
    open: as(async (visit) => {
      await beginCheckout(visit, datesAhead(70));
      await fillCheckout(visit);
    }),
    signedIn: true,
  },
  {
    name: 'checkout-problems',
    open: as(async (visit) => {
      await beginCheckout(visit, datesAhead(70));
      await payButton(visit).click();
      await visit.page.getByText(words.text('checkout.problem.terms')).waitFor();
    }),
    signedIn: true,
    tenants: ['consumer'],
  },
  {
    name: 'checkout-declined',
    open: as(async (visit) => {
      await beginCheckout(visit, datesAhead(70), 'card-declined');
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
      await beginCheckout(visit, newDates(), 'price-rise');
      await fillCheckout(visit);
      await payButton(visit).click();
      await visit.page.getByText(words.like('checkout.rise.title')).waitFor();
    }),
    signedIn: true,
    refused: true,
    tenants: ['consumer'],
  },
];

const trips: readonly Screen[] = [
  { name: 'confirmation', open: as((visit) => openTrip(visit, '?booked=1')), signedIn: true },
  { name: 'trip', open: as((visit) => openTrip(visit)), signedIn: true },
  {
    name: 'trip-receipt',
    open: as(async (visit) => {
      await openTrip(visit);
      await visit.page.getByRole('button', { name: words.text('trip.action.receipts') }).click();
      await visit.page.getByRole('dialog', { name: words.text('trip.receipt.title') }).waitFor();
    }),
    signedIn: true,
    tenants: ['consumer'],
  },
  {
    name: 'cancel-review',
    open: as(async (visit) => {
      await openTrip(visit);
      await openCancel(visit);
    }),
    signedIn: true,
    tenants: ['consumer'],
  },
  {
    name: 'cancel-confirm',
    open: as(async (visit) => {
      await openTrip(visit);
      const dialog = await openCancel(visit);
      await dialog.getByRole('button', { name: words.text('trip.cancel.review') }).click();
      await dialog.getByText(words.text('trip.cancel.confirm.warn')).waitFor();
    }),
    signedIn: true,
    tenants: ['consumer'],
  },
  {
    name: 'trip-canceled',
    open: as(async (visit) => visit.open(`/trips/${(await canceledTrip(visit)).bookingId}`)),
    signedIn: true,
    tenants: ['consumer'],
  },
  {
    name: 'trips',
    open: as(async (visit) => {
      await bookedTrip(visit);
      await visit.open('/trips');
    }),
    signedIn: true,
  },
  {
    name: 'trips-past',
    open: as(async (visit) => {
      await canceledTrip(visit);
      await visit.open('/trips?view=past');
    }),
    signedIn: true,
    tenants: ['consumer'],
  },
];

export const SCREENS: readonly Screen[] = [
  { name: 'sign-in', open: '/login', signedIn: false },
  { name: 'bank', open: openBank, signedIn: false, tenants: ['consumer'] },
  { name: 'home', open: '/', signedIn: true },
  ...results,
  ...stay,
  ...checkout,
  ...trips,
  { name: 'favorites', open: '/favorites/', signedIn: true, tenants: ['consumer'] },
  { name: 'night-terms', open: '/terms/complimentary-night/', signedIn: true, tenants: ['consumer'] },
  { name: 'not-found', open: '/no-such-page', signedIn: true, tenants: ['consumer'] },
  { name: 'session-ended', open: '/auth/invalidsession/', signedIn: false, tenants: ['consumer'] },
  { name: 'signed-out', open: '/auth/endsession/', signedIn: false, tenants: ['consumer'] },
  { name: 'access-denied', open: '/access-denied', signedIn: false },
];
