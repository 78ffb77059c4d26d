/**
 * Runs once around the journeys: one product for all of them, or the one that E2E_URL names; everybody signs
 * in.
 */
import { rmSync } from 'node:fs';
import { launchBrowser } from './browser/launch.ts';
import { signInPeople } from './people/sessions.ts';
import { makeState, nameProduct, startProduct } from './product.ts';

export default async function setUp(): Promise<() => Promise<void>> {
  const state = makeState();
  process.env.E2E_EMPTY_STATE = state;
  // The journeys read the log, so every request is in it. The same few people are on many journeys at once,
  // so they may send more requests than one person does
  const product = process.env.E2E_URL
    ? undefined
    : await startProduct({ LOG_LEVEL: 'info', LIMIT_FACTOR: '50' }, { state });
  const tearDown = async (): Promise<void> => {
    await product?.stop();
    rmSync(state, { recursive: true, force: true });
  };
  if (product) nameProduct(product);
  process.env.E2E_BUSINESS_URL ??= process.env.E2E_URL?.replace('//localhost', '//business.localhost');
  const browser = await launchBrowser();
  try {
    await signInPeople(browser);
  } catch (error) {
    await tearDown();
    throw error;
  } finally {
    await browser.close();
  }
  return tearDown;
}
