/** What comes back until when, of a start and a total. Pure. */
import { type Instant, localAt, plusSeconds, type Zone } from '@sojourn/domain/dates.ts';
import { basisPointsOf, type Money } from '@sojourn/domain/money.ts';
import type { ActivityDetail, WireActivitySlot } from '#activity/wire/activity-detail.ts';

export type PlanStage = {
  readonly kind: 'all' | 'part' | 'none';
  readonly refund: Money;
  /** Null: up to the start, or to the end of a ticket. */
  readonly until: Instant | null;
  /** Of the bar. */
  readonly share: number;
};

const FULL = 10_000;
/** A stage is seen, however short it is. */
const LEAST_SHARE = 0.14;

/** From now to the start; stages that are over are left out. */
export function planStages(
  policy: ActivityDetail['policy'],
  slot: Pick<WireActivitySlot, 'startsAt' | 'endsAt'>,
  total: Money,
  now: Instant,
): PlanStage[] {
  const base = policy.from === 'start' ? slot.startsAt : slot.endsAt;
  const tiers = policy.tiers.toSorted((a, b) => b.minutesBefore - a.minutesBefore);
  const stages = tiers.map(({ minutesBefore, refundBps }) => ({
    kind: refundBps === FULL ? ('all' as const) : ('part' as const),
    refund: { ...total, amountMinor: basisPointsOf(total.amountMinor, refundBps) },
    until: plusSeconds(base, -minutesBefore * 60),
  }));
  const [from, to] = [Date.parse(now), Date.parse(slot.startsAt)];
  const ahead = stages.filter(({ until }) => Date.parse(until) > from);
  const ends = [...ahead.map(({ until }) => Math.min(to, Date.parse(until))), to];
  const shares = ends.map(
    (end, at) => (end - (at === 0 ? from : (ends[at - 1] ?? from))) / Math.max(1, to - from),
  );
  const none = { kind: 'none' as const, refund: { ...total, amountMinor: 0 }, until: null };
  const all = [...ahead, none].map((stage, at) => ({
    ...stage,
    share: Math.max(LEAST_SHARE, shares[at] ?? 0),
  }));
  // Free to the very start: nothing is left for the last
  return (ends.at(-2) ?? from) >= to ? all.slice(0, -1) : all;
}

export const localUntil = (until: Instant, zone: string) => localAt(until, zone as Zone);
