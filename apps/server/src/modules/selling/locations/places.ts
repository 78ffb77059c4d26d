/** The places that can be searched for: what an id means, its box and zone, and suggestions while typing. */
import type { PlaceSuggestion } from '@sojourn/contract/locations.ts';
import type { Locale } from '@sojourn/contract/primitives.ts';
import type { Zone } from '@sojourn/domain/dates.ts';
import { type Art, cityArt } from '@sojourn/geography/city-art.ts';
import { citySpreadKm } from '@sojourn/geography/city-spread.ts';
import type { Geography } from '@sojourn/geography/geography.ts';
import { createPlaceIndex, type Place, type PlaceIndex } from '@sojourn/geography/places.ts';
import type { City, GeoPoint } from '@sojourn/geography/types.ts';
import type { Box } from '#suppliers/box.ts';
import type { Listings } from './listings.ts';

type KnownPlace = PlaceSuggestion & {
  readonly countryCode: string;
  readonly zone: Zone;
  readonly art: Art;
  readonly box: Box;
};

export type Places = {
  readonly find: (placeId: string, locale: Locale) => KnownPlace | undefined;
  /** The zone whose date counts for an area without a name. */
  readonly zoneAt: (at: GeoPoint) => Zone;
  readonly suggest: (label: 'lodging' | 'airport', text: string, locale: Locale) => SuggestionGroup[];
  /** Makes the index of names now, so that the first letter typed need not wait for it. */
  readonly warm: () => void;
};
type SuggestionGroup = { readonly kind: Place['kind']; readonly places: PlaceSuggestion[] };

const KM_PER_DEGREE = 111.2;

export function boxAround(at: GeoPoint, km: number): Box {
  const lat = km / KM_PER_DEGREE;
  const lon = lat / Math.max(0.1, Math.cos((at.lat * Math.PI) / 180));
  const round = (degrees: number): number => Math.round(degrees * 1e5) / 1e5;
  const wrap = (degrees: number): number =>
    degrees > 180 ? degrees - 360 : degrees < -180 ? degrees + 360 : degrees;
  return {
    west: round(wrap(at.lon - lon)),
    south: round(Math.max(-90, at.lat - lat)),
    east: round(wrap(at.lon + lon)),
    north: round(Math.min(90, at.lat + lat)),
  };
}

/** Wide enough for the suburbs' hotels, at least nine kilometres each way. */
const cityBox = (city: City): Box => boxAround(city, Math.max(9, Math.min(26, citySpreadKm(city) * 4)));
const AIRPORT_KM = 14;
const NEARBY_KM = 5;
/** Offered before anything is typed. */
const POPULAR = 6;

const countryNames = new Map<Locale, Intl.DisplayNames>();
function countryName(code: string, locale: Locale): string {
  const names = countryNames.get(locale) ?? new Intl.DisplayNames([locale], { type: 'region' });
  countryNames.set(locale, names);
  return names.of(code) ?? code;
}

const cityNameIn = (city: City, locale: Locale): string =>
  locale === 'fr' ? (city.nameFr ?? city.name) : city.name;

/** American and Canadian cities go by their state or province. */
function regionOfCity(city: City, locale: Locale): string {
  const country = countryName(city.country, locale);
  return city.country === 'US' || city.country === 'CA' ? `${city.region}, ${country}` : country;
}

const within = (city: City, locale: Locale): string =>
  `${cityNameIn(city, locale)}, ${regionOfCity(city, locale)}`;

/** A place's picture may be of any hour. */
const withoutTime = ({ time: _, ...art }: Art): Art => art;

type Finder = (id: string, locale: Locale) => KnownPlace | undefined;

const cityFinder =
  (geography: Geography): Finder =>
  (id, locale) => {
    const city = geography.cityById(id);
    return (
      city && {
        id: `city:${city.id}`,
        kind: 'city',
        code: city.metroCode,
        label: cityNameIn(city, locale),
        region: regionOfCity(city, locale),
        ...placed(city, city, cityBox(city)),
      }
    );
  };

const airportFinder =
  (geography: Geography): Finder =>
  (code, locale) => {
    const airport = geography.airportByCode(code);
    if (airport === undefined) return undefined;
    const city = geography.nearestCity(airport.lat, airport.lon);
    const served = airport.cityId ? geography.cityById(airport.cityId) : undefined;
    return {
      id: `airport:${airport.code}`,
      kind: 'airport',
      code: airport.code,
      label: airport.name,
      region: served ? within(served, locale) : `${airport.city}, ${countryName(airport.country, locale)}`,
      ...placed(city, airport, boxAround(airport, AIRPORT_KM)),
      countryCode: airport.country,
      zone: airport.zone,
    };
  };

