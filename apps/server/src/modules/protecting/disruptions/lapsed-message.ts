/** Mail about a disruption that nobody decided about in time, to who could have. */
import type { BookingId } from '@sojourn/domain/ids.ts';
import type { MessageType } from '#modules/platform/notify/message-type.ts';
import { DISRUPTION_TEXTS } from './texts.ts';

/** `key`: the booking and the disruption. `flight`: as `TP 216`; it's over for this one alone. */
export type DisruptionLapsed = {
  readonly kind: 'disruptionLapsed';
  readonly key: string;
  readonly bookingId: BookingId;
  readonly title: string;
  readonly flight: string;
};

export const DISRUPTION_LAPSED: MessageType<DisruptionLapsed> = {
  kind: 'disruptionLapsed',
  bookingId: ({ bookingId }) => bookingId,
  reword: async (content, naming) => ({
    ...content,
    title: (await naming.titles([content.bookingId])).get(content.bookingId) ?? content.title,
  }),
  write: ({ bookingId, title, flight }, { origin, person, trip }, { locale, texts }) => {
    const { lapsed } = DISRUPTION_TEXTS[locale];
    return {
      to: trip?.email ?? person?.email ?? '',
      subject: lapsed.subject(title),
      blocks: [
        { block: 'heading', text: lapsed.heading, tone: 'bad' },
        { block: 'text', text: lapsed.text(flight) },
        { block: 'text', text: lapsed.next },
        { block: 'link', text: texts.seeTrip, url: `${origin}/trips/${bookingId}` },
      ],
      calendar: null,
    };
  },
};
