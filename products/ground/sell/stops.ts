/** Where a ride begins and ends: what a place's id means to an operator. */
import type { Locale } from '@sojourn/contract/primitives.ts';
import type { Geography } from '@sojourn/geography/geography.ts';
import type { Places } from '@sojourn/server/modules/selling/locations/places.ts';
import type { StopKind } from '../rules/transfer.ts';
import type { Stop } from './port/ride-port.ts';

export type FindStop = (placeId: string, locale: Locale) => Stop | undefined;

const KINDS: Readonly<Record<string, StopKind>> = { airport: 'airport', hotel: 'hotel' };

/** Undefined for what isn't a place. A city's or a sight's middle is no address: it's typed at checkout. */
export const stopFinder =
  ({ nearestCity }: Pick<Geography, 'nearestCity'>, { find }: Pick<Places, 'find'>): FindStop =>
  (placeId, locale) => {
    const place = find(placeId, locale);
    if (!place) return undefined;
    const { lat, lon } = place.position;
    const city = nearestCity(lat, lon);
    const kind = KINDS[place.kind] ?? 'address';
    return {
      placeId,
      kind,
      name: place.label,
      address: '',
      airportCode: kind === 'airport' ? place.code : null,
      city: (locale === 'fr' ? city.nameFr : undefined) ?? city.name,
      cityPlaceId: `city:${city.id}`,
      countryCode: place.countryCode,
      zone: place.zone,
      position: { lat, lon },
    };
  };
