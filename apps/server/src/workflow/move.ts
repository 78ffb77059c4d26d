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
import { type RawBuilder, sql } from 'kysely';
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
  readonly from: readonly StateOf<M>[];
  readonly to: StateOf<M>;
  readonly cause: string;
  readonly at: Instant;
  /** Further columns that change with it: `sql\`booked_at = ${at}\``. */
  readonly set?: RawBuilder<unknown>;
  /** What must hold besides the state: `sql\`quote_id = ${quoteId}\``. */
  readonly where?: RawBuilder<unknown>;
};

const subjectText = ([id, number]: Subject): string => (number === undefined ? id : `${id}:${number}`);

type AnyRequest = Omit<MoveRequest<MachineName>, 'from' | 'to'> & {
  readonly from: readonly string[];
  readonly to: string;
};
/** The three parts of one move, named apart by `i` so that several can stand in one statement. */
function partsOf(machine: MachineName, request: AnyRequest, i: number) {
  const table: Machine<string> = MACHINES[machine];
  for (const from of request.from) {
    if (tryMove(table, from, request.to) !== 'moved')
      throw new Error(`${machine} cannot move from ${from} to ${request.to}`);
  }
  const { table: name, keys } = TABLES[machine];
  const [before, moved, noted] = ['before', 'moved', 'noted'].map((part) => sql.raw(`${part}${i}`));
  // The whole key of both, so that each is looked up by it whatever the planner thinks of the table's size
  const isSubject = (alias: string) =>
    sql.join(
      [
        sql`${sql.ref(`${alias}.tenant_id`)} = ${request.tenantId}`,
        sql`${sql.ref(`${alias}.customer_id`)} = ${request.customerId}`,
        ...keys.map((key, k) => sql`${sql.ref(`${alias}.${key}`)} = ${request.subject[k]}`),
      ],
      sql` and `,
    );
  return sql`${before} as (
      select b.tenant_id, b.customer_id, b.state from ${sql.table(name)} b
      where ${isSubject('b')}
        and b.state = any(${request.from}::text[]) ${request.where ? sql`and ${request.where}` : sql``}
      for update),
    ${moved} as (
      update ${sql.table(name)} t set state = ${request.to} ${request.set ? sql`, ${request.set}` : sql``}
      from ${before} b
      where ${isSubject('t')}
      returning t.tenant_id, t.customer_id, b.state as before_state),
    ${noted} as (
      insert into transitions (tenant_id, customer_id, machine, subject_id, from_state, to_state, cause, at)
      select tenant_id, customer_id, ${machine}, ${subjectText(request.subject)}, before_state,
        ${request.to}, ${request.cause}, ${request.at}::timestamptz from ${moved})`;
}

/** False when the row was in none of the states (or not there): nothing has changed. */
export async function move<M extends MachineName>(
  tx: Tx,
  machine: M,
  request: MoveRequest<M>,
): Promise<boolean> {
  const { rows } = await sql<{ moved: number }>`with ${partsOf(machine, request, 0)}
    select count(*)::int as moved from moved0`.execute(tx);
  return rows[0]!.moved === 1;
}

/** Like `move`, where anything else would be a mistake of ours. */
export const mustMove = <M extends MachineName>(tx: Tx, machine: M, request: MoveRequest<M>): Promise<void> =>
  mustMoveAll(tx, [{ machine, ...request } as unknown as AnyMove]);

export type AnyMove = { [M in MachineName]: { readonly machine: M } & MoveRequest<M> }[MachineName];

/**
 * Several moves of different machines in one statement; all of them, or a mistake of ours. `also`: further
 * writes that go with them, each as `name as (…)`.
 */
export async function mustMoveAll(
  tx: Tx,
  moves: readonly AnyMove[],
  also: readonly RawBuilder<unknown>[] = [],
): Promise<void> {
  const parts = moves.map((each, i) => partsOf(each.machine, each, i));
  const counts = moves.map((_, i) => sql`(select count(*) from ${sql.raw(`moved${i}`)})`);
  const { rows } = await sql<{ moved: number }>`with ${sql.join([...parts, ...also])}
    select (${sql.join(counts, sql` + `)})::int as moved`.execute(tx);
  if (rows[0]!.moved === moves.length) return;
  const wanted = moves.map(
    (each) => `${each.machine} ${subjectText(each.subject)} ${each.from.join(' or ')}`,
  );
  throw new Error(`one of these was not so: ${wanted.join(', ')}`);
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
  await startNoted(machine, owner, subjects, start).execute(tx);
}

/** The same as a part of another statement. */
export const startNoted = <M extends MachineName>(
  machine: M,
  owner: Owner,
  subjects: readonly Subject[],
  start: Start<M>,
): RawBuilder<unknown> =>
  sql`insert into transitions (tenant_id, customer_id, machine, subject_id, to_state, cause, at)
    select ${owner.tenantId}, ${owner.customerId}, ${machine}, s, ${start.state}, ${start.cause},
      ${start.at}::timestamptz
    from unnest(${subjects.map(subjectText)}::text[]) s`;
