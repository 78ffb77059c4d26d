/** Asks an air supplier for the price and conditions of chosen flights with their extras. */
import { milesFor } from '@sojourn/domain/money.ts';
import type { FlightRejection } from '#suppliers/flights/port.ts';
import { type CallContext, type Outcome, ok, rejected } from '#suppliers/outcome.ts';
import type { FlightAsk, FlightSale, QuoteDeps } from '../quote.ts';
import { exitSeatsOf } from './exit-seats.ts';

/** One supplier sells a trip whole. */
export const supplierOfFlight = (
  { flightSupplierOf }: Pick<QuoteDeps, 'flightSupplierOf'>,
  { slices }: Pick<FlightAsk, 'slices'>,
) => {
  const supplier = flightSupplierOf(slices[0]!.sliceId);
  return slices.every(({ sliceId }) => supplier?.sells(sliceId)) ? supplier : undefined;
};

export async function priceFlight(
  deps: QuoteDeps,
  request: FlightAsk,
  context: CallContext,
): Promise<Outcome<FlightSale, FlightRejection>> {
  const supplier = supplierOfFlight(deps, request);
  if (!supplier) return rejected({ reason: 'RateNotAvailable' });
  const priced = await supplier.price({ ...request, now: deps.clock.now() }, context);
  if (priced.outcome !== 'ok') return priced;
  const { flight, price, cancellation, voidHours } = priced.value;
  const exitSeats = await exitSeatsOf(deps, supplier, request, context);
  const offer = {
    ...{ flight, price, miles: milesFor(price.total), cancellation, voidHours },
    ...(exitSeats.length > 0 && { exitSeats }),
  };
  return ok({ product: 'Flight', request, offer });
}
