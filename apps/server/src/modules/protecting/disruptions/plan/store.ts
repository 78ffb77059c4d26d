/** The SQL of what is offered instead of a disrupted flight. Found by its owner, except by the job. */
import type { Instant } from '@sojourn/domain/dates.ts';
import type { BookingId } from '@sojourn/domain/ids.ts';
import { productFromWire, WIRE_PRODUCTS } from '@sojourn/products/product-list.ts';
import { sql } from 'kysely';
import type { Db } from '#db/client.ts';
import type { Sale } from '#modules/selling/checkouts/sale.ts';
import type { Owner, Tx } from '#workflow/saga.ts';
import type { Rejected, ShownOption } from './plan.ts';

const json = (value: unknown) => sql`${JSON.stringify(value ?? null)}::jsonb`;

export type DisruptionRef = Owner & { readonly bookingId: BookingId; readonly disruptionNo: number };
const ofDisruption = ({ tenantId, customerId, bookingId, disruptionNo }: DisruptionRef) =>
  sql`tenant_id = ${tenantId} and customer_id = ${customerId} and booking_id = ${bookingId}
    and disruption_no = ${disruptionNo}`;
type OptionRef = Owner & { readonly optionId: BookingId };
const ofOption = ({ tenantId, customerId, optionId }: OptionRef) =>
  sql`tenant_id = ${tenantId} and customer_id = ${customerId} and option_id = ${optionId}`;

export type OptionRow = DisruptionRef &
  Sale & {
    readonly optionId: BookingId;
    readonly rank: number;
    readonly shown: ShownOption;
    /** For all travelers, in cents. */
    readonly totalMinor: number;
    readonly clauseId: string;
    readonly protectionNo: number;
    /** Of what the trip cost, what isn't given back once this is booked. */
    readonly withheldMinor: number;
    readonly createdAt: Instant;
    readonly heldUntil: Instant | null;
    readonly releasedAt: Instant | null;
  };
type Stored = Omit<OptionRow, 'product'> & { readonly product: string };
const rowOf = (stored: Stored): OptionRow => ({ ...stored, product: productFromWire(stored.product) });
const columns = sql`tenant_id as "tenantId", customer_id as "customerId", option_id as "optionId",
  booking_id as "bookingId", disruption_no as "disruptionNo", rank, product, request, offer, shown,
  total_minor as "totalMinor", clause_id as "clauseId", protection_no as "protectionNo",
  withheld_minor as "withheldMinor", created_at as "createdAt",
  held_until as "heldUntil", released_at as "releasedAt"`;

/** Before its seats are asked for, so that they're given back whatever happens. */
export async function insertOption(db: Db, row: Omit<OptionRow, 'heldUntil' | 'releasedAt'>): Promise<void> {
  await sql`insert into disruption_options (tenant_id, customer_id, option_id, booking_id, disruption_no,
      rank, product, request, offer, shown, total_minor, clause_id, protection_no, withheld_minor, created_at)
    values (${row.tenantId}, ${row.customerId}, ${row.optionId}, ${row.bookingId}, ${row.disruptionNo},
      ${row.rank}, ${WIRE_PRODUCTS[row.product]}, ${json(row.request)}, ${json(row.offer)},
      ${json(row.shown)}, ${row.totalMinor}, ${row.clauseId}, ${row.protectionNo},
      ${row.withheldMinor}, ${row.createdAt})`.execute(db);
}

export async function noteHeld(db: Db, ref: OptionRef, heldUntil: Instant): Promise<void> {
  await sql`update disruption_options set held_until = ${heldUntil} where ${ofOption(ref)}`.execute(db);
}

export async function noteReleased(db: Db | Tx, ref: OptionRef, at: Instant): Promise<void> {
  await sql`update disruption_options set released_at = ${at}
    where ${ofOption(ref)} and released_at is null`.execute(db);
}

export async function readOption(db: Db | Tx, ref: OptionRef): Promise<OptionRow | undefined> {
  const { rows } = await sql<Stored>`select ${columns} from disruption_options
    where ${ofOption(ref)}`.execute(db);
  return rows.map(rowOf)[0];
}

const selectHeld = (ref: DisruptionRef, at: Instant) => sql`select ${columns} from disruption_options
  where ${ofDisruption(ref)} and released_at is null and held_until > ${at}`;

