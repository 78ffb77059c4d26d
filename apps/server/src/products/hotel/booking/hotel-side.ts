import type { HotelBooking } from '#modules/booking/store.ts';
import type { SupplierSide } from '#modules/booking/supplier-record.ts';
import { ok } from '#suppliers/outcome.ts';
import type { QuoteDeps } from '../../../modules/checkouts/quote.ts';

export function hotelSide({ supplierOf }: QuoteDeps, booking: HotelBooking): SupplierSide | undefined {
  const supplier = supplierOf(booking.request.stayId);
  const reference = booking.bookingId;
  return (
    supplier && {
      lookUp: async (context) => {
        const found = await supplier.lookUp({ reference }, context);
        if (found.outcome !== 'ok') return found;
        const order = found.value?.order ?? null;
        const state = order?.state ?? (found.value?.hold ? 'held' : 'none');
        return ok({ state, locator: order?.locator ?? null });
      },
      quoteCancel: (now, context) => supplier.quoteCancel({ reference, now }, context),
      cancel: (penaltyMinor, now, context) => supplier.cancel({ reference, penaltyMinor, now }, context),
    }
  );
}
