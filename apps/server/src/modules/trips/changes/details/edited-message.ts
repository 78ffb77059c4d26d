/** Mail about details that a supplier has taken: it names the fields, never what's in them. */
import type { DetailName } from '@sojourn/domain/booking/trip-details.ts';
import type { BookingId } from '@sojourn/domain/ids.ts';
import { DETAIL_WORDS as LISTED } from '@sojourn/products/lists/detail-words.ts';
import { tripLink } from '#modules/platform/notify/letter.ts';
import type { MessageType } from '#modules/platform/notify/message-type.ts';

/** `key`: the change's id. */
export type DetailsEdited = {
  readonly kind: 'detailsEdited';
  readonly key: string;
  readonly subjectId: BookingId;
  /** Of the trip. */
  readonly title: string;
  readonly changed: readonly DetailName[];
};

const DETAIL_WORDS: Readonly<Record<DetailName, Readonly<Record<'en' | 'fr', string>>>> = Object.assign(
  {},
  ...Object.values(LISTED),
);

export const DETAILS_EDITED: MessageType<DetailsEdited> = {
  kind: 'detailsEdited',
  bookingId: ({ subjectId }) => subjectId,
  reword: async (edited, { titles }) => {
    const { subjectId, title } = edited;
    return { ...edited, title: (await titles([subjectId])).get(subjectId) ?? title };
  },
  write: ({ title, changed }, context, language) => {
    const { subject, heading, text, notYou } = language.texts.detailsEdited;
    const { trip, tenant } = context;
    const names = changed.map((name) => DETAIL_WORDS[name][language.locale]);
    const list = new Intl.ListFormat(language.locale).format(names);
    return {
      to: trip?.email ?? '',
      subject: subject(title),
      blocks: [
        { block: 'heading', text: heading, tone: 'good' },
        { block: 'text', text: text(title, list) },
        { block: 'text', text: notYou(tenant.supportPhone) },
        ...(trip ? [tripLink(trip, context, language)] : []),
      ],
      calendar: null,
    };
  },
};
