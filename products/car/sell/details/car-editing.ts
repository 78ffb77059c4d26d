/** What a rental company knows of the main driver, edited after booking. */
import { first } from '@sojourn/domain/present.ts';
import { createEditing } from '@sojourn/server/modules/trips/changes/details/create-editing.ts';
import type { Editing } from '@sojourn/server/modules/trips/changes/product.ts';
import { ok, unavailable } from '@sojourn/server/suppliers/outcome.ts';
import { loyaltyOf } from '../booking/prepare-car.ts';
import type { BookedCar, CarDeps, MainDriver } from '../sale.ts';

export const carEditing = ({ carSupplierOf, sealer }: CarDeps): Editing<BookedCar> =>
  createEditing<BookedCar, MainDriver>(sealer, {
    names: ['loyaltyNumber', 'flightNumber'],
    closesAt: ({ startsAt }) => startsAt,
    view: (_, [driver]) => ({
      kind: 'Car',
      loyaltyNumber: driver?.loyaltyNumber ?? '',
      flightNumber: driver?.flightNumber ?? '',
    }),
    apply: (booking, [driver, ...others], details) => {
      if (details.kind !== 'Car' || !driver) return null;
      const loyalty = loyaltyOf(booking, details.loyaltyNumber);
      if ('path' in loyalty) return { fields: [{ ...loyalty, path: `details.${loyalty.path}` }] };
      const { flightNumber } = details;
      const edited = { ...driver, flightNumber, loyaltyNumber: loyalty.number };
      return { guests: booking.guests, travelers: [edited, ...others] };
    },
    send: async ({ bookingId: reference, request, guests }, [driver], of, context) => {
      const supplier = carSupplierOf(request.carId);
      if (!supplier || !driver) return unavailable;
      const { loyaltyNumber, flightNumber } = driver;
      const travelers = [{ loyaltyNumber, flightNumber, lastName: first(guests).lastName }];
      return supplier.edit({ ...of, reference, travelers }, context);
    },
    listSent: async ({ bookingId: reference, request }, context) => {
      const found = await carSupplierOf(request.carId)?.lookUp({ reference }, context);
      return found?.outcome === 'ok' ? ok(found.value?.edits ?? []) : (found ?? unavailable);
    },
  });
