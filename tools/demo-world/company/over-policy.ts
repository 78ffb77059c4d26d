/** What is booked out of policy, why, and what becomes of asking. */
import type { PolicyReason } from '../../../packages/domain/src/policy/reasons.ts';

/** `lapse`: nobody decides in time; `return`: approved, but its price has risen; `none`: it still waits. */
export type Decision = 'approve' | 'decline' | 'withdraw' | 'lapse' | 'return' | 'none';
export type OverPolicy = {
  readonly part: 'stay' | 'flight';
  readonly isRefundable: boolean;
  readonly decision: Decision;
  readonly reason: PolicyReason;
  readonly note: string;
};

/** In turn, so that there's something of each. */
export const DECISIONS: readonly Decision[] = [
  'approve',
  'decline',
  'approve',
  'lapse',
  'approve',
  'withdraw',
  'approve',
  'return',
  'decline',
  'approve',
];

type Reason = Pick<OverPolicy, 'reason' | 'note'>;
export const OVER_REASONS: readonly [Reason, ...Reason[]] = [
  { reason: 'clientSite', note: 'The only hotel within walking distance of the site trailer' },
  { reason: 'noneInPolicy', note: 'Everything under the cap was more than 20 miles out' },
  { reason: 'group', note: 'Staying where the client’s engineers stay' },
  { reason: 'schedule', note: 'The crew meets at 6 in the morning, this one leaves early enough' },
  { reason: 'lastMinute', note: 'The inspection was moved up by a week' },
  { reason: 'safety', note: 'Carrying the total station and two tripods, no late walks with those' },
  { reason: 'other', note: 'Client asked us to be at the same hotel as their board' },
];
/** What an approver writes when they decline. */
export const DECLINED: readonly string[] = [
  'Please stay at the hotel the crew used last month, it’s ten minutes away.',
  'Too much for two nights. The shuttle from the airport hotel works for this.',
  'Can you fly the evening before instead? Then standard is fine.',
];
