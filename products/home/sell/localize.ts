/** Homes in their reader's language: the cities, by their ids. What a home is called stays its host's. */
import type { Locale } from '@sojourn/contract/primitives.ts';
import type { HomeDeps, HomeSale } from './sale.ts';

export function localizeHome(
  { cityName }: Pick<HomeDeps, 'cityName'>,
  { request, offer }: Pick<HomeSale, 'request' | 'offer'>,
  locale: Locale,
): Pick<HomeSale, 'request' | 'offer'> {
  const stays = offer.stays.map((stay) => ({
    ...stay,
    city: cityName(stay.cityPlaceId, locale) ?? stay.city,
  }));
  return { request: { ...request, locale }, offer: { ...offer, stays } };
}
