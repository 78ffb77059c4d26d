/** What a hotel knows of its lead guest, edited after booking. */
import { first } from '@sojourn/domain/present.ts';
import { createEditing } from '@sojourn/server/modules/trips/changes/details/create-editing.ts';
import type { Editing } from '@sojourn/server/modules/trips/changes/product.ts';
import { ok, unavailable } from '@sojourn/server/suppliers/outcome.ts';
import type { BookedStay, HotelDeps, LeadGuest } from '../sale.ts';

export const hotelEditing = ({ supplierOf, sealer }: HotelDeps): Editing<BookedStay> =>
  createEditing<BookedStay, LeadGuest>(sealer, {
    names: ['loyaltyNumber', 'requests'],
    closesAt: ({ startsAt }) => startsAt,
    view: (_, [lead]) => ({
      kind: 'Hotel',
      loyaltyNumber: lead?.loyaltyNumber ?? '',
      requests: lead?.requests ?? '',
    }),
    apply: ({ guests }, [lead, ...others], details) => {
      if (details.kind !== 'Hotel' || !lead) return null;
      const { loyaltyNumber, requests } = details;
      return { guests, travelers: [{ ...lead, requests, loyaltyNumber: loyaltyNumber.trim() }, ...others] };
    },
    send: async ({ bookingId: reference, request, guests }, [lead], of, context) => {
      const supplier = supplierOf(request.stayId);
      if (!supplier || !lead) return unavailable;
      const { loyaltyNumber, requests } = lead;
      const travelers = [{ loyaltyNumber, requests, lastName: first(guests).lastName }];
      return supplier.edit({ ...of, reference, travelers }, context);
    },
    listSent: async ({ bookingId: reference, request }, context) => {
      const found = await supplierOf(request.stayId)?.lookUp({ reference }, context);
      return found?.outcome === 'ok' ? ok(found.value?.edits ?? []) : (found ?? unavailable);
    },
  });
