/** The SQL of claims on deposits, all by the guest whose deposit it is. */
import type { Instant } from '@sojourn/domain/dates.ts';
import type { Db } from '@sojourn/server/db/client.ts';
import { move, noteStart } from '@sojourn/server/workflow/move.ts';
import type { Owner, Tx } from '@sojourn/server/workflow/saga.ts';
import { sql } from 'kysely';
import type { RequestRef } from '../request.ts';
import { type Claim, HOME_CLAIM_MACHINE, type NewClaim } from './claim.ts';

const columns = sql`c.tenant_id as "tenantId", c.customer_id as "customerId", c.claim_id as "claimId",
  c.request_id as "requestId", c.state, c.amount_minor as "amountMinor", c.beyond_minor as "beyondMinor",
  c.is_beyond_accepted as "isBeyondAccepted", c.currency, c.reason, c.evidence, c.claimed_on as "claimedOn",
  c.claimed_at as "claimedAt"`;

/** In order of their time. */
export async function readClaims(
  db: Db | Tx,
  { tenantId, customerId, requestId }: RequestRef,
): Promise<Claim[]> {
  const { rows } = await sql<Claim>`select ${columns} from home_claims c where c.tenant_id = ${tenantId}
    and c.customer_id = ${customerId} and c.request_id = ${requestId}
    order by c.claimed_at, c.claim_id`.execute(db);
  return rows;
}

export async function insertClaim(tx: Tx, row: NewClaim): Promise<void> {
  await sql`insert into home_claims (tenant_id, customer_id, claim_id, request_id, state, amount_minor,
      beyond_minor, currency, reason, evidence, claimed_on, claimed_at)
    values (${row.tenantId}, ${row.customerId}, ${row.claimId}, ${row.requestId}, 'open', ${row.amountMinor},
      ${row.beyondMinor}, ${row.currency}, ${row.reason}, ${JSON.stringify(row.evidence)}::jsonb,
      ${row.claimedOn}, ${row.claimedAt})`.execute(tx);
  const start = { state: 'open', cause: 'claimed', at: row.claimedAt } as const;
  await noteStart(tx, HOME_CLAIM_MACHINE, row, [[row.claimId]], start);
}

type Answer = {
  readonly to: 'accepted' | 'disputed';
  readonly isBeyondAccepted: boolean;
  readonly at: Instant;
};
/** By an agent: false when it isn't disputed any more. */
export const decideClaim = (
  tx: Tx,
  { tenantId, customerId }: Owner,
  claimId: string,
  to: 'accepted' | 'dismissed',
  at: Instant,
): Promise<boolean> =>
  move(tx, HOME_CLAIM_MACHINE, {
    tenantId,
    customerId,
    subject: [claimId],
    from: ['disputed'],
    to,
    cause: 'agent',
    at,
    set: sql`answered_at = ${at}`,
  });

/** All that were accepted, once they're taken of the deposit. */
export async function payClaims(tx: Tx, ref: RequestRef, at: Instant): Promise<void> {
  const { tenantId, customerId } = ref;
  for (const { claimId, state } of await readClaims(tx, ref))
    if (state === 'accepted')
      await move(tx, HOME_CLAIM_MACHINE, {
        tenantId,
        customerId,
        subject: [claimId],
        from: ['accepted'],
        to: 'paid',
        cause: 'taken',
        at,
      });
}

/** False when it was answered before. */
export const answerClaim = (
  tx: Tx,
  { tenantId, customerId }: Owner,
  claimId: string,
  { to, isBeyondAccepted, at }: Answer,
): Promise<boolean> =>
  move(tx, HOME_CLAIM_MACHINE, {
    tenantId,
    customerId,
    subject: [claimId],
    from: ['open'],
    to,
    cause: 'guest',
    at,
    set: sql`answered_at = ${at}, is_beyond_accepted = ${isBeyondAccepted}`,
  });
