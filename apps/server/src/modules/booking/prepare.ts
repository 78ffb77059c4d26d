/** What a checkout comes to once it is paid for, or every field that keeps it from that. */

import { prepareFlight } from '#products/flight/booking/prepare-flight.ts';
import { prepareHotel } from '#products/hotel/booking/prepare-hotel.ts';
import { refuse } from '../../refusal.ts';
import type { CheckoutRow } from '../checkouts/store.ts';
import type { PayDeps } from './deps.ts';
import type { Prepared } from './prepared.ts';

/** Refuses with every field that stands in the way; a card only when something is left for it. */
export function prepare(deps: PayDeps, row: CheckoutRow, cardMinor: number): Prepared {
  const prepared = row.product === 'Hotel' ? prepareHotel(deps, row) : prepareFlight(deps, row);
  const fields = 'fields' in prepared ? [...prepared.fields] : [];
  if (cardMinor > 0 && row.draft.paymentId === null && !fields.some(({ path }) => path === 'paymentId'))
    fields.push({ path: 'paymentId', problem: 'missing' });
  if (!('fields' in prepared) && fields.length === 0) return prepared;
  return refuse('CheckoutIncomplete', { fields });
}
