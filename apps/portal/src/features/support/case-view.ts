/** A case in words. Pure. */
import type { CasePromise } from '@sojourn/contract/case-thread.ts';
import type { SupportCase, SupportCaseLine } from '@sojourn/contract/support.ts';
import type { Instant } from '@sojourn/domain/dates.ts';
import { isLive } from '@sojourn/domain/support/case-flow.ts';
import { type TextRef, textRef } from '@sojourn/web/text-ref.ts';

/** Kinds that customers meet; servers of a newer version may open others. */
const KINDS = [
  'supportRequest',
  'helpRequested',
  'creditDispute',
  'ticketNotVoided',
  'bookingUnanswered',
  'cancelUnanswered',
  'cancelRefused',
  'refundRefused',
  'refundUnanswered',
  'ticketingLate',
  'ticketingRefused',
  'changeRequested',
  'changeUnanswered',
  'changeRefused',
  'scheduleUnmapped',
  'compensationClaimed',
  'priceMatch',
  'depositDisputed',
  'guideMissing',
  'driverMissing',
  'homeRebooking',
] as const;

/** What it's about, or was; a message by its topic. */
export function aboutCase({
  kind,
  topic,
  state,
}: Pick<SupportCaseLine, 'kind' | 'topic' | 'state'>): TextRef {
  if (topic) return textRef(`support.topic.${topic}`);
  const known = KINDS.find((each) => each === kind) ?? 'other';
  return textRef(isLive(state) ? `support.about.${known}` : `support.over.${known}`);
}

type CaseStep = {
  readonly step: 'received' | 'checking' | 'offer' | 'closed';
  readonly state: 'done' | 'current' | 'ahead';
  /** When it began; null while it's ahead. */
  readonly at: Instant | null;
};
type Stepped = Pick<SupportCase, 'state' | 'openedAt' | 'closedAt' | 'thread'>;

/** Received, then somebody looks into it, then an offer where there's one, then it's over. */
export function caseSteps({ state, openedAt, closedAt, thread }: Stepped): CaseStep[] {
  const { events } = thread;
  const begun = events.find(({ side, kind }) => side === 'agent' || kind === 'closed')?.at ?? null;
  const offered = events.findLast(({ kind }) => kind === 'proposed')?.at ?? null;
  const over = isLive(state)
    ? null
    : (closedAt ?? events.findLast(({ kind }) => kind === 'resolved' || kind === 'closed')?.at ?? openedAt);
  const steps: [CaseStep['step'], Instant | null][] = [
    ['received', openedAt],
    ['checking', begun],
    ...(offered ? [['offer', offered] as [CaseStep['step'], Instant]] : []),
    ['closed', over],
  ];
  const last = steps.findLastIndex(([, at]) => at !== null);
  return steps.map(([step, at], index) => ({
    step,
    at,
    state: index < last || (step === 'closed' && at) ? 'done' : index === last ? 'current' : 'ahead',
  }));
}

/** `share`: of the promise that's left, in percent; `left`: in minutes, zero or less once we're late. */
export function promiseView(
  promise: Exclude<CasePromise, { readonly state: 'over' }>,
  now: Instant,
): { readonly share: number; readonly left: number } {
  const left =
    promise.state === 'paused'
      ? promise.leftMinutes
      : Math.ceil((Date.parse(promise.dueAt) - Date.parse(now)) / 60_000);
  const share = Math.max(0, Math.min(100, Math.round((left / promise.minutes) * 100)));
  return { share, left };
}
