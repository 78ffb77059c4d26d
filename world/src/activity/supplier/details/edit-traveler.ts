/** Edited details of who comes, at the activity market: their name, where they join, what they write. */
import { first } from '@sojourn/domain/present.ts';
import type { ActivityTraveler } from '@sojourn/products/activity/sell/supplier.ts';
import type { EditRejection, EditRequest } from '@sojourn/server/suppliers/edit-port.ts';
import type { Outcome } from '@sojourn/server/suppliers/outcome.ts';
import { takeEdit } from '#orders/edits/take-edit.ts';
import { hasBegun, isAnswered, isPickupPossible } from '../desk.ts';
import type { ActivityMarket } from '../market.ts';
import { ACTIVITY_ORDERS } from '../store.ts';

export const editTraveler = (
  { db }: Pick<ActivityMarket, 'db'>,
  request: EditRequest<ActivityTraveler>,
): Promise<Outcome<null, EditRejection>> =>
  takeEdit(db, request, {
    lock: (tx) => ACTIVITY_ORDERS.lock(tx, request.reference),
    change: async (tx, order) => {
      if (order.locator === null) return 'NotFound';
      if (order.state !== 'confirmed') return 'NotChangeable';
      if (hasBegun(order, request.now)) return 'Departed';
      const traveler = first(request.travelers);
      if (!isPickupPossible(order, traveler.pickup, request.now) || !isAnswered(order, traveler))
        return 'RequestRefused';
      await ACTIVITY_ORDERS.setPeople(tx, request.reference, traveler);
      return null;
    },
  });
