/** Makes the suppliers and modules and hands each what it needs; the second half of the composition root. */
import { publicTenant } from '@sojourn/contract/tenant.ts';
import { plusSeconds } from '@sojourn/domain/dates.ts';
import { assertPresent } from '@sojourn/domain/present.ts';
import { adminOriginFrom, originWithHost, tenantById } from '@sojourn/domain/tenants/resolve-tenant.ts';
import type { Tenant } from '@sojourn/domain/tenants/tenant.ts';
import { factsOfCard } from '@sojourn/market/hotel/facts.ts';
import { type HotelWorld, rowOfStay } from '@sojourn/market/hotel/world.ts';
import { type BankSettings, createBank } from '#suppliers/bank/create-bank.ts';
import { REWARDS_SCENARIOS } from '#suppliers/bank/scenarios.ts';
import type { CallContext } from '#suppliers/outcome.ts';
import { createPayments } from '#suppliers/payments/create-payments.ts';
import { PAYMENT_SCENARIOS } from '#suppliers/payments/scenarios.ts';
import { createScheduler, type Scheduler } from '#workflow/jobs/scheduler.ts';
import type { JobFigures } from '#workflow/jobs/store.ts';
import type { RunnerSettings } from '#workflow/runner-settings.ts';
import type { Owner } from '#workflow/saga.ts';
import { createSagaRunner, type SagaRunner } from '#workflow/saga-runner.ts';
import type { Config } from '../config.ts';
import type { Actor, Effects, Handlers } from '../context.ts';
import { adminRoutes } from '../modules/admin/routes.ts';
import { airlineCreditRoutes } from '../modules/airline-credits/routes.ts';
import type { ApprovalDeps } from '../modules/approvals/deps.ts';
import { approvalRoutes, companyApprovalRoutes } from '../modules/approvals/routes.ts';
import { arrangingRoutes } from '../modules/arranging/routes.ts';
import type { AuditViewDeps } from '../modules/audit/list-own-deeds.ts';
import { auditRoutes } from '../modules/audit/routes.ts';
import { titlesFor } from '../modules/booking/in-language.ts';
import { createPlans } from '../modules/booking/other-plans.ts';
import { bookingRoutes } from '../modules/booking/routes.ts';
import type { BookingRef } from '../modules/booking/tenders/store.ts';
import { cancellationRoutes } from '../modules/cancellation/routes.ts';
import { changeRoutes } from '../modules/changes/routes.ts';
import { createSavedCards } from '../modules/checkouts/cards/saved-cards.ts';
import { checkoutRoutes } from '../modules/checkouts/routes.ts';
import { CHECKOUT_SCENARIOS } from '../modules/checkouts/scenarios.ts';
import { companyRoutes } from '../modules/companies/routes.ts';
import { readSeenModals } from '../modules/companies/store.ts';
import { noteEndedIn } from '../modules/desk/acting/delegate.ts';
import { deskRoutes } from '../modules/desk/routes.ts';
import { PLAN_SCENARIOS } from '../modules/disruptions/plan/scenarios.ts';
import { disruptionRoutes } from '../modules/disruptions/routes.ts';
import { watchBooking } from '../modules/disruptions/watching/watch-flights.ts';
import type { OffsetClock } from '../modules/lab/offset-clock.ts';
import { type LabDeps, labRoutes } from '../modules/lab/routes.ts';
import { locationRoutes } from '../modules/locations/routes.ts';
import { paymentRoutes } from '../modules/payments/routes.ts';
import { predictionRoutes } from '../modules/predictions/routes.ts';
import { PREDICTION_SCENARIOS } from '../modules/predictions/scenarios.ts';
import { priceDropRoutes } from '../modules/price-drop/routes.ts';
import { priceFreezeRoutes } from '../modules/price-freeze/routes.ts';
import { FREEZE_SCENARIOS } from '../modules/price-freeze/scenarios.ts';
import { priceMatchRoutes } from '../modules/price-match/routes.ts';
import { findCompanyTravelers } from '../modules/profile/find-company-travelers.ts';
import { profileRoutes } from '../modules/profile/routes.ts';
import { travelAlertRoutes } from '../modules/protection-endings/routes.ts';
import { createRewards } from '../modules/rewards/rewards.ts';
import { rewardsRoutes } from '../modules/rewards/routes.ts';
import { lookUpBooking } from '../modules/schedule-changes/look-ups/look-up-booking.ts';
import { scheduleChangeRoutes } from '../modules/schedule-changes/routes.ts';
import { sessionRoutes } from '../modules/sessions/routes.ts';
import type { SessionSettings } from '../modules/sessions/settings.ts';
import { moveIdleEnd } from '../modules/sessions/store.ts';
import { supportRoutes } from '../modules/support/routes.ts';
import { tripRoutes } from '../modules/trips/routes.ts';
import { watchRoutes } from '../modules/watches/routes.ts';
import { WATCH_SCENARIOS } from '../modules/watches/scenarios.ts';
import { wishlistRoutes } from '../modules/wishlists/routes.ts';
import { createProducts, type Products } from '../products/registry.ts';
import { identitySeals, type SealKeys } from '../seal.ts';
import { mailLinkSigner, proofSigner } from '../signer.ts';
import {
  createJobs,
  createSagas,
  createTripActions,
  MACHINES,
  MESSAGES,
  TRIP_SOURCES,
  VISIBLE_CASES,
} from './capabilities.ts';
import { wireInsight } from './wire-experiments-and-tracking.ts';
import { type MailWiring, messengerDeps, undeliveredCase } from './wire-mail.ts';
import { type Markets, type MarketWiring, PRODUCT_SCENARIOS, wireMarkets } from './wire-markets.ts';
import { wirePapers } from './wire-papers.ts';
import { wireWallet } from './wire-wallet.ts';

