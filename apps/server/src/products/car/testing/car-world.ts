/** The world of booking tests with rental cars in it: the embedded market behind a line that can break. */

import type { Checkout } from '@sojourn/contract/checkouts.ts';
import type { CarCheckout } from '@sojourn/contract/products/car/car-checkout.ts';
import type { CarDraft } from '@sojourn/contract/products/car/car-draft.ts';
import { pino } from 'pino';
import { createSagas, MACHINES } from '#main/capabilities.ts';
import {
  type BookingWorld,
  createBookingWorld,
  type Process,
  QUICK,
  type Traveler,
} from '#modules/booking/testing/booking-world.ts';
import { compareMoved } from '#modules/booking/testing/compare-moved.ts';
import { createFaults } from '#modules/booking/testing/faults.ts';
import { requestContext } from '#modules/booking/testing/request-context.ts';
import { createSagaRunner } from '#workflow/saga-runner.ts';
import { saveDraft } from '../../../modules/checkouts/save-draft.ts';
import { startCheckout } from '../../../modules/checkouts/start-checkout.ts';
import { checkLedger } from '../../../modules/ledger/check-ledger.ts';
import { withProducts } from '../../testing/with-products.ts';
import { COMPACT_SUV, DROP_OFF, PICK_UP, testCarMarket, testCarWorld } from './car-market.ts';

export type CarWorld = Omit<BookingWorld, 'startProcess'> & {
  readonly startProcess: BookingWorld['startProcess'];
  readonly carFaults: ReturnType<typeof createFaults>;
  readonly market: Awaited<ReturnType<typeof testCarMarket>>;
};

export async function createCarWorld(): Promise<CarWorld> {
  const world = await createBookingWorld();
  const { database, clock } = world;
  const market = await testCarMarket(database, { clock });
  const carFaults = createFaults();
  const suppliers = market.suppliers.map((supplier) => carFaults.wrap(supplier));
  const placeOfAirport = (code: string) => testCarWorld().geography.airportByCode(code);
  const carSupplierOf = (carId: string) => suppliers.find(({ sells }) => sells(carId));
  const log = pino({ level: 'silent' });
  const startProcess: BookingWorld['startProcess'] = (name, settings = {}, ...more) => {
    const plain = world.startProcess(name, settings, ...more);
    const deps = withProducts({ ...plain, carSupplierOf, placeOfAirport });
    const of = { db: plain.db, clock, log, kinds: createSagas(deps), holder: name };
    return { ...deps, sagas: createSagaRunner({ ...of, settings: { ...QUICK, ...settings } }) };
  };
  let reconciled = 0;
  const problems: BookingWorld['problems'] = async () => {
    const checking = world.startProcess('checking');
    const deps = withProducts({ ...checking, placeOfAirport, carSupplierOf: market.supplierOf });
    const context = { timeoutMs: 5_000, scenario: null, requestId: 'reconcile' };
    const { differences, upTo } = await compareMoved(deps, reconciled, context);
    if (differences.length === 0) reconciled = upTo;
    return { ledger: await checkLedger(database.db, MACHINES), records: [...differences] };
  };
  const close = async () => {
    await market.close();
    await world.close();
  };
  return { ...world, startProcess, problems, carFaults, market, close };
}

export function asCar(checkout: Checkout): CarCheckout {
  if (checkout.kind !== 'Car') throw new Error('not a car');
  return checkout;
}

/** A checkout of the compact SUV that only waits to be paid for. */
export async function readyCar(
  process: Process,
  traveler: Traveler,
  ask: { readonly payWay?: 'now' | 'desk'; readonly carId?: string } = {},
  change: Partial<CarDraft> = {},
): Promise<CarCheckout> {
  const { actor, cards } = traveler;
  const asked = { carId: COMPACT_SUV, payWay: 'now' as const, ...ask };
  const rental = { dropOffDesk: null, pickUp: PICK_UP, dropOff: DROP_OFF, driverAge: 34 };
  const started = await startCheckout(
    process,
    { product: 'Car', ...rental, ...asked },
    actor,
    requestContext(),
  );
  const typed: Partial<CarDraft> = {
    phone: '+1 617 555 0142',
    licenseCountry: 'US',
    duplicateAccepted: true,
    termsAccepted: true,
    paymentId: asked.payWay === 'now' ? cards[0]! : null,
    ...change,
  };
  return asCar(await saveDraft(process, started.checkoutId, typed, actor));
}
