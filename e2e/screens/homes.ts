/** Finding a home: the form, the list, a home that’s free and one that isn’t, an empty list. */
import { findHome, nightsAhead } from '../people/homes/book-home.ts';
import { as, type Screen, words } from './screen.ts';

const listAhead = (days: number, query = ''): string => {
  const { checkIn, checkOut } = nightsAhead(days);
  return `/homes?place=city:lisbon-pt&checkIn=${checkIn}&checkOut=${checkOut}&guests=2-0-0${query}`;
};

export const HOMES: readonly Screen[] = [
  { name: 'home-homes', open: '/?search=homes', signedIn: true },
  {
    name: 'homes-list',
    open: as(async ({ page, open }) => {
      await open(listAhead(82));
      await page.getByText(words.text('homeResults.progress.all')).waitFor();
      await page.locator('.pin').first().waitFor();
    }),
    signedIn: true,
  },
  {
    name: 'homes-none',
    open: as(async ({ page, open }) => {
      await open(listAhead(82, '&kinds=cabin&bedrooms=3&total=1-2'));
      await page.getByText(words.text('homeResults.empty.filters')).waitFor();
    }),
    signedIn: true,
    tenants: ['consumer'],
  },
  {
    name: 'homes-home',
    open: as(async (visit) => {
      const { page, open } = visit;
      const { homeId, checkIn, checkOut } = await findHome(visit, nightsAhead(82));
      await open(`/homes/home?homeId=${homeId}&checkIn=${checkIn}&checkOut=${checkOut}&guests=2-0-0`);
      await page.locator('.home-days [data-day]').first().waitFor();
    }),
    signedIn: true,
  },
  {
    name: 'homes-not-free',
    open: as(async ({ page, open }) => {
      const { checkIn, checkOut } = nightsAhead(100, 2);
      await open(`/homes/home?homeId=hom_lisbon-pt-6&checkIn=${checkIn}&checkOut=${checkOut}&guests=2-0-0`);
      await page.locator('.near-choice').first().waitFor();
      await page.locator('.home-days [data-day]').first().waitFor();
    }),
    signedIn: true,
    tenants: ['consumer'],
  },
];
