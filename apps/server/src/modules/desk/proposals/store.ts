/** The SQL of proposals. */
import type { PricedAsk } from '@sojourn/contract/changes.ts';
import type { Locale } from '@sojourn/contract/primitives.ts';
import type { CalendarDate, Instant } from '@sojourn/domain/dates.ts';
import type {
  BookingId,
  CaseId,
  ChangeId,
  CustomerId,
  PaymentId,
  ProposalId,
  QuoteId,
} from '@sojourn/domain/ids.ts';
import type { Currency } from '@sojourn/domain/money.ts';
import type { ProposalKind, ProposalState } from '@sojourn/domain/support/proposal-state.ts';
import { sql } from 'kysely';
import type { Db } from '#db/client.ts';
import type { Summary } from '#modules/selling/booking/booking.ts';
import { noteStart } from '#workflow/move.ts';
import type { Owner, Tx } from '#workflow/saga.ts';
import { PROPOSAL_MACHINE } from './machines.ts';

/** A trip as lists show it. */
export type OfferedTrip = Pick<Summary, 'title' | 'subtitle' | 'startsAt' | 'endsAt'> & {
  /** Left out by older servers. */
  readonly startsOn?: CalendarDate;
  readonly endsOn?: CalendarDate;
};
type OfferedChange = {
  readonly ask: PricedAsk;
  readonly before: OfferedTrip;
  readonly after: OfferedTrip;
  /** What changes within the trip, for each reader's language; left out where the trip itself does. */
  readonly lines?: Readonly<Record<Locale, readonly string[]>>;
};

export type Proposal = Owner & {
  readonly caseId: CaseId;
  readonly proposalId: ProposalId;
  readonly kind: ProposalKind;
  readonly state: ProposalState;
  readonly amountMinor: number;
  readonly currency: Currency;
  /** What the customer pays by card, and what an airline owes them: of a change. */
  readonly dueMinor: number;
  readonly creditMinor: number;
  readonly bookingId: BookingId | null;
  readonly change: OfferedChange | null;
  /** Of the cancellation that carries it out, once it was accepted. */
  readonly quoteId: QuoteId | null;
  /** Of the change that carries it out, and the card that pays it, once it was accepted. */
  readonly changeId: ChangeId | null;
  readonly paymentId: PaymentId | null;
  readonly text: string;
  readonly proposedBy: CustomerId;
  readonly approvedBy: CustomerId | null;
  readonly expiresAt: Instant;
  readonly createdAt: Instant;
  readonly decidedAt: Instant | null;
};

type ProposalRef = Owner & { readonly proposalId: ProposalId };

const ofOwner = ({ tenantId, customerId }: Owner) =>
  sql`tenant_id = ${tenantId} and customer_id = ${customerId}`;
const columns = sql`tenant_id as "tenantId", customer_id as "customerId", case_id as "caseId",
  proposal_id as "proposalId", kind, state, amount_minor as "amountMinor", currency,
  due_minor as "dueMinor", credit_minor as "creditMinor", booking_id as "bookingId", change,
  quote_id as "quoteId", change_id as "changeId", payment_id as "paymentId", text,
  proposed_by as "proposedBy", approved_by as "approvedBy", expires_at as "expiresAt",
  created_at as "createdAt", decided_at as "decidedAt"`;

export type NewProposal = Omit<Proposal, 'approvedBy' | 'decidedAt' | 'quoteId' | 'changeId' | 'paymentId'>;

/** False when another one is open in the case. */
export async function insertProposal(tx: Tx, row: NewProposal): Promise<boolean> {
  const { numAffectedRows } = await sql`insert into case_proposals (tenant_id, customer_id, case_id,
      proposal_id, kind, state, amount_minor, due_minor, credit_minor, currency, booking_id, change, text,
      proposed_by, expires_at, created_at)
    values (${row.tenantId}, ${row.customerId}, ${row.caseId}, ${row.proposalId}, ${row.kind}, ${row.state},
      ${row.amountMinor}, ${row.dueMinor}, ${row.creditMinor}, ${row.currency}, ${row.bookingId},
      ${row.change === null ? null : JSON.stringify(row.change)}::jsonb, ${row.text}, ${row.proposedBy},
      ${row.expiresAt}, ${row.createdAt})
    on conflict (tenant_id, customer_id, case_id) where state in ('awaitingApproval', 'open', 'accepting')
    do nothing`.execute(tx);
  if (numAffectedRows !== 1n) return false;
  const start = { state: row.state, cause: row.kind, at: row.createdAt };
  await noteStart(tx, PROPOSAL_MACHINE, row, [[row.proposalId]], start);
  return true;
}

export async function readProposal(db: Db | Tx, ref: ProposalRef): Promise<Proposal | undefined> {
  const { rows } = await sql<Proposal>`select ${columns} from case_proposals
    where ${ofOwner(ref)} and proposal_id = ${ref.proposalId}`.execute(db);
  return rows[0];
}

/** Of a case, the oldest first. */
export async function readProposals(db: Db | Tx, owner: Owner, caseId: CaseId): Promise<Proposal[]> {
  const { rows } = await sql<Proposal>`select ${columns} from case_proposals
    where ${ofOwner(owner)} and case_id = ${caseId} order by created_at, proposal_id`.execute(db);
  return rows;
}

/** Accepted, but not carried out to its end: a process died in between. */
export async function readUnsettled(db: Db, before: Instant, limit: number): Promise<Proposal[]> {
  const { rows } = await sql<Proposal>`select ${columns} from case_proposals
    where state = 'accepting' and decided_at < ${before} order by decided_at limit ${limit}`.execute(db);
  return rows;
}

/** Columns that change with its moves; with `move`. */
export const decidedColumns = (at: Instant) => sql`decided_at = ${at}::timestamptz`;
export const approvedColumns = (by: CustomerId) => sql`approved_by = ${by}`;
export const quoteColumns = (quoteId: QuoteId, at: Instant) =>
  sql`quote_id = ${quoteId}, decided_at = ${at}::timestamptz`;
export const changeColumns = (changeId: ChangeId, paymentId: PaymentId | null, at: Instant) =>
  sql`change_id = ${changeId}, payment_id = ${paymentId}, decided_at = ${at}::timestamptz`;

/**
 * Goodwill in all cases of a customer that was given since then or is offered now, in minor units. Until the
 * transaction ends nobody else reads it in order to offer more.
 */
export async function readGivenInProposals(
  tx: Tx,
  owner: Owner,
  since: Instant,
  now: Instant,
): Promise<number> {
  const lock = `goodwill ${owner.tenantId} ${owner.customerId}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${lock}, 0))`.execute(tx);
  const { rows } = await sql<{ sum: number }>`select coalesce(sum(amount_minor), 0)::bigint as sum
    from case_proposals where ${ofOwner(owner)} and kind in ('credit', 'refund') and created_at > ${since}
      and (state in ('accepting', 'accepted')
        or state in ('awaitingApproval', 'open') and expires_at > ${now})`.execute(tx);
  return rows[0]?.sum ?? 0;
}
