/** The SQL of saved cards. */
import type { Instant } from '@sojourn/domain/dates.ts';
import type { PaymentId } from '@sojourn/domain/ids.ts';
import { sql } from 'kysely';
import type { Db } from '../db/client.ts';
import type { Brand } from './card-number.ts';

export type Card = {
  readonly subject: string;
  readonly paymentId: PaymentId;
  readonly keyId: string;
  readonly numberSealed: Buffer;
  readonly fingerprint: string;
  readonly brand: Brand;
  readonly lastFour: string;
  readonly expiryMonth: number;
  readonly expiryYear: number;
  readonly holder: string;
  readonly label: string;
  readonly limitMinor: number;
  readonly position: number;
};

const columns = sql`subject, payment_id as "paymentId", key_id as "keyId", number_sealed as "numberSealed",
  fingerprint, brand, last_four as "lastFour", expiry_month as "expiryMonth", expiry_year as "expiryYear",
  holder, label, limit_minor as "limitMinor", position`;

export async function readCards(db: Db, subject: string): Promise<Card[]> {
  const { rows } = await sql<Card>`select ${columns} from cards where subject = ${subject}
    order by position, payment_id`.execute(db);
  return rows;
}

export async function readCard(db: Db, subject: string, paymentId: string): Promise<Card | undefined> {
  const { rows } = await sql<Card>`select ${columns} from cards
    where subject = ${subject} and payment_id = ${paymentId}`.execute(db);
  return rows[0];
}

/** A card that is there already stays as it is. */
export async function insertCard(db: Db, card: Card, now: Instant): Promise<void> {
  await sql`insert into cards (subject, payment_id, key_id, number_sealed, fingerprint, brand, last_four,
      expiry_month, expiry_year, holder, label, limit_minor, position, created_at)
    values (${card.subject}, ${card.paymentId}, ${card.keyId}, ${card.numberSealed}, ${card.fingerprint},
      ${card.brand}, ${card.lastFour}, ${card.expiryMonth}, ${card.expiryYear}, ${card.holder}, ${card.label},
      ${card.limitMinor}, ${card.position}, ${now})
    on conflict do nothing`.execute(db);
}
