/** Rides in their reader's language: places by their ids, and where one meets as the booking has it. */
import type { Locale } from '@sojourn/contract/primitives.ts';
import type { Stop } from './port/ride-port.ts';
import type { GroundDeps, GroundSale } from './sale.ts';

type Known = Pick<GroundDeps, 'groundStopOf' | 'cityName'>;

/** What isn't known any longer keeps the name that it was booked by. */
function namedStop({ groundStopOf, cityName }: Known, stop: Stop, locale: Locale): Stop {
  const found = groundStopOf(stop.placeId, locale);
  const city = (stop.cityPlaceId && cityName(stop.cityPlaceId, locale)) ?? found?.city ?? stop.city;
  return { ...stop, name: found?.name ?? stop.name, city };
}

export function localizeRide(
  known: Known,
  { request, offer }: Pick<GroundSale, 'request' | 'offer'>,
  locale: Locale,
): Pick<GroundSale, 'request' | 'offer'> {
  const { summary } = offer;
  const named = {
    ...summary,
    from: namedStop(known, summary.from, locale),
    to: namedStop(known, summary.to, locale),
  };
  return { request: { ...request, locale }, offer: { ...offer, summary: named } };
}
