/** Runs once around the journeys: one product for all of them, or the one that E2E_URL names. */
import { startProduct } from './product.ts';

export default async function setUp(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.E2E_URL) return undefined;
  const product = await startProduct();
  process.env.E2E_URL = product.url;
  process.env.E2E_BUSINESS_URL = product.businessUrl;
  return product.stop;
}
