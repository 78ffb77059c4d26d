/** Edited details of a lead guest at the hotel market. */
import { first } from '@sojourn/domain/present.ts';
import type { EditRejection, EditRequest } from '#suppliers/edit-port.ts';
import { numberProblem, takeEdit } from '#suppliers/market/edits/take-edit.ts';
import type { Outcome } from '#suppliers/outcome.ts';
import type { GuestDetails } from '../../details/details-port.ts';
import type { Market } from '../market.ts';
import { lockOrder } from '../store.ts';
import { readLoyaltyNumber, setGuestDetails } from './store.ts';

export const editGuest = (
  { db }: Pick<Market, 'db'>,
  request: EditRequest<GuestDetails>,
): Promise<Outcome<null, EditRejection>> =>
  takeEdit(db, request, {
    lock: (tx) => lockOrder(tx, request.reference),
    change: async (tx, { locator, state }) => {
      const { reference } = request;
      const { loyaltyNumber, requests, lastName } = first(request.travelers);
      if (locator === null) return 'NotFound';
      if (state !== 'confirmed') return 'NotChangeable';
      const isKnown = loyaltyNumber === (await readLoyaltyNumber(tx, reference));
      const problem = isKnown ? null : numberProblem(loyaltyNumber, { lastName });
      if (!problem) await setGuestDetails(tx, reference, { loyaltyNumber, requests });
      return problem;
    },
  });
