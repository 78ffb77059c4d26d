/** The trips: one booking and one canceled booking stand for all stays; flights have a file of their own. */
import { confirmCancel, openCancel, readRefund } from '../people/hotels/cancel-stay.ts';
import { datesAhead } from '../people/hotels/find-stay.ts';
import { type Booked, fillCheckout, pay } from '../people/hotels/pay-stay.ts';
import { openStayCheckout } from '../people/open-checkout.ts';
import { useMiles } from '../people/pay-by-several.ts';
import type { Visit } from '../people/visit.ts';
import { FLIGHT_TRIPS } from './flight-trips.ts';
import { as, type Screen, words } from './screen.ts';

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
  await openStayCheckout(visit, datesAhead(days));
  await fillCheckout(visit);
  return pay(visit);
};
const bookedTrip = once(book(144));
/** Miles of two accounts and a card: the credits are other journeys'. */
const splitTrip = once(async (visit) => {
  await openStayCheckout(visit, datesAhead(145));
  await useMiles(visit, 'Harbor Trail', 2_500);
  await useMiles(visit, 'Harbor Summit', 1_000);
  await fillCheckout(visit);
  return pay(visit);
});
const canceledTrip = once(async (visit) => {
  const booked = await book(150)(visit);
  const dialog = await openCancel(visit);
  const [refund = 0] = await readRefund(visit, dialog);
  await confirmCancel(visit, dialog, refund);
  return booked;
});

const openTrip = async (visit: Visit, query = ''): Promise<void> => {
  const { bookingId } = await bookedTrip(visit);
  await visit.open(`/trips/${bookingId}${query}`);
  await visit.page.getByRole('heading', { name: words.text('hotel.trip.payment.title') }).waitFor();
};

export const TRIPS: readonly Screen[] = [
  { name: 'confirmation', open: as((visit) => openTrip(visit, '?booked=1')), signedIn: true },
  { name: 'trip', open: as((visit) => openTrip(visit)), signedIn: true },
  {
    name: 'trip-split',
    open: as(async (visit) => {
      const { bookingId } = await splitTrip(visit);
      await visit.open(`/trips/${bookingId}?booked=1`);
      await visit.page.getByRole('heading', { name: words.text('hotel.trip.payment.title') }).waitFor();
    }),
    signedIn: true,
    tenants: ['consumer'],
  },
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
      await visit.open('/trips');
    }),
    signedIn: true,
    tenants: ['consumer'],
  },
  ...FLIGHT_TRIPS,
];
