import type { SupplierSide } from '#modules/booking/supplier-record.ts';
import { ok } from '#suppliers/outcome.ts';
import type { HotelBooking, HotelDeps } from '../sale.ts';
import { supplierSchedule } from '../schedule-of-hotel.ts';

export function hotelSide({ clock, supplierOf }: HotelDeps, booking: HotelBooking): SupplierSide | null {
  const supplier = supplierOf(booking.request.stayId);
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
