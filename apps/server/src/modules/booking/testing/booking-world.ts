/**
 * All that a booking needs, for tests: a real database, a real vault with saved cards, an inn, and as many
 * server processes as a test wants, each with its own saga runner.
 */
import { randomBytes } from 'node:crypto';
import type { Checkout, CheckoutDraft } from '@sojourn/contract/checkouts.ts';
import type { CalendarDate } from '@sojourn/domain/dates.ts';
import { type CheckoutId, newId, type PaymentId, type StayId } from '@sojourn/domain/ids.ts';
import { sql } from 'kysely';
import { pino } from 'pino';
import type { PaymentGateway } from '#suppliers/payments/port.ts';
import { createVaultGateway } from '#suppliers/payments/vault-gateway.ts';
import type { StaySupplier } from '#suppliers/stays/port.ts';
import type { RunnerSettings } from '#workflow/runner-settings.ts';
import { createSagaRunner } from '#workflow/saga-runner.ts';
import { demoNumber } from '../../../../../vault/src/cards/card-number.ts';
import { saveCard } from '../../../../../vault/src/cards/save-card.ts';
import { createTestVault } from '../../../../../vault/src/testing/vault.ts';
import type { Actor } from '../../../context.ts';
import { testClock } from '../../../testing/clock.ts';
import { createTestDatabase } from '../../../testing/database.ts';
import { saveDraft } from '../../checkouts/save-draft.ts';
import { startCheckout } from '../../checkouts/start-checkout.ts';
import type { CheckoutDeps } from '../../checkouts/use-case.ts';
import { checkLedger } from '../../ledger/check-ledger.ts';
import type { TripDeps } from '../../trips/use-case.ts';
import { bookCheckout } from '../book-checkout.ts';
import { reconcileBookings } from '../reconcile-bookings.ts';
import { bookingSagas } from '../routes.ts';
import { createFaults } from './faults.ts';
import { createInn } from './inn.ts';
import { requestContext } from './request-context.ts';

/** Short enough that a test need not wait for a lease, long enough that none runs out by itself. */
export const QUICK: Partial<RunnerSettings> = {
  leaseSeconds: 20,
  callTimeoutMs: 2_000,
  retryMs: [5, 10],
  backoffSeconds: () => 0,
};
export type Process = TripDeps & CheckoutDeps;
export type BookingWorld = Awaited<ReturnType<typeof createBookingWorld>>;
export type Traveler = { readonly actor: Actor; readonly cards: readonly PaymentId[] };

export async function createBookingWorld(options: { rooms?: number; poolSize?: number } = {}) {
  const clock = testClock();
  const [database, vault] = await Promise.all([
    createTestDatabase({ poolSize: options.poolSize ?? 10 }),
    createTestVault(clock),
  ]);
  const inn = createInn(options.rooms);
  const stayFaults = createFaults();
  const cardFaults = createFaults();
  const random = { bytes: (count: number) => new Uint8Array(randomBytes(count)) };
  const log = pino({ level: process.env.LOG_LEVEL ?? 'silent' });
  const gateway = createVaultGateway(vault);
  const stays = stayFaults.wrap(inn.supplier);
  const outside = {
    clock,
    random,
    log,
    payments: cardFaults.wrap(gateway),
    supplierOf: () => stays,
    cityArt: () => undefined,
    earnMultiplier: async () => 4,
  };
  const startProcess = (
    name: string,
    settings: Partial<RunnerSettings> = {},
    db = database.db,
    supplierOf: () => StaySupplier = outside.supplierOf,
    payments: PaymentGateway = outside.payments,
  ): Process => {
    const deps = { ...outside, db, supplierOf, payments };
    const kinds = bookingSagas(deps);
    const sagas = createSagaRunner({
      db,
      clock,
      log,
      kinds,
      holder: name,
      settings: { ...QUICK, ...settings },
    });
    return { ...deps, sagas };
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
    return { actor, cards };
  };
  /** Money, states and the records of both outside parties agree. */
  let reconciled = 0;
  const problems = async () => {
    const deps = { ...outside, payments: gateway, supplierOf: () => inn.supplier, db: database.db };
    const context = { timeoutMs: 5_000, scenario: null, requestId: 'reconcile' };
    const { differences, upTo } = await reconcileBookings(deps, reconciled, context);
    if (differences.length === 0) reconciled = upTo;
    return { ledger: await checkLedger(database.db), records: differences };
  };
  /** As if whoever drives a saga had died a lease ago. */
  const expireLeases = async () => {
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
    ...{ expireLeases, resume },
    ...{ clock, database, vault, inn, stayFaults, cardFaults, startProcess, newTraveler, problems },
    close: async () => {
      await vault.close();
      await database.drop();
    },
  };
}

export const IN_ORDER = { ledger: [], records: [] };

/** Pays the checkout as it was quoted. */
export const pay = (
  process: Process,
  checkout: Checkout,
  traveler: Traveler,
  scenario: string | null = null,
) =>
  bookCheckout(
    process,
    checkout.checkoutId,
    { quoteId: checkout.quote.quoteId, totalMinor: checkout.quote.price.total.amountMinor },
    traveler.actor,
    requestContext(scenario),
  );

export const ASK = {
  stayId: 'sty_inn-1' as StayId,
  rateId: 'standard',
  checkIn: '2027-04-15' as CalendarDate,
  checkOut: '2027-04-19' as CalendarDate,
  rooms: [{ adults: 2, childAges: [] }],
};

export const draftOf = ({ cards }: Traveler): Partial<CheckoutDraft> => ({
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
  change: Partial<CheckoutDraft> = {},
) {
  const started = await startCheckout(process, ASK, traveler.actor, requestContext());
  const checkoutId: CheckoutId = started.checkoutId;
  return saveDraft(process, checkoutId, { ...draftOf(traveler), ...change }, traveler.actor);
}
