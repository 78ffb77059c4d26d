/** Asks an air supplier for the price and conditions of chosen flights with their extras. */
import type { ErrorCode } from '@sojourn/contract/errors.ts';
import { milesFor } from '@sojourn/domain/money.ts';
import { first } from '@sojourn/domain/present.ts';
import { type CallContext, type Outcome, ok, rejected } from '@sojourn/server/suppliers/outcome.ts';
import { findTripConflicts } from '#flight/rules/findings/trip-findings.ts';
import type { FlightSummary } from '#flight/wire/flights.ts';
import type { FlightDeps, FlightQuoteRequest, FlightSale } from '../sale.ts';
import type { FlightRejection } from '../supplier.ts';
import { exitSeatsOf, exitsBefore, type UncheckedSeats } from './exit-seats.ts';

/** The rejections that are errors of a checkout by their own names. */
export const FLIGHT_PRICE_ERRORS = [
  'NoAvailability',
  'SeatTaken',
  'SeatsUnchecked',
  'InvalidPassengers',
  'MaximumPriceIncreaseReached',
] as const satisfies readonly ErrorCode[];

/** The supplier that sells all slices of a trip. */
export const supplierOfFlight = (
  { flightSupplierOf }: Pick<FlightDeps, 'flightSupplierOf'>,
  { slices }: Pick<FlightQuoteRequest, 'slices'>,
) => {
  const supplier = flightSupplierOf(first(slices).sliceId);
  return slices.every(({ sliceId }) => supplier?.sells(sliceId)) ? supplier : undefined;
};

/** Whether nobody can fly it: a slice leaves before the one before it has landed. */
const cannotBeFlown = ({ slices, needsPassport }: FlightSummary): boolean =>
  findTripConflicts({ slices, needsPassport }).some(({ severity }) => severity === 'stop');

/**
 * Rejected too when it can't be flown as chosen, or it's unknown who may sit in a chosen seat; `before` is an
 * earlier quote of it.
 */
export async function priceFlight(
  deps: FlightDeps,
  request: FlightQuoteRequest,
  before: Pick<FlightSale, 'request' | 'offer'> | null,
  context: CallContext,
): Promise<Outcome<FlightSale, FlightRejection | UncheckedSeats>> {
  const supplier = supplierOfFlight(deps, request);
  if (!supplier) return rejected({ reason: 'RateNotAvailable' });
  const priced = await supplier.price(
    { ...request, guaranteeId: before?.offer.guarantee?.id, now: deps.clock.now() },
    context,
  );
  if (priced.outcome !== 'ok') return priced;
  const { flight, price, cancellation, voidHours, guarantee } = priced.value;
  if (cannotBeFlown(flight)) return rejected({ reason: 'RateNotAvailable' });
  const exitSeats = await exitSeatsOf(deps, supplier, request, exitsBefore(before, flight), context);
  if (exitSeats.outcome !== 'ok') return exitSeats;
  const offer = {
    flight,
    price,
    miles: milesFor(price.total),
    cancellation,
    voidHours,
    guarantee,
    ...(exitSeats.value.length > 0 && { exitSeats: exitSeats.value }),
  };
  return ok({ product: 'flight', request, offer });
}
