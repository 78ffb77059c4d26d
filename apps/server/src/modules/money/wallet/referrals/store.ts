/** The SQL of referrals: codes, who came by them, and whose first trip is over. */
import type { Instant } from '@sojourn/domain/dates.ts';
import type { CustomerId } from '@sojourn/domain/ids.ts';
import type { ReferralState } from '@sojourn/domain/wallet/referral-rules.ts';
import { sql } from 'kysely';
import type { Db } from '#db/client.ts';
import type { Owner, Tx } from '#workflow/saga.ts';

const ofOwner = ({ tenantId, customerId }: Owner) =>
  sql`tenant_id = ${tenantId} and customer_id = ${customerId}`;

/** The person's own; `code` becomes theirs if they have none yet and nobody else has it. */
export async function ownCode(db: Db, owner: Owner, code: string): Promise<string | undefined> {
  await sql`insert into referral_codes (tenant_id, customer_id, code)
    values (${owner.tenantId}, ${owner.customerId}, ${code}) on conflict do nothing`.execute(db);
  const { rows } = await sql<{ code: string }>`select code from referral_codes
    where ${ofOwner(owner)}`.execute(db);
  return rows[0]?.code;
}

export async function findReferrer(db: Db | Tx, tenantId: string, code: string): Promise<CustomerId | null> {
  const { rows } = await sql<{
    customerId: CustomerId;
  }>`select customer_id as "customerId" from referral_codes
    where tenant_id = ${tenantId} and code = ${code}`.execute(db);
  return rows[0]?.customerId ?? null;
}

type Standing = {
  /** When they first signed in. */
  readonly cameAt: Instant;
  readonly hasBooked: boolean;
  readonly entered: ReferralState | null;
  /** Their own; null until it's first shown. */
  readonly code: string | null;
  readonly waiting: number;
  readonly granted: number;
};
export async function readStanding(db: Db | Tx, owner: Owner): Promise<Standing> {
  const { tenantId, customerId } = owner;
  const { rows } = await sql<Standing>`select coalesce(c.first_signed_in_at, c.created_at) as "cameAt",
      exists (select from bookings where ${ofOwner(owner)} and state <> 'Failed') as "hasBooked",
      (select state from referrals where ${ofOwner(owner)}) as entered,
      (select code from referral_codes where ${ofOwner(owner)}) as code,
      (select count(*)::int from referrals where tenant_id = ${tenantId} and referrer_id = ${customerId}
        and state = 'waiting') as waiting,
      (select count(*)::int from referrals where tenant_id = ${tenantId} and referrer_id = ${customerId}
        and state = 'granted' and not is_beyond_limit) as granted
    from customers c where c.tenant_id = ${tenantId} and c.customer_id = ${customerId}`.execute(db);
  const [row] = rows;
  if (!row) throw new Error(`no customer ${customerId}`);
  return row;
}

/** False when they have entered one before. */
export async function insertReferral(
  tx: Tx,
  owner: Owner,
  of: { readonly referrerId: CustomerId; readonly enteredAt: Instant; readonly endsAt: Instant },
): Promise<boolean> {
  const { numAffectedRows } =
    await sql`insert into referrals (tenant_id, customer_id, referrer_id, entered_at,
      ends_at)
    values (${owner.tenantId}, ${owner.customerId}, ${of.referrerId}, ${of.enteredAt}, ${of.endsAt})
    on conflict do nothing`.execute(tx);
  return numAffectedRows === 1n;
}

type DueReferral = Owner & { readonly referrerId: CustomerId; readonly hasTravelled: boolean };
/** Those whose friend has travelled, or whose time is over; no two processes get the same. */
export async function lockDueReferrals(
  tx: Tx,
  { now, leastMinor }: { readonly now: Instant; readonly leastMinor: number },
  limit: number,
): Promise<DueReferral[]> {
  const travelled = sql`exists (select from bookings b where b.tenant_id = r.tenant_id
    and b.customer_id = r.customer_id and b.state = 'Confirmed' and b.ends_at <= ${now}
    and b.created_at >= r.entered_at and b.total_minor + b.premium_minor >= ${leastMinor})`;
  const { rows } = await sql<DueReferral>`select tenant_id as "tenantId", customer_id as "customerId",
      referrer_id as "referrerId", ${travelled} as "hasTravelled"
    from referrals r where state = 'waiting' and (ends_at <= ${now} or ${travelled})
    order by entered_at limit ${limit} for update skip locked`.execute(tx);
  return rows;
}

/** Within a time, those for which the referrer got credit. */
export async function countGranted(tx: Tx, referrer: Owner, since: Instant): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from referrals
    where tenant_id = ${referrer.tenantId} and referrer_id = ${referrer.customerId} and state = 'granted'
      and not is_beyond_limit and ended_at > ${since}`.execute(tx);
  return rows[0]?.count ?? 0;
}

export async function endReferral(
  tx: Tx,
  owner: Owner,
  end: { readonly state: 'granted' | 'lapsed'; readonly isBeyondLimit: boolean; readonly at: Instant },
): Promise<void> {
  await sql`update referrals set state = ${end.state}, ended_at = ${end.at},
      is_beyond_limit = ${end.isBeyondLimit}
    where ${ofOwner(owner)} and state = 'waiting'`.execute(tx);
}
