/**
 * A server process that sells flights and is killed on the way: run as a child by a test, with the point at
 * which to die in SOJOURN_CRASH_AT and what to do as JSON in its argument.
 */
import { randomBytes } from 'node:crypto';
import { flushCompileCache } from 'node:module';
import { pino } from 'pino';
import { connectPortal } from '#db/client.ts';
import { createSagas } from '#main/capabilities.ts';
import { bookCheckout } from '#modules/booking/book-checkout.ts';
import type { bookInputOf } from '#modules/booking/testing/booking-world.ts';
import type { CrashPlan } from '#modules/booking/testing/crashing-process.ts';
import { createIssuer } from '#modules/booking/testing/issuer.ts';
import { requestContext } from '#modules/booking/testing/request-context.ts';
import { testFlightMarket } from '#products/flight/testing/flight-market.ts';
import { createVaultGateway } from '#suppliers/payments/vault-gateway.ts';
import { crashHookFrom } from '#workflow/crash-point.ts';
import { createSagaRunner } from '#workflow/saga-runner.ts';
import { createSavedCards } from '../../../modules/checkouts/saved-cards.ts';
import { withProducts } from '../../testing/with-products.ts';

/** `pays`: null takes over what is due instead. */
export type FlightCrashPlan = Pick<
  CrashPlan,
  'databaseUrl' | 'vault' | 'now' | 'leaseSeconds' | 'scenario'
> & {
  readonly pays:
    | (ReturnType<typeof bookInputOf> & {
        readonly by: CrashPlan['actor'];
        readonly checkoutId: CrashPlan['checkoutId'];
      })
    | null;
};

if (import.meta.main) {
  // A killed process holds nothing
  flushCompileCache();
  const plan = JSON.parse(process.argv[2]!) as FlightCrashPlan;
  const { db, pool } = connectPortal({ url: plan.databaseUrl, poolSize: 4 });
  const random = { bytes: (count: number) => new Uint8Array(randomBytes(count)) };
  const effects = { db, clock: { now: () => plan.now }, random, log: pino({ level: 'error' }) };
  const market = await testFlightMarket({ db, pool }, { clock: effects.clock });
  const outside = withProducts({
    ...effects,
    payments: createVaultGateway(plan.vault),
    redemptions: createIssuer(effects.clock).redemptions,
    accountsOf: async () => [],
    cardOf: createSavedCards(createVaultGateway(plan.vault)),
    supplierOf: () => undefined,
    cityArt: () => undefined,
    flightSupplierOf: market.supplierOf,
    isPartner: market.isPartner,
    borderAreaOf: market.borderAreaOf,
    countryOfAirline: market.countryOfAirline,
    kmBetween: market.kmBetween,
  });
  const crash = crashHookFrom(process.env, () => process.kill(process.pid, 'SIGKILL'));
  const settings = { leaseSeconds: plan.leaseSeconds, crash };
  const sagas = createSagaRunner({ ...outside, kinds: createSagas(outside), holder: 'doomed', settings });
  const { pays, scenario } = plan;
  if (pays === null) await sagas.sweep();
  else await bookCheckout({ ...outside, sagas }, pays.checkoutId, pays, pays.by, requestContext(scenario));
  // Reached only when the point was never passed
  process.exit(3);
}