/** A supplier that hasn't answered a search by then is named as late. */
const LIMITS = { supplierMs: 3_000 };

type Wiring = MarketWiring & {
  readonly config: BankSettings & Pick<Config, 'vault' | 'stripe' | 'experimentsFile' | 'supplierKeys'>;
  readonly tenants: readonly Tenant[];
  readonly sessionSettings: SessionSettings;
  /** Of identity data; without them the key of the sessions seals it. */
  readonly sealKeys?: SealKeys;
  /** Null in production. */
  readonly labClock: OffsetClock | null;
  /** Without it messages wait in the outbox until they are given up. */
  readonly mail?: MailWiring;
  /** Names this start of this process in the leases of sagas and jobs. */
  readonly holder: string;
  /** Leases and sweeps other than the usual ones. */
  readonly sagaSettings?: Partial<RunnerSettings>;
};

export type Modules = {
  readonly handlers: Handlers;
  readonly sold: Markets['sold'];
  readonly products: Products;
  /** How the background jobs of all servers went, for /metrics. */
  readonly jobFigures: () => Promise<readonly JobFigures[]>;
  /** Runs a job from its beginning, due or not. False: there's no such job. */
  readonly runJob: (name: string) => Promise<boolean>;
  /** Goes on with what waits for its turn of one customer's, and runs these jobs for them alone. */
  readonly goOnFor: (owner: Owner, jobs?: readonly string[]) => Promise<void>;
  /** Changes with every sale; null while a scenario plays for everybody. */
  readonly salesVersion: () => number | null;
  /** Begins background work, once the server listens. */
  readonly start: () => void;
  readonly stop: () => Promise<void>;
};

type PriceDeps = Parameters<typeof priceDropRoutes>[0] &
  Parameters<typeof priceFreezeRoutes>[0] &
  Parameters<typeof priceMatchRoutes>[0] &
  Parameters<typeof watchRoutes>[0] &
  Parameters<typeof predictionRoutes>[0];

/** Who takes cards, and what's shown of those that are saved there. */
async function wirePayments(effects: Effects, { config, labClock }: Wiring) {
  const { payments, cards } = await createPayments(config, { clock: effects.clock, labClock });
  const { cardOf, forget: forgetCard } = createSavedCards(payments, effects);
  return { payments, cards, cardOf, forgetCard };
}

