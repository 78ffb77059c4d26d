/** A case in words. Pure. */
import type { SupportCaseLine } from '@sojourn/contract/support.ts';
import { type TextRef, textRef } from '@sojourn/web/text-ref.ts';

/** Kinds that customers meet; servers of a newer version may open others. */
const KINDS = [
  'supportRequest',
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
] as const;

/** What it's about; a message by its topic. */
export function aboutCase({ kind, topic }: Pick<SupportCaseLine, 'kind' | 'topic'>): TextRef {
  if (topic) return textRef(`support.topic.${topic}`);
  return textRef(`support.about.${KINDS.find((each) => each === kind) ?? 'other'}`);
}
