/** A change whose quote is agreed to at once, as it costs nothing, in its caller's transaction. */
import { type Instant, plusSeconds } from '@sojourn/domain/dates.ts';
import { mustMove } from '#workflow/move.ts';
import type { Tx } from '#workflow/saga.ts';
import { CHANGE_MACHINE } from './machines.ts';
import type { ChangeQuoted } from './product.ts';
import { confirmingColumns, insertChange, type NewChange, quotedColumns } from './store.ts';

const QUOTE_SECONDS = 600;

export async function insertConfirmed(
  tx: Tx,
  change: NewChange & { readonly quote: ChangeQuoted },
  at: Instant,
): Promise<void> {
  const { tenantId, customerId, changeId, quote } = change;
  await insertChange(tx, change, at);
  const of = { tenantId, customerId, subject: [changeId] as const, cause: 'rebooked', at };
  const set = quotedColumns(quote, plusSeconds(at, QUOTE_SECONDS));
  await mustMove(tx, CHANGE_MACHINE, { ...of, from: ['requested'], to: 'quoted', set });
  const confirming = { ...of, from: ['quoted'] as const, to: 'confirming' as const };
  await mustMove(tx, CHANGE_MACHINE, { ...confirming, set: confirmingColumns(null) });
}
