/** The letter on the eve of a stay: when and where to check in, and what to bring. */
import type { LocalDateTime } from '@sojourn/domain/dates.ts';
import { formatDate, formatTime } from '@sojourn/domain/formats.ts';
import {
  isOwnAddress,
  type Language,
  type Letter,
  type MailContext,
  tripLink,
} from '@sojourn/server/modules/platform/notify/letter.ts';
import type { HotelTripDetail } from '#hotel/wire/hotel-trip.ts';
import { atHotelRows, stayRows } from './stay-facts.ts';

const EN = {
  subject: (hotel: string, day: string) => `Coming up: ${hotel}, ${day}`,
  heading: 'Your stay is coming up',
  text: (hotel: string, day: string, time: string) =>
    `${hotel} is expecting you on ${day}. Check-in starts at ${time}, local time.`,
  bring: (age: number) =>
    `Bring a photo ID and a card for the hotel’s deposit. You must be at least ${age} to check in.`,
  late: 'Arriving late? Call the hotel so they’ll hold your room.',
  requests: 'Your requests',
};
const FR: typeof EN = {
  subject: (hotel, day) => `Bientôt : ${hotel}, ${day}`,
  heading: 'Votre séjour approche',
  text: (hotel, day, time) =>
    `${hotel} vous attend le ${day}. Vous pouvez arriver à partir de ${time}, heure locale.`,
  bring: (age) =>
    'Munissez-vous d’une pièce d’identité et d’une carte pour la caution de l’hôtel. Il faut ' +
    'avoir au moins ' +
    `${age}\u00a0ans pour s’enregistrer à l’arrivée.`,
  late: 'Vous arrivez tard ? Appelez l’hôtel pour qu’il garde votre chambre.',
  requests: 'Vos demandes',
};
const TEXTS = { en: EN, fr: FR };

export function stayReminder(trip: HotelTripDetail, context: MailContext, language: Language): Letter {
  const { stay, requests } = trip;
  const { locale, texts } = language;
  const words = TEXTS[locale];
  const isOwn = isOwnAddress(context, trip.email);
  const time = formatTime(`${stay.checkIn}T${stay.checkInFrom}` as LocalDateTime, locale);
  return {
    to: trip.email,
    subject: words.subject(stay.name, formatDate(stay.checkIn, locale)),
    blocks: [
      { block: 'heading', text: words.heading },
      { block: 'text', text: words.text(stay.name, formatDate(stay.checkIn, locale, 'full'), time) },
      { block: 'code', label: texts.labels.code, value: trip.confirmationCode ?? '' },
      {
        block: 'facts',
        rows: [
          ...stayRows(trip, language, isOwn),
          ...(isOwn && requests !== '' ? [[words.requests, requests] as const] : []),
          ...atHotelRows(trip, language),
        ],
      },
      { block: 'text', text: words.bring(stay.minimumCheckInAge) },
      { block: 'text', text: words.late },
      tripLink(trip, context, language),
    ],
    calendar: null,
  };
}
