/** The customer's payments that wait for their bank. */
import type { OutputOf } from '@sojourn/contract/call.ts';
import type { Calls } from '@sojourn/contract/calls.ts';
import type { PaymentConfirmation } from '@sojourn/contract/payment-confirmations.ts';
import type { Locale } from '@sojourn/contract/primitives.ts';
import { type BookingId, isId } from '@sojourn/domain/ids.ts';
import { money } from '@sojourn/domain/money.ts';
import type { Actor } from '#context.ts';
import type { Db } from '#db/client.ts';
import type { Owner } from '#workflow/saga.ts';
import { type Confirmation, readWaiting } from './store.ts';

export type ShowDeps = {
  readonly db: Db;
  readonly titlesOf: (
    reader: Owner & { readonly locale: Locale },
    ids: readonly BookingId[],
  ) => Promise<ReadonlyMap<BookingId, string>>;
};

/** Agents in the customer's place don't see the bank's page. */
export async function showConfirmations(
  deps: ShowDeps,
  rows: readonly Confirmation[],
  actor: Actor,
): Promise<PaymentConfirmation[]> {
  const ids = rows.map(({ bookingId }) => bookingId);
  const titles = await deps.titlesOf(actor, ids);
  return rows.map((row) => ({
    confirmationId: row.confirmationId,
    ...(isId('frz', row.bookingId)
      ? { bookingId: null, freezeId: row.bookingId }
      : { bookingId: row.bookingId, freezeId: null }),
    kind: row.kind,
    isAttended: row.isAttended,
    title: titles.get(row.bookingId) ?? '',
    amount: money(row.amountMinor, row.currency),
    label: row.label,
    url: actor.isDelegated ? null : row.url,
    until: row.until,
    endedAs: row.endedAs,
  }));
}

export async function listConfirmations(
  deps: ShowDeps,
  actor: Actor,
): Promise<OutputOf<Calls['listPaymentConfirmations']>> {
  return { confirmations: await showConfirmations(deps, await readWaiting(deps.db, actor), actor) };
}
