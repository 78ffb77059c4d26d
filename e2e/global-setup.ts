/**
 * Runs once around the journeys: one product for all of them, or the one that E2E_URL names; everybody signs
 * in.
 */
import { launchBrowser } from './browser/launch.ts';
import { signInPeople } from './people/sessions.ts';
import { nameProduct, startProduct } from './product.ts';

export default async function setUp(): Promise<() => Promise<void>> {
  // The journeys read the log, so every request is in it. The same few people are on many journeys at once,
  // so they may send more requests than one person does
  const product = process.env.E2E_URL
    ? undefined
    : await startProduct({ LOG_LEVEL: 'info', LIMIT_FACTOR: '50' });
  if (product) nameProduct(product);
  process.env.E2E_BUSINESS_URL ??= process.env.E2E_URL?.replace('//localhost', '//business.localhost');
  const browser = await launchBrowser();
  try {
    await signInPeople(browser);
  } catch (error) {
    await product?.stop();
    throw error;
  } finally {
    await browser.close();
  }
  return async () => product?.stop();
}
