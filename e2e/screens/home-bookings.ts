/** Homes from their checkout on: one, two for one stay, the trip, its receipt and its change. */
import {
  bookHome,
  findHome,
  findRequestHome,
  findSplit,
  nightsAhead,
  openHomeCheckout,
} from '../people/homes/book-home.ts';
import { openSummary } from '../people/read-amount.ts';
import type { Visit } from '../people/visit.ts';
import { as, type Screen, words } from './screen.ts';

/** One booking a portal, for all screens that show it. */
const made = new Map<string, Promise<string>>();
const bookedHome = (visit: Visit): Promise<string> => {
  const book = async () => {
    const home = await findHome(visit, nightsAhead(171, 7), (_, { offer }) =>
      Boolean(offer?.deposit && offer.price.discountBps > 0),
    );
    return bookHome(visit, [home]);
  };
  const booked = made.get(visit.portal) ?? book();
  made.set(visit.portal, booked);
  return booked;
};

const openTrip = async (visit: Visit): Promise<void> => {
  await visit.open(`/trips/${await bookedHome(visit)}`);
  await visit.page.getByRole('heading', { name: words.text('home.trip.payment.title') }).waitFor();
};

export const HOME_BOOKINGS: readonly Screen[] = [
  {
    name: 'homes-checkout',
    open: as(async (visit) => {
      const home = await findHome(visit, nightsAhead(161, 7), (_, { offer, home: facts }) =>
        Boolean(offer?.deposit && facts.optionalFees.length > 0),
      );
      await openHomeCheckout(visit, [home]);
      await openSummary(visit.page);
    }),
    signedIn: true,
  },
  {
    name: 'homes-checkout-split',
    open: as(async (visit) => {
      await openHomeCheckout(visit, await findSplit(visit, 164));
      await openSummary(visit.page);
    }),
    signedIn: true,
    tenants: ['consumer'],
  },
  {
    name: 'homes-checkout-request',
    open: as(async (visit) => {
      await openHomeCheckout(visit, [await findRequestHome(visit, nightsAhead(167))]);
      await openSummary(visit.page);
    }),
    signedIn: true,
    tenants: ['consumer'],
  },
  { name: 'home-trip', open: as(openTrip), signedIn: true, tenants: ['consumer'] },
  {
    name: 'home-trip-receipt',
    open: as(async (visit) => {
      await openTrip(visit);
      await visit.page.getByRole('button', { name: words.text('trip.action.receipts') }).click();
      await visit.page.getByRole('dialog').waitFor();
    }),
    signedIn: true,
    tenants: ['consumer'],
  },
  {
    name: 'home-trip-rules',
    open: as(async (visit) => {
      await openTrip(visit);
      await visit.page.getByRole('button', { name: words.text('home.trip.action.rules') }).click();
      await visit.page.getByRole('dialog').getByText(words.startOf('homeRules.guests')).waitFor();
    }),
    signedIn: true,
    tenants: ['consumer'],
  },
  {
    name: 'home-change',
    open: as(async (visit) => {
      await visit.open(`/trips/${await bookedHome(visit)}/home`);
      await visit.page.getByRole('heading', { level: 1, name: words.text('homeChange.title') }).waitFor();
    }),
    signedIn: true,
    tenants: ['consumer'],
  },
];
