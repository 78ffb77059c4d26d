/** The SQL of adding cards: tickets and tokens, by their hashes. */
import type { Instant } from '@sojourn/domain/dates.ts';
import type { PaymentId } from '@sojourn/domain/ids.ts';
import type { CardBrand } from '@sojourn/domain/payments/card-number.ts';
import type { CardProblem } from '@sojourn/domain/payments/card-problems.ts';
import { sql } from 'kysely';
import type { Db } from '../db/client.ts';

export async function insertTicket(
  db: Db,
  ticket: { readonly hash: string; readonly subject: string; readonly expiresAt: Instant },
): Promise<void> {
  await sql`insert into entry_tickets (ticket_hash, subject, expires_at)
    values (${ticket.hash}, ${ticket.subject}, ${ticket.expiresAt})`.execute(db);
}

/**
 * Of whom an unused ticket is; undefined when it is used, too old, unknown, or has seen too many mistakes.
 */
export async function useTicket(
  db: Db,
  hash: string,
  mistakesMax: number,
  now: Instant,
): Promise<string | undefined> {
  const { rows } = await sql<{ subject: string }>`update entry_tickets set used_at = ${now}
    where ticket_hash = ${hash} and used_at is null and expires_at > ${now}::timestamptz
      and mistakes <= ${mistakesMax}
    returning subject`.execute(db);
  return rows[0]?.subject;
}

/** One more sending that was no card; undefined when the ticket is of no use. */
export async function countMistake(db: Db, hash: string, now: Instant): Promise<number | undefined> {
  const { rows } = await sql<{ mistakes: number }>`update entry_tickets set mistakes = mistakes + 1
    where ticket_hash = ${hash} and used_at is null and expires_at > ${now}::timestamptz
    returning mistakes`.execute(db);
  return rows[0]?.mistakes;
}

export type TokenRow = {
  readonly tokenHash: string;
  readonly subject: string;
  readonly paymentId: PaymentId;
  readonly keyId: string;
  readonly numberSealed: Buffer;
  readonly fingerprint: string;
  readonly brand: CardBrand;
  readonly lastFour: string;
  readonly expiryMonth: number;
  readonly expiryYear: number;
  readonly holder: string;
  readonly problem: CardProblem | null;
  readonly isTest: boolean;
  readonly savedAs: PaymentId | null;
  /** The bank's check of it; null: it doesn't ask. */
  readonly checkReference: string | null;
  readonly expiresAt: Instant;
};

export async function insertToken(db: Db, row: Omit<TokenRow, 'savedAs'>): Promise<void> {
  await sql`insert into card_tokens (token_hash, subject, payment_id, key_id, number_sealed, fingerprint,
      brand, last_four, expiry_month, expiry_year, holder, problem, is_test, check_reference, expires_at)
    values (${row.tokenHash}, ${row.subject}, ${row.paymentId}, ${row.keyId}, ${row.numberSealed},
      ${row.fingerprint}, ${row.brand}, ${row.lastFour}, ${row.expiryMonth}, ${row.expiryYear}, ${row.holder},
      ${row.problem}, ${row.isTest}, ${row.checkReference}, ${row.expiresAt})`.execute(db);
}

/** That person's token while it lives, or once it has become a card. Locked until the transaction ends. */
export async function lockToken(
  db: Db,
  of: { readonly hash: string; readonly subject: string },
  now: Instant,
): Promise<TokenRow | undefined> {
  const { rows } = await sql<TokenRow>`select token_hash as "tokenHash", subject, payment_id as "paymentId",
      key_id as "keyId", number_sealed as "numberSealed", fingerprint, brand, last_four as "lastFour",
      expiry_month as "expiryMonth", expiry_year as "expiryYear", holder, problem, is_test as "isTest",
      saved_as as "savedAs", check_reference as "checkReference", expires_at as "expiresAt"
    from card_tokens where token_hash = ${of.hash} and subject = ${of.subject}
      and (expires_at > ${now}::timestamptz or saved_as is not null) for update`.execute(db);
  return rows[0];
}

export async function markSaved(db: Db, hash: string, paymentId: PaymentId): Promise<void> {
  await sql`update card_tokens set saved_as = ${paymentId}, number_sealed = ''
    where token_hash = ${hash}`.execute(db);
}

/**
 * Numbers that never became cards go as soon as their tokens end; used rows stay a day for repeated answers.
 * What another process sweeps or saves at this moment is left to it.
 */
export async function sweepEntries(db: Db, now: Instant): Promise<void> {
  await sql`delete from card_tokens where token_hash in (select token_hash from card_tokens
    where expires_at < ${now}::timestamptz
      and (saved_as is null or expires_at < ${now}::timestamptz - interval '1 day')
    for update skip locked)`.execute(db);
  await sql`delete from entry_tickets where ticket_hash in (select ticket_hash from entry_tickets
    where expires_at < ${now}::timestamptz for update skip locked)`.execute(db);
}
