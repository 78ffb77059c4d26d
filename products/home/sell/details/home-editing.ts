/** What a host knows of their guest, edited after booking: who checks in, and what they write. */

import { first } from '@sojourn/domain/present.ts';
import { createEditing } from '@sojourn/server/modules/trips/changes/details/create-editing.ts';
import type { Editing } from '@sojourn/server/modules/trips/changes/product.ts';
import { ok, unavailable } from '@sojourn/server/suppliers/outcome.ts';
import { type BookedHome, type HomeDeps, type HomeVisitor, supplierOfStays } from '../sale.ts';

export const homeEditing = (deps: HomeDeps): Editing<BookedHome> =>
  createEditing<BookedHome, HomeVisitor>(deps.sealer, {
    names: ['guest', 'message'],
    closesAt: ({ startsAt }) => startsAt,
    view: ({ guests }, [visitor]) => {
      const { firstName, lastName } = first(guests);
      return { kind: 'Home', guest: { firstName, lastName }, message: visitor?.message ?? '' };
    },
    apply: (_, __, details) => {
      if (details.kind !== 'Home') return null;
      const { guest, message } = details;
      return { guests: [guest], travelers: [{ guest, message }] };
    },
    send: async ({ bookingId: reference, request }, [visitor], of, context) => {
      const supplier = supplierOfStays(deps, request);
      if (!supplier || !visitor) return unavailable;
      const { guest, message } = visitor;
      return supplier.edit({ ...of, reference, travelers: [{ ...guest, message }] }, context);
    },
    listSent: async ({ bookingId: reference, request }, context) => {
      const found = await supplierOfStays(deps, request)?.lookUp({ reference }, context);
      return found?.outcome === 'ok' ? ok(found.value?.edits ?? []) : (found ?? unavailable);
    },
  });
