/** Booked flights: one trip of each kind stands for all of them. */
import { bookFlight, flightsAhead } from '../people/flights/book-flight.ts';
import { cancelFlight, openFlightCancel } from '../people/flights/cancel-flight.ts';
import type { Visit } from '../people/visit.ts';
import { as, type Screen, words } from './screen.ts';

const once = (make: (visit: Visit) => Promise<string>) => {
  const made = new Map<string, Promise<string>>();
  return (visit: Visit): Promise<string> => {
    const booked = made.get(visit.portal) ?? make(visit);
    made.set(visit.portal, booked);
    return booked;
  };
};
const book = (requested: Parameters<typeof bookFlight>[1]) => (visit: Visit) => bookFlight(visit, requested);
const roundTrip = once(book({ slices: flightsAhead('BOS.LIS.210', 'LIS.BOS.215'), seats: true, bags: true }));
const cities = once(book({ slices: flightsAhead('JFK.LHR.220', 'CDG.FCO.224', 'FCO.BOS.229') }));
const ticketing = once(
  book({ slices: flightsAhead('BOS.SFO.232'), scenario: 'flight-ticketing-late', fareClass: 'basic' }),
);
const onTwoTickets = once(
  book({ slices: flightsAhead('BOS.LIS.250', 'LIS.BOS.255'), bags: true, apart: true }),
);
const canceledTrip = once(async (visit) => {
  const bookingId = await book({ slices: flightsAhead('BOS.LIS.240', 'LIS.BOS.246') })(visit);
  await visit.open(`/trips/${bookingId}`);
  await cancelFlight(visit);
  return bookingId;
});

const openTrip = async (visit: Visit, trip: (visit: Visit) => Promise<string>, query = ''): Promise<void> => {
  await visit.open(`/trips/${await trip(visit)}${query}`);
  await visit.page.getByRole('heading', { name: words.text('flight.trip.payment.title') }).waitFor();
};
const press = (visit: Visit, id: string) =>
  visit.page
    .getByRole('button', { name: words.startOf(id) })
    .first()
    .click();

const someone = { signedIn: true, tenants: ['consumer'] } as const;

export const FLIGHT_TRIPS: readonly Screen[] = [
  { name: 'flight-trip', open: as((visit) => openTrip(visit, roundTrip)), ...someone },
  {
    name: 'flight-trip-unfolded',
    open: as(async (visit) => {
      await openTrip(visit, cities);
      for (const summary of await visit.page.locator('.trip-fold > summary').all()) await summary.click();
    }),
    ...someone,
  },
  { name: 'flight-trip-booked', open: as((visit) => openTrip(visit, ticketing, '?booked=1')), ...someone },
  {
    name: 'flight-check-in',
    open: as(async (visit) => {
      await openTrip(visit, roundTrip);
      await press(visit, 'trip.flight.action.checkIn');
      await visit.page.getByRole('dialog').waitFor();
    }),
    ...someone,
  },
  {
    name: 'flight-receipt',
    open: as(async (visit) => {
      await openTrip(visit, roundTrip);
      await press(visit, 'trip.action.receipts');
      await visit.page.getByRole('dialog').waitFor();
    }),
    ...someone,
  },
  {
    name: 'flight-cancel',
    open: as(async (visit) => {
      await openTrip(visit, roundTrip);
      await openFlightCancel(visit);
    }),
    ...someone,
  },
  {
    name: 'flight-cancel-ticket',
    open: as(async (visit) => {
      await visit.open(`/trips/${await onTwoTickets(visit)}/cancel-part`);
      const flights = visit.page.getByRole('region', { name: words.text('cancelPart.who.ticket') });
      await flights.getByRole('checkbox').last().check();
      await visit.page.locator('.cancel-part__aside .money-l').waitFor();
    }),
    ...someone,
  },
  { name: 'flight-trip-canceled', open: as((visit) => openTrip(visit, canceledTrip)), ...someone },
  {
    name: 'flight-trips',
    open: as(async (visit) => {
      for (const trip of [roundTrip, cities, ticketing]) await trip(visit);
      await visit.open('/trips');
      await visit.page.getByRole('heading', { name: words.text('trips.next') }).waitFor();
    }),
    ...someone,
  },
];
