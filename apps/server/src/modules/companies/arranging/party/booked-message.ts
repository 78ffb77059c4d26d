/** Mail to somebody for whom a colleague has booked. How it was paid isn't theirs to know. */
import type { CalendarDate } from '@sojourn/domain/dates.ts';
import { formatDateRange } from '@sojourn/domain/formats.ts';
import type { BookingId } from '@sojourn/domain/ids.ts';
import type { MessageType } from '#modules/platform/notify/message-type.ts';

/** `key`: the booking and who travels. Words of the booking are in the reader's language. */
export type BookedForYou = {
  readonly kind: 'bookedForYou';
  readonly key: string;
  readonly bookingId: BookingId;
  readonly bookedBy: string;
  readonly title: string;
  readonly subtitle: string;
  /** Where it is. */
  readonly from: CalendarDate;
  readonly to: CalendarDate;
};
type Words = {
  readonly subject: (bookedBy: string, title: string) => string;
  readonly heading: (bookedBy: string) => string;
  readonly text: (bookedBy: string) => string;
  readonly what: string;
  readonly details: string;
  readonly dates: string;
  readonly bookedBy: string;
  readonly open: string;
};

const WORDS: Readonly<Record<'en' | 'fr', Words>> = {
  en: {
    subject: (bookedBy, title) => `${bookedBy} booked ${title} for you`,
    heading: (bookedBy) => `${bookedBy} booked a trip for you`,
    text: (bookedBy) =>
      `It’s with your trips now. If something has to change or be canceled, ask ${bookedBy}.`,
    what: 'Trip',
    details: 'Details',
    dates: 'Dates',
    bookedBy: 'Booked by',
    open: 'Open the trip',
  },
  fr: {
    subject: (bookedBy, title) => `${bookedBy} a réservé pour vous\u00a0: ${title}`,
    heading: (bookedBy) => `${bookedBy} a réservé un voyage pour vous`,
    text: (bookedBy) =>
      `Vous le trouverez parmi vos voyages. Pour le modifier ou l’annuler, adressez-vous à ${bookedBy}.`,
    what: 'Voyage',
    details: 'Détails',
    dates: 'Dates',
    bookedBy: 'Réservé par',
    open: 'Ouvrir le voyage',
  },
};

export const BOOKED_FOR_YOU: MessageType<BookedForYou> = {
  kind: 'bookedForYou',
  // The trip of who booked it, which the reader's mail can't read
  bookingId: () => null,
  write: ({ bookingId, bookedBy, title, subtitle, from, to }, { person, origin }, { locale }) => {
    const words = WORDS[locale];
    const rows = [
      [words.what, title],
      ...(subtitle ? ([[words.details, subtitle]] as const) : []),
      [words.dates, formatDateRange(from, to, locale)],
      [words.bookedBy, bookedBy],
    ] as const;
    return {
      to: person?.email ?? '',
      subject: words.subject(bookedBy, title),
      blocks: [
        { block: 'heading', text: words.heading(bookedBy), tone: 'good' },
        { block: 'text', text: words.text(bookedBy) },
        { block: 'facts', rows },
        { block: 'link', text: words.open, url: `${origin}/trips/${bookingId}` },
      ],
      calendar: null,
    };
  },
};
