/** Renting a car: the form, the list, one car, its checkout and its trip; and a list without cars. */
import { chooseCar, fillDriver, openCars, payCar } from '../people/rent-car.ts';
import { as, type Screen, words } from './screen.ts';

const LISBON = '/cars?from=airport:LIS';

export const CARS: readonly Screen[] = [
  { name: 'home-cars', open: '/?search=cars', signedIn: true },
  {
    name: 'cars-list',
    open: as(async ({ page, open }) => {
      await open(LISBON);
      await page.locator('[data-car]').first().waitFor();
      await page.getByText(words.text('carResults.progress.all')).waitFor();
    }),
    signedIn: true,
  },
  {
    name: 'cars-none',
    open: as(async ({ page, open }) => {
      await open(`${LISBON}&class=convertible&seats=7`);
      await page.getByText(words.text('carResults.empty.filters')).waitFor();
    }),
    signedIn: true,
    tenants: ['consumer'],
  },
  {
    name: 'cars-rental',
    open: as(async ({ page, open }) => {
      await open(LISBON);
      await page.locator('[data-car] .card__link').first().click();
      await page.getByRole('heading', { name: words.text('carRental.facts') }).waitFor();
    }),
    signedIn: true,
  },
  {
    name: 'cars-checkout',
    open: as(async ({ page, open }) => {
      await open(LISBON);
      await page.locator('[data-car] .card__link').first().click();
      const next = page.getByRole('button', { name: words.text('carRental.continue') });
      await next.filter({ visible: true }).first().click();
      await page.getByRole('heading', { name: words.text('car.checkout.who') }).waitFor();
    }),
    signedIn: true,
  },
  {
    name: 'car-trip',
    open: as(async (visit) => {
      // A second rental at the same time would have to be confirmed
      await openCars(visit, visit.isPhone ? 111 : 121, '&pay=now');
      await chooseCar(visit);
      await fillDriver(visit);
      await payCar(visit);
    }),
    signedIn: true,
    tenants: ['consumer'],
  },
];
