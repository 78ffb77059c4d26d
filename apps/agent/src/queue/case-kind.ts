/** What a case is about, in a few words. Pure. */
import type { MessageId } from '@sojourn/web/text/messages.ts';

const KINDS = [
  'bookingUnanswered',
  'cancelRefused',
  'cancelUnanswered',
  'captureRefused',
  'authorizationEnds',
  'changeRefused',
  'changeRequested',
  'changeUnanswered',
  'compensationClaimed',
  'creditDispute',
  'depositDisputed',
  'guideMissing',
  'driverMissing',
  'depositToTake',
  'homeRebooking',
  'earningRefused',
  'fraudWarning',
  'helpRequested',
  'messageUndelivered',
  'moneyRecordDiffers',
  'offerRefused',
  'paymentDiffers',
  'paymentDisputed',
  'priceMatch',
  'refundOverdue',
  'refundRefused',
  'refundUnanswered',
  'rejectedNotCanceled',
  'releaseFailed',
  'sagaError',
  'scheduleUnanswered',
  'scheduleUnmapped',
  'supplierPenaltyDiffers',
  'supplierPriceDiffers',
  'supplierRecordDiffers',
  'ticketNotVoided',
  'ticketingLate',
  'ticketingRefused',
  'voidFailed',
] as const;
const TOPICS = ['trip', 'refund', 'payment', 'rewards', 'account', 'other'] as const;

/** A message by its topic; servers of a newer version may open cases that this one has no words for. */
export function caseKind({
  kind,
  topic,
}: {
  readonly kind: string;
  readonly topic: string | null;
}): MessageId {
  const written = TOPICS.find((each) => each === topic);
  if (written) return `desk.topic.${written}`;
  return `desk.kind.${KINDS.find((each) => each === kind) ?? 'other'}`;
}
