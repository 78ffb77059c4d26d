/** Mail about another flight that couldn't be booked, to who got no answer on the page. */
import { disruptionOfCover, isDisruptionCover } from '@sojourn/domain/disruptions/disruption-cover.ts';
import type { BookingId } from '@sojourn/domain/ids.ts';
import type { MessageType } from '../../notify/message-type.ts';
import { DISRUPTION_TEXTS } from '../texts.ts';

/** `key`: the booking that failed. `bookingId`: the disrupted one; `title`: of the other flight. */
type RebookingFailed = {
  readonly kind: 'rebookingFailed';
  readonly key: string;
  readonly bookingId: BookingId;
  readonly title: string;
};
type Paying = readonly { readonly sourceId: string }[];

const coverOf = (tenders: Paying) => tenders.map(({ sourceId }) => sourceId).find(isDisruptionCover);

/** Whether a booking is one that replaces a disrupted flight, by what pays it. */
export const isRebooking = (tenders: Paying): boolean => coverOf(tenders) !== undefined;

/** Null for any other booking. */
export function rebookingFailedMessage(
  { bookingId, title }: { readonly bookingId: BookingId; readonly title: string },
  tenders: Paying,
): RebookingFailed | null {
  const cover = coverOf(tenders);
  return cover === undefined
    ? null
    : { kind: 'rebookingFailed', key: bookingId, bookingId: disruptionOfCover(cover).bookingId, title };
}

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
