/** Statements that refuse by themselves, with codes that say why (migration 0160). */
import { type RawBuilder, sql } from 'kysely';

/** The fence of a saga has moved on: another process has it. */
export const LOST_LEASE = 'SJ001';
/** Something was not in the state that it was taken for. */
export const STATE_CHANGED = 'SJ002';
/** Another submit of the same was first. */
export const ALREADY_STARTED = 'SJ003';

/** A value of a statement's `select`; unless `holds` it fails the statement with the code. */
export const assertSql = (holds: RawBuilder<unknown>, otherwise: string, code: string): RawBuilder<unknown> =>
  sql`insist(${holds}, ${otherwise}, ${code})`;

export const isRefused = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code;
