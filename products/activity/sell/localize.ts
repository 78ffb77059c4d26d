/** Activities in their reader's language: what its supplier calls it there, and the city by its id. */
import type { Locale } from '@sojourn/contract/primitives.ts';
import type { ActivityDeps, ActivitySale } from './sale.ts';

/** What isn't sold any longer keeps the name that it was booked by. */
export function localizeActivity(
  { activitySupplierOf, cityName }: Pick<ActivityDeps, 'activitySupplierOf' | 'cityName'>,
  { request, offer }: Pick<ActivitySale, 'request' | 'offer'>,
  locale: Locale,
): Pick<ActivitySale, 'request' | 'offer'> {
  const { summary } = offer;
  const facts = activitySupplierOf(request.activityId)?.facts(request.activityId, locale);
  const named = {
    ...summary,
    name: facts?.name ?? summary.name,
    neighborhood: facts?.neighborhood ?? summary.neighborhood,
    city: cityName(summary.cityPlaceId, locale) ?? facts?.city ?? summary.city,
  };
  return { request: { ...request, locale }, offer: { ...offer, summary: named } };
}
