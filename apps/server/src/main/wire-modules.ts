/** Makes the suppliers and modules and hands each what it needs; the second half of the composition root. */
import { publicTenant } from '@sojourn/contract/tenant.ts';
import { plusSeconds } from '@sojourn/domain/dates.ts';
import { adminOriginFrom } from '@sojourn/domain/tenants/resolve-tenant.ts';
import type { Tenant } from '@sojourn/domain/tenants/tenant.ts';
import type { Geography } from '@sojourn/geography/geography.ts';
import { createProducts, type Products } from '@sojourn/products/server-products.ts';
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
import { adminRoutes } from '../modules/companies/admin/routes.ts';
import type { ApprovalDeps } from '../modules/companies/approvals/deps.ts';
import { approvalRoutes, companyApprovalRoutes } from '../modules/companies/approvals/routes.ts';
import { arrangingRoutes } from '../modules/companies/arranging/routes.ts';
import { companyRoutes } from '../modules/companies/companies/routes.ts';
import { readSeenModals } from '../modules/companies/companies/store.ts';
import { findCompanyTravelers } from '../modules/customers/profile/find-company-travelers.ts';
import { profileRoutes } from '../modules/customers/profile/routes.ts';
import { sessionRoutes } from '../modules/customers/sessions/routes.ts';
import type { SessionSettings } from '../modules/customers/sessions/settings.ts';
import { moveIdleEnd } from '../modules/customers/sessions/store.ts';
import { wishlistRoutes } from '../modules/customers/wishlists/routes.ts';
import { noteEndedIn } from '../modules/desk/desk/acting/delegate.ts';
import { deskRoutes } from '../modules/desk/desk/routes.ts';
import { supportRoutes } from '../modules/desk/support/routes.ts';
import { airlineCreditRoutes } from '../modules/money/airline-credits/routes.ts';
import { confirmationRoutes } from '../modules/money/confirmations/routes.ts';
import { type ReceiveNotice, receiveNotice } from '../modules/money/notices/receive-notice.ts';
import { recordCalls } from '../modules/money/payment-calls/record-calls.ts';
import { paymentRoutes } from '../modules/money/payments/routes.ts';
import { createRewards } from '../modules/money/rewards/rewards.ts';
import { rewardsRoutes } from '../modules/money/rewards/routes.ts';
import type { AuditViewDeps } from '../modules/platform/audit/list-own-deeds.ts';
import { auditRoutes } from '../modules/platform/audit/routes.ts';
import type { OffsetClock } from '../modules/platform/lab/offset-clock.ts';
import { type LabDeps, labRoutes } from '../modules/platform/lab/routes.ts';
import { PLAN_SCENARIOS } from '../modules/protecting/disruptions/plan/scenarios.ts';
import { disruptionRoutes } from '../modules/protecting/disruptions/routes.ts';
import { watchBooking } from '../modules/protecting/disruptions/watching/watch-flights.ts';
import { predictionRoutes } from '../modules/protecting/predictions/routes.ts';
import { PREDICTION_SCENARIOS } from '../modules/protecting/predictions/scenarios.ts';
import { priceDropRoutes } from '../modules/protecting/price-drop/routes.ts';
import { withFreezeTitles } from '../modules/protecting/price-freeze/name-freezes.ts';
import { priceFreezeRoutes } from '../modules/protecting/price-freeze/routes.ts';
import { FREEZE_SCENARIOS } from '../modules/protecting/price-freeze/scenarios.ts';
import { priceMatchRoutes } from '../modules/protecting/price-match/routes.ts';
import { travelAlertRoutes } from '../modules/protecting/protection-endings/routes.ts';
import { watchRoutes } from '../modules/protecting/watches/routes.ts';
import { WATCH_SCENARIOS } from '../modules/protecting/watches/scenarios.ts';
import { titlesFor } from '../modules/selling/booking/in-language.ts';
import { createPlans } from '../modules/selling/booking/other-plans.ts';
import { bookingRoutes } from '../modules/selling/booking/routes.ts';
import type { BookingRef } from '../modules/selling/booking/tenders/store.ts';
import { createSavedCards } from '../modules/selling/checkouts/cards/saved-cards.ts';
import { checkoutRoutes } from '../modules/selling/checkouts/routes.ts';
import { CHECKOUT_SCENARIOS } from '../modules/selling/checkouts/scenarios.ts';
import { locationRoutes } from '../modules/selling/locations/routes.ts';
import { cancellationRoutes } from '../modules/trips/cancellation/routes.ts';
import { changeRoutes } from '../modules/trips/changes/routes.ts';
import { lookUpBooking } from '../modules/trips/schedule-changes/look-ups/look-up-booking.ts';
import { scheduleChangeRoutes } from '../modules/trips/schedule-changes/routes.ts';
import { tripRoutes } from '../modules/trips/trips/routes.ts';
import { identitySeals, type SealKeys } from '../seal.ts';
import { mailLinkSigner, proofSigner } from '../signer.ts';
import {
  CONFIRMATIONS,
  createJobs,
  createSagas,
  createTripActions,
  MACHINES,
  MESSAGES,
  TENDERS,
  TRIP_SOURCES,
  VISIBLE_CASES,
} from './capabilities.ts';
import { passIn } from './pass-in.ts';
import { wireInsight } from './wire-experiments-and-tracking.ts';
import { type MailWiring, messengerDeps, portalOriginIn, tenantsIn, undeliveredCase } from './wire-mail.ts';
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

