/** The SQL of vouchers; codes are known by their hash. */
import type { Instant } from '@sojourn/domain/dates.ts';
import type { Currency } from '@sojourn/domain/money.ts';
import type { TenantId } from '@sojourn/domain/tenants/tenant.ts';
import { sql } from 'kysely';
import type { Db } from '#db/client.ts';
import type { Owner, Tx } from '#workflow/saga.ts';

type NewVoucher = {
  readonly tenantId: TenantId;
  readonly codeHash: string;
  readonly amountMinor: number;
  readonly currency: Currency;
  readonly campaign: string;
  readonly issuedBy: string;
  readonly issuedAt: Instant;
  readonly endsAt: Instant | null;
};

/** False when there is one with this code. */
export async function insertVoucher(db: Db | Tx, row: NewVoucher): Promise<boolean> {
  const { rows } = await sql`insert into vouchers (tenant_id, code_hash, amount_minor, currency, campaign,
      issued_by, issued_at, ends_at)
    values (${row.tenantId}, ${row.codeHash}, ${row.amountMinor}, ${row.currency}, ${row.campaign},
      ${row.issuedBy}, ${row.issuedAt}, ${row.endsAt})
    on conflict do nothing returning code_hash`.execute(db);
  return rows.length === 1;
}

type Redeeming = { readonly codeHash: string; readonly idempotencyKey: string | null };

/** Open → Voided, for one customer; undefined when it was not open. */
export async function voidVoucher(
  tx: Tx,
  owner: Owner,
  { codeHash, idempotencyKey }: Redeeming,
  at: Instant,
): Promise<Pick<NewVoucher, 'amountMinor' | 'campaign'> | undefined> {
  const { rows } = await sql<NewVoucher>`update vouchers
    set state = 'Voided', customer_id = ${owner.customerId}, redeemed_at = ${at},
      redeemed_by_key = ${idempotencyKey}
    where tenant_id = ${owner.tenantId} and code_hash = ${codeHash} and state = 'Open'
      and (ends_at is null or ends_at > ${at})
    returning amount_minor as "amountMinor", campaign`.execute(tx);
  return rows[0];
}

/** Whether this customer redeemed it by this very request, whose answer may have been lost. */
export async function wasRedeemedBy(
  tx: Tx,
  owner: Owner,
  { codeHash, idempotencyKey }: Redeeming,
): Promise<boolean> {
  if (idempotencyKey === null) return false;
  const { rows } = await sql`select from vouchers
    where tenant_id = ${owner.tenantId} and code_hash = ${codeHash} and state = 'Voided'
      and customer_id = ${owner.customerId} and redeemed_by_key = ${idempotencyKey}`.execute(tx);
  return rows.length === 1;
}
