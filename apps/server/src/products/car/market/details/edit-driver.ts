/** Edited details of a main driver at the car market. */
import { isBefore } from '@sojourn/domain/dates.ts';
import { first } from '@sojourn/domain/present.ts';
import type { EditRejection, EditRequest } from '#suppliers/edit-port.ts';
import { takeEdit } from '#suppliers/market/edits/take-edit.ts';
import type { Outcome } from '#suppliers/outcome.ts';
import type { DriverDetails } from '../../details/details-port.ts';
import { checkLoyalty } from '../confirm.ts';
import { type CarMarket, companyOfCar } from '../market.ts';
import { lockOrder } from '../store.ts';
import { setDriverDetails } from './store.ts';

export const editDriver = (
  { db, world }: Pick<CarMarket, 'db' | 'world'>,
  request: EditRequest<DriverDetails>,
): Promise<Outcome<null, EditRejection>> =>
  takeEdit(db, request, {
    lock: (tx) => lockOrder(tx, request.reference),
    change: async (tx, { locator, state, pickUpAt, carId }) => {
      const { reference, now } = request;
      const { loyaltyNumber: number, flightNumber, lastName } = first(request.travelers);
      if (locator === null) return 'NotFound';
      if (state !== 'confirmed') return 'NotChangeable';
      if (!isBefore(now, pickUpAt)) return 'Departed';
      const program = companyOfCar(world, carId) ?? '';
      const checked = number === '' ? null : checkLoyalty({ program, number, lastName });
      if (checked?.outcome === 'rejected') return checked.rejection.reason;
      await setDriverDetails(tx, reference, { loyaltyNumber: number, flightNumber });
      return null;
    },
  });
