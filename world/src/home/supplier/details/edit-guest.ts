/** Edited details of the guest who checks in, at the home market. */
import { first } from '@sojourn/domain/present.ts';
import type { HomeGuest } from '@sojourn/products/home/sell/details/details-port.ts';
import type { EditRejection, EditRequest } from '@sojourn/server/suppliers/edit-port.ts';
import type { Outcome } from '@sojourn/server/suppliers/outcome.ts';
import { takeEdit } from '#orders/edits/take-edit.ts';
import { hasBegun } from '../desk.ts';
import type { HomeMarket } from '../market.ts';
import { HOME_ORDERS } from '../store.ts';

export const editGuest = (
  { db }: Pick<HomeMarket, 'db'>,
  request: EditRequest<HomeGuest>,
): Promise<Outcome<null, EditRejection>> =>
  takeEdit(db, request, {
    lock: (tx) => HOME_ORDERS.lock(tx, request.reference),
    change: async (tx, order) => {
      if (order.locator === null) return 'NotFound';
      if (order.state !== 'confirmed') return 'NotChangeable';
      if (hasBegun(order, request.now)) return 'Departed';
      await HOME_ORDERS.setPeople(tx, request.reference, first(request.travelers));
      return null;
    },
  });