export async function wireModules(effects: Effects, wiring: Wiring): Promise<Modules> {
  const { config, tenants, holder, sagaSettings = {} } = wiring;
  const bank = createBank(config, {
    tenants: wiring.tenants,
    labClock: wiring.labClock && effects.clock,
    log: effects.log,
  });
  const { provider, redemptions, standing } = bank;
  const rewards = createRewards(bank.accounts, { ...effects, tenants });
  const { payments, cards, cardOf, forgetCard } = await wirePayments(effects, wiring);
  const { world, places, sold, ...markets } = await wireMarkets(effects, wiring);
  const { sealer: seals, signer, linkSigner } = secretsOf(effects, wiring);
  const products = createProducts({ ...effects, ...sold, sealer: seals });
  const outside = {
    ...effects,
    payments,
    redemptions,
    standing,
    accountsOf: rewards.accountsIfThere,
    cardOf,
    ...sold,
    ...createPlans({ ...effects, products }),
    tenantOf: (id: Tenant['id']) => tenantById(tenants, id),
    products,
    sealer: seals,
    signer,
    linkSigner,
  };
  const sagas = createSagaRunner({ ...effects, kinds: createSagas(outside), holder, settings: sagaSettings });
  const tripActions = createTripActions(outside);
  const booking = { ...outside, sagas, ...lookUpsOf(outside), tripActions, tripSources: TRIP_SOURCES };
  const checkouts = checkoutRoutes(booking);
  const wallet = wireWallet({ ...outside, titlesOf: titlesFor(outside) }, tenants, checkouts);
  const insight = await wireInsight(effects, { config, tenants, rewards });
  const messenger = messengerDeps(effects, wiring, { ...booking, messages: MESSAGES });
  const needsPerson = undeliveredCase(effects);
  const parts = { ...wallet.jobDeps, ...booking, machines: MACHINES, needsPerson, messenger };
  const allJobs = [...createJobs(parts), ...markets.marketJobs];
  const ahead = () => wiring.labClock?.offset() ?? 0;
  const jobs = createScheduler({ ...effects, holder, ahead }, allJobs);
  return {
    handlers: {
      ...sessionRoutes(effects, { ...sessionParts(effects, wiring, seals), provider }),
      ...insight,
      ...rewardsRoutes(rewards),
      ...locationRoutes({ ...effects, world, places, isBusyAtOnce: wiring.labClock === null }),
      ...markets.productRoutes({ ...booking, tenants, places, earnRates: rewards.earnRates, limits: LIMITS }),
      ...wishlistRoutes({ ...effects, factsOfStay: factsOfStayIn(world) }),
      ...profileRoutes({ ...effects, seals, knowsAirport: knownAirports(world) }),
      ...paymentRoutes({ ...effects, payments, cards, accountsOf: rewards.accountsOf, forgetCard }),
      ...wallet.handlers,
      ...routesOfTrips(booking),
      ...airlineCreditRoutes(effects),
      ...priceRoutes(booking),
      ...scheduleChangeRoutes({ ...booking, supplierKeys: config.supplierKeys }),
      ...wirePapers({ ...booking, tenants }),
      ...companyRoutes({ ...effects, tenants }),
      ...travelAlertRoutes(effects),
      ...otherSites({ ...booking, cards, accountsOf: rewards.accountsOf }, tenants),
      ...supportRoutes({ ...booking, visibleCases: VISIBLE_CASES }),
      ...labRoutes(labOf(effects, wiring, { jobs, wakeSagas: () => sagas.sweep(true) })),
    },
    sold,
    products,
    salesVersion: markets.salesVersion,
    ...backgroundOf(effects, { sagas, jobs, markets }),
  };
}

/** Compare a trip with its supplier's record, and with how its flights of today go. */
const lookUpsOf = (deps: Parameters<typeof lookUpBooking>[0] & Parameters<typeof watchBooking>[0]) => ({
  lookUp: (ref: BookingRef, context: CallContext) => lookUpBooking(deps, ref, context),
  watchNow: (ref: BookingRef, context: CallContext) => watchBooking(deps, ref, context),
});

/** What looks after a price before and after booking. */
const priceRoutes = (booking: PriceDeps) => ({
  ...priceDropRoutes(booking),
  ...priceFreezeRoutes(booking),
  ...priceMatchRoutes(booking),
  ...watchRoutes(booking),
  ...predictionRoutes(booking),
});

/** The desk, and where companies are run. */
const otherSites = (
  booking: AuditViewDeps &
    Omit<Parameters<typeof deskRoutes>[0] & Parameters<typeof adminRoutes>[0], 'portalOrigin'>,
  tenants: readonly Tenant[],
) => ({
  ...auditRoutes(booking),
  ...deskRoutes({ ...booking, portalOrigin: portalOriginIn(tenants) }),
  ...adminRoutes({ ...booking, portalOrigin: portalOriginIn(tenants) }),
});

