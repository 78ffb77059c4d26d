/** The SQL of saved cards. */
import type { Instant } from '@sojourn/domain/dates.ts';
import type { PaymentId } from '@sojourn/domain/ids.ts';
import type { CardBrand } from '@sojourn/domain/payments/card-number.ts';
import { sql } from 'kysely';
import type { Db } from '../db/client.ts';
import type { Sealed } from './seal.ts';

export type Card = {
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
  readonly label: string;
  readonly limitMinor: number;
  readonly position: number;
  readonly isVirtual: boolean;
  /** Its bank doesn't serve the number any more; left out of a card that's saved now. */
  readonly isReplaced?: boolean;
};

/** `addedAt`: the first time; a number that's given again is no new card. */
type AddedCard = Card & { readonly addedAt: Instant };

const columns = sql`subject, payment_id as "paymentId", key_id as "keyId", number_sealed as "numberSealed",
  fingerprint, brand, last_four as "lastFour", expiry_month as "expiryMonth", expiry_year as "expiryYear",
  holder, label, limit_minor as "limitMinor", position, is_virtual as "isVirtual",
  replaced_at is not null as "isReplaced"`;

export async function readCards(db: Db, subject: string): Promise<Card[]> {
  const { rows } = await sql<Card>`select ${columns} from cards
    where subject = ${subject} and removed_at is null order by position, created_at, payment_id`.execute(db);
  return rows;
}

export async function readCard(db: Db, subject: string, paymentId: string): Promise<AddedCard | undefined> {
  const { rows } = await sql<AddedCard>`select ${columns}, created_at as "addedAt" from cards
    where subject = ${subject} and payment_id = ${paymentId} and removed_at is null`.execute(db);
  return rows[0];
}

/** The person's card with that number, removed or not. */
export async function findByFingerprint(
  db: Db,
  subject: string,
  prints: readonly string[],
): Promise<Card | undefined> {
  const { rows } = await sql<Card>`select ${columns} from cards
    where subject = ${subject} and fingerprint = any(${[...prints]}::text[])`.execute(db);
  return rows[0];
}

/** False when the person has saved that number already; that card stays as it is. */
export async function insertCard(db: Db, card: Card, now: Instant): Promise<boolean> {
  const { numAffectedRows } = await sql`insert into cards (subject, payment_id, key_id, number_sealed,
      fingerprint, brand, last_four, expiry_month, expiry_year, holder, label, limit_minor, position,
      is_virtual, created_at)
    values (${card.subject}, ${card.paymentId}, ${card.keyId}, ${card.numberSealed}, ${card.fingerprint},
      ${card.brand}, ${card.lastFour}, ${card.expiryMonth}, ${card.expiryYear}, ${card.holder}, ${card.label},
      ${card.limitMinor}, ${card.position}, ${card.isVirtual}, ${now})
    on conflict do nothing`.execute(db);
  return numAffectedRows === 1n;
}

/** The bank of a card that's charged says so. */
export async function markReplaced(db: Db, subject: string, paymentId: string, now: Instant): Promise<void> {
  await sql`update cards set replaced_at = coalesce(replaced_at, ${now})
    where subject = ${subject} and payment_id = ${paymentId}`.execute(db);
}

/** Its number becomes another card's; it leaves the list. */
export async function giveUpNumber(db: Db, subject: string, paymentId: string, now: Instant): Promise<void> {
  await sql`update cards set removed_at = coalesce(removed_at, ${now}), number_sealed = '',
      fingerprint = 'moved ' || payment_id
    where subject = ${subject} and payment_id = ${paymentId}`.execute(db);
}

/** The same card with what was typed now: its own number, listed (again), or the one that replaces it. */
export async function renewCard(db: Db, card: Card): Promise<void> {
  await sql`update cards set brand = ${card.brand}, last_four = ${card.lastFour}, replaced_at = null,
      key_id = ${card.keyId}, number_sealed = ${card.numberSealed},
      fingerprint = ${card.fingerprint}, expiry_month = ${card.expiryMonth}, expiry_year = ${card.expiryYear},
      holder = ${card.holder}, label = ${card.label}, is_virtual = ${card.isVirtual}, removed_at = null
    where subject = ${card.subject} and payment_id = ${card.paymentId}`.execute(db);
}

/** Takes it off the list and forgets its number and holder. False when it isn't that person's. */
export async function removeCard(db: Db, subject: string, paymentId: string, now: Instant): Promise<boolean> {
  const { numAffectedRows } = await sql`update cards
    set removed_at = coalesce(removed_at, ${now}), number_sealed = '', holder = ''
    where subject = ${subject} and payment_id = ${paymentId}`.execute(db);
  return numAffectedRows === 1n;
}

type StoredNumber = Sealed & { readonly table: 'cards' | 'card_tokens' };

/** Numbers that another key than this one has sealed, some at a time. */
export async function readSealedByOthers(db: Db, keyId: string, count: number): Promise<StoredNumber[]> {
  const { rows } = await sql<StoredNumber>`
    select 'cards' as "table", payment_id as "paymentId", key_id as "keyId", number_sealed as "numberSealed"
      from cards where key_id <> ${keyId} and number_sealed <> ''
    union all
    select 'card_tokens', payment_id, key_id, number_sealed
      from card_tokens where key_id <> ${keyId} and number_sealed <> ''
    limit ${count}`.execute(db);
  return rows;
}

/** Compare-and-set by the old key: a concurrent change stays. */
export async function reseal(
  db: Db,
  old: StoredNumber,
  { keyId, numberSealed }: Sealed,
  print: string,
): Promise<void> {
  await sql`update ${sql.table(old.table)}
    set key_id = ${keyId}, number_sealed = ${numberSealed}, fingerprint = ${print}
    where payment_id = ${old.paymentId} and key_id = ${old.keyId} and number_sealed <> ''`.execute(db);
}
