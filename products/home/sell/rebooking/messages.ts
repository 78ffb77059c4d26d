/** Mail about a stay that its host took back: everything comes back, and other homes fit. */
import type { CalendarDate } from '@sojourn/domain/dates.ts';
import { formatDateRange, formatMoney } from '@sojourn/domain/formats.ts';
import type { BookingId } from '@sojourn/domain/ids.ts';
import type { Money } from '@sojourn/domain/money.ts';
import type { Block } from '@sojourn/server/modules/platform/notify/mail-layout.ts';
import type { MessageType } from '@sojourn/server/modules/platform/notify/message-type.ts';

export type HostCanceled = {
  readonly kind: 'homeHostCanceled';
  readonly key: string;
  readonly about: BookingId;
  readonly title: string;
  readonly hostName: string;
  readonly checkIn: CalendarDate;
  readonly checkOut: CalendarDate;
  readonly paid: Money;
  readonly homes: readonly { readonly name: string; readonly total: Money }[];
};

const TEXTS = {
  en: {
    subject: (host: string, home: string) => `${host} canceled your stay at ${home}`,
    heading: (host: string) => `${host} canceled your stay`,
    text: (paid: string) =>
      `You’ll get everything back: ${paid}, to your original payment methods. You don’t have to ask.`,
    home: 'Home',
    dates: 'Dates',
    back: 'Comes back',
    homes: 'Free for the same nights and your group',
    some: 'Choose one on your trip’s page. If it costs more than you paid, contact us about the difference.',
    none: 'We found no similar home nearby. Our agents are looking too and will write to you.',
    link: 'See your trip',
  },
  fr: {
    subject: (host: string, home: string) => `${host} a annulé votre séjour à ${home}`,
    heading: (host: string) => `${host} a annulé votre séjour`,
    text: (paid: string) =>
      `Tout vous est remboursé : ${paid}, sur vos modes de paiement d’origine. Vous n’avez rien à demander.`,
    home: 'Logement',
    dates: 'Dates',
    back: 'Remboursé',
    homes: 'Libres pour les mêmes nuits et votre groupe',
    some:
      'Choisissez-en un sur la page de votre voyage. S’il coûte plus que ce que vous avez payé, nous ' +
      'verrons la différence avec vous.',
    none:
      'Nous n’avons trouvé aucun logement semblable à proximité. Nos agents cherchent aussi et vous ' +
      'écriront.',
    link: 'Voir votre voyage',
  },
} as const;

export const HOST_CANCELED: MessageType<HostCanceled> = {
  kind: 'homeHostCanceled',
  bookingId: ({ about }) => about,
  write: (
    { about, title, hostName, checkIn, checkOut, paid, homes },
    { origin, person, trip },
    { locale },
  ) => {
    const texts = TEXTS[locale];
    const total = formatMoney(paid, locale);
    const others: Block[] =
      homes.length === 0
        ? [{ block: 'text', text: texts.none }]
        : [
            {
              block: 'amounts',
              title: texts.homes,
              rows: homes.map((each) => [each.name, formatMoney(each.total, locale)] as const),
            },
            { block: 'text', text: texts.some },
          ];
    return {
      to: trip?.email ?? person?.email ?? '',
      subject: texts.subject(hostName, title),
      blocks: [
        { block: 'heading', text: texts.heading(hostName), tone: 'bad' },
        { block: 'text', text: texts.text(total) },
        {
          block: 'facts',
          rows: [
            [texts.home, title],
            [texts.dates, formatDateRange(checkIn, checkOut, locale)],
            [texts.back, total],
          ],
        },
        ...others,
        { block: 'link', text: texts.link, url: `${origin}/trips/${about}` },
      ],
      calendar: null,
    };
  },
};
