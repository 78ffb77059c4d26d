/** The calls that find places and draw maps. */
import type { locationCalls } from '@sojourn/contract/locations.ts';
import type { Handlers } from '#context.ts';
import { refuse } from '#refusal.ts';
import { createMapAreas } from './get-map-area.ts';
import type { Places } from './places.ts';
import type { World } from './world.ts';

type LocationDeps = {
  readonly world: World;
  readonly places: Places;
  /** A server that others will call at once, such as one of many behind a balancer. */
  readonly isBusyAtOnce?: boolean;
  readonly log: { readonly warn: (details: object, text: string) => void };
};

const QUIET_MS = 8_000;

export function locationRoutes(deps: LocationDeps): Pick<Handlers, keyof typeof locationCalls> {
  const mapAreas = createMapAreas(deps.world);
  // The index of all names takes a moment that nobody should wait for, neither tests nor `npm start`
  if (deps.isBusyAtOnce) setImmediate(deps.places.warm);
  else setTimeout(deps.places.warm, QUIET_MS).unref();
  return {
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
