/** What a mail was about, in a few words. Pure. */
import type { MessageId } from '@sojourn/web/text/messages.ts';

const KINDS = [
  'bookingConfirmed',
  'bookingCanceled',
  'bookingChanged',
  'bookingFailed',
  'caseOpened',
  'caseReplied',
  'caseProposed',
  'caseResolved',
  'scheduleChanged',
  'scheduleAccepted',
  'scheduleRebooked',
  'flightDisrupted',
  'rebookingFailed',
  'disruptionLapsed',
  'protectionEnded',
  'creditExpiring',
  'disputeAnswered',
  'tripEmailChanged',
] as const;

/** Servers of a newer version may send others. */
export const mailKind = (kind: string): MessageId =>
  `desk.mail.${KINDS.find((each) => each === kind) ?? 'other'}`;
