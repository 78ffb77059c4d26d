/** Prices that the embedded market has promised, with the facts by which it honors them. */
import type { Instant } from '@sojourn/domain/dates.ts';
import { sql } from 'kysely';
import type { MarketDb } from '../store.ts';

export type StoredGuarantee<Facts> = { readonly facts: Facts; readonly until: Instant };

/** Saving it again changes nothing. Guarantees that ended before `forgottenBefore` are deleted. */
export async function saveGuarantee(
  db: MarketDb,
  guarantee: StoredGuarantee<unknown> & { readonly id: string; readonly subject: string },
  forgottenBefore: Instant,
): Promise<void> {
  const { id, subject, facts, until } = guarantee;
  await sql`
    with forgotten as (
      delete from market.price_guarantees where guarantee_id in (
        select guarantee_id from market.price_guarantees where until < ${forgottenBefore}
        limit 20 for update skip locked))
    insert into market.price_guarantees (guarantee_id, subject, facts, until)
    values (${id}, ${subject}, ${JSON.stringify(facts)}, ${until})
    on conflict (guarantee_id) do nothing`.execute(db);
}

/** Undefined when there is none for that subject, or it ended before an instant. */
export async function findGuarantee<Facts>(
  db: MarketDb,
  id: string,
  subject: string,
  endsAfter: Instant,
): Promise<StoredGuarantee<Facts> | undefined> {
  const { rows } = await sql<StoredGuarantee<Facts>>`
    select facts, until from market.price_guarantees
    where guarantee_id = ${id} and subject = ${subject} and until > ${endsAfter}`.execute(db);
  return rows[0];
}

/** Whether there is one, for whatever subject, that ended after an instant or hasn't yet. */
export async function isRemembered(db: MarketDb, id: string, endsAfter: Instant): Promise<boolean> {
  const { rows } = await sql`select from market.price_guarantees
    where guarantee_id = ${id} and until > ${endsAfter}`.execute(db);
  return rows.length > 0;
}
