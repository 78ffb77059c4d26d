/** The receipt call of the contract. */
import type { Handlers } from '#context.ts';
import { getReceipt, type ReceiptDeps } from './get-receipt.ts';

export const receiptRoutes = (deps: ReceiptDeps): Pick<Handlers, 'getReceipt'> => ({
  getReceipt: ({ params, actor }) => getReceipt(deps, params.bookingId, actor),
});
