/** A stay as moments of an itinerary: check-in and check-out. */
import { instantAt, type LocalDateTime } from '@sojourn/domain/dates.ts';
import { formatTime } from '@sojourn/domain/formats.ts';
import type { ItineraryPart, Moment } from '@sojourn/server/modules/trips/itineraries/product.ts';
import type { HotelTripDetail } from '../wire/hotel-trip.ts';

const EN = {
  checkIn: (hotel: string) => `Check in at ${hotel}`,
  checkOut: (hotel: string) => `Check out of ${hotel}`,
  until: (time: string) => `By ${time}`,
  room: 'Room',
  code: 'Confirmation code',
  locator: 'Hotel confirmation',
  requests: 'Requests',
};
const FR: typeof EN = {
  checkIn: (hotel) => `Arrivée : ${hotel}`,
  checkOut: (hotel) => `Départ : ${hotel}`,
  until: (time) => `Avant ${time}`,
  room: 'Chambre',
  code: 'Code de confirmation',
  locator: 'Confirmation de l’hôtel',
  requests: 'Demandes',
};
const TEXTS = { en: EN, fr: FR };

export function stayItinerary(trip: HotelTripDetail, locale: 'en' | 'fr'): ItineraryPart {
  const { stay, guests, confirmationCode, supplierLocator, requests } = trip;
  const texts = TEXTS[locale];
  const moment = (date: string, time: string): Pick<Moment, 'at' | 'starts' | 'place' | 'symbol'> => {
    const at = `${date}T${time}` as LocalDateTime;
    return { at, starts: instantAt(at, stay.zone), place: stay.city, symbol: 'bed' };
  };
  const out = moment(stay.checkOut, stay.checkOutUntil);
  return {
    moments: [
      {
        ...moment(stay.checkIn, stay.checkInFrom),
        title: texts.checkIn(stay.name),
        lines: [`${stay.address}, ${stay.city}`],
        facts: [
          ...(confirmationCode ? [[texts.code, confirmationCode] as const] : []),
          ...(supplierLocator ? [[texts.locator, supplierLocator] as const] : []),
          [texts.room, stay.roomName],
          ...(requests === '' ? [] : [[texts.requests, requests] as const]),
        ],
      },
      {
        ...out,
        title: texts.checkOut(stay.name),
        lines: [texts.until(formatTime(out.at, locale))],
        facts: [],
      },
    ],
    people: guests,
    contacts: [[stay.name, stay.phone]],
    art: stay.cityArt,
  };
}
