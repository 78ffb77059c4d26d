/** Mail about another flight that couldn't be booked, to who got no answer on the page. */
import { disruptionOfCover } from '@sojourn/domain/disruptions/disruption-cover.ts';
import type { BookingId, DisruptionCoverId } from '@sojourn/domain/ids.ts';
import type { MessageType } from '#modules/platform/notify/message-type.ts';
import { DISRUPTION_TEXTS } from '../texts.ts';

/** `key`: the booking that failed. `bookingId`: the disrupted one; `title`: of the other flight. */
type RebookingFailed = {
  readonly kind: 'rebookingFailed';
  readonly key: string;
  readonly bookingId: BookingId;
  readonly title: string;
};
export const rebookingFailedMessage = (
  { bookingId, title }: { readonly bookingId: BookingId; readonly title: string },
  coverId: DisruptionCoverId,
): RebookingFailed => ({
  kind: 'rebookingFailed',
  key: bookingId,
  bookingId: disruptionOfCover(coverId).bookingId,
  title,
});

export const REBOOKING_FAILED: MessageType<RebookingFailed> = {
  kind: 'rebookingFailed',
  bookingId: ({ bookingId }) => bookingId,
  reword: async (content, naming) => ({
    ...content,
    title: (await naming.titles([content.key as BookingId])).values().next().value ?? content.title,
  }),
  write: ({ bookingId, title }, { origin, person, trip }, { locale }) => {
    const { rebookingFailed, link } = DISRUPTION_TEXTS[locale];
    return {
      to: trip?.email ?? person?.email ?? '',
      subject: rebookingFailed.subject(title),
      blocks: [
        { block: 'heading', text: rebookingFailed.heading, tone: 'bad' },
        { block: 'text', text: rebookingFailed.text(title) },
        { block: 'text', text: rebookingFailed.next },
        {
          block: 'link',
          text: link,
          url: `${origin}/trips/${bookingId}/disruption?flightShopType=dp-exercise`,
        },
      ],
      calendar: null,
    };
  },
};
