/** The letter on the eve of a rental: when and where the car is picked up, and what to bring. */
import { formatDate, formatTime } from '@sojourn/domain/formats.ts';
import {
  isOwnAddress,
  type Language,
  type Letter,
  type MailContext,
  tripLink,
} from '@sojourn/server/modules/platform/notify/letter.ts';
import type { CarTripDetail } from '#car/wire/car-trip.ts';
import { carName, rentalRows } from './rental-facts.ts';
import { CAR_MAIL } from './texts.ts';

const EN = {
  subject: (car: string, city: string, day: string) => `Coming up: ${car} in ${city}, ${day}`,
  heading: 'Your rental is coming up',
  text: (company: string, day: string, time: string) =>
    `${company} will have your car ready on ${day} at ${time}, local time.`,
  late: 'Running late? Call the rental desk so they’ll hold your car.',
};
const FR: typeof EN = {
  subject: (car, city, day) => `Bientôt : ${car}, ${city}, ${day}`,
  heading: 'Votre location approche',
  text: (company, day, time) =>
    `Votre voiture vous attend chez ${company} le ${day} à ${time}, heure locale.`,
  late: 'Vous serez en retard ? Appelez le comptoir pour qu’il garde votre voiture.',
};
const TEXTS = { en: EN, fr: FR };

export function rentalReminder(trip: CarTripDetail, context: MailContext, language: Language): Letter {
  const { locale, texts } = language;
  const words = TEXTS[locale];
  const { company, pickUp } = trip.rental;
  const { at, location } = pickUp;
  return {
    to: trip.email,
    subject: words.subject(carName(trip, language), location.city, formatDate(at, locale)),
    blocks: [
      { block: 'heading', text: words.heading },
      {
        block: 'text',
        text: words.text(company.name, formatDate(at, locale, 'full'), formatTime(at, locale)),
      },
      { block: 'code', label: texts.labels.code, value: trip.confirmationCode ?? '' },
      { block: 'facts', rows: rentalRows(trip, language, isOwnAddress(context, trip.email)) },
      { block: 'text', text: CAR_MAIL[locale].bring },
      { block: 'text', text: words.late },
      tripLink(trip, context, language),
    ],
    calendar: null,
  };
}
