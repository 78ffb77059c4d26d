/** The SQL of what relies on a company's card. */
import type { Instant } from '@sojourn/domain/dates.ts';
import { first } from '@sojourn/domain/present.ts';
import { sql } from 'kysely';
import type { Db } from '#db/client.ts';
import type { Tx } from '#workflow/saga.ts';
import type { CompanyKey } from '../../companies/store.ts';

type CardUses = { readonly requests: number; readonly bookings: number };

/** What a card is still needed for: requests that it's to pay once they're approved, and trips ahead. */
export async function countCardUses(
  db: Db | Tx,
  { tenantId, businessId }: CompanyKey,
  paymentId: string,
  now: Instant,
): Promise<CardUses> {
  const { rows } = await sql<CardUses>`select
      (select count(*)::int from approval_requests r where r.tenant_id = ${tenantId}
        and r.business_id = ${businessId} and r.state in ('sending', 'pending', 'approved')
        and r.terms ->> 'paymentId' = ${paymentId}) as requests,
      (select count(distinct b.booking_id)::int from tenders t
        join bookings b on b.tenant_id = t.tenant_id and b.customer_id = t.customer_id
          and b.booking_id = t.booking_id
        where t.tenant_id = ${tenantId} and t.source_id = ${paymentId}
          and b.state in ('Pending', 'Confirmed', 'Changing') and b.ends_at > ${now}) as bookings`.execute(
    db,
  );
  return first(rows);
}
