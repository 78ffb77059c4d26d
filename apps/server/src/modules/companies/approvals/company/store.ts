/** The SQL of a company's requests as its admins find them. */
import { APPROVAL_VIEWS, type ApprovalView, statesOfView } from '@sojourn/domain/approvals/approval-state.ts';
import type { ApprovalId } from '@sojourn/domain/ids.ts';
import { assertPresent } from '@sojourn/domain/present.ts';
import type { WireProduct } from '@sojourn/products/product-list.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#db/client.ts';
import { isNamedByRow } from '../../arranging/party/store.ts';
import type { Request } from '../requests/request.ts';
import { type Fits, from, type InCompany, ofCompany, type Page, page, readMany } from '../requests/store.ts';

type Wanted = {
  readonly q?: string | undefined;
  readonly product?: WireProduct | undefined;
  readonly tier?: string | undefined;
};

const fitsOf =
  ({ q = '', product, tier }: Wanted): Fits =>
  (table) => {
    const r = sql.ref(table);
    const parts: RawBuilder<unknown>[] = [sql`true`];
    const words = q.trim().toLowerCase();
    // `%` and `_` are letters here
    const like = `%${words.replace(/[\\%_]/g, '\\$&')}%`;
    if (words !== '')
      parts.push(sql`(lower(c.first_name || ' ' || c.last_name) like ${like} or lower(${r}.code) like ${like}
      or lower(${r}.terms ->> 'title') like ${like} or ${isNamedByRow(table, like)})`);
    if (product !== undefined) parts.push(sql`${r}.terms ->> 'product' = ${product}`);
    if (tier !== undefined) parts.push(sql`${r}.terms ->> 'tier' = ${tier}`);
    return sql.join(parts, sql` and `);
  };

export function listOfCompany(db: Db, company: InCompany, wanted: Wanted, at: Page): Promise<Request[]> {
  const { where, rest } = page(at, fitsOf(wanted));
  return readMany(db, sql`${ofCompany(company)} and ${where}`, rest);
}

/** Trips of which anything fits, in each view. */
export async function countTrips(
  db: Db,
  company: InCompany,
  wanted: Wanted,
): Promise<Readonly<Record<ApprovalView, number>>> {
  const views = APPROVAL_VIEWS.map(
    (view) => sql`count(*) filter (where ${view} = any(f.views))::int as ${sql.ref(view)}`,
  );
  const viewOf = sql.join(
    APPROVAL_VIEWS.map((view) => sql`when r.state = any(${statesOfView(view)}::text[]) then ${view}`),
    sql` `,
  );
  const { rows } = await sql<Record<ApprovalView, number>>`select ${sql.join(views)} from (
      select array_agg(distinct case ${viewOf} end) as views
      from ${wanted.q?.trim() ? from : sql`approval_requests r`}
      where ${ofCompany(company)} and ${fitsOf(wanted)('r')} group by r.customer_id, r.trip_id) as f`.execute(
    db,
  );
  return assertPresent(rows[0], 'the counts');
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
