/** What a phone's list of sections says under a section's name: what is kept there, in a few words. */
import type { FlightPreferences, HotelPreferences } from '@sojourn/contract/preferences.ts';
import type { Text } from '@sojourn/web/text/use-text.tsx';

type Words = { readonly t: Text; readonly locale: string };

const joined = (facts: readonly (string | false)[]): string =>
  facts
    .filter((fact) => fact !== false)
    .map((fact, at) => (at === 0 ? fact : fact.slice(0, 1).toLocaleLowerCase() + fact.slice(1)))
    .join(', ');

/** "4 and 5 stars, free cancellation" */
export function hotelFact(
  { starRatings, freeCancellationOnly, amenities }: HotelPreferences,
  { t, locale }: Words,
): string {
  const stars = new Intl.ListFormat(locale).format(starRatings.toSorted().map(String));
  const facts = [
    starRatings.length > 0 && t('profile.fact.stars', { stars, most: Math.max(...starRatings) }),
    freeCancellationOnly && t('profile.fact.freeCancellation'),
    amenities.length > 0 && t('profile.fact.amenities', { count: amenities.length }),
  ];
  return joined(facts) || t('profile.fact.none');
}

/** "Boston BOS, nonstop only" */
export function flightFact(preferences: FlightPreferences, { t }: Pick<Words, 't'>): string {
  const { homeAirport, nonStopOnly, fareClasses, airlines, excludeLowCostCarriers } = preferences;
  const fareClass = FARE_CLASSES.find((each) => fareClasses[each]);
  const facts = [
    nonStopOnly && t('profile.fact.nonstop'),
    fareClass !== undefined && t(`profile.fact.fare.${fareClass}`),
    airlines.length > 0 && t('profile.fact.airlines', { count: airlines.length }),
    excludeLowCostCarriers && t('profile.fact.noLowCost'),
  ];
  const rest = joined(facts);
  if (!homeAirport) return rest || t('profile.fact.none');
  return rest
    ? `${homeAirport.label}, ${rest.slice(0, 1).toLocaleLowerCase()}${rest.slice(1)}`
    : homeAirport.label;
}
const FARE_CLASSES = ['basic', 'standard', 'enhanced', 'premium', 'luxury'] as const;
