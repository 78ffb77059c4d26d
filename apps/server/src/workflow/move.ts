/**
 * Moves of state machines: compare-and-set and the noted transition in one statement, so neither is without
 * the other.
 */
import { tryMove } from '@sojourn/domain/booking/state.ts';
import type { Instant } from '@sojourn/domain/dates.ts';
import { withNext } from '@sojourn/postgres/with-next.ts';
import { type RawBuilder, sql } from 'kysely';
import { assertSql, STATE_CHANGED } from './assert-sql.ts';
import type { StateMachine } from './machine.ts';
import type { Owner, Tx } from './saga.ts';

/** The id of a machine's row, with its number where the machine has a second key. */
export type Subject = readonly [id: string, number?: number];
type MoveRequest<S extends string> = Owner & {
  readonly subject: Subject;
  readonly from: readonly [S];
  readonly to: S;
  readonly cause: string;
  readonly at: Instant;
  /** Further columns that change with it: `sql\`booked_at = ${at}\``. */
  readonly set?: RawBuilder<unknown>;
  /** What must hold of its row `t` besides the state: `sql\`t.quote_id = ${quoteId}\``. */
  readonly where?: RawBuilder<unknown>;
};

/** One move of several; `moveOf` makes it. */
export type Move = { readonly machine: StateMachine; readonly request: MoveRequest<string> };
export const moveOf = <S extends string>(
  machine: StateMachine<S>,
  request: MoveRequest<NoInfer<S>>,
): Move => ({
  machine,
  request,
});

const subjectText = ([id, number]: Subject): string => (number === undefined ? id : `${id}:${number}`);

/**
 * The compare-and-set of one move, named apart by `i` so that several fit in one statement. Others wait for
 * the row's lock, and then find it in its new state.
 */
function movedPart({ machine, request }: Move, i: number): RawBuilder<unknown> {
  const { name, moves, table, keys } = machine;
  const { from, to, subject, set, where } = request;
  if (tryMove(moves, from[0], to) !== 'moved')
    throw new Error(`${name} cannot move from ${from[0]} to ${to}`);
  const isSubject = keys.map((key, k) => sql`${sql.ref(`t.${key}`)} = ${subject[k]}`);
  return sql`${sql.raw(`moved${i}`)} as (
      update ${sql.table(table)} t set state = ${to} ${set ? sql`, ${set}` : sql``}
      where t.tenant_id = ${request.tenantId} and t.customer_id = ${request.customerId}
        and ${sql.join(isSubject, sql` and `)} and t.state = ${from[0]} ${where ? sql`and ${where}` : sql``}
      returning 1)`;
}

/** False when the row was not in that state (or not there): nothing has changed. */
export async function move<S extends string>(
  tx: Tx,
  machine: StateMachine<S>,
  request: MoveRequest<NoInfer<S>>,
): Promise<boolean> {
  const only = moveOf(machine, request);
  const { rows } = await sql<{ moved: number }>`with ${movedPart(only, 0)},
      noted as (${notedRows(request, [notedMove(only)])} where exists (select from moved0))
    select count(*)::int as moved from moved0`.execute(tx);
  return rows[0]?.moved === 1;
}

/** Like `move`, but anything else undoes the transaction: a mistake of ours, or what `code` says. */
export const mustMove = <S extends string>(
  tx: Tx,
  machine: StateMachine<S>,
  request: MoveRequest<NoInfer<S>>,
  code: string = STATE_CHANGED,
): Promise<void> => mustMoveAll(tx, [moveOf(machine, request)], [], code);

/**
 * Several moves of different machines, of one customer, in one statement; all of them, or a mistake of ours
 * that undoes the transaction. `also`: further writes that go with them, each as `name as (…)`.
 */
export async function mustMoveAll(
  tx: Tx,
  moves: readonly [Move, ...Move[]],
  also: readonly RawBuilder<unknown>[] = [],
  code: string = STATE_CHANGED,
): Promise<void> {
  const parts = moves.map((each, i) => movedPart(each, i));
  const counts = moves.map((_, i) => sql`(select count(*) from ${sql.raw(`moved${i}`)})`);
  // Noted whether moved or not: unless all are, nothing is kept
  const noted = sql`noted as (${notedRows(moves[0].request, moves.map(notedMove))})`;
  const wanted = moves.map(
    ({ machine, request: { subject, from } }) => `${machine.name} ${subjectText(subject)} ${from[0]}`,
  );
  const otherwise = `one of these was not so: ${wanted.join(', ')}`;
  const isSo = sql`(${sql.join(counts, sql` + `)}) = ${moves.length}::int`;
  await withNext(
    tx,
    sql`with ${sql.join([...parts, noted, ...also])} select ${assertSql(isSo, otherwise, code)}`,
  );
}

type Start<S extends string> = {
  readonly state: S;
  readonly cause: string;
  readonly at: Instant;
};
/** Notes the first state of what was just made. */
export async function noteStart<S extends string>(
  tx: Tx,
  machine: StateMachine<S>,
  owner: Owner,
  subjects: readonly Subject[],
  start: Start<NoInfer<S>>,
): Promise<void> {
  await withNext(tx, startNoted(machine, owner, subjects, start));
}

/** The same as a part of another statement. */
export const startNoted = <S extends string>(
  { name }: StateMachine<S>,
  owner: Owner,
  subjects: readonly Subject[],
  { state: to, cause, at }: Start<NoInfer<S>>,
): RawBuilder<unknown> =>
  notedRows(
    owner,
    subjects.map((subject) => ({ machine: name, subject, from: [null], to, cause, at })),
  );

type Noted = {
  readonly machine: string;
  readonly subject: Subject;
  readonly from: readonly [string | null];
  readonly to: string;
  readonly cause: string;
  readonly at: Instant;
};
const notedMove = ({ machine, request }: Move): Noted => ({ ...request, machine: machine.name });

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

/** Deletes what was noted of rows that are gone; of other rows the database refuses it. */
export async function forgetMoves(
  tx: Tx,
  { name }: Pick<StateMachine, 'name'>,
  subjects: readonly (Owner & { readonly id: string })[],
): Promise<void> {
  if (subjects.length === 0) return;
  await sql`delete from transitions t using unnest(${subjects.map(({ tenantId }) => tenantId)}::text[],
      ${subjects.map(({ customerId }) => customerId)}::text[],
      ${subjects.map(({ id }) => id)}::text[]) as gone (tenant, customer, subject)
    where t.tenant_id = tenant and t.customer_id = customer and t.machine = ${name}
      and t.subject_id = subject`.execute(tx);
}
