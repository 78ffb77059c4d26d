/**
 * All that a booking needs, for tests: a real database, a real vault with saved cards, an inn, and as many
 * server processes as a test wants, each with its own saga runner.
 */
import { randomBytes } from 'node:crypto';
import type { Checkout } from '@sojourn/contract/checkouts.ts';
import { type Joined, joined } from '@sojourn/contract/joined.ts';
import type { CalendarDate } from '@sojourn/domain/dates.ts';
import { type CheckoutId, newId, type PaymentId, type StayId } from '@sojourn/domain/ids.ts';
import type { CreditType } from '@sojourn/domain/wallet/credits/credit-type-names.ts';
import { createGeography } from '@sojourn/geography/geography.ts';
import { withTransaction } from '@sojourn/postgres/client.ts';
import type { HotelCheckout } from '@sojourn/products/hotel/wire/hotel-checkout.ts';
import type { HotelDraft } from '@sojourn/products/hotel/wire/hotel-draft.ts';
import { TEST_SET_UPS } from '@sojourn/products/lists/test-set-ups.ts';
import { PRODUCTS, type Product } from '@sojourn/products/product-list.ts';
import type { ProductDeps } from '@sojourn/products/server-products.ts';
import { testProducts, withProducts } from '@sojourn/products/testing/with-products.ts';
import { sql } from 'kysely';
import { pino } from 'pino';
import type { Actor } from '#context.ts';
import {
  type CapabilityDeps,
  createSagas,
  createTripActions,
  MACHINES,
  TRIP_SOURCES,
} from '#main/capabilities.ts';
import type { PassedIn } from '#main/pass-in.ts';
import type { CheckWayDeps } from '#modules/money/confirmations/check-way.ts';
import { checkLedger } from '#modules/money/ledger/check-ledger.ts';
import { recordCalls } from '#modules/money/payment-calls/record-calls.ts';
import { type Grant, grantCredit } from '#modules/money/wallet/grant-credit.ts';
import { activateOffer } from '#modules/money/wallet/offers/activate-offer.ts';
import { insertOffer } from '#modules/money/wallet/offers/store.ts';
import { lookUpBooking } from '#modules/trips/schedule-changes/look-ups/look-up-booking.ts';
import type { GetTripDeps } from '#modules/trips/trips/get-trip.ts';
import type { Signer } from '#signer.ts';
import type { CallContext } from '#suppliers/outcome.ts';
import { createVaultGateway } from '#suppliers/payments/vault-gateway.ts';
import { testClock } from '#testing/clock.ts';
import { createTestDatabase, type TestDatabase } from '#testing/database.ts';
import type { RunnerSettings } from '#workflow/runner-settings.ts';
import { createSagaRunner } from '#workflow/saga-runner.ts';
import { demoNumber } from '../../../../../../vault/src/cards/card-number.ts';
import { saveCard } from '../../../../../../vault/src/cards/save-card.ts';
import { createTestVault } from '../../../../../../vault/src/testing/vault.ts';
import { createSavedCards } from '../../checkouts/cards/saved-cards.ts';
import type { CheckoutDeps } from '../../checkouts/deps.ts';
import { saveDraft } from '../../checkouts/drafts/save-draft.ts';
import { startCheckout } from '../../checkouts/start-checkout.ts';
import { type CityName, cityNames } from '../../locations/city-name.ts';
import { bookCheckout } from '../book-checkout.ts';
import type { BookingRef } from '../tenders/store.ts';
import { compareBank, compareMoved } from './compare-moved.ts';
import { createFaults } from './faults.ts';
import { createIssuer } from './issuer.ts';
import { requestContext } from './request-context.ts';

let named: CityName | undefined;
/** Of the real world, which is read once. */
const nameCity: CityName = (...of) => {
  named ??= cityNames(createGeography());
  return named(...of);
};

/** Short enough that a test need not wait for a lease, long enough that none runs out by itself. */
const QUICK: Partial<RunnerSettings> = {
  leaseSeconds: 20,
  callTimeoutMs: 2_000,
  retryMs: [5, 10],
  backoffSeconds: () => 0,
};
export type Process = GetTripDeps &
  PassedIn &
  CheckoutDeps &
  CheckWayDeps &
  CapabilityDeps & {
    readonly signer: Signer;
    readonly linkSigner: Signer;
  };
/** What a process may have of its own instead of the world's. */
export type Replaced = Partial<
  Pick<CapabilityDeps, 'db' | 'payments' | 'redemptions' | 'sealer'> &
    Omit<ProductDeps, 'db' | 'clock' | 'log' | 'sealer' | 'cityName' | 'placeOfAirport'>
