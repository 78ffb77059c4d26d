/**
 * Moves of state machines: compare-and-set and the noted transition in one statement, so neither is without
 * the other.
 */
import {
  MACHINES,
  type Machine,
  type MachineName,
  type StateOf,
  tryMove,
} from '@sojourn/domain/booking/state.ts';
import type { Instant } from '@sojourn/domain/dates.ts';
import { withNext } from '@sojourn/postgres/with-next.ts';
import { type RawBuilder, sql } from 'kysely';
import { assertSql, STATE_CHANGED } from './assert-sql.ts';
import type { Owner, Tx } from './saga.ts';

/**
 * The row of a machine's subject: `['booking_id', id]`, for tenders and refunds with their number besides.
 */
const TABLES = {
  booking: { table: 'bookings', keys: ['booking_id'] },
  tender: { table: 'tenders', keys: ['booking_id', 'tender_no'] },
  refund: { table: 'refunds', keys: ['booking_id', 'refund_no'] },
  case: { table: 'cases', keys: ['case_id'] },
  checkout: { table: 'checkouts', keys: ['checkout_id'] },
  ticketing: { table: 'ticketings', keys: ['booking_id'] },
  credit: { table: 'travel_credits', keys: ['credit_id'] },
  offer: { table: 'offers', keys: ['offer_id'] },
} as const satisfies Record<MachineName, { table: string; keys: readonly string[] }>;

export type Subject = readonly [id: string, number?: number];
export type MoveRequest<M extends MachineName> = Owner & {
  readonly subject: Subject;
  readonly from: readonly [StateOf<M>];
  readonly to: StateOf<M>;
  readonly cause: string;
  readonly at: Instant;
  /** Further columns that change with it: `sql\`booked_at = ${at}\``. */
  readonly set?: RawBuilder<unknown>;
  /** What must hold of its row `t` besides the state: `sql\`t.quote_id = ${quoteId}\``. */
  readonly where?: RawBuilder<unknown>;
};

const subjectText = ([id, number]: Subject): string => (number === undefined ? id : `${id}:${number}`);

type AnyRequest = Omit<MoveRequest<MachineName>, 'from' | 'to'> & {
  readonly from: readonly [string];
  readonly to: string;
};
/**
 * The compare-and-set of one move, named apart by `i` so that several can stand in one statement. Whoever
 * has the row keeps others waiting, who then find it in its new state.
 */
function movedPart(machine: MachineName, request: AnyRequest, i: number): RawBuilder<unknown> {
  const table: Machine<string> = MACHINES[machine];
  const { from, to, subject, set, where } = request;
  if (tryMove(table, from[0], to) !== 'moved')
    throw new Error(`${machine} cannot move from ${from[0]} to ${to}`);
  const { table: name, keys } = TABLES[machine];
  const isSubject = keys.map((key, k) => sql`${sql.ref(`t.${key}`)} = ${subject[k]}`);
  return sql`${sql.raw(`moved${i}`)} as (
      update ${sql.table(name)} t set state = ${to} ${set ? sql`, ${set}` : sql``}
      where t.tenant_id = ${request.tenantId} and t.customer_id = ${request.customerId}
        and ${sql.join(isSubject, sql` and `)} and t.state = ${from[0]} ${where ? sql`and ${where}` : sql``}
      returning 1)`;
}

/** False when the row was not in that state (or not there): nothing has changed. */
export async function move<M extends MachineName>(
  tx: Tx,
  machine: M,
  request: MoveRequest<M>,
): Promise<boolean> {
  const { rows } = await sql<{ moved: number }>`with ${movedPart(machine, request, 0)},
      noted as (${notedRows(request, [{ machine, ...request }])} where exists (select from moved0))
    select count(*)::int as moved from moved0`.execute(tx);
  return rows[0]!.moved === 1;
}

/** Like `move`, but anything else undoes the transaction: a mistake of ours, or what `code` says. */
export const mustMove = <M extends MachineName>(
  tx: Tx,
  machine: M,
  request: MoveRequest<M>,
  code: string = STATE_CHANGED,
): Promise<void> => mustMoveAll(tx, [{ machine, ...request } as unknown as AnyMove], [], code);

export type AnyMove = { [M in MachineName]: { readonly machine: M } & MoveRequest<M> }[MachineName];

/**
 * Several moves of different machines, of one customer, in one statement; all of them, or a mistake of ours
 * that undoes the transaction. `also`: further writes that go with them, each as `name as (…)`.
 */
export async function mustMoveAll(
  tx: Tx,
  moves: readonly [AnyMove, ...AnyMove[]],
  also: readonly RawBuilder<unknown>[] = [],
  code: string = STATE_CHANGED,
): Promise<void> {
  const parts = moves.map((each, i) => movedPart(each.machine, each, i));
  const counts = moves.map((_, i) => sql`(select count(*) from ${sql.raw(`moved${i}`)})`);
  // Noted whether moved or not: unless all are, nothing is kept
  const noted = sql`noted as (${notedRows(moves[0], moves)})`;
  const wanted = moves.map(({ machine, subject, from }) => `${machine} ${subjectText(subject)} ${from[0]}`);
  const otherwise = `one of these was not so: ${wanted.join(', ')}`;
  const isSo = sql`(${sql.join(counts, sql` + `)}) = ${moves.length}::int`;
  await withNext(
    tx,
    sql`with ${sql.join([...parts, noted, ...also])} select ${assertSql(isSo, otherwise, code)}`,
  );
}

type Start<M extends MachineName> = {
  readonly state: StateOf<M>;
  readonly cause: string;
  readonly at: Instant;
};
/** Notes the first state of what was just made. */
export async function noteStart<M extends MachineName>(
  tx: Tx,
  machine: M,
  owner: Owner,
  subjects: readonly Subject[],
  start: Start<M>,
): Promise<void> {
  await withNext(tx, startNoted(machine, owner, subjects, start));
}

/** The same as a part of another statement. */
export const startNoted = <M extends MachineName>(
  machine: M,
  owner: Owner,
  subjects: readonly Subject[],
  { state: to, cause, at }: Start<M>,
): RawBuilder<unknown> =>
  notedRows(
    owner,
    subjects.map((subject) => ({ machine, subject, from: [null], to, cause, at })),
  );

type Noted = {
  readonly machine: string;
  readonly subject: Subject;
  readonly from: readonly [string | null];
  readonly to: string;
  readonly cause: string;
  readonly at: Instant;
};
/** One row for each, in their order. */
function notedRows({ tenantId, customerId }: Owner, noted: readonly Noted[]): RawBuilder<unknown> {
  const column = (of: (each: Noted) => string | null) => noted.map(of);
  return sql`insert into transitions (tenant_id, customer_id, machine, subject_id, from_state, to_state,
      cause, at)
    select ${tenantId}, ${customerId}, n.* from unnest(${column(({ machine }) => machine)}::text[],
      ${column(({ subject }) => subjectText(subject))}::text[], ${column(({ from }) => from[0])}::text[],
      ${column(({ to }) => to)}::text[], ${column(({ cause }) => cause)}::text[],
      ${column(({ at }) => at)}::timestamptz[]) n`;
}
