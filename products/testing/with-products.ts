/** The products for tests, over whatever suppliers a test has: what it has none of, nobody sells. */
import { joined } from '@sojourn/contract/joined.ts';
import type { Clock, Random } from '@sojourn/domain/effects.ts';
import type { Db } from '@sojourn/server/db/client.ts';
import { CONFIRMATIONS, TENDERS } from '@sojourn/server/main/capabilities.ts';
import { passIn } from '@sojourn/server/main/pass-in.ts';
import { createPlans } from '@sojourn/server/modules/selling/booking/other-plans.ts';
import { identitySeals } from '@sojourn/server/seal.ts';
import { mailLinkSigner, proofSigner } from '@sojourn/server/signer.ts';
import { UNSOLD } from '../lists/unsold.ts';
import { PLURALS } from '../product-list.ts';
import { createProducts, type ProductDeps } from '../server-products.ts';

type Given = { readonly db: Db; readonly clock: Clock; readonly random: Random } & Partial<ProductDeps>;

const KEYS = { current: 'a key of tests that nobody else has', others: [] };
/** Made once: a test that starts a hundred processes would spend more on keys than on bookings. */
const SIGNERS = { signer: proofSigner(KEYS), linkSigner: mailLinkSigner(KEYS) };
export const testSeals = (random: Random) => identitySeals(KEYS, random);

const nobody = (random: Random): Omit<ProductDeps, 'db' | 'clock'> => ({
  ...joined(Object.values(UNSOLD)),
  log: { warn: () => undefined },
  placeOfAirport: () => undefined,
  cityName: () => null,
  sealer: testSeals(random),
});

/** With what checkouts ask of the customer's other bookings, and a tenant that sells all of it. */
export function withProducts<D extends Given>(given: D) {
  const deps = { ...nobody(given.random), ...given };
  const products = createProducts(deps);
  return {
    ...deps,
    products,
    ...SIGNERS,
    tenders: TENDERS,
    confirmations: CONFIRMATIONS,
    originOf: () => 'http://localhost:8080',
    ...passIn(deps),
    ...createPlans({ ...deps, products }),
    tenantOf: () => ({ capabilities: Object.values(PLURALS), brandName: 'Harbor Travel' }),
  };
}

/** For what asks products for nothing that is outside of them: their letters, receipts, rules. */
export const testProducts = createProducts({
  ...nobody({ bytes: (count) => new Uint8Array(count) }),
  db: undefined as never,
  clock: { now: () => '2027-02-08T15:00:00.000Z' as never },
});
