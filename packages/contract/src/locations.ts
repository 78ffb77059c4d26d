/** Destination and airport suggestions, and the drawn base map of an area. */
import { z } from 'zod';
import { call } from './call.ts';
import { localeSchema, mapBox, position } from './primitives.ts';

const placeKind = z.enum(['city', 'airport', 'landmark', 'hotel']);
/** A place in a URL and on the wire: `city:lisbon-pt`, `airport:LIS`, `landmark:…`, `hotel:sty_…`. */
export const placeId = z.string().regex(/^(city|airport|landmark|hotel):[0-9A-Za-z_-]{2,60}$/);

export const placeSuggestion = z.object({
  id: placeId,
  kind: placeKind,
  /** IATA code for airports, metro code for cities. */
  code: z.string().nullable(),
  label: z.string(),
  region: z.string(),
  position,
});
export type PlaceSuggestion = z.output<typeof placeSuggestion>;

export const locationCalls = {
  searchLocations: call({
    method: 'POST',
    path: '/locations/search',
    summary: 'Suggestions for a destination or an airport, by category; popular ones for no text (A §7)',
    auth: 'public',
    readOnly: true,
    input: z.object({
      LocationQuery: z.object({ label: z.enum(['lodging', 'airport']), text: z.string().max(100) }),
      locale: localeSchema.optional(),
    }),
    output: z.object({
      categories: z.array(z.object({ kind: placeKind, places: z.array(placeSuggestion) })),
    }),
    errors: [],
  }),
  getPlace: call({
    method: 'GET',
    path: '/locations/place',
    summary: 'One place by its ID, to open a shared link',
    auth: 'public',
    query: z.object({ id: placeId, locale: localeSchema.optional() }),
    output: placeSuggestion.extend({
      countryCode: z.string(),
      zone: z.string(),
      art: z.object({ seed: z.string(), kind: z.string(), motif: z.string().optional() }),
      box: mapBox,
    }),
    errors: ['UnknownPlace'],
  }),
  getMapArea: call({
    method: 'GET',
    path: '/map/area',
    summary: 'Land, streets, parks and labels in a box as GeoJSON, snapped to a grid for caching',
    auth: 'public',
    query: z.object({
      west: z.coerce.number(),
      south: z.coerce.number(),
      east: z.coerce.number(),
      north: z.coerce.number(),
    }),
    output: z.object({
      box: mapBox,
      features: z.array(
        z.object({
          type: z.literal('Feature'),
          properties: z.object({
            layer: z.enum(['land', 'park', 'street', 'main', 'label']),
            name: z.string().optional(),
          }),
          geometry: z.object({ type: z.string(), coordinates: z.array(z.unknown()) }),
        }),
      ),
    }),
    errors: [],
  }),
} as const;
