import type { HomeRequestRecord } from '@sojourn/products/home/sell/requests/request-port.ts';
import type { RequestRow } from './store.ts';

/** What the buyer gets of a request. */
export const recordOf = (row: RequestRow): HomeRequestRecord => {
  const { state, sentAt, answerBy, answeredAt, cause, nightsHeldUntil } = row;
  return { state, sentAt, answerBy, answeredAt, cause, nightsHeldUntil };
};

/** Its host has accepted, and its nights are kept while the guest is to pay. */
export const hasNights = ({ state }: Pick<RequestRow, 'state'>): boolean =>
  state === 'accepted' || state === 'awaitingPayment';