>;
/** What the fakes of products are made with. */
type FakeOptions = Joined<Parameters<(typeof TEST_SET_UPS)[Product]['fake']>[1] & object>;
export type BookingWorld = Awaited<ReturnType<typeof createBookingWorld>>;
export type Traveler = {
  readonly actor: Actor;
  readonly cards: readonly PaymentId[];
  /** The reference of the rewards account of the first card. */
  readonly account: string;
};

/** `database`: instead of one of its own; dropped with the world all the same. */
export async function createBookingWorld(
  options: FakeOptions & { poolSize?: number; database?: TestDatabase } = {},
) {
  const clock = testClock();
  const [database, vault] = await Promise.all([
    options.database ?? createTestDatabase({ poolSize: options.poolSize ?? 10 }),
    createTestVault(clock),
  ]);
  const sides = await Promise.all(
    PRODUCTS.map((product) => TEST_SET_UPS[product].fake({ database, clock }, options)),
  );
  const overLines = joined(sides.map(({ overLine }) => overLine));
  const cardFaults = createFaults();
  const milesFaults = createFaults();
  const issuer = createIssuer(clock);
  const random = { bytes: (count: number) => new Uint8Array(randomBytes(count)) };
  const log = pino({ level: process.env.LOG_LEVEL ?? 'silent' });
  const gateway = createVaultGateway(vault);
  const outside = {
    clock,
    random,
    log,
    payments: cardFaults.wrap(gateway),
    redemptions: milesFaults.wrap(issuer.redemptions),
    accountsOf: async ({ subject }: Actor) => issuer.accountsOf(subject),
    cardOf: createSavedCards(gateway, { clock }).cardOf,
    cityName: nameCity,
    ...overLines,
  };
  // How long all processes have slept
  let sleptMs = 0;
  const uptime = () => performance.now() + sleptMs;
  const startProcess = (
    name: string,
    settings: Partial<RunnerSettings> = {},
    replaced: Replaced = {},
  ): Process => {
    const recorded = { ...outside, db: database.db, ...replaced };
    const payments = recordCalls(recorded.payments, recorded);
    const deps = withProducts({ ...recorded, payments });
    const kinds = createSagas(deps);
    const sagas = createSagaRunner({
      db: deps.db,
      clock,
      log,
      kinds,
      holder: name,
      settings: { ...QUICK, uptime, ...settings },
    });
    const lookUp = (ref: BookingRef, context: CallContext) => lookUpBooking(deps, ref, context);
    return { ...deps, sagas, lookUp, tripActions: createTripActions(deps), tripSources: TRIP_SOURCES };
  };
  const newTraveler = async (): Promise<Traveler> => {
    const subject = `person-${randomBytes(6).toString('hex')}`;
    const shown = {
      subject,
      holder: 'Maya Okafor',
      expiryMonth: 12,
      expiryYear: 2029,
      limitMinor: 5_000_000,
    };
    const cards = [
      await saveCard(vault, {
        ...shown,
        digits: demoNumber('438857', '4417'),
        label: 'Harbor Summit',
        position: 1,
      }),
      await saveCard(vault, {
        ...shown,
        digits: demoNumber('517805', '0926'),
        label: 'Harbor Trail',
        position: 2,
      }),
    ];
    const actor: Actor = {
      sessionId: newId('ses', random.bytes(16)),
      tenantId: 'consumer',
      customerId: newId('cus', random.bytes(16)),
      subject,
      firstName: 'Maya',
      lastName: 'Okafor',
      email: 'maya.okafor@example.com',
      locale: 'en',
      isAgent: false,
      isDelegated: false,
      businessId: null,
    };
    const account = issuer.open(subject, { name: 'Harbor Summit', lastFour: '4417', units: 250_000 });
    return { actor, cards, account };
  };
  let grants = 0;
  const grant = async (
    { actor }: Traveler,
    type: CreditType,
    amountMinor: number,
    more: Partial<Grant> = {},
  ) => {
    const { tenantId, customerId } = actor;
    const expiresAt = '2028-02-01T04:59:59Z' as Grant['expiresAt'];
    const granted = { type, amountMinor, grantKey: `test:${grants++}`, expiresAt, ...more };
    const owner = { tenantId, customerId };
    const creditId = await withTransaction(database.db, (tx) =>
      grantCredit(tx, { random }, owner, granted, clock.now()),
    );
    if (creditId === null) throw new Error('granted before');
    return creditId;
  };
  /** An offer that lowers a stay's price, activated. */
  const offer = async ({ actor }: Traveler, amountMinor: number) => {
    const { tenantId, customerId } = actor;
    const offerId = newId('off', random.bytes(16));
    const words = { en: 'Off a stay', fr: 'De moins sur un séjour' };
    await withTransaction(database.db, (tx) =>
      insertOffer(tx, {
        tenantId,
        customerId,
        offerId,
        kind: 'discount',
        title: words,
        terms: { kind: 'discount', amountMinor },
        art: { seed: 'offer', kind: 'offer' },
        accountReferenceId: null,
        createdAt: clock.now(),
        endsAt: '2028-02-01T04:59:59Z' as Grant['expiresAt'],
      }),
    );
    await activateOffer({ db: database.db, clock, products: testProducts }, offerId, actor);
    return offerId;
  };
  /** Where our records differ from those of an outside party, among what moved since it was last asked. */
  let reconciled = 0;
  let rewardsReconciled = 0;
  const differences = async () => {
    const { redemptions } = issuer;
    const suppliers = joined(sides.map(({ direct }) => direct));
    const parties = { payments: gateway, redemptions, ...suppliers };
    const deps = withProducts({ ...outside, ...parties, db: database.db });
    const context = { timeoutMs: 5_000, scenario: null, requestId: 'reconcile' };
    const bookings = await compareMoved(deps, reconciled, context);
    if (bookings.differences.length === 0) reconciled = bookings.upTo;
    const rewards = await compareBank(deps, rewardsReconciled, context);
    if (rewards.differences.length === 0) rewardsReconciled = rewards.upTo;
    return [...bookings.differences, ...rewards.differences];
  };
  /** Money, states and the records of all outside parties agree; reads the whole ledger. */
  const problems = async () => {
    const records = await differences();
    return { ledger: await checkLedger(database.db, MACHINES), records };
  };
  /** As if the process that drives a saga had died a lease ago. */
  const expireLeases = async () => {
    sleptMs += 60_000;
    await sql`update sagas
      set lease_until = now() - interval '1 second', wake_at = now() - interval '1 second'
      where state = 'running'`.execute(database.db);
  };
  /** The next process takes over what is running, until nothing is; fails when it does not end. */
  const resume = async (process: Process, rounds = 10) => {
    for (let round = 0; round < rounds; round++) {
      await expireLeases();
      if ((await process.sagas.sweep()) === 0) return;
    }
    throw new Error('a saga does not end');
  };
  return {
    expireLeases,
    resume,
    clock,
    database,
    vault,
    ...joined(sides.map(({ named }) => named)),
    issuer,
    /** Of each product, with the faults of the line to it. */
    sides,
    cardFaults,
    milesFaults,
    startProcess,
    newTraveler,
    grant,
    offer,
    differences,
    problems,
    close: async () => {
      for (const side of sides) if ('close' in side) await side.close();
      await vault.close();
      await database.drop();
    },
  };
}

