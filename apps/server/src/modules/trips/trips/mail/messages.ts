/** Mail about trips that no product words for itself. */
import type { BookingId } from '@sojourn/domain/ids.ts';
import { tripLink } from '#modules/platform/notify/letter.ts';
import type { MessageType } from '#modules/platform/notify/message-type.ts';

/** `key`: the booking and when. Sent to the account's own address, so that nobody else moves mail unseen. */
export type EmailChanged = {
  readonly kind: 'tripEmailChanged';
  readonly key: string;
  readonly subjectId: BookingId;
};

export const TRIP_EMAIL_CHANGED: MessageType<EmailChanged> = {
  kind: 'tripEmailChanged',
  bookingId: ({ subjectId }) => subjectId,
  write: (_, context, language) => {
    const { subject, heading, text, notYou } = language.texts.tripEmailChanged;
    const { person, trip, tenant } = context;
    return {
      to: trip ? (person?.email ?? '') : '',
      subject,
      blocks: [
        { block: 'heading', text: heading, tone: 'warn' },
        { block: 'text', text: text(trip?.email ?? '') },
        { block: 'text', text: notYou(tenant.supportPhone) },
        ...(trip ? [tripLink(trip, context, language)] : []),
      ],
      calendar: null,
    };
  },
};
