/** The letter on the eve of a flight: when check-in opens, what has changed, and what to bring. */
import { type Instant, isBefore, localAt } from '@sojourn/domain/dates.ts';
import { formatDate, formatTime } from '@sojourn/domain/formats.ts';
import { first } from '@sojourn/domain/present.ts';
import {
  isOwnAddress,
  type Language,
  type Letter,
  type MailContext,
  tripLink,
} from '@sojourn/server/modules/platform/notify/letter.ts';
import type { FlightTripDetail } from '#flight/wire/flight-trip.ts';
import { flightRows, peopleRows } from './flight-facts.ts';
import { FLIGHT_TEXTS } from './texts.ts';

const EN = {
  subject: (title: string, day: string) => `Coming up: ${title}, ${day}`,
  heading: 'Your flight is coming up',
  opens: (airline: string, time: string, city: string) =>
    `Online check-in with ${airline} opens ${time}, ${city} time.`,
  isOpen: (airline: string, time: string, city: string) =>
    `Online check-in with ${airline} is open until ${time}, ${city} time.`,
  at: (day: string, time: string) => `${day}, ${time}`,
  from: 'From',
  bags: 'Included for each traveler',
  personalItem: 'personal item',
  carryOn: (pieces: number) => (pieces === 1 ? '1 carry-on' : `${pieces} carry-ons`),
  checked: (pieces: number) => (pieces === 1 ? '1 checked bag' : `${pieces} checked bags`),
  noBags: 'no bags',
  abroad:
    'Bring the passport you booked with. Check that it’s valid for your whole trip and whether you need a ' +
    'visa. Be at the airport 3 hours before departure.',
  home: 'Bring a government-issued photo ID. Be at the airport 2 hours before departure.',
};
const FR: typeof EN = {
  subject: (title, day) => `Bientôt : ${title}, ${day}`,
  heading: 'Votre vol approche',
  opens: (airline, time, city) =>
    `L’enregistrement en ligne chez ${airline} ouvre le ${time}, heure locale (${city}).`,
  isOpen: (airline, time, city) =>
    `L’enregistrement en ligne chez ${airline} est ouvert jusqu’au ${time}, heure locale (${city}).`,
  at: (day, time) => `${day} à ${time}`,
  from: 'Départ',
  bags: 'Inclus par voyageur',
  personalItem: 'un objet personnel',
  carryOn: (pieces) => (pieces === 1 ? '1 bagage cabine' : `${pieces} bagages cabine`),
  checked: (pieces) => (pieces === 1 ? '1 bagage enregistré' : `${pieces} bagages enregistrés`),
  noBags: 'aucun bagage',
  abroad:
    'Munissez-vous du passeport indiqué lors de la réservation. Vérifiez qu’il est valable pendant tout le ' +
    'voyage et s’il vous faut un visa. Soyez à l’aéroport 3\u00a0heures avant le départ.',
  home: 'Munissez-vous d’une pièce d’identité. Soyez à l’aéroport 2\u00a0heures avant le départ.',
};
const TEXTS = { en: EN, fr: FR };

/** `at`: when it's written, which decides whether check-in is open. */
export function flightReminder(
  trip: FlightTripDetail,
  at: Instant,
  context: MailContext,
  language: Language,
): Letter {
  const { title, flight } = trip;
  const { locale, texts } = language;
  const words = TEXTS[locale];
  const slice = first(flight.slices);
  const { origin, scheduledDepartureTime, updatedDepartureTime } = first(slice.segments);
  const departs = localAt(updatedDepartureTime ?? scheduledDepartureTime, origin.zone);
  const { terminal } = FLIGHT_TEXTS[locale];
  return {
    to: trip.email,
    subject: words.subject(title, formatDate(departs, locale)),
    blocks: [
      { block: 'heading', text: words.heading },
      { block: 'text', text: checkInText(trip, at, language) },
      { block: 'code', label: texts.labels.code, value: trip.confirmationCode ?? '' },
      {
        block: 'facts',
        rows: [
          [words.from, origin.terminal ? terminal(origin.name, origin.terminal) : origin.name],
          ...flightRows(trip, language, 'updated'),
          [words.bags, bagsText(slice, locale)],
        ],
      },
      {
        block: 'facts',
        title: FLIGHT_TEXTS[locale].labels.people,
        rows: peopleRows(trip, language, isOwnAddress(context, trip.email)),
      },
      { block: 'text', text: flight.needsPassport ? words.abroad : words.home },
      tripLink(trip, context, language),
    ],
    calendar: null,
  };
}

function checkInText({ flight, checkIn }: FlightTripDetail, at: Instant, { locale }: Language): string {
  const words = TEXTS[locale];
  const { airline, opensAt, closesAt } = first(checkIn);
  const { city, zone } = first(first(flight.slices).segments).origin;
  const isOpen = !isBefore(at, opensAt);
  const local = localAt(isOpen ? closesAt : opensAt, zone);
  const time = words.at(formatDate(local, locale), formatTime(local, locale));
  return (isOpen ? words.isOpen : words.opens)(airline.name, time, city);
}

function bagsText(
  { restrictions }: FlightTripDetail['flight']['slices'][number],
  locale: Language['locale'],
): string {
  const words = TEXTS[locale];
  const { baggageInfo, detailBaggageInfo } = restrictions;
  const { carryOnPieces, personalItem } = baggageInfo;
  const parts = [
    ...(personalItem ? [words.personalItem] : []),
    ...(carryOnPieces > 0 ? [words.carryOn(carryOnPieces)] : []),
    ...(detailBaggageInfo.pieces > 0 ? [words.checked(detailBaggageInfo.pieces)] : []),
  ];
  return parts.length > 0 ? parts.join(', ') : words.noBags;
}
