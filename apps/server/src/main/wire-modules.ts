/** Makes the suppliers and modules and hands each what it needs; the second half of the composition root. */
import { plusSeconds } from '@sojourn/domain/dates.ts';
import type { Tenant } from '@sojourn/domain/tenants/tenant.ts';
import { nameOf } from '@sojourn/market/stays/names.ts';
import { cityArt } from '@sojourn/market/stays/pictures.ts';
import { rowOfStay, type StayWorld } from '@sojourn/market/stays/world.ts';
import type { Pool } from 'pg';
import { createRewardsSource } from '#suppliers/bank/rewards.ts';
import { createSignInProvider } from '#suppliers/bank/sign-in.ts';
import {
  createStayMarket,
  type StayMarket,
  type StayMarketOptions,
} from '#suppliers/market/create-stay-market.ts';
import { MARKET_SCENARIOS } from '#suppliers/market/scenarios.ts';
import { outboundFetch } from '#suppliers/outbound-fetch.ts';
import { PAYMENT_SCENARIOS } from '#suppliers/payments/scenarios.ts';
import { createVaultGateway } from '#suppliers/payments/vault-gateway.ts';
import { createSagaRunner } from '#workflow/saga-runner.ts';
import type { Config } from '../config.ts';
import type { Effects, Handlers } from '../context.ts';
import type { Gauges } from '../http/metrics.ts';
import { bookingRoutes, bookingSagas } from '../modules/booking/routes.ts';
import { createMoneyWatch, type MoneyNumbers } from '../modules/booking/watch-money.ts';
import { checkoutRoutes } from '../modules/checkouts/routes.ts';
import { CHECKOUT_SCENARIOS } from '../modules/checkouts/scenarios.ts';
import type { OffsetClock } from '../modules/lab/offset-clock.ts';
import { type LabDeps, labRoutes } from '../modules/lab/routes.ts';
import { paymentRoutes } from '../modules/payments/routes.ts';
import { createRewards } from '../modules/rewards/rewards.ts';
import { rewardsRoutes } from '../modules/rewards/routes.ts';
import { createPlaces } from '../modules/search/places.ts';
import { searchRoutes } from '../modules/search/routes.ts';
import { sessionRoutes } from '../modules/sessions/routes.ts';
import type { SessionSettings } from '../modules/sessions/settings.ts';
import { moveIdleEnd } from '../modules/sessions/store.ts';
import { tripRoutes } from '../modules/trips/routes.ts';
import { wishlistRoutes } from '../modules/wishlists/routes.ts';

export type Wiring = {
  readonly config: Pick<Config, 'signIn' | 'rewards' | 'vault'>;
  readonly tenants: readonly Tenant[];
  readonly sessionSettings: SessionSettings;
  /** Null in production. */
  readonly labClock: OffsetClock | null;
  /** The portal's pool; the market listens on one connection of it. */
  readonly pool: Pool;
  /** Of the embedded market: its size, imported airports, the scenario played when a request names none. */
  readonly market?: Pick<StayMarketOptions, 'seed' | 'stayCount' | 'geography' | 'scenario' | 'world'>;
  /** Names this process in the leases of sagas. */
  readonly holder: string;
};

export type Modules = {
  readonly handlers: Handlers;
  readonly supplierOf: StayMarket['supplierOf'];
  /** What the money watch saw last, for /metrics: all but the cases should be 0. */
  readonly gauges: Gauges;
  /** Begins background work, once the server listens. */
  readonly start: () => void;
  readonly stop: () => Promise<void>;
};

/** A supplier that has not answered a search by then is named as late. */
const LIMITS = { supplierMs: 3_000 };
const BANK_RULES = { timeoutMs: 5_000, maxBytes: 256 * 1024 };

export async function wireModules(effects: Effects, wiring: Wiring): Promise<Modules> {
  const { config, tenants, sessionSettings: settings } = wiring;
  const fetchBank = outboundFetch({ origins: [config.signIn.issuer, config.rewards.url], ...BANK_RULES });
  const provider = createSignInProvider(config.signIn, fetchBank);
  const rewards = createRewards(createRewardsSource(config.rewards, fetchBank), { ...effects, tenants });
  const payments = createVaultGateway(config.vault);
  const market = await createStayMarket({ ...effects, pool: wiring.pool, ...wiring.market });
  const { world } = market;
  const outside = {
    ...effects,
    payments,
    supplierOf: market.supplierOf,
    cityArt: (placeId: string) => {
      const city = world.cityIndex.get(placeId.replace(/^city:/, ''));
      return city === undefined ? undefined : cityArt(world, city);
    },
    earnMultiplier: rewards.earnMultiplier,
  };
  const sagas = createSagaRunner({ ...effects, kinds: bookingSagas(outside), holder: wiring.holder });
  const booking = { ...outside, sagas };
  const watch = createMoneyWatch(booking);
  return {
    handlers: {
      ...sessionRoutes(effects, { settings, provider, tenants }),
      ...rewardsRoutes(rewards),
      ...searchRoutes({
        ...outside,
        world,
        suppliers: market.suppliers,
        places: createPlaces(world),
        limits: LIMITS,
      }),
      ...wishlistRoutes({ ...effects, nameOfStay: nameOfStayIn(world) }),
      ...paymentRoutes({ payments }),
      ...checkoutRoutes(booking),
      ...bookingRoutes(booking),
      ...tripRoutes(booking),
      ...labRoutes(labOf(effects, wiring)),
    },
    supplierOf: market.supplierOf,
    gauges: () => moneyGauges(watch.numbers()),
    start: () => {
      sagas.startSweeping();
      watch.start();
    },
    stop: async () => {
      await watch.stop();
      await sagas.stop();
      await market.close();
    },
  };
}

const moneyGauges = (seen: MoneyNumbers) => ({
  money_ledger_violations: seen.ledgerViolations,
  money_record_differences: seen.recordDifferences,
  money_overdue_sagas: seen.overdueSagas,
  money_open_cases: seen.openCases,
});

const nameOfStayIn = (world: StayWorld) => async (stayId: string) => {
  const row = rowOfStay(world, stayId);
  return row === undefined ? null : nameOf(world, row);
};

function labOf({ db, clock }: Effects, { labClock, sessionSettings }: Wiring): LabDeps | null {
  if (!labClock) return null;
  return {
    clock: labClock,
    scenarios: [...MARKET_SCENARIOS, ...CHECKOUT_SCENARIOS, ...PAYMENT_SCENARIOS].map(({ name, effect }) => ({
      name,
      effect,
    })),
    keepSession: async (actor) => {
      const now = clock.now();
      await moveIdleEnd(db, actor, { now, idleEnd: plusSeconds(now, sessionSettings.idleSeconds) });
    },
  };
}
