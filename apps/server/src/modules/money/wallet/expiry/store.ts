/** The SQL of announcing that credits end. */
import type { Instant } from '@sojourn/domain/dates.ts';
import type { CreditId } from '@sojourn/domain/ids.ts';
import type { Currency } from '@sojourn/domain/money.ts';
import { sql } from 'kysely';
import type { Owner, Tx } from '#workflow/saga.ts';

type Announced = Owner & {
  readonly creditId: CreditId;
  readonly daysLeft: number;
  readonly amountMinor: number;
  readonly currency: Currency;
  readonly expiresAt: Instant;
};

/**
 * Notes the announcements that are due: of the days that have come since the credit was granted only the
 * last, each once in whatever process.
 */
export async function insertAnnouncements(
  tx: Tx,
  days: readonly number[],
  now: Instant,
  limit: number,
): Promise<Announced[]> {
  const { rows } = await sql<Announced>`with due as (
      select c.*, d.days from travel_credits c
      cross join lateral (select min(n) as days from unnest(${days}::int[]) n
        where c.expires_at - n * interval '1 day' <= ${now}::timestamptz
          and c.expires_at - n * interval '1 day' > c.granted_at) d
      where c.available_minor > 0 and c.forfeited_at is null and c.expires_at > ${now}::timestamptz
        and c.expires_at <= ${now}::timestamptz + ${Math.max(...days)} * interval '1 day'
        and d.days is not null
        and not exists (select from credit_announcements a where a.tenant_id = c.tenant_id
          and a.customer_id = c.customer_id and a.credit_id = c.credit_id and a.days_before = d.days)
      order by c.expires_at limit ${limit}),
    told as (insert into credit_announcements
        (tenant_id, customer_id, credit_id, days_before, amount_minor, announced_at)
      select tenant_id, customer_id, credit_id, days, available_minor, ${now}::timestamptz from due
      on conflict do nothing
      returning tenant_id, customer_id, credit_id)
    select due.tenant_id as "tenantId", due.customer_id as "customerId", due.credit_id as "creditId",
      days as "daysLeft", available_minor as "amountMinor", currency, expires_at as "expiresAt"
    from due join told using (tenant_id, customer_id, credit_id)`.execute(tx);
  return rows;
}
