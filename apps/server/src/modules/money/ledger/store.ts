/** The SQL of the ledger: one statement for each posting. */
import type { Instant } from '@sojourn/domain/dates.ts';
import type { AirlineCreditId, BookingId, CreditId, DepositId, PriceFreezeId } from '@sojourn/domain/ids.ts';
import type { Entry, Phase } from '@sojourn/domain/ledger/accounts.ts';
import type { Owed } from '@sojourn/domain/ledger/postings.ts';
import { assertPresent } from '@sojourn/domain/present.ts';
import { withNext } from '@sojourn/postgres/with-next.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#db/client.ts';
import type { Owner, Tx } from '#workflow/saga.ts';

/** What money moves for: a booking, a price freeze, a deposit, or a credit that is granted or ends. */
type LedgerSubject = BookingId | CreditId | AirlineCreditId | PriceFreezeId | DepositId;
type Subject = Owner & { readonly subjectId: LedgerSubject; readonly at: Instant };
export type Posting = {
  /** Once for a subject: `authorize`, `capture`, `void`, `cancel`, `refund:1` … */
  readonly kind: string;
  readonly phase: Phase;
  readonly resolves?: string;
  readonly entries: readonly Entry[];
};

/** The transaction and its entries in one statement; the database refuses them unless they sum to zero. */
export async function post(tx: Tx, posting: Subject & Posting): Promise<void> {
  await withNext(tx, sql`with ${postingsPart(posting, [posting])} select`);
}

/**
 * What a booking's supplier and the authorities are owed by now. Neither account ever has pending entries.
 */
export async function readOwed(tx: Db | Tx, owner: Owner, bookingId: BookingId): Promise<Owed> {
  const { rows } = await sql<Owed>`select
      coalesce(-sum(amount_minor) filter (where account = 'supplierPayable'), 0)::bigint as "supplierMinor",
      coalesce(-sum(amount_minor) filter (where account = 'taxesPayable'), 0)::bigint as "taxesMinor"
    from ledger_entries where tenant_id = ${owner.tenantId} and customer_id = ${owner.customerId}
      and subject_id = ${bookingId}`.execute(tx);
  return assertPresent(rows[0], 'a sum');
}

/** Several transactions of one subject as parts of another statement. */
export function postingsPart(of: Subject, postings: readonly Posting[]): RawBuilder<unknown> {
  const { tenantId, customerId, subjectId, at } = of;
  const lines = postings.flatMap(({ kind, entries }) =>
    entries.map((entry, i) => ({ ...entry, kind, line: i + 1 })),
  );
  const column = (of: (line: (typeof lines)[number]) => string | number) => lines.map(of);
  return sql`posted as (
      insert into ledger_transactions (tenant_id, customer_id, subject_id, kind, phase, resolves, at)
      select ${tenantId}, ${customerId}, ${subjectId}, p.kind, p.phase, p.resolves, ${at}::timestamptz
      from unnest(${postings.map(({ kind }) => kind)}::text[],
        ${postings.map(({ phase }) => phase)}::text[],
        ${postings.map(({ resolves }) => resolves ?? null)}::text[]) as p (kind, phase, resolves)),
    entered as (insert into ledger_entries
      (tenant_id, customer_id, subject_id, kind, line, account, instance, amount_minor, currency)
    select ${tenantId}, ${customerId}, ${subjectId}, e.*
    from unnest(${column(({ kind }) => kind)}::text[], ${column(({ line }) => line)}::int[],
      ${column(({ account }) => account)}::text[], ${column(({ instance }) => instance ?? '')}::text[],
      ${column(({ amountMinor }) => amountMinor)}::bigint[],
      ${column(({ currency }) => currency)}::text[]) e)`;
}

/** Ends a pending transaction without effect; nothing when there is none. */
export async function voidPending(
  tx: Tx,
  owner: Owner,
  subjectId: LedgerSubject,
  kinds: { readonly pending: string; readonly kind: string },
  at: Instant,
): Promise<void> {
  await withNext(
    tx,
    sql`insert into ledger_transactions (tenant_id, customer_id, subject_id, kind, phase, resolves, at)
    select tenant_id, customer_id, subject_id, ${kinds.kind}, 'void', kind, ${at}::timestamptz
    from ledger_transactions
    where tenant_id = ${owner.tenantId} and customer_id = ${owner.customerId}
      and subject_id = ${subjectId} and kind = ${kinds.pending}`,
  );
}