function landmarkFinder(geography: Geography): Finder {
  const landmarks = new Map(geography.landmarks.map((landmark) => [landmark.id, landmark]));
  return (id, locale) => {
    const landmark = landmarks.get(id);
    const city = landmark && geography.cityById(landmark.cityId);
    if (landmark === undefined || city === undefined) return undefined;
    return {
      id: `landmark:${landmark.id}`,
      kind: 'landmark',
      code: null,
      label: locale === 'fr' ? (landmark.nameFr ?? landmark.name) : landmark.name,
      region: within(city, locale),
      ...placed(city, landmark, boxAround(landmark, NEARBY_KM)),
    };
  };
}

const hotelFinder =
  (geography: Geography, listings: Pick<Listings, 'facts'>): Finder =>
  (stayId, locale) => {
    const facts = listings.facts(stayId, locale);
    if (facts === null) return undefined;
    const { position: at } = facts;
    const city =
      geography.cityById(facts.cityPlaceId.replace(/^city:/, '')) ?? geography.nearestCity(at.lat, at.lon);
    return {
      id: `hotel:${stayId}`,
      kind: 'hotel',
      code: null,
      label: facts.name,
      region: within(city, locale),
      ...placed(city, at, boxAround(at, NEARBY_KM)),
      art: withoutTime(facts.art),
    };
  };

export function createPlaces(geography: Geography, listings: Listings): Places {
  // To fly, a city is worth naming beside its airports only when it has several.
  const onlyMetros = (group: SuggestionGroup): SuggestionGroup => ({
    ...group,
    places: group.places.filter(({ code }) => code && geography.airportsOfMetro(code).length > 1),
  });
  const mostVisited = geography.cities.toSorted((a, b) => b.demand - a.demand).slice(0, POPULAR);
  let index: PlaceIndex | undefined;
  const indexOf = (): PlaceIndex => {
    index ??= createPlaceIndex(geography, listings.names());
    return index;
  };
  const finders = {
    city: cityFinder(geography),
    airport: airportFinder(geography),
    landmark: landmarkFinder(geography),
    hotel: hotelFinder(geography, listings),
  };
  const find: Places['find'] = (placeId, locale) => {
    const [kind = '', id = ''] = placeId.split(/:(.*)/s);
    return Object.hasOwn(finders, kind) ? finders[kind as keyof typeof finders](id, locale) : undefined;
  };
  const popular = (label: 'lodging' | 'airport', locale: Locale): SuggestionGroup[] => {
    const kind = label === 'airport' ? 'airport' : 'city';
    const places = mostVisited.flatMap(({ id, metroCode }) => {
      const main = geography.airportsOfMetro(metroCode)[0]?.code ?? metroCode;
      return suggestionOf(find(kind === 'city' ? `city:${id}` : `airport:${main}`, locale)) ?? [];
    });
    return [{ kind, places }];
  };
  return {
    find,
    zoneAt: (at) => geography.nearestCity(at.lat, at.lon).zone,
    warm: () => void indexOf(),
    suggest: (label, text, locale) => {
      if (text.trim() === '') return popular(label, locale);
      const options =
        label === 'airport' ? ({ kinds: ['city', 'airport'], limit: 8 } as const) : { limit: 5 };
      return indexOf()
        .search(text, { locale, ...options })
        .map(({ kind, places }) => ({
          kind,
          places: places.flatMap(({ id }) => suggestionOf(find(`${kind}:${id}`, locale)) ?? []),
        }))
        .map((group) => (label === 'airport' && group.kind === 'city' ? onlyMetros(group) : group))
        .filter(({ places }) => places.length > 0);
    },
  };
}

function placed(city: City, at: GeoPoint, box: Box) {
  return {
    position: { lat: at.lat, lon: at.lon },
    countryCode: city.country,
    zone: city.zone,
    art: cityArt(city),
    box,
  };
}

const suggestionOf = (place: KnownPlace | undefined): PlaceSuggestion | undefined =>
  place && {
    id: place.id,
    kind: place.kind,
    code: place.code,
    label: place.label,
    region: place.region,
    position: place.position,
  };
