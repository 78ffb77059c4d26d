import {
  type Failure,
  failureOf,
  failureOfDuplicate,
} from '@sojourn/server/modules/selling/booking/failure.ts';
import {
  type Field,
  fieldsOf,
  type Incomplete,
  type Prepared,
} from '@sojourn/server/modules/selling/booking/prepared.ts';
import type { PreparingBesides } from '@sojourn/server/modules/selling/booking/product.ts';
import { FIRST_STEP } from '@sojourn/server/modules/selling/booking/single-order/booking-saga.ts';
import { refuse } from '@sojourn/server/refusal.ts';
import { checkLoyaltyNumber } from '#car/rules/loyalty.ts';
import { completeCarDraft } from '#car/wire/car-draft.ts';
import type { BookedCar, CarCheckoutRow, CarDeps, CarSale, MainDriver } from '../sale.ts';
import { BOOK_CAR } from './rental-order.ts';

const LOOK_UP_MS = 4_000;

/** One for the wheel, and one for each additional driver that is paid for. */
const driverCount = ({ extras }: CarSale['request']): number =>
  1 + (extras.find(({ kind }) => kind === 'additionalDriver')?.count ?? 0);

/** Checks that need no lookup; empty is no number. */
export function loyaltyOf(
  { offer }: Pick<CarSale, 'offer'>,
  typed: string,
): { readonly number: string } | Field {
  if (typed.trim() === '') return { number: '' };
  const path = 'loyaltyNumber';
  const { loyaltyProgram: program, company } = offer.rental;
  if (program === null) return { path, problem: 'InvalidLoyaltyNumber' };
  const whole = {
    ...program,
    company: company.code,
    lookup: true,
    notFound: 'InvalidLoyaltyNumber',
  } as const;
  const checked = checkLoyaltyNumber(whole, typed);
  return checked.ok ? { number: checked.number } : { path, problem: checked.code };
}

/** The main driver, additional drivers and a license; a loyalty number that is this driver's. */
export function prepareCar(
  deps: CarDeps,
  { draft, quote }: CarCheckoutRow,
  besides: PreparingBesides,
): Prepared<BookedCar> | Incomplete {
  const { request, offer } = quote;
  const parsed = completeCarDraft.safeParse(draft);
  const count = driverCount(request);
  const missing: Field[] = [];
  for (let driver = draft.drivers.length; driver < count; driver++)
    for (const part of ['firstName', 'lastName'])
      missing.push({ path: `drivers.${driver}.${part}`, problem: 'missing' });
  const loyalty = loyaltyOf(quote, draft.loyaltyNumber);
  if ('path' in loyalty) missing.push(loyalty);
  if (!parsed.success || missing.length > 0 || 'path' in loyalty)
    return { fields: [...fieldsOf(parsed.error?.issues ?? []), ...missing] };
  const { email, phone, licenseCountry, flightNumber, drivers } = parsed.data;
  const guests = drivers.slice(0, count).map(({ firstName, lastName }) => ({ firstName, lastName }));
  const driver: MainDriver = { licenseCountry, flightNumber, loyaltyNumber: loyalty.number };
  const supplier = deps.carSupplierOf(request.carId);
  const duplicate: typeof besides.duplicate = async (tx) =>
    draft.duplicateAccepted ? null : besides.duplicate(tx);
  return {
    columns: {
      product: 'car',
      request,
      offer,
      guests,
      contact: { email, phone },
      supplierId: supplier?.id ?? '',
      taxesMinor: taxesOfCar(quote),
    },
    saga: { kind: BOOK_CAR, firstStep: FIRST_STEP },
    travelers: [driver],
    parts: () => [],
    requireStillAllowed: async (tx) => {
      const bookingId = await duplicate(tx);
      if (bookingId) refuse('DuplicateBooking', { bookingId });
    },
    findRefusal: async () =>
      ageRefusal(quote) ?? (await loyaltyRefusal()) ?? failureOfDuplicate(await duplicate()),
  };

  /** A program that doesn't answer leaves it to the desk. */
  async function loyaltyRefusal(): Promise<Failure | null> {
    const program = offer.rental.loyaltyProgram;
    if (!supplier || program === null || !('number' in loyalty) || loyalty.number === '') return null;
    const ask = { program: program.code, number: loyalty.number, lastName: guests[0]?.lastName ?? '' };
    const context = { timeoutMs: LOOK_UP_MS, scenario: null, requestId: 'loyalty' };
    const answer = await supplier.checkLoyalty(ask, context);
    return answer.outcome === 'rejected' ? failureOf(answer.rejection.reason) : null;
  }
}

function ageRefusal({ request: { driverAge }, offer: { rental } }: CarSale): Failure | null {
  const { minAge, maxAge } = rental.drivers;
  if (driverAge < minAge) return { ...failureOf('DriverTooYoung'), minimumAge: minAge };
  return maxAge !== null && driverAge > maxAge ? failureOf('DriverTooOld') : null;
}

/** Of what is paid to us. */
export const taxesOfCar = ({ offer: { rentalPrice } }: Pick<CarSale, 'offer'>): number =>
  rentalPrice.payWay === 'now' ? rentalPrice.taxes.amountMinor : 0;
