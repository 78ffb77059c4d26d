/** Checkouts that were sent to a host: nothing of them changes but the card, until the host has answered. */

import type { Instant } from '@sojourn/domain/dates.ts';
import type { CheckoutId, HomeRequestId, PaymentId, QuoteId } from '@sojourn/domain/ids.ts';
import { sql } from 'kysely';
import type { Db } from '#db/client.ts';
import type { Owner, Tx } from '#workflow/saga.ts';

/**
 * A host is asked with the quote: nothing is chosen or typed from then on. False when it isn't its quote (any
 * more), or it was sent before.
 */
export async function sendCheckout(
  tx: Tx,
  { tenantId, customerId }: Owner,
  checkoutId: CheckoutId,
  sent: { readonly requestId: HomeRequestId; readonly quoteId: QuoteId },
  at: Instant,
): Promise<boolean> {
  const { numAffectedRows } = await sql`update checkouts set request_id = ${sent.requestId},
      updated_at = ${at}
    where tenant_id = ${tenantId} and customer_id = ${customerId} and checkout_id = ${checkoutId}
      and state = 'open' and request_id is null and quote_id = ${sent.quoteId}`.execute(tx);
  return numAffectedRows === 1n;
}

/** The host was never asked after all: it can be changed again. */
export async function reopenSent(
  tx: Tx,
  { tenantId, customerId }: Owner,
  { checkoutId, requestId }: { readonly checkoutId: CheckoutId; readonly requestId: HomeRequestId },
): Promise<void> {
  await sql`update checkouts set request_id = null
    where tenant_id = ${tenantId} and customer_id = ${customerId} and checkout_id = ${checkoutId}
      and state = 'open' and request_id = ${requestId}`.execute(tx);
}

/** Another card pays what was sent; false while it's booked. */
export async function changeSentCard(
  db: Db,
  { tenantId, customerId }: Owner,
  checkoutId: CheckoutId,
  paymentId: PaymentId,
): Promise<boolean> {
  const { numAffectedRows } =
    await sql`update checkouts set draft = draft || ${JSON.stringify({ paymentId })}::jsonb
    where tenant_id = ${tenantId} and customer_id = ${customerId} and checkout_id = ${checkoutId}
      and state = 'open' and request_id is not null`.execute(db);
  return numAffectedRows === 1n;
}
