/** What opens over a page: menus, panels and sheets. Each is tried with both tenants in both lights. */
import { openField } from '../people/hotels/find-stay.ts';
import { as, openList, type Screen, words } from './screen.ts';

export const OPENED: readonly Screen[] = [
  {
    name: 'account-menu',
    open: as(async ({ page, open }) => {
      await open('/');
      await page.getByRole('button', { name: words.startOf('shell.accountOf') }).click();
      await page.getByRole('link', { name: words.text('shell.signOut') }).waitFor();
    }),
    signedIn: true,
  },
  {
    name: 'guests-panel',
    open: as(async (visit) => {
      await visit.open('/');
      const panel = await openField(visit, guestsLabel(visit.portal));
      await panel.getByRole('button', { name: words.text('search.guests.done') }).waitFor();
      const more = words.like('search.guests.more', { what: words.text('search.guests.children') });
      await panel.getByRole('button', { name: more }).click();
      // An age is missing, so the panel stays open and marks it
      await panel.getByRole('button', { name: words.text('search.guests.done') }).click();
      await panel.getByText(words.text('search.guests.ageMissing')).waitFor();
    }),
    signedIn: true,
  },
  {
    name: 'dates-panel',
    open: as(async (visit) => {
      await visit.open('/');
      const panel = await openField(visit, words.text('search.dates'));
      await panel.getByRole('grid').first().waitFor();
    }),
    signedIn: true,
  },
  {
    name: 'filters-sheet',
    open: as(async (visit) => {
      await openList(visit, '&free=1');
      await visit.page.getByRole('button', { name: words.startOf('hotelResults.filters.count') }).click();
      await visit.page.getByRole('dialog').waitFor();
    }),
    signedIn: true,
    widths: [390],
  },
];

const guestsLabel = (portal: string): string =>
  words.text(portal.includes('business.') ? 'search.guests.travelers' : 'search.guests');
