/** What mail says of a rental: the car, when, where, who. */
import { formatDate, formatMoney, formatTime } from '@sojourn/domain/formats.ts';
import type { Language } from '@sojourn/server/modules/platform/notify/letter.ts';
import type { CarTripDetail } from '#car/wire/car-trip.ts';
import type { RentalEnd } from '#car/wire/cars.ts';
import { carTitle } from '../car-title.ts';
import { CAR_WORDS } from '../words.ts';
import { CAR_MAIL } from './texts.ts';

type Rows = (readonly [label: string, value: string])[];

export const carName = ({ rental }: CarTripDetail, { locale }: Language): string =>
  carTitle(rental.car.carClass, locale);

/** `isNamed`: with the drivers' names. */
export function rentalRows(trip: CarTripDetail, { locale }: Language, isNamed: boolean): Rows {
  const { rental, drivers, supplierLocator, price } = trip;
  const { labels, orSimilar, localTime } = CAR_MAIL[locale];
  const names = drivers.map(({ firstName, lastName }) => `${firstName} ${lastName}`);
  const when = ({ at }: RentalEnd): string =>
    `${formatDate(at, locale, 'full')}, ${formatTime(at, locale)} (${localTime})`;
  const end = (label: string, of: RentalEnd): Rows => [
    [label, when(of)],
    [labels.address, of.location.address],
    [labels.phone, of.location.phone],
  ];
  return [
    [labels.company, rental.company.name],
    ...(supplierLocator === null ? [] : [[labels.locator, supplierLocator] as const]),
    [labels.car, `${CAR_WORDS[locale].classes[rental.car.carClass]}, ${orSimilar(rental.car.model)}`],
    ...end(labels.pickUp, rental.pickUp),
    ...end(labels.dropOff, rental.dropOff),
    ...(isNamed ? [[labels.drivers, names.join(', ')] as const] : []),
    ...(price.atDesk.amountMinor > 0 ? [[labels.atDesk, formatMoney(price.atDesk, locale)] as const] : []),
  ];
}