export const IN_ORDER = { ledger: [], records: [] };

/** What the pay button of a checkout names. */
export const bookInputOf = ({ quote, payment }: Pick<Checkout, 'quote' | 'payment'>) => ({
  quoteId: quote.quoteId,
  totalMinor: quote.total.amountMinor,
  cardMinor: payment.plan.cardMinor,
  tenders: payment.plan.lines.map(({ sourceId, amount }) => ({ sourceId, amountMinor: amount.amountMinor })),
});

/** Pays the checkout as it was quoted. */
export const pay = (
  process: Process,
  checkout: Checkout,
  traveler: Traveler,
  scenario: string | null = null,
) =>
  bookCheckout(process, checkout.checkoutId, bookInputOf(checkout), traveler.actor, requestContext(scenario));

export const ASK = {
  product: 'Hotel' as const,
  stayId: 'sty_inn-1' as StayId,
  rateId: 'standard',
  checkIn: '2027-04-15' as CalendarDate,
  checkOut: '2027-04-19' as CalendarDate,
  rooms: [{ adults: 2, childAges: [] }],
};

export const draftOf = ({ cards }: Traveler): Partial<HotelDraft> => ({
  guests: [{ firstName: 'Maya', lastName: 'Okafor' }],
  leadGuestAge: 34,
  phone: '+1 617 555 0142',
  paymentId: cards[0]!,
  requests: 'A quiet room',
  termsAccepted: true,
});

/** A checkout that only waits to be paid for. */
export async function readyCheckout(
  process: Process,
  traveler: Traveler,
  change: Partial<HotelDraft> = {},
  ask: Partial<typeof ASK> = {},
) {
  const input = { ...ASK, ...ask };
  const started = await startCheckout(process, input, traveler.actor, requestContext());
  const checkoutId: CheckoutId = started.checkoutId;
  const typed = { ...draftOf(traveler), ...change };
  return asStay(await saveDraft(process, checkoutId, typed, traveler.actor));
}

/** The checkout of a stay; anything else is a mistake of the test. */
export function asStay(checkout: Checkout): HotelCheckout {
  if (checkout.kind !== 'Hotel') throw new Error('not a stay');
  return checkout;
}
