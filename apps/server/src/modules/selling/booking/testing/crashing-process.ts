/**
 * A server process that pays one checkout, or takes over what is due, and is killed on the way: run as a
 * child by a test, with the point at which to die in SOJOURN_CRASH_AT and what to do as JSON in its argument.
 */
import { randomBytes } from 'node:crypto';
import { flushCompileCache } from 'node:module';
import type { Instant } from '@sojourn/domain/dates.ts';
import type { Clock } from '@sojourn/domain/effects.ts';
import type { CheckoutId, QuoteId } from '@sojourn/domain/ids.ts';
import { TEST_SET_UPS } from '@sojourn/products/lists/test-set-ups.ts';
import type { Product } from '@sojourn/products/product-list.ts';
import { withProducts } from '@sojourn/products/testing/with-products.ts';
import { pino } from 'pino';
import type { Actor } from '#context.ts';
import { connectPortal } from '#db/client.ts';
import { createSagas } from '#main/capabilities.ts';
import { identitySeals } from '#seal.ts';
import { createRedemptions } from '#suppliers/bank/redemptions.ts';
import { createRewardsSource } from '#suppliers/bank/rewards.ts';
import { outboundFetch } from '#suppliers/outbound-fetch.ts';
import { createVaultGateway } from '#suppliers/payments/vault-gateway.ts';
import { crashHookFrom } from '#workflow/crash-point.ts';
import { createSagaRunner } from '#workflow/saga-runner.ts';
import { createSavedCards } from '../../checkouts/cards/saved-cards.ts';
import { bookCheckout } from '../book-checkout.ts';
import { createIssuer } from './issuer.ts';
import { requestContext } from './request-context.ts';

export type CrashPlan = {
  readonly databaseUrl: string;
  readonly vault: { readonly url: string; readonly apiKey: string };
  /** Null: nobody redeems miles. */
  readonly bank: { readonly url: string; readonly apiKey: string } | null;
  readonly now: Instant;
  /** A product, from its market; with `stayCount` hotels. */
  readonly sells: { readonly product: Product; readonly stayCount?: number };
  readonly leaseSeconds: number;
  /** Null takes over what is due instead. */
  readonly pays: {
    readonly by: Actor;
    readonly checkoutId: CheckoutId;
    readonly quoteId: QuoteId;
    readonly totalMinor: number;
    readonly cardMinor: number;
    readonly tenders: readonly { readonly sourceId: string; readonly amountMinor: number }[];
  } | null;
  readonly scenario: string | null;
  /** The server key that the next process reads travelers with; the tests' own if left out. */
  readonly serverKey?: string;
};

function bankOf({ bank, pays }: CrashPlan, clock: Clock) {
  if (!bank || !pays) return { redemptions: createIssuer(clock).redemptions, accountsOf: async () => [] };
  const fetch = outboundFetch({ origins: [bank.url], timeoutMs: 5_000, maxBytes: 262_144 });
  const source = createRewardsSource(bank, fetch);
  return {
    redemptions: createRedemptions(bank, fetch),
    accountsOf: async () => {
      const answer = await source.accounts(pays.by.subject);
      return answer.outcome === 'ok' ? answer.value : null;
    },
  };
}

if (import.meta.main) {
  // A killed process holds nothing
  flushCompileCache();
  const plan = JSON.parse(process.argv[2]!) as CrashPlan;
  const { db, pool } = connectPortal({ url: plan.databaseUrl, poolSize: 4 });
  const effects = {
    db,
    clock: { now: () => plan.now },
    random: { bytes: (count: number) => new Uint8Array(randomBytes(count)) },
    log: pino({ level: 'error' }),
  };
  const outside = withProducts({
    ...effects,
    payments: createVaultGateway(plan.vault),
    ...bankOf(plan, effects.clock),
    cardOf: createSavedCards(createVaultGateway(plan.vault), effects).cardOf,
    ...(await TEST_SET_UPS[plan.sells.product].sellFromMarket({ ...effects, pool }, plan.sells)),
    ...(plan.serverKey === undefined
      ? {}
      : { sealer: identitySeals({ current: plan.serverKey, others: [] }, effects.random) }),
  });
  const crash = crashHookFrom(process.env, () => process.kill(process.pid, 'SIGKILL'));
  const { leaseSeconds, pays, scenario } = plan;
  const settings = { leaseSeconds, crash };
  const sagas = createSagaRunner({ ...outside, kinds: createSagas(outside), holder: 'doomed', settings });
  if (pays === null) await sagas.sweep();
  else await bookCheckout({ ...outside, sagas }, pays.checkoutId, pays, pays.by, requestContext(scenario));
  // Reached only when the point was never passed
  process.exit(3);
}
