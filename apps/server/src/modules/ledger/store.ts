/** The SQL of the ledger: one statement for each posting. */
import type { Instant } from '@sojourn/domain/dates.ts';
import type { BookingId, CreditId } from '@sojourn/domain/ids.ts';
import type { Entry, Phase } from '@sojourn/domain/ledger/accounts.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#db/client.ts';
import type { Owner, Tx } from '#workflow/saga.ts';

/** What money moves for: a booking, or a credit that is granted or ends. */
export type LedgerSubject = BookingId | CreditId;
export type Posting = Owner & {
  readonly subjectId: LedgerSubject;
  /** Once for a subject: `authorize`, `capture`, `void`, `cancel`, `refund:1` … */
  readonly kind: string;
  readonly phase: Phase;
  readonly resolves?: string;
  readonly entries: readonly Entry[];
  readonly at: Instant;
};

/** The transaction and its entries in one statement; the database refuses them unless they sum to zero. */
export async function post(tx: Tx, posting: Posting): Promise<void> {
  await sql`with ${postingPart(posting, 0)} select`.execute(tx);
}

/** The same as parts of another statement, named apart by `i`. */
export function postingPart(posting: Posting, i: number): RawBuilder<unknown> {
  const { tenantId, customerId, subjectId, kind, entries } = posting;
  const [transaction, lines] = [sql.raw(`posting${i}`), sql.raw(`entries${i}`)];
  return sql`${transaction} as (
      insert into ledger_transactions (tenant_id, customer_id, subject_id, kind, phase, resolves, at)
      values (${tenantId}, ${customerId}, ${subjectId}, ${kind}, ${posting.phase},
        ${posting.resolves ?? null}, ${posting.at})),
    ${lines} as (insert into ledger_entries
      (tenant_id, customer_id, subject_id, kind, line, account, instance, amount_minor, currency)
    select ${tenantId}, ${customerId}, ${subjectId}, ${kind}, e.line, e.account, e.instance, e.amount,
      e.currency
    from unnest(${entries.map(({ account }) => account)}::text[],
      ${entries.map(({ instance }) => instance ?? '')}::text[],
      ${entries.map(({ amountMinor }) => amountMinor)}::bigint[],
      ${entries.map(({ currency }) => currency)}::text[])
      with ordinality as e (account, instance, amount, currency, line))`;
}

/** Ends a pending transaction without effect; nothing when there is none. */
export async function voidPending(
  tx: Tx,
  owner: Owner,
  subjectId: LedgerSubject,
  kinds: { readonly pending: string; readonly kind: string },
  at: Instant,
): Promise<void> {
  await sql`insert into ledger_transactions (tenant_id, customer_id, subject_id, kind, phase, resolves, at)
    select tenant_id, customer_id, subject_id, ${kinds.kind}, 'void', kind, ${at}::timestamptz
    from ledger_transactions
    where tenant_id = ${owner.tenantId} and customer_id = ${owner.customerId}
      and subject_id = ${subjectId} and kind = ${kinds.pending}`.execute(tx);
}

export type NotedMove = {
  readonly machine: string;
  readonly fromState: string | null;
  readonly toState: string;
};
/** The kinds of moves that were ever made. */
export async function readMoves(db: Db): Promise<NotedMove[]> {
  const { rows } =
    await sql<NotedMove>`select distinct machine, from_state as "fromState", to_state as "toState"
    from transitions`.execute(db);
  return rows;
}
