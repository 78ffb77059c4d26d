/** The SQL of the cards that companies pay with. */

import type { PaymentMethod } from '@sojourn/contract/payment-methods.ts';
import type { PaymentWay } from '@sojourn/domain/companies/setup.ts';
import type { Instant } from '@sojourn/domain/dates.ts';
import type { PaymentId } from '@sojourn/domain/ids.ts';
import { sql } from 'kysely';
import type { Db } from '#db/client.ts';
import type { Tx } from '#workflow/saga.ts';
import type { CompanyKey } from '../store.ts';

export type StoredCard = Omit<PaymentMethod, 'expiry' | 'expired'> & {
  readonly expiryMonth: number;
  readonly expiryYear: number;
};
type CardColumns = { readonly [K in keyof StoredCard]: StoredCard[K] | null };
type PayRule = {
  readonly businessName: string;
  readonly pays: PaymentWay;
  /** The one that pays now. */
  readonly card: StoredCard | null;
  /** That card was the company's, until it was removed. */
  readonly isFormer: boolean;
};

/** Who pays for trips; null when there's no such company. `earlier`: a card, for `isFormer`. */
export async function readPayRule(
  db: Db | Tx,
  { tenantId, businessId }: CompanyKey,
  earlier: string | null = null,
): Promise<PayRule | null> {
  const { rows } = await sql<CardColumns & Omit<PayRule, 'card'>>`select b.name as "businessName",
      coalesce(s.payment_way, 'own') as pays, c.payment_id as "paymentId", c.label, c.brand,
      c.last_four as "lastFour", c.expiry_month as "expiryMonth", c.expiry_year as "expiryYear", c.holder,
      exists (select from company_cards f where f.tenant_id = b.tenant_id and f.business_id = b.business_id
        and f.payment_id = ${earlier} and f.removed_at is not null) as "isFormer"
    from businesses b
    left join company_settings s on s.tenant_id = b.tenant_id and s.business_id = b.business_id
    left join company_cards c on c.tenant_id = b.tenant_id and c.business_id = b.business_id
      and c.removed_at is null
    where b.tenant_id = ${tenantId} and b.business_id = ${businessId}`.execute(db);
  const [row] = rows;
  if (!row) return null;
  const { businessName, pays, isFormer, ...card } = row;
  return { businessName, pays, isFormer, card: card.paymentId === null ? null : (card as StoredCard) };
}

/** The company whose card it is and for which a person works; null for any other card. */
export async function findPayingCompany(
  db: Db,
  { tenantId, subject }: { readonly tenantId: string; readonly subject: string },
  paymentId: PaymentId,
): Promise<string | null> {
  const { rows } = await sql<{ businessId: string }>`select c.business_id as "businessId"
    from company_cards c
    join business_members m on m.tenant_id = c.tenant_id and m.business_id = c.business_id
      and m.subject = ${subject}
    where c.tenant_id = ${tenantId} and c.payment_id = ${paymentId} and c.removed_at is null`.execute(db);
  return rows[0]?.businessId ?? null;
}

/** False when it isn't the company's card, or not any longer. */
export async function endCard(tx: Tx, key: CompanyKey, paymentId: string, at: Instant): Promise<boolean> {
  const { numAffectedRows } = await sql`update company_cards set removed_at = ${at}
    where tenant_id = ${key.tenantId} and business_id = ${key.businessId} and payment_id = ${paymentId}
      and removed_at is null`.execute(tx);
  return numAffectedRows === 1n;
}

/** One that was removed before pays again. */
export const insertCard = (tx: Tx, key: CompanyKey, card: StoredCard, at: Instant) =>
  sql`insert into company_cards (tenant_id, business_id, payment_id, label, brand, last_four, expiry_month,
      expiry_year, holder, added_at)
    values (${key.tenantId}, ${key.businessId}, ${card.paymentId}, ${card.label}, ${card.brand},
      ${card.lastFour}, ${card.expiryMonth}, ${card.expiryYear}, ${card.holder}, ${at})
    on conflict (tenant_id, business_id, payment_id) do update set label = excluded.label,
      expiry_month = excluded.expiry_month, expiry_year = excluded.expiry_year, holder = excluded.holder,
      removed_at = null, noticed_days = null`.execute(tx);

type ExpiringCard = CompanyKey & {
  readonly businessName: string;
  readonly paymentId: string;
  readonly label: string;
  readonly lastFour: string;
  readonly expiryMonth: number;
  readonly expiryYear: number;
  readonly noticedDays: number | null;
};
/** Cards that may pay and expire in this month or the two after it; locked. */
export async function lockExpiringCards(tx: Tx, now: Instant): Promise<ExpiringCard[]> {
  const { rows } = await sql<ExpiringCard>`select c.tenant_id as "tenantId", c.business_id as "businessId",
      b.name as "businessName", c.payment_id as "paymentId", c.label, c.last_four as "lastFour",
      c.expiry_month as "expiryMonth", c.expiry_year as "expiryYear", c.noticed_days as "noticedDays"
    from company_cards c
    join businesses b on b.tenant_id = c.tenant_id and b.business_id = c.business_id
    left join company_settings s on s.tenant_id = c.tenant_id and s.business_id = c.business_id
    where c.removed_at is null and coalesce(s.payment_way, 'both') <> 'own' and b.suspended_at is null
      and make_date(c.expiry_year, c.expiry_month, 1) between
        date_trunc('month', ${now}::timestamptz at time zone 'UTC')::date
        and (date_trunc('month', ${now}::timestamptz at time zone 'UTC') + interval '2 months')::date
    for update of c skip locked`.execute(tx);
  return rows;
}

export const noteNotice = (tx: Tx, { tenantId, businessId, paymentId }: ExpiringCard, days: number) =>
  sql`update company_cards set noticed_days = ${days}
    where tenant_id = ${tenantId} and business_id = ${businessId} and payment_id = ${paymentId}`.execute(tx);
