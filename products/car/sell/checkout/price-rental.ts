/** Asks a car's supplier for its price and conditions with what was chosen. */
import type { ErrorCode } from '@sojourn/contract/errors.ts';
import { milesFor } from '@sojourn/domain/money.ts';
import { type CallContext, type Outcome, ok, rejected } from '@sojourn/server/suppliers/outcome.ts';
import type { CarDeps, CarQuoteRequest, CarSale } from '../sale.ts';
import type { CarRejection } from '../supplier.ts';

/** The rejections that are errors of a checkout by their own names. */
export const CAR_PRICE_ERRORS = [
  'NoAvailability',
  'DeskClosed',
  'DriverTooYoung',
  'DriverTooOld',
] as const satisfies readonly ErrorCode[];

export async function priceRental(
  deps: CarDeps,
  request: CarQuoteRequest,
  context: CallContext,
  guaranteeId?: string,
): Promise<Outcome<CarSale, CarRejection>> {
  const supplier = deps.carSupplierOf(request.carId);
  if (!supplier) return rejected({ reason: 'RateNotAvailable' });
  const priced = await supplier.price({ ...request, guaranteeId, now: deps.clock.now() }, context);
  if (priced.outcome !== 'ok') return priced;
  const { summary: rental, price: rentalPrice, ...terms } = priced.value;
  const price = { total: rentalPrice.dueToday };
  const offer = { ...terms, rental, rentalPrice, price, miles: milesFor(price.total) };
  return ok({ product: 'car', request, offer });
}
