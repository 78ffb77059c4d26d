/** The SQL of the codes that customer and agent say to each other. */
import type { Instant } from '@sojourn/domain/dates.ts';
import type { CustomerId } from '@sojourn/domain/ids.ts';
import { sql } from 'kysely';
import type { Db } from '#db/client.ts';
import type { Owner, Tx } from '#workflow/saga.ts';

export type SupportCodes = {
  readonly customerCode: string;
  readonly agentCode: string;
  readonly expiresAt: Instant;
};
const columns = sql`customer_says as "customerCode", agent_says as "agentCode", expires_at as "expiresAt"`;

/** The codes that are good now, or these new ones. */
export async function keepCodes(
  db: Db,
  { tenantId, customerId }: Owner,
  fresh: SupportCodes,
  { now, tries }: { readonly now: Instant; readonly tries: number },
): Promise<SupportCodes> {
  const { rows } = await sql<SupportCodes>`insert into support_codes as k (tenant_id, customer_id,
      customer_says, agent_says, expires_at)
    values (${tenantId}, ${customerId}, ${fresh.customerCode}, ${fresh.agentCode}, ${fresh.expiresAt})
    on conflict (tenant_id, customer_id) do update set customer_says = excluded.customer_says,
      agent_says = excluded.agent_says, expires_at = excluded.expires_at, tries = 0, used_at = null,
      used_by = null
      where k.expires_at <= ${now} or k.used_at is not null or k.tries >= ${tries}
    returning ${columns}`.execute(db);
  if (rows[0]) return rows[0];
  const stored = await sql<SupportCodes>`select ${columns} from support_codes
    where tenant_id = ${tenantId} and customer_id = ${customerId}`.execute(db);
  return stored.rows[0] ?? fresh;
}

/** Uses up the code, or a try. Null for a wrong, used, late or too often tried one. */
export async function tryCode(
  tx: Tx,
  { tenantId, customerId }: Owner,
  attempt: { readonly code: string; readonly by: CustomerId; readonly now: Instant; readonly tries: number },
): Promise<string | null> {
  const { rows } = await sql<{ readonly agentCode: string; readonly isRight: boolean }>`
    update support_codes set tries = tries + 1,
      used_at = case when customer_says = ${attempt.code} then ${attempt.now}::timestamptz end,
      used_by = case when customer_says = ${attempt.code} then ${attempt.by} end
    where tenant_id = ${tenantId} and customer_id = ${customerId} and used_at is null
      and expires_at > ${attempt.now} and tries < ${attempt.tries}
    returning agent_says as "agentCode", customer_says = ${attempt.code} as "isRight"`.execute(tx);
  return rows[0]?.isRight ? rows[0].agentCode : null;
}
