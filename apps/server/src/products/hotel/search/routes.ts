/** The calls that find places and stays. */

import { createMapAreas } from '#modules/locations/get-map-area.ts';
import type { Handlers } from '../../../context.ts';
import { refuse } from '../../../refusal.ts';
import type { SearchDeps } from './deps.ts';
import { getPriceCalendar } from './get-price-calendar.ts';
import { getStay } from './get-stay.ts';
import { listCollectionStays } from './list-collection-stays.ts';
import { searchStays } from './search-stays.ts';

type SearchCalls =
  | 'searchStays'
  | 'getPriceCalendar'
  | 'listCollectionStays'
  | 'getStay'
  | 'searchLocations'
  | 'getPlace'
  | 'getMapArea';

export function searchRoutes(deps: SearchDeps): Pick<Handlers, SearchCalls> {
  const mapAreas = createMapAreas(deps.world);
  // Once the server has started: the index of all names takes a moment that nobody should wait for
  setImmediate(deps.places.warm);
  return {
    searchStays: ({ input, context }) => searchStays(deps, input, context),
    getPriceCalendar: ({ input, context }) => getPriceCalendar(deps, input, context),
    listCollectionStays: ({ input, context }) => listCollectionStays(deps, input.locale ?? 'en', context),
    getStay: ({ input, actor, context }) => getStay(deps, input, actor, context),
    searchLocations: async ({ input, context }) => {
      const { label, text } = input.LocationQuery;
      try {
        return { categories: deps.places.suggest(label, text, input.locale ?? 'en') };
      } catch (err) {
        // A field that suggests nothing is better than one that fails (A §8)
        deps.log.warn({ err, requestId: context.requestId }, 'no suggestions');
        return { categories: [] };
      }
    },
    getPlace: async ({ query }) => {
      const place = deps.places.find(query.id, query.locale ?? 'en');
      return place ?? refuse('UnknownPlace');
    },
    getMapArea: async ({ query }) => mapAreas(query),
  };
}
