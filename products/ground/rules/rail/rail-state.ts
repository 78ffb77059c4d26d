/**
 * The states of a train or coach ticket, in the words of the open sales model. Prebooked seats have a limit:
 * a booking that isn't confirmed by then is released, whatever was on its way.
 */
import { type Instant, isBefore } from '@sojourn/domain/dates.ts';

const RAIL_STATES = ['Prebooked', 'Confirmed', 'Fulfilled', 'Refunded', 'Released'] as const;
type RailState = (typeof RAIL_STATES)[number];

type RailAct = 'confirm' | 'fulfill' | 'refund' | 'release';

const NEXT: Readonly<Record<RailState, Partial<Record<RailAct, RailState>>>> = {
  Prebooked: { confirm: 'Confirmed', release: 'Released' },
  Confirmed: { fulfill: 'Fulfilled', refund: 'Refunded' },
  Fulfilled: { refund: 'Refunded' },
  Refunded: {},
  Released: {},
};

/** The state at an instant: seats that nobody confirmed in time are free again. */
export const railStateAt = (state: RailState, limit: Instant, now: Instant): RailState =>
  state === 'Prebooked' && !isBefore(now, limit) ? 'Released' : state;

/** The state after an act, or null where it isn't possible. Asked again, an act changes nothing. */
export function afterRailAct(state: RailState, act: RailAct, limit: Instant, now: Instant): RailState | null {
  const current = railStateAt(state, limit, now);
  const repeated = Object.values(NEXT).some((acts) => acts[act] === current);
  return repeated ? current : (NEXT[current][act] ?? null);
}
