/** What a company is deciding about stays what it's deciding about: it can be canceled, but not changed. */
import type { ApprovalState } from '@sojourn/domain/approvals/approval-state.ts';
import type { CheckoutId } from '@sojourn/domain/ids.ts';
import type { Db } from '#db/client.ts';
import { refuse } from '#refusal.ts';
import type { Owner, Tx } from '#workflow/saga.ts';
import { readOfCheckout } from './store.ts';

const UNDECIDED: ReadonlySet<ApprovalState> = new Set(['sending', 'inReview', 'canceling']);

/** Refuses with BookingInReview. A request is there before its booking, so none is missed. */
export async function requireNotInReview(
  db: Db | Tx,
  { tenantId, customerId, checkoutId }: Owner & { readonly checkoutId: CheckoutId },
): Promise<void> {
  const request = await readOfCheckout(db, { tenantId, customerId }, checkoutId);
  if (request && UNDECIDED.has(request.state)) refuse('BookingInReview');
}
