/** Edited details of a lead guest at the hotel market. */
import { first } from '@sojourn/domain/present.ts';
import type { GuestDetails } from '@sojourn/products/hotel/sell/details/details-port.ts';
import type { EditRejection, EditRequest } from '@sojourn/server/suppliers/edit-port.ts';
import type { Outcome } from '@sojourn/server/suppliers/outcome.ts';
import { numberProblem, takeEdit } from '#orders/edits/take-edit.ts';
import type { Market } from '../market.ts';
import { readLoyaltyNumber, STAY_ORDERS } from '../store.ts';

export const editGuest = (
  { db }: Pick<Market, 'db'>,
  request: EditRequest<GuestDetails>,
): Promise<Outcome<null, EditRejection>> =>
  takeEdit(db, request, {
    lock: (tx) => STAY_ORDERS.lock(tx, request.reference),
    change: async (tx, { locator, state }) => {
      const { reference } = request;
      const { loyaltyNumber, requests, lastName } = first(request.travelers);
      if (locator === null) return 'NotFound';
      if (state !== 'confirmed') return 'NotChangeable';
      const isKnown = loyaltyNumber === (await readLoyaltyNumber(tx, reference));
      const problem = isKnown ? null : numberProblem(loyaltyNumber, { lastName });
      if (!problem) await STAY_ORDERS.setPeople(tx, reference, { loyaltyNumber, requests });
      return problem;
    },
  });