export type Modules = Markets['figures'] & {
  readonly handlers: Handlers;
  readonly sold: Markets['sold'];
  readonly products: Products;
  /** How the background jobs of all servers went, for /metrics. */
  readonly jobFigures: () => Promise<readonly JobFigures[]>;
  /** Runs a job from its beginning, due or not. False: there's no such job. */
  readonly runJob: (name: string) => Promise<boolean>;
  /** Goes on with what waits for its turn of one customer's, and runs these jobs for them alone. */
  readonly goOnFor: (owner: Owner, jobs?: readonly string[]) => Promise<void>;
  readonly receiveNotice: ReceiveNotice;
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
  const { cards, notices, ...plain } = await createPayments(config, { clock: effects.clock, labClock });
  const payments = recordCalls(plain.payments, effects);
  const { cardOf, forget: forgetCard } = createSavedCards(payments, effects);
  return { payments, cards, notices, cardOf, forgetCard };
}

const forJobs = (effects: Effects) => ({ machines: MACHINES, needsPerson: undeliveredCase(effects) });

export async function wireModules(effects: Effects, wiring: Wiring): Promise<Modules> {
  const { config, tenants, holder, sagaSettings = {} } = wiring;
  const bank = createBank(config, {
    tenants: wiring.tenants,
    labClock: wiring.labClock && effects.clock,
    log: effects.log,
  });
  const { provider, redemptions, standing } = bank;
  const rewards = createRewards(bank.accounts, { ...effects, tenants });
  const { payments, cards, notices, cardOf, forgetCard } = await wirePayments(effects, wiring);
  const { world, places, listings, sold, ...markets } = await wireMarkets(effects, wiring);
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
    ...tenantsIn(wiring),
    products,
    tenders: TENDERS,
    confirmations: CONFIRMATIONS,
    ...passIn(effects),
    sealer: seals,
    signer,
    linkSigner,
  };
  const sagas = createSagaRunner({ ...effects, kinds: createSagas(outside), holder, settings: sagaSettings });
  const booking = { ...outside, sagas, ...ofTrips(outside) };
  const checkouts = checkoutRoutes(booking);
  const wallet = wireWallet(booking, tenants, checkouts);
  const insight = await wireInsight(effects, { config, tenants, rewards });
  const messenger = messengerDeps(effects, wiring, { ...booking, messages: MESSAGES });
  const parts = { ...wallet.jobDeps, ...booking, ...forJobs(effects), messenger, notices, cards };
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
      ...wishlistRoutes({ ...effects, factsOfStay: listings.facts }),
      ...profileRoutes({ ...effects, seals, knowsAirport: knownAirports(world.geography) }),
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
    ...markets.figures,
    receiveNotice: receiveNotice(effects, notices),
    ...backgroundOf(effects, { sagas, jobs, markets }),
  };
}

type OfTrips = Parameters<typeof lookUpBooking>[0] &
  Parameters<typeof watchBooking>[0] &
  Parameters<typeof createTripActions>[0] &
  Parameters<typeof titlesFor>[0] &
  Parameters<typeof withFreezeTitles>[0];
/** Among it, comparing a trip with its supplier's record, and with how its flights of today go. */
const ofTrips = (deps: OfTrips) => ({
  lookUp: (ref: BookingRef, context: CallContext) => lookUpBooking(deps, ref, context),
  watchNow: (ref: BookingRef, context: CallContext) => watchBooking(deps, ref, context),
  tripActions: createTripActions(deps),
  tripSources: TRIP_SOURCES,
  titlesOf: withFreezeTitles(deps, titlesFor(deps)),
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
    Parameters<typeof confirmationRoutes>[0] &
    Parameters<typeof changeRoutes>[0] &
    Parameters<typeof disruptionRoutes>[0] &
    Parameters<typeof tripRoutes>[0],
) => ({
  ...bookingRoutes(deps),
  ...confirmationRoutes(deps),
  ...approvalRoutes(deps),
  ...companyApprovalRoutes(deps),
  ...arrangingRoutes(deps),
  ...tripRoutes(deps),
  ...cancellationRoutes(deps),
  ...changeRoutes(deps),
  ...disruptionRoutes(deps),
});

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
  (geography: Geography) =>
  (code: string): boolean =>
    geography.airportByCode(code) !== undefined || geography.airportsOfMetro(code).length > 0;

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
