/** What hosts of embedded modules receive as the window's event `session` (A §4). */
import type { Instant } from '@sojourn/domain/dates.ts';
import type { SessionState } from './session-state.ts';

/**
 * `date`: when the session ends; of one that expired or failed, when that was noticed. The type `date`
 * announces another end of a session whose phase is the same.
 */
export type SessionEvent = {
  readonly type: Exclude<SessionState['phase'], 'loading'> | 'date';
  readonly date: Instant;
};

const endOf = (state: SessionState): Instant | null =>
  'session' in state ? state.session.sessionExpiration : null;

/** Null when hosts have received all there is. `before`: what was announced last. */
export function sessionEvent(before: SessionState, after: SessionState, now: Instant): SessionEvent | null {
  if (after.phase === 'loading') return null;
  const date = endOf(after) ?? now;
  if (after.phase !== before.phase) return { type: after.phase, date };
  return endOf(after) === endOf(before) ? null : { type: 'date', date };
}
