import type { SupplierSide } from '#modules/booking/supplier-record.ts';
import { ok } from '#suppliers/outcome.ts';
import type { CarBooking, CarDeps } from '../sale.ts';
import { supplierSchedule } from '../schedule-of-car.ts';

/** A car's supplier, asked as cancelling and reconciling ask; null when nobody rents it out any longer. */
export function carSide(
  { clock, carSupplierOf }: Pick<CarDeps, 'clock' | 'carSupplierOf'>,
  booking: CarBooking,
): SupplierSide | null {
  const supplier = carSupplierOf(booking.request.carId);
  const reference = booking.bookingId;
  if (!supplier) return null;
  return {
    lookUp: async (context) => {
      const found = await supplier.lookUp({ reference, now: clock.now() }, context);
      if (found.outcome !== 'ok') return found;
      const order = found.value?.order ?? null;
      const state = order?.state ?? (found.value?.hold ? 'held' : 'none');
      const changed = found.value?.schedule;
      const schedule = changed && supplierSchedule(booking, changed);
      return ok({ state, locator: order?.locator ?? null, ...(schedule ? { schedule } : {}) });
    },
    quoteCancel: (now, context) => supplier.quoteCancel({ reference, now }, context),
    cancel: (penaltyMinor, now, context) => supplier.cancel({ reference, penaltyMinor, now }, context),
    acceptChange: (version, now, context) => supplier.acceptChange({ reference, version, now }, context),
  };
}
