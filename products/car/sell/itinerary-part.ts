/** A rental as moments of an itinerary: pick-up and drop-off. */
import { instantAt } from '@sojourn/domain/dates.ts';
import type { ItineraryPart, Moment } from '@sojourn/server/modules/trips/itineraries/product.ts';
import type { CarTripDetail } from '../wire/car-trip.ts';
import type { RentalEnd } from '../wire/cars.ts';
import { CAR_MAIL } from './emails/texts.ts';
import { CAR_WORDS } from './words.ts';

const CODES = { en: 'Confirmation code', fr: 'Code de confirmation' };

export function rentalItinerary(trip: CarTripDetail, locale: 'en' | 'fr'): ItineraryPart {
  const { rental, drivers, confirmationCode, supplierLocator } = trip;
  const { entry, labels, orSimilar } = CAR_MAIL[locale];
  const { name } = rental.company;
  const car = `${CAR_WORDS[locale].classes[rental.car.carClass]}, ${orSimilar(rental.car.model)}`;
  const moment = ({ at, location }: RentalEnd, title: string): Omit<Moment, 'facts'> => ({
    at,
    starts: instantAt(at, location.zone),
    place: location.city,
    symbol: 'wheel',
    title,
    lines: [
      location.address.includes(location.name) ? location.address : `${location.name}, ${location.address}`,
    ],
  });
  return {
    moments: [
      {
        ...moment(rental.pickUp, entry.pickUp(name)),
        facts: [
          ...(confirmationCode ? [[CODES[locale], confirmationCode] as const] : []),
          ...(supplierLocator ? [[labels.locator, supplierLocator] as const] : []),
          [labels.car, car],
        ],
      },
      { ...moment(rental.dropOff, entry.dropOff(name)), facts: [] },
    ],
    people: drivers,
    contacts: [...phonesOf(rental.pickUp, name), ...phonesOf(rental.dropOff, name)].filter(
      ([, phone], at, all) => all.findIndex(([, other]) => other === phone) === at,
    ),
    art: null,
  };
}

const phonesOf = ({ location }: RentalEnd, company: string): ItineraryPart['contacts'] => [
  [`${company}, ${location.city}`, location.phone],
];
