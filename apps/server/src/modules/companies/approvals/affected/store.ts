/** The SQL of what happens to waiting requests when their company changes. */
import type { Instant } from '@sojourn/domain/dates.ts';
import { sql } from 'kysely';
import type { Tx } from '#workflow/saga.ts';
import type { Request, RequestKey, StoredStep } from '../requests/request.ts';
import { type InCompany, ofCompany, readMany } from '../requests/store.ts';

const isWaiting = sql`r.state in ('sending', 'pending', 'inReview')`;
const isOfTier = (tierId: string) => sql`exists (select from policy_checks p
  where p.tenant_id = r.tenant_id and p.customer_id = r.customer_id and p.checkout_id = r.checkout_id
    and p.business_id = r.business_id and p.tier_id = ${tierId})`;

export const markPolicyChanged = (tx: Tx, company: InCompany, tierId: string, at: Instant) =>
  sql`update approval_requests r set policy_changed_at = ${at}
    where ${ofCompany(company)} and ${isWaiting} and ${isOfTier(tierId)}`.execute(tx);

/**
 * All that wait for one of these, of a tier or of any; nobody decides about them until the transaction ends.
 */
export const lockWaitingFor = (
  tx: Tx,
  company: InCompany,
  approvers: readonly string[],
  tierId: string | null,
): Promise<Request[]> =>
  readMany(
    tx,
    sql`${ofCompany(company)} and ${isWaiting} ${tierId === null ? sql`` : sql`and ${isOfTier(tierId)}`}
      and exists (select from approval_steps s where s.tenant_id = r.tenant_id
        and s.customer_id = r.customer_id and s.request_id = r.request_id and s.version = r.version
        and s.decision is null and s.approver = any(${approvers}::text[]))`,
    sql`order by r.customer_id, r.request_id for update of r`,
  );

type Versioned = RequestKey & Pick<Request, 'version'>;
const isStep = ({ tenantId, customerId, requestId, version }: Versioned, position: number) =>
  sql`tenant_id = ${tenantId} and customer_id = ${customerId} and request_id = ${requestId}
    and version = ${version} and position = ${position} and decision is null`;

export const replaceStep = (
  tx: Tx,
  request: Versioned,
  { position, approver, why, movedFrom }: Pick<StoredStep, 'position' | 'approver' | 'why' | 'movedFrom'>,
) =>
  sql`update approval_steps set approver = ${approver}, why = ${why}, moved_from = ${movedFrom}
    where ${isStep(request, position)}`.execute(tx);

export const removeStep = (tx: Tx, request: Versioned, position: number) =>
  sql`delete from approval_steps where ${isStep(request, position)}`.execute(tx);

/** The company's people and tiers don't change until the transaction ends. */
export const shareCompany = (tx: Tx, { tenantId, businessId }: InCompany) =>
  sql`select from businesses where tenant_id = ${tenantId} and business_id = ${businessId}
    for share`.execute(tx);
