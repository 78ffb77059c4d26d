/** Finding flights: the form, the list at each step, its panels, and what it says when there is nothing. */
import { datesAhead } from '../people/hotels/find-stay.ts';
import type { Visit } from '../people/visit.ts';
import { as, type Screen, words } from './screen.ts';

const { checkIn, checkOut } = datesAhead(145, 5);
const TRIP = `trip=roundTrip&from=BOS&to=LIS&depart=${checkIn}&return=${checkOut}&adults=2`;

/** A search whose suppliers have all answered; `scenario=` ends one of an earlier screen. */
async function openFlights({ page, open }: Visit, query = '&scenario='): Promise<void> {
  await open(`/flights?${TRIP}${query}`);
  await page.getByText(words.text('flightResults.progress.all')).first().waitFor();
}

const someone = { signedIn: true, tenants: ['consumer'] } as const;

export const FLIGHTS: readonly Screen[] = [
  { name: 'home-flights', open: '/?search=flights', signedIn: true },
  { name: 'flights-start', open: '/flights', ...someone },
  { name: 'flights', open: as((visit) => openFlights(visit)), signedIn: true },
  {
    name: 'flights-return',
    open: as(async (visit) => {
      await openFlights(visit);
      const { page } = visit;
      // The class in the middle can be canceled, so the return begins with refundable fares.
      await page.locator('.fare-family').nth(2).getByRole('button').click();
      await page.getByText(words.within('flightResults.refundable.text')).waitFor();
    }),
    ...someone,
  },
  {
    name: 'flights-details',
    open: as(async (visit) => {
      await openFlights(visit);
      await visit.page.getByRole('button', { name: words.text('flightResults.details.open') }).click();
      await visit.page.getByRole('dialog').waitFor();
    }),
    ...someone,
  },
  {
    name: 'flights-score',
    open: as(async (visit) => {
      await openFlights(visit);
      await visit.page.getByRole('button', { name: words.text('flightResults.score.open') }).click();
      await visit.page.getByRole('dialog').waitFor();
    }),
    ...someone,
  },
  {
    name: 'flights-grid',
    open: as(async (visit) => {
      await openFlights(visit);
      // Folded on a phone
      const more = visit.page.getByText(words.text('flightResults.prices.more'));
      if (await more.isVisible()) await more.click();
      await visit.page.getByRole('button', { name: words.text('flightResults.grid.open') }).click();
      await visit.page.getByRole('dialog').getByRole('table').waitFor();
    }),
    ...someone,
  },
  {
    name: 'flights-filters',
    open: as(async (visit) => {
      await openFlights(visit, '&stops=oneOrFewer&bag=1&prefs=off&scenario=');
      await visit.page.getByRole('button', { name: words.startOf('flightResults.filters.count') }).click();
      await visit.page.getByRole('dialog').waitFor();
    }),
    ...someone,
    widths: [390],
  },
  {
    name: 'flights-several-cities',
    open: as(async ({ page, open }) => {
      const [second, third] = [datesAhead(149).checkIn, datesAhead(153).checkIn];
      const legs = `s1=BOS.LHR.${checkIn}&s2=LHR.ROM.${second}&s3=ROM.NYC.${third}`;
      await open(`/flights?trip=multiCity&${legs}&lapInfants=1&scenario=`);
      await page.getByText(words.text('flightResults.progress.all')).first().waitFor();
      await page
        .getByRole('button', { name: words.text('flightResults.changeSearch') })
        .last()
        .click();
      await page.getByRole('button', { name: words.text('flightForm.addFlight') }).waitFor();
    }),
    ...someone,
  },
  {
    name: 'flights-calendar',
    open: as(async (visit) => {
      await visit.open('/?search=flights');
      await visit.page.getByRole('button', { name: words.startOf('flightForm.dates') }).click();
      await visit.page.getByRole('grid').first().waitFor();
    }),
    ...someone,
  },
  {
    name: 'flights-none',
    open: as(async (visit) => {
      await openFlights(visit, '&stops=none&airlines=AF&maxMinutes=200&prefs=off&scenario=');
      await visit.page.getByText(words.text('flightResults.empty.filters')).waitFor();
    }),
    ...someone,
  },
  {
    name: 'flights-silent',
    open: as(async ({ page, open }) => {
      await open(`/flights?${TRIP}&scenario=flight-supplier-timeout`);
      await page.getByText(words.startOf('flightResults.silent')).waitFor();
    }),
    ...someone,
  },
  {
    name: 'flights-refused',
    open: as(async ({ page, open }) => {
      await open(`/flights?${TRIP}&to=BOS&scenario=`);
      await page.getByText(words.text('flightResults.refused.title')).waitFor();
    }),
    refused: true,
    ...someone,
  },
  {
    name: 'flights-down',
    open: as(async ({ page, open }) => {
      await open(`/flights?${TRIP}&scenario=flight-supplier-down`);
      await page.getByText(words.text('shell.broken.title')).waitFor();
    }),
    refused: true,
    ...someone,
  },
  { name: 'flights-no-disruption', open: '/flights?flightShopType=dp-exercise&scenario=', ...someone },
];