function secretsOf({ random }: Effects, { sealKeys, sessionSettings }: Wiring) {
  const keys = sealKeys ?? { current: sessionSettings.csrfKey, others: [] };
  return {
    sealer: identitySeals(keys, random),
    signer: proofSigner(keys),
    linkSigner: mailLinkSigner(keys),
  };
}

/** From paying to canceling, and what a company says to it. */
const routesOfTrips = (
  deps: ApprovalDeps &
    Parameters<typeof changeRoutes>[0] &
    Parameters<typeof disruptionRoutes>[0] &
    Parameters<typeof tripRoutes>[0],
) => ({
  ...bookingRoutes(deps),
  ...approvalRoutes(deps),
  ...companyApprovalRoutes(deps),
  ...arrangingRoutes(deps),
  ...tripRoutes(deps),
  ...cancellationRoutes(deps),
  ...changeRoutes(deps),
  ...disruptionRoutes(deps),
});

/** With the scheme and port at which the desk or the admin site was called. */
const portalOriginIn =
  (tenants: readonly Tenant[]) =>
  (tenantId: Tenant['id'], origin: string): string =>
    originWithHost(origin, assertPresent(tenantById(tenants, tenantId).hosts[0], 'the portal’s host'));

type Background = {
  readonly sagas: Pick<SagaRunner, 'startSweeping' | 'sweep' | 'stop'>;
  readonly jobs: Pick<Scheduler, 'start' | 'runNamed' | 'runFor' | 'figures' | 'stop'>;
  readonly markets: Pick<Markets, 'warmMarkets' | 'stopMarkets'>;
};
const backgroundOf = (
  { log }: Effects,
  { sagas, jobs, markets }: Background,
): Pick<Modules, 'jobFigures' | 'runJob' | 'goOnFor' | 'start' | 'stop'> => ({
  jobFigures: jobs.figures,
  runJob: jobs.runNamed,
  goOnFor: async (owner, names = []) => {
    await sagas.sweep(false, owner);
    for (const name of names) await jobs.runFor(name, owner);
  },
  start: () => {
    sagas.startSweeping();
    jobs.start();
    markets.warmMarkets().catch((err) => log.error({ err }, 'markets are made once they are needed'));
  },
  stop: async () => {
    await jobs.stop();
    await sagas.stop();
    await markets.stopMarkets();
  },
});

const sessionParts = (effects: Effects, wiring: Wiring, seals: ReturnType<typeof identitySeals>) => ({
  settings: wiring.sessionSettings,
  tenants: wiring.tenants,
  noteEnded: noteEndedIn(effects),
  shown: (tenant: Tenant, origin: string) =>
    publicTenant(tenant, {
      adminOrigin: adminOriginFrom(tenant, origin),
      vaultOrigin: new URL(wiring.config.vault.url).origin,
      lab: wiring.labClock !== null,
    }),
  detailsOf: async (actor: Actor) => ({
    ...(await findCompanyTravelers({ ...effects, seals }, actor)),
    seenModals: await readSeenModals(effects.db, actor),
  }),
});

const knownAirports =
  ({ geography }: HotelWorld) =>
  (code: string): boolean =>
    geography.airportByCode(code) !== undefined || geography.airportsOfMetro(code).length > 0;

const factsOfStayIn = (world: HotelWorld) => (stayId: string, locale: 'en' | 'fr') => {
  const row = rowOfStay(world, stayId);
  return row === undefined ? null : factsOfCard(world, row, locale);
};

function labOf(
  { db, clock }: Effects,
  { labClock, sessionSettings }: Wiring,
  running: Pick<LabDeps, 'jobs' | 'wakeSagas'>,
): LabDeps | null {
  if (!labClock) return null;
  return {
    ...running,
    clock: labClock,
    scenarios: [
      ...PRODUCT_SCENARIOS,
      ...CHECKOUT_SCENARIOS,
      ...FREEZE_SCENARIOS,
      ...PLAN_SCENARIOS,
      ...PREDICTION_SCENARIOS,
      ...WATCH_SCENARIOS,
      ...PAYMENT_SCENARIOS,
      ...REWARDS_SCENARIOS,
    ].map(({ name, effect }) => ({ name, effect })),
    keepSession: async (actor) => {
      const now = clock.now();
      await moveIdleEnd(db, actor, { now, idleEnd: plusSeconds(now, sessionSettings.idleSeconds) });
    },
  };
}