/** Whose seats are held at an instant. */
export async function readHeld(db: Db, ref: DisruptionRef, at: Instant): Promise<OptionRow[]> {
  const { rows } = await sql<Stored>`${selectHeld(ref, at)}`.execute(db);
  return rows.map(rowOf);
}

/** All that were held for it and aren't forgotten: the latest plan first, the worst of each first. */
export async function readOptions(db: Db, ref: DisruptionRef): Promise<OptionRow[]> {
  const { rows } = await sql<Stored>`select ${columns} from disruption_options
    where ${ofDisruption(ref)} and held_until is not null order by created_at desc, rank desc`.execute(db);
  return rows.map(rowOf);
}

/** The same as a plan, the best first; empty while somebody still looks for more of it. */
export async function readOffered(
  db: Db,
  ref: DisruptionRef,
  { heldAt, now }: { readonly heldAt: Instant; readonly now: Instant },
): Promise<OptionRow[]> {
  const { rows } = await sql<Stored>`${selectHeld(ref, heldAt)}
      and not exists (select from disruption_plans where ${ofDisruption(ref)} and claimed_until > ${now})
    order by rank, option_id`.execute(db);
  return rows.map(rowOf);
}

/**
 * Of all customers, what isn't wanted any more: over, never answered, or of a disruption that something else
 * was decided about. One that is being booked is not among them.
 */
export async function readUnwanted(
  db: Db,
  { now, unansweredSince }: { readonly now: Instant; readonly unansweredSince: Instant },
  limit: number,
): Promise<OptionRow[]> {
  const { rows } = await sql<Stored>`select ${columns} from disruption_options o
    where released_at is null and (held_until <= ${now}
        or held_until is null and created_at <= ${unansweredSince}
        or exists (select from disruptions d where d.tenant_id = o.tenant_id
          and d.customer_id = o.customer_id and d.booking_id = o.booking_id
          and d.disruption_no = o.disruption_no and d.state <> 'open'))
      and not exists (select from bookings b where b.tenant_id = o.tenant_id
        and b.customer_id = o.customer_id and b.booking_id = o.option_id)
    order by created_at limit ${limit}`.execute(db);
  return rows.map(rowOf);
}

export async function deleteOldOptions(tx: Tx, before: Instant, limit: number): Promise<number> {
  const { numAffectedRows } = await sql`with old as (
      select tenant_id as t, customer_id as c, option_id as i from disruption_options
      where released_at is not null and created_at < ${before} order by created_at limit ${limit}
      for update skip locked)
    delete from disruption_options using old where tenant_id = t and customer_id = c and option_id = i
  `.execute(tx);
  return Number(numAffectedRows ?? 0n);
}

/** One at a time looks for flights: true for who has it until then. */
export async function claimPlan(db: Db, ref: DisruptionRef, now: Instant, until: Instant): Promise<boolean> {
  const { numAffectedRows } = await sql`insert into disruption_plans as p (tenant_id, customer_id,
      booking_id, disruption_no, claimed_until)
    values (${ref.tenantId}, ${ref.customerId}, ${ref.bookingId}, ${ref.disruptionNo}, ${until})
    on conflict (tenant_id, customer_id, booking_id, disruption_no) do update
      set claimed_until = excluded.claimed_until where p.claimed_until <= ${now}`.execute(db);
  return numAffectedRows === 1n;
}

/** What was found, for everybody who looks; the next may look again. */
export async function savePlan(
  db: Db,
  ref: DisruptionRef,
  rejected: readonly Rejected[],
  at: Instant,
): Promise<void> {
  await sql`update disruption_plans set rejected = ${json(rejected)}, planned_at = ${at},
      claimed_until = ${at} where ${ofDisruption(ref)}`.execute(db);
}

export async function readPlan(
  db: Db,
  ref: DisruptionRef,
): Promise<{ readonly claimedUntil: Instant; readonly rejected: readonly Rejected[] } | undefined> {
  const { rows } = await sql<{ claimedUntil: Instant; rejected: Rejected[] }>`select
      claimed_until as "claimedUntil", rejected
    from disruption_plans where ${ofDisruption(ref)}`.execute(db);
  return rows[0];
}
