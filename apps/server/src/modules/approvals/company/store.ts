/** The SQL of a company's requests as its admins find them. */
import type { ApprovalState } from '@sojourn/domain/approvals/approval-state.ts';
import type { ApprovalId } from '@sojourn/domain/ids.ts';
import type { WireProduct } from '@sojourn/domain/products/product.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#db/client.ts';
import { isNamedByRow } from '../../arranging/party/store.ts';
import type { Request } from '../requests/request.ts';
import { from, type InCompany, ofCompany, type Page, page, readMany } from '../requests/store.ts';

type Wanted = {
  readonly q?: string | undefined;
  readonly product?: WireProduct | undefined;
  readonly tier?: string | undefined;
};

function wantedOf(company: InCompany, { q = '', product, tier }: Wanted): RawBuilder<unknown> {
  const parts = [ofCompany(company)];
  const words = q.trim().toLowerCase();
  // `%` and `_` are letters here
  const like = `%${words.replace(/[\\%_]/g, '\\$&')}%`;
  if (words !== '')
    parts.push(sql`(lower(c.first_name || ' ' || c.last_name) like ${like} or lower(r.code) like ${like}
      or lower(r.terms ->> 'title') like ${like} or ${isNamedByRow('r', like)})`);
  if (product !== undefined) parts.push(sql`r.terms ->> 'product' = ${product}`);
  if (tier !== undefined) parts.push(sql`r.terms ->> 'tier' = ${tier}`);
  return sql.join(parts, sql` and `);
}

export function listOfCompany(db: Db, company: InCompany, wanted: Wanted, at: Page): Promise<Request[]> {
  const { where, rest } = page(at);
  return readMany(db, sql`${wantedOf(company, wanted)} and ${where}`, rest);
}

type StateCount = { readonly state: ApprovalState; readonly count: number };
export async function countByState(db: Db, company: InCompany, wanted: Wanted): Promise<StateCount[]> {
  const { rows } = await sql<StateCount>`select r.state, count(*)::int as count
    from ${wanted.q?.trim() ? from : sql`approval_requests r`}
    where ${wantedOf(company, wanted)} group by r.state`.execute(db);
  return rows;
}

type Next = { readonly requestId: ApprovalId; readonly approver: string };
/** Who decides next about each of these that isn't decided. */
export async function readNextApprovers(
  db: Db,
  company: InCompany,
  requestIds: readonly ApprovalId[],
): Promise<Next[]> {
  const { rows } = await sql<Next>`select distinct on (s.request_id) s.request_id as "requestId", s.approver
    from approval_requests r join approval_steps s on s.tenant_id = r.tenant_id
      and s.customer_id = r.customer_id and s.request_id = r.request_id and s.version = r.version
    where ${ofCompany(company)} and r.request_id = any(${requestIds}::text[]) and s.decision is null
    order by s.request_id, s.position`.execute(db);
  return rows;
}
