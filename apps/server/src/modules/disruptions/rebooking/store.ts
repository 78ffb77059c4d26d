/** What changes of a disruption with the moves that rebook it. */
import type { Instant } from '@sojourn/domain/dates.ts';
import { sql } from 'kysely';
import type { OptionRow } from '../plan/store.ts';

export const coveredColumns = ({
  optionId,
  protectionNo,
  clauseId,
}: Pick<OptionRow, 'optionId' | 'protectionNo' | 'clauseId'>) =>
  sql`replacement_booking_id = ${optionId}, protection_no = ${protectionNo}::int, clause_id = ${clauseId}`;
export const releasedColumns = sql`replacement_booking_id = null, protection_no = null, clause_id = null`;
export const rebookedColumns = (at: Instant) => sql`ended_at = ${at}::timestamptz`;
export const canBeDecided = (at: Instant) => sql`t.decide_by > ${at}`;
