/** Booked homes as moments of an itinerary: check-in and check-out of each. */
import { instantAt, type LocalDateTime } from '@sojourn/domain/dates.ts';
import { formatTime } from '@sojourn/domain/formats.ts';
import { first } from '@sojourn/domain/present.ts';
import type { ItineraryPart, Moment } from '@sojourn/server/modules/trips/itineraries/product.ts';
import type { HomeStaySummary } from '../wire/home-checkout.ts';
import type { HomeTripDetail } from '../wire/home-trip.ts';
import { whereText } from './emails/home-facts.ts';
import { HOME_TEXTS } from './emails/texts.ts';

const EN = {
  checkIn: (home: string) => `Check in at ${home}`,
  checkOut: (home: string) => `Check out of ${home}`,
  until: (time: string) => `By ${time}`,
  code: 'Confirmation code',
  locator: 'Host’s confirmation',
};
const FR: typeof EN = {
  checkIn: (home) => `Arrivée : ${home}`,
  checkOut: (home) => `Départ : ${home}`,
  until: (time) => `Avant ${time}`,
  code: 'Code de confirmation',
  locator: 'Confirmation de l’hôte',
};
const TEXTS = { en: EN, fr: FR };

const momentAt = (
  { city, zone }: HomeStaySummary,
  date: string,
  time: string,
): Pick<Moment, 'at' | 'starts' | 'place' | 'symbol'> => {
  const at = `${date}T${time}` as LocalDateTime;
  return { at, starts: instantAt(at, zone), place: city, symbol: 'bed' };
};

export function homeItinerary(trip: HomeTripDetail, locale: 'en' | 'fr'): ItineraryPart {
  const { stays, arrivals, guest, confirmationCode, supplierLocator } = trip;
  const texts = TEXTS[locale];
  const { labels } = HOME_TEXTS[locale];
  const codes = [
    ...(confirmationCode ? [[texts.code, confirmationCode] as const] : []),
    ...(supplierLocator ? [[texts.locator, supplierLocator] as const] : []),
  ];
  const momentsOf = (stay: HomeStaySummary, index: number): Moment[] => {
    const arrival = arrivals[index];
    const out = momentAt(stay, stay.checkOut, stay.checkOutUntil);
    return [
      {
        ...momentAt(stay, stay.checkIn, stay.checkInFrom),
        title: texts.checkIn(stay.name),
        lines: [whereText(stay, arrival?.address)],
        // What opens the door isn't in a shared itinerary, as no fact is
        facts: [
          ...codes,
          [labels.host, stay.host.name],
          ...(arrival ? [[labels.arrival, arrival.steps.join(' ')] as const] : []),
        ],
      },
      {
        ...out,
        title: texts.checkOut(stay.name),
        lines: [texts.until(formatTime(out.at, locale))],
        facts: [],
      },
    ];
  };
  return {
    moments: stays.flatMap(momentsOf),
    people: [guest],
    contacts: stays.flatMap(({ host }, at) => {
      const phone = arrivals[at]?.phone;
      return phone ? [[host.name, phone] as const] : [];
    }),
    art: first(stays).cityArt,
  };
}
