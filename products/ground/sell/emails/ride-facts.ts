/** What mail says of a ride: when, where to meet, how long the driver waits, whom to call. */
import type { Language } from '@sojourn/server/modules/platform/notify/letter.ts';
import type { GroundTripDetail } from '#ground/wire/ground-trip.ts';
import { flightText } from '../ride-clock.ts';
import { GROUND_WORDS, pickUpText, rideName } from '../words.ts';
import { GROUND_MAIL } from './texts.ts';

/** `isNamed`: with the name on the sign. */
export function rideRows(
  trip: GroundTripDetail,
  { locale }: Pick<Language, 'locale'>,
  isNamed: boolean,
): (readonly [label: string, value: string])[] {
  const { ride, lead, supplierLocator, driver } = trip;
  const { labels, waits } = GROUND_MAIL[locale];
  const flight = flightText(ride.time);
  return [
    [labels.ride, rideName(ride, locale)],
    [labels.pickUp, pickUpText(ride, locale)],
    ...(flight ? [[labels.flight, flight] as const] : []),
    [labels.meet, ride.meeting.words],
    [labels.waiting, waits(ride.waiting.minutes, ride.time.means === 'landing')],
    [labels.party, GROUND_WORDS[locale].people(ride.party.ages.length)],
    ...(isNamed ? [[labels.lead, `${lead.firstName} ${lead.lastName}`] as const] : []),
    [labels.operator, `${ride.operator.name}, ${ride.operator.phone}`],
    ...(driver ? [[labels.driver, `${driver.name}, ${driver.plate}, ${driver.phone}`] as const] : []),
    ...(supplierLocator === null ? [] : [[labels.locator, supplierLocator] as const]),
  ];
}
