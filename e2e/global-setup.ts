/**
 * Runs once around the journeys: one product for all of them, or the one that E2E_URL names; everybody signs
 * in.
 */
import { launchBrowser } from './browser/launch.ts';
import { signInEverybody } from './people/sessions.ts';
import { startProduct } from './product.ts';

export default async function setUp(): Promise<() => Promise<void>> {
  // Every request is logged, so that the journeys can read what is said of them
  const product = process.env.E2E_URL ? undefined : await startProduct({ LOG_LEVEL: 'info' });
  if (product) {
    process.env.E2E_URL = product.url;
    process.env.E2E_BUSINESS_URL = product.businessUrl;
    process.env.E2E_STATE_DIR = product.stateDir;
    process.env.E2E_LOG = product.log;
  }
  process.env.E2E_BUSINESS_URL ??= process.env.E2E_URL?.replace('//localhost', '//business.localhost');
  const browser = await launchBrowser();
  try {
    await signInEverybody(browser);
  } catch (error) {
    await product?.stop();
    throw error;
  } finally {
    await browser.close();
  }
  return async () => product?.stop();
}
