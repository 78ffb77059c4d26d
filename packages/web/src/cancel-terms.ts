/**
 * What a rate's cancellation terms mean at a moment, in the hotel's own time: one line, and the stages of a
 * timeline.
 */

import type { CancelTerms } from '@sojourn/domain/booking/cancellation/cancel-terms.ts';
import { type Instant, isBefore } from '@sojourn/domain/dates.ts';
import type { Money } from '@sojourn/domain/money.ts';
import { itemAt, last } from '@sojourn/domain/present.ts';
import { formatDate, formatMoney, type Locale, zoneName } from '@sojourn/ui/formats.ts';
import { formatMoment } from './text/format-moment.ts';
import { type TextRef, textRef } from './text-ref.ts';

export type CancelStage = {
  /** `ended` lies before now, `now` holds, `later` follows. */
  readonly state: 'ended' | 'now' | 'later';
  readonly refund: 'full' | 'part' | 'none';
  readonly refundMinor: number;
  readonly title: TextRef;
  /** When it begins and ends, printed; an absent start is the booking, an absent end is the check-in. */
  readonly from: string | null;
  readonly until: string | null;
};

export type CancelTermsView = {
  readonly tone: 'good' | 'warn' | 'quiet';
  /** With day, time and zone: "Free cancellation until Mon, Apr 12, 3:00 PM, Western European Time". */
  readonly line: TextRef;
  /** For cards: "Free cancellation until Apr 12". */
  readonly short: TextRef;
  readonly stages: readonly CancelStage[];
  /** "Western European Time" */
  readonly zone: string;
};

/**
 * `total` is what was or will be paid. A step applies until its instant; after the last one there's no
 * refund. Steps that cost the full price show "no refund", and adjacent steps with equal refunds are one
 * stage.
 */
export function viewOfCancelTerms(
  terms: CancelTerms,
  total: Money,
  now: Instant,
  locale: Locale,
): CancelTermsView {
  const stages = stagesOf(terms, total, now, locale);
  return {
    ...wordsOf(terms, total, now, locale, stages),
    // Asked for by the timeline only, and dear.
    get zone() {
      return zoneName(terms.zone, now, locale);
    },
  };
}

function wordsOf(
  terms: CancelTerms,
  total: Money,
  now: Instant,
  locale: Locale,
  stages: readonly CancelStage[],
): Omit<CancelTermsView, 'zone'> {
  const current = stages.find((stage) => stage.state === 'now');
  const named = (until: string): string => `${until}, ${zoneName(terms.zone, now, locale)}`;
  const step = terms.steps.find(({ until }) => isBefore(now, until));
  if (terms.type === 'Unknown' && terms.steps.length === 0) {
    const unknown = textRef('booking.terms.unknown');
    return { tone: 'warn', line: unknown, short: unknown, stages: [] };
  }
  if (!current || !step || current.refund === 'none') {
    const ended = terms.steps.at(-1);
    const hadRefund = stages.some((stage) => stage.refund !== 'none');
    const line =
      ended && hadRefund
        ? textRef('booking.terms.ended', { until: named(formatMoment(ended.localUntil, locale)) })
        : textRef('booking.terms.none');
    return { tone: 'quiet', line, short: textRef('booking.terms.none'), stages };
  }
  const until = named(current.until ?? '');
  const day = formatDate(lastOf(terms, step.penaltyMinor, now).localUntil, locale, 'day');
  if (current.refund === 'full') {
    const line = textRef('booking.terms.free', { until });
    return { tone: 'good', line, short: textRef('booking.terms.free', { until: day }), stages };
  }
  const amount = printed(current.refundMinor, total, locale);
  const line = textRef('booking.terms.part', { until, amount });
  return { tone: 'warn', line, short: textRef('booking.terms.part', { until: day, amount }), stages };
}

const printed = (amountMinor: number, total: Money, locale: Locale): string =>
  formatMoney({ amountMinor, currency: total.currency }, locale);

/** The last step of the run of equal penalties that holds at `now`. */
function lastOf(terms: CancelTerms, penaltyMinor: number, now: Instant) {
  const ahead = terms.steps.filter(({ until }) => isBefore(now, until));
  const other = ahead.findIndex((step) => step.penaltyMinor !== penaltyMinor);
  return other === -1 ? last(ahead) : itemAt(ahead, other - 1);
}

type Span = {
  penaltyMinor: number;
  from: CancelTerms['steps'][number] | null;
  to: CancelTerms['steps'][number] | null;
};

function stagesOf(terms: CancelTerms, total: Money, now: Instant, locale: Locale): CancelStage[] {
  const spans: Span[] = [];
  for (const to of terms.steps) {
    const before = spans.at(-1);
    const penaltyMinor = Math.min(to.penaltyMinor, total.amountMinor);
    if (before?.penaltyMinor === penaltyMinor) before.to = to;
    else spans.push({ penaltyMinor, from: before?.to ?? null, to });
  }
  const end = spans.at(-1);
  if (end && end.penaltyMinor >= total.amountMinor) end.to = null;
  else spans.push({ penaltyMinor: total.amountMinor, from: end?.to ?? null, to: null });
  return spans.map(({ penaltyMinor, from, to }) => {
    const refundMinor = total.amountMinor - penaltyMinor;
    const refund = penaltyMinor === 0 ? 'full' : refundMinor > 0 ? 'part' : 'none';
    const begun = from === null || !isBefore(now, from.until);
    const over = to !== null && !isBefore(now, to.until);
    return {
      state: over ? 'ended' : begun ? 'now' : 'later',
      refund,
      refundMinor,
      title: textRef(`booking.terms.stage.${refund}`, { amount: printed(refundMinor, total, locale) }),
      from: from && formatMoment(from.localUntil, locale),
      until: to && formatMoment(to.localUntil, locale),
    };
  });
}
