/** An order's supplier, called as canceling and reconciling do. */
import type { Clock } from '@sojourn/domain/effects.ts';
import type { OrderRecord } from '#suppliers/order-port.ts';
import { ok } from '#suppliers/outcome.ts';
import type { BookedSale, Booking } from '../booking.ts';
import type { SupplierSide } from '../supplier-record.ts';
import type { SingleOrder } from './single-order.ts';

/** Null when nobody sells it any longer. */
export function orderSide<B extends BookedSale, T extends object, R, C, P, F extends OrderRecord<P, No>, No>(
  { clock }: { readonly clock: Clock },
  one: SingleOrder<B, T, R, C, P, F, No>,
  booking: Booking<B>,
): SupplierSide | null {
  const supplier = one.supplierOf(booking.request);
  const reference = booking.bookingId;
  if (!supplier) return null;
  return {
    lookUp: async (context) => {
      const answer = await supplier.lookUp({ reference, now: clock.now() }, context);
      if (answer.outcome !== 'ok') return answer;
      const found = answer.value;
      if (!found) return ok({ state: 'none', locator: null });
      const { hold, order, isDeciding } = found;
      const before = isDeciding ? 'Pending' : hold ? 'held' : 'none';
      const schedule = one.schedule(booking, found);
      return ok({ state: order?.state ?? before, locator: order?.locator ?? null, schedule });
    },
    quoteCancel: (now, context) => supplier.quoteCancel({ reference, now }, context),
    cancel: (penaltyMinor, now, context) => supplier.cancel({ reference, penaltyMinor, now }, context),
    acceptChange: (version, now, context) => supplier.acceptChange({ reference, version, now }, context),
  };
}
