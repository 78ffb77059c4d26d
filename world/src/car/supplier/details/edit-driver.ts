/** Edited details of a main driver at the car market. */
import { isBefore } from '@sojourn/domain/dates.ts';
import { first } from '@sojourn/domain/present.ts';
import type { DriverDetails } from '@sojourn/products/car/sell/details/details-port.ts';
import type { EditRejection, EditRequest } from '@sojourn/server/suppliers/edit-port.ts';
import type { Outcome } from '@sojourn/server/suppliers/outcome.ts';
import { takeEdit } from '#orders/edits/take-edit.ts';
import { checkLoyalty } from '../check-loyalty.ts';
import { type CarMarket, companyOfCar } from '../market.ts';
import { CAR_ORDERS } from '../store.ts';

export const editDriver = (
  { db, world }: Pick<CarMarket, 'db' | 'world'>,
  request: EditRequest<DriverDetails>,
): Promise<Outcome<null, EditRejection>> =>
  takeEdit(db, request, {
    lock: (tx) => CAR_ORDERS.lock(tx, request.reference),
    change: async (tx, { locator, state, pickUpAt, carId }) => {
      const { reference, now } = request;
      const { loyaltyNumber: number, flightNumber, lastName } = first(request.travelers);
      if (locator === null) return 'NotFound';
      if (state !== 'confirmed') return 'NotChangeable';
      if (!isBefore(now, pickUpAt)) return 'Departed';
      const program = companyOfCar(world, carId) ?? '';
      const checked = number === '' ? null : checkLoyalty({ program, number, lastName });
      if (checked?.outcome === 'rejected') return checked.rejection.reason;
      await CAR_ORDERS.setPeople(tx, reference, { loyaltyNumber: number, flightNumber });
      return null;
    },
  });
