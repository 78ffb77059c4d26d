/** A ride's supplier, called as canceling and reconciling do. */
import { orderSide } from '@sojourn/server/modules/selling/booking/single-order/order-side.ts';
import type { SupplierSide } from '@sojourn/server/modules/selling/booking/supplier-record.ts';
import { ok } from '@sojourn/server/suppliers/outcome.ts';
import type { GroundBooking, GroundDeps } from '../sale.ts';
import { groundOrder } from './ground-order.ts';

/**
 * An operator who calls it off has canceled the order at once. Until its traveler has the money back that's a
 * change of the schedule, and no difference between the records.
 */
export function groundSide(
  deps: Pick<GroundDeps, 'groundSupplierOf' | 'clock'>,
  booking: GroundBooking,
): SupplierSide | null {
  const side = orderSide(deps, groundOrder(deps), booking);
  if (!side || booking.state !== 'Confirmed') return side;
  return {
    ...side,
    lookUp: async (context) => {
      const found = await side.lookUp(context);
      const isCalledOff = found.outcome === 'ok' && found.value.schedule?.parts?.length === 0;
      return isCalledOff ? ok({ ...found.value, state: 'Confirmed' }) : found;
    },
  };
}
