/** What a checkout comes to once it is paid for, or every field that keeps it from that. */
import type { Actor } from '../../context.ts';
import { refuse } from '../../refusal.ts';
import type { CheckoutRow } from '../checkouts/checkout-row.ts';
import type { PayDeps } from './deps.ts';
import type { Prepared } from './prepared.ts';

/** Refuses with every field that stands in the way; a card only when something is left for it. */
export function prepare(deps: PayDeps, row: CheckoutRow, cardMinor: number, actor: Actor): Prepared {
  const prepared = deps.products[row.product].prepare(row, {
    duplicate: (tx) => deps.duplicateOf(actor, row, tx),
  });
  const fields = 'fields' in prepared ? [...prepared.fields] : [];
  if (cardMinor > 0 && row.draft.paymentId === null && !fields.some(({ path }) => path === 'paymentId'))
    fields.push({ path: 'paymentId', problem: 'missing' });
  if (!('fields' in prepared) && fields.length === 0) return prepared;
  return refuse('CheckoutIncomplete', { fields });
}
