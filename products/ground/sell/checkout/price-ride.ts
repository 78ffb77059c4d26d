/** Asks a ride's supplier for its price and conditions. */
import type { ErrorCode } from '@sojourn/contract/errors.ts';
import { milesFor, money } from '@sojourn/domain/money.ts';
import { type CallContext, type Outcome, ok, rejected } from '@sojourn/server/suppliers/outcome.ts';
import type { GroundFailure } from '#ground/wire/ground-codes.ts';
import type { GroundDeps, GroundQuoteRequest, GroundSale } from '../sale.ts';

/** The rejections that are errors of a checkout by their own names. */
export const GROUND_REJECTIONS = ['NoAvailability', 'RideNotInTime'] as const satisfies readonly ErrorCode[];

export async function priceRide(
  deps: Pick<GroundDeps, 'groundSupplierOf' | 'clock'>,
  request: GroundQuoteRequest,
  context: CallContext,
  guaranteeId?: string,
): Promise<Outcome<GroundSale, { readonly reason: GroundFailure }>> {
  const supplier = deps.groundSupplierOf(request.transferId);
  if (!supplier) return rejected({ reason: 'RateNotAvailable' });
  const priced = await supplier.price({ ...request, guaranteeId, now: deps.clock.now() }, context);
  if (priced.outcome === 'rejected') {
    const { reason } = priced.rejection;
    return rejected({ reason: reason === 'PriceIncreased' ? 'RateNotAvailable' : reason });
  }
  if (priced.outcome !== 'ok') return priced;
  const { price, ...terms } = priced.value;
  const total = money(price.totalMinor, price.currency);
  return ok({ product: 'ground', request, offer: { ...terms, price: { total }, miles: milesFor(total) } });
}
