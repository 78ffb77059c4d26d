/** What an operator knows of whom it picks up, edited after booking: name, phone, street, a note. */
import { first } from '@sojourn/domain/present.ts';
import { createEditing } from '@sojourn/server/modules/trips/changes/details/create-editing.ts';
import type { Editing } from '@sojourn/server/modules/trips/changes/product.ts';
import { ok, unavailable } from '@sojourn/server/suppliers/outcome.ts';
import { type BookedGround, type GroundDeps, type GroundParty, travelerOf } from '../sale.ts';

export const groundEditing = ({
  sealer,
  groundSupplierOf,
}: Pick<GroundDeps, 'sealer' | 'groundSupplierOf'>): Editing<BookedGround> =>
  createEditing<BookedGround, GroundParty>(sealer, {
    names: ['rider', 'riderPhone', 'rideAddress', 'driverNote'],
    closesAt: ({ offer }) => offer.summary.pickUp.at,
    view: ({ guests, contact }, [party]) => {
      const { firstName, lastName } = first(guests);
      return {
        kind: 'Ground',
        rider: { firstName, lastName },
        riderPhone: party?.riderPhone ?? contact.phone,
        rideAddress: party?.rideAddress ?? '',
        driverNote: party?.driverNote ?? '',
      };
    },
    apply: (_, [party], details) => {
      if (details.kind !== 'Ground') return null;
      const { rider, riderPhone, rideAddress, driverNote } = details;
      const rideFlight = party?.rideFlight ?? '';
      return { guests: [rider], travelers: [{ rider, riderPhone, rideFlight, rideAddress, driverNote }] };
    },
    send: async ({ bookingId: reference, request }, [party], of, context) => {
      const supplier = groundSupplierOf(request.transferId);
      if (!supplier || !party) return unavailable;
      return supplier.edit({ ...of, reference, travelers: [travelerOf(party)] }, context);
    },
    listSent: async ({ bookingId: reference, request }, context) => {
      const found = await groundSupplierOf(request.transferId)?.lookUp({ reference }, context);
      return found?.outcome === 'ok' ? ok(found.value?.edits ?? []) : (found ?? unavailable);
    },
  });
