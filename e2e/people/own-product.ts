/**
 * A product for one test file alone, where what it does would be in the way of the others: moving the clock,
 * or spending what a person has only once. It costs a start (seconds, and half a gigabyte), so few do.
 */
import { afterAll, beforeAll } from 'vitest';
import { nameProduct, type Product, startProduct } from '../product.ts';
import { type PersonName, signInPeople } from './sessions.ts';
import { closeWindowsOf, sharedBrowser } from './windows.ts';

/** A few hotels in each city are enough for one person, and most files need no flights. */
const SMALL = { STAY_COUNT: '6000', FLIGHT_PERCENT: '1' };
/** Where flights are searched: as many as the market has by itself. */
export const ALL_FLIGHTS = { FLIGHT_PERCENT: '30' };

/** Before `useVisits`. Only the people named are signed in. */
export function useOwnProduct(people: PersonName[], environment: Readonly<Record<string, string>> = {}) {
  let product: Product | undefined;
  // The next file in this process has the common one again
  const common = Object.entries(process.env).filter(([name]) => name.startsWith('E2E_'));
  beforeAll(async () => {
    product = await startProduct({ ...SMALL, ...environment }, { state: process.env.E2E_EMPTY_STATE });
    nameProduct(product);
    await signInPeople(await sharedBrowser(), people);
  }, 180_000);
  afterAll(async () => {
    if (product) await closeWindowsOf([product.url, product.businessUrl]);
    Object.assign(process.env, Object.fromEntries(common));
    await product?.stop();
  });
}
