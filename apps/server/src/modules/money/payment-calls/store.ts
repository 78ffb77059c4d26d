/** The SQL of what is requested of card gateways. */
import type { Instant } from '@sojourn/domain/dates.ts';
import type { Currency } from '@sojourn/domain/money.ts';
import { first } from '@sojourn/domain/present.ts';
import { sql } from 'kysely';
import type { Db } from '#db/client.ts';

type Called = { readonly reference: string; readonly step: string };
type Requested = Called & { readonly amountMinor: number; readonly currency: Currency | null };

/** Committed before the call. The amount that was requested first: a repeat with another is another call. */
export async function noteRequest(
  db: Db,
  { reference, step, amountMinor, currency }: Requested,
  at: Instant,
): Promise<number> {
  const { rows } = await sql<{ amountMinor: number }>`insert into payment_calls
      (reference, step, amount_minor, currency, requested_at)
    values (${reference}, ${step}, ${amountMinor}, ${currency}, ${at})
    on conflict (reference, step) do update set tries = payment_calls.tries + 1
    returning amount_minor as "amountMinor"`.execute(db);
  return first(rows).amountMinor;
}

/** What was done stays done, whatever a repeat comes to. */
export async function noteAnswer(
  db: Db,
  { reference, step }: Called,
  answer: string,
  at: Instant,
): Promise<void> {
  await sql`update payment_calls set answer = ${answer}, answered_at = ${at}
    where reference = ${reference} and step = ${step} and answer is distinct from 'ok'`.execute(db);
}

export async function noteSeen(db: Db, reference: string, seen: string, at: Instant): Promise<void> {
  await sql`update payment_calls set looked_at = ${at}, seen = ${seen}
    where reference = ${reference}`.execute(db);
}

/** What our rows say of a payment: nothing is taken or back that wasn't answered with `ok`. */
export type Recorded = {
  readonly reference: string;
  readonly isRequested: boolean;
  readonly capturedMinor: number;
  readonly refundedMinor: number;
  /** One of its calls has no answer yet. */
  readonly isOpen: boolean;
};
export async function readRecorded(db: Db, references: readonly string[]): Promise<Recorded[]> {
  const { rows } = await sql<Recorded>`select reference, bool_or(step = 'authorize') as "isRequested",
      coalesce(sum(amount_minor) filter (where step = 'capture' and answer = 'ok'), 0)::bigint
        as "capturedMinor",
      coalesce(sum(amount_minor) filter (where step like 'refund:%' and answer = 'ok'), 0)::bigint
        as "refundedMinor",
      bool_or(answer is null or answer in ('unknown', 'unavailable')) as "isOpen"
    from payment_calls where reference = any(${references}::text[]) group by reference`.execute(db);
  return rows;
}

/** Payments that anything was requested of in that time, in their order. */
export async function readMoved(
  db: Db,
  { from, until, after }: { readonly from: Instant; readonly until: Instant; readonly after: string },
  limit: number,
): Promise<string[]> {
  const { rows } = await sql<{ reference: string }>`select distinct reference from payment_calls
    where requested_at >= ${from} and requested_at < ${until} and reference > ${after}
    order by reference limit ${limit}`.execute(db);
  return rows.map(({ reference }) => reference);
}

export async function deleteCalls(db: Db, before: Instant): Promise<number> {
  const { numAffectedRows } = await sql`delete from payment_calls where requested_at < ${before}`.execute(db);
  return Number(numAffectedRows ?? 0n);
}
