/**
 * A product for one test file alone, where what it does would be in the way of the others: moving the clock,
 * or spending what a person has only once. It costs a start (seconds, and half a gigabyte), so few do.
 */
import { afterAll, beforeAll } from 'vitest';
import { launchBrowser } from '../browser/launch.ts';
import { nameProduct, type Product, startProduct } from '../product.ts';
import { type PersonName, signInPeople } from './sessions.ts';
import { closeWindowsOf } from './windows.ts';

/** Before `useVisits`. Only the people named are signed in. */
export function useOwnProduct(people: PersonName[], environment: Readonly<Record<string, string>> = {}) {
  let product: Product | undefined;
  // The next file in this process has the common one again
  const common = Object.entries(process.env).filter(([name]) => name.startsWith('E2E_'));
  beforeAll(async () => {
    product = await startProduct(environment);
    nameProduct(product);
    const browser = await launchBrowser();
    try {
      await signInPeople(browser, people);
    } finally {
      await browser.close();
    }
  }, 180_000);
  afterAll(async () => {
    if (product) await closeWindowsOf([product.url, product.businessUrl]);
    Object.assign(process.env, Object.fromEntries(common));
    await product?.stop();
  });
}
