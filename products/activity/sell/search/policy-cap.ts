/** What an adult may pay by a company's tier, in a search about one place. */
import { lowestAt, placesOfCity } from '@sojourn/domain/policy/trip-rules.ts';
import type { WireActivityFilters } from '#activity/wire/activity-search.ts';

type Policy = NonNullable<WireActivityFilters['policy']>;

/** A place's own cap where it has one, else the tier's; null: any price. */
export const inPolicyMaxMinor = (
  { perPersonMaxMinor, placeCaps }: Policy,
  placeId: string | null,
): number | null =>
  placeCaps ? lowestAt(placeCaps, placeId === null ? [] : placesOfCity(placeId)) : perPersonMaxMinor;
