/** A rental in a calendar: in its mail, and in the customer's feed. */
import type { CalendarStatus } from '@sojourn/domain/booking/calendar/calendar-text.ts';
import type { CalendarPart } from '@sojourn/domain/booking/calendar/calendar-zones.ts';
import type { Language } from '@sojourn/server/modules/platform/notify/letter.ts';
import { type CalendarEnd, carEntries } from '#car/rules/trip/calendar-entry.ts';
import type { CarTripDetail } from '#car/wire/car-trip.ts';
import type { RentalEnd } from '#car/wire/cars.ts';
import { CAR_MAIL } from './texts.ts';

export function rentalPart(
  trip: CarTripDetail,
  status: CalendarStatus,
  { locale, texts }: Language,
): CalendarPart {
  const { rental, bookingId, confirmationCode, supplierLocator, history } = trip;
  const { entry } = CAR_MAIL[locale];
  const { name } = rental.company;
  const end = ({ at, location: { zone, address } }: RentalEnd): CalendarEnd => ({ at, zone, place: address });
  const description = [
    ...(confirmationCode ? [texts.calendar.code(confirmationCode)] : []),
    ...(supplierLocator ? [entry.locator(supplierLocator)] : []),
    rental.pickUp.location.phone,
  ];
  const words = {
    pickUp: entry.pickUp(name),
    dropOff: entry.dropOff(name),
    description,
    status,
    revision: history.length,
  };
  const both = { pickUp: end(rental.pickUp), dropOff: end(rental.dropOff) };
  return { entries: carEntries({ bookingId, rental: both }, words), times: new Map() };
}
