/** The list of stays, its map, its filters, and what it says when there is nothing to list. */
import { openField, openResults } from '../people/hotels/find-stay.ts';
import { as, openList, type Screen, words } from './screen.ts';

export const RESULTS: readonly Screen[] = [
  { name: 'results-list', open: as((visit) => openList(visit)), signedIn: true },
  {
    name: 'results-map',
    open: as(async (visit) => {
      await openResults(visit, '&view=map');
      const map = visit.page.getByRole('region', { name: words.text('hotelResults.map.label') });
      await map
        .getByRole('button', { name: words.like('hotelResults.map.pin') })
        .first()
        .waitFor();
    }),
    signedIn: true,
  },
  {
    name: 'results-filters',
    open: as(async (visit) => {
      await openList(visit, '&free=1&stars=4,5');
      await visit.page.getByRole('button', { name: words.startOf('hotelResults.filters.count') }).click();
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
      await visit.page.getByText(words.text('hotelResults.empty.filters')).waitFor();
    }),
    signedIn: true,
    tenants: ['consumer'],
  },
  {
    name: 'results-silent',
    open: as(async (visit) => {
      await openResults(visit, '&scenario=search-timeout');
      await visit.page.getByText(words.startOf('hotelResults.silent')).waitFor();
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
    // Refused inside the stream, where no failed call loads the texts
    name: 'results-late',
    open: as(async (visit) => {
      await openResults(visit, '&scenario=all-suppliers-late');
      await visit.page.getByText(words.text('shell.broken.title')).waitFor();
    }),
    signedIn: true,
    tenants: ['consumer'],
  },
  {
    name: 'calendar',
    open: as(async (visit) => {
      await openResults(visit, '');
      if (visit.isPhone) {
        await visit.page.getByRole('button', { name: words.text('hotelResults.changeSearch') }).click();
      }
      const calendar = await openField(visit, words.text('search.dates'));
      await calendar.getByText(words.text('search.heat.lowest'), { exact: true }).waitFor();
    }),
    signedIn: true,
    tenants: ['consumer'],
  },
];
