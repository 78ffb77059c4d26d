/** The places that can be searched for: what an id means, its box and zone, and suggestions while typing. */
import type { PlaceSuggestion } from '@sojourn/contract/locations.ts';
import type { Locale } from '@sojourn/contract/primitives.ts';
import type { Zone } from '@sojourn/domain/dates.ts';
import { assertPresent } from '@sojourn/domain/present.ts';
import { createPlaceIndex, type Place, type PlaceIndex } from '@sojourn/market/geography/places.ts';
import type { City, GeoPoint } from '@sojourn/market/geography/types.ts';
import { nameWeight } from '@sojourn/market/hotel/name-weight.ts';
import { nameOf } from '@sojourn/market/hotel/names.ts';
import { type Art, cityArt, hotelArt } from '@sojourn/market/hotel/pictures.ts';
import { spreadOf } from '@sojourn/market/hotel/place-hotel.ts';
import { cityOfRow, type HotelWorld, positionOf, rowOfStay, stayIdOf } from '@sojourn/market/hotel/world.ts';
import type { Box } from '#suppliers/box.ts';

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
const cityBox = (city: City): Box => boxAround(city, Math.max(9, Math.min(26, spreadOf(city) * 4)));
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
  (world: HotelWorld): Finder =>
  (id, locale) => {
    const city = world.geography.cityById(id);
    return (
      city && {
        id: `city:${city.id}`,
        kind: 'city',
        code: city.metroCode,
        label: cityNameIn(city, locale),
        region: regionOfCity(city, locale),
        ...placed(world, city, city, cityBox(city)),
      }
    );
  };

const airportFinder =
  (world: HotelWorld): Finder =>
  (code, locale) => {
    const airport = world.geography.airportByCode(code);
    if (airport === undefined) return undefined;
    const city = world.geography.nearestCity(airport.lat, airport.lon);
    const served = airport.cityId ? world.geography.cityById(airport.cityId) : undefined;
    return {
      id: `airport:${airport.code}`,
      kind: 'airport',
      code: airport.code,
      label: airport.name,
      region: served ? within(served, locale) : `${airport.city}, ${countryName(airport.country, locale)}`,
      ...placed(world, city, airport, boxAround(airport, AIRPORT_KM)),
      countryCode: airport.country,
      zone: airport.zone,
    };
  };

function landmarkFinder(world: HotelWorld): Finder {
  const landmarks = new Map(world.geography.landmarks.map((landmark) => [landmark.id, landmark]));
  return (id, locale) => {
    const landmark = landmarks.get(id);
    const city = landmark && world.geography.cityById(landmark.cityId);
    if (landmark === undefined || city === undefined) return undefined;
    return {
      id: `landmark:${landmark.id}`,
      kind: 'landmark',
      code: null,
      label: locale === 'fr' ? (landmark.nameFr ?? landmark.name) : landmark.name,
      region: within(city, locale),
      ...placed(world, city, landmark, boxAround(landmark, NEARBY_KM)),
    };
  };
}

const hotelFinder =
  (world: HotelWorld): Finder =>
  (stayId, locale) => {
    const row = rowOfStay(world, stayId);
    if (row === undefined) return undefined;
    const city = cityOfRow(world, row);
    const at = positionOf(world, row);
    return {
      id: `hotel:${stayId}`,
      kind: 'hotel',
      code: null,
      label: nameOf(world, row),
      region: within(city, locale),
      ...placed(world, city, at, boxAround(at, NEARBY_KM)),
      art: withoutTime(hotelArt(world, row)),
    };
  };

export function createPlaces(world: HotelWorld): Places {
  // To fly, a city is worth naming beside its airports only when it has several.
  const onlyMetros = (group: SuggestionGroup): SuggestionGroup => ({
    ...group,
    places: group.places.filter(({ code }) => code && world.geography.airportsOfMetro(code).length > 1),
  });
  const mostVisited = world.geography.cities.toSorted((a, b) => b.demand - a.demand).slice(0, POPULAR);
  let index: PlaceIndex | undefined;
  const indexOf = (): PlaceIndex => {
    index ??= createPlaceIndex(world.geography, hotelNames(world));
    return index;
  };
  const finders = {
    city: cityFinder(world),
    airport: airportFinder(world),
    landmark: landmarkFinder(world),
    hotel: hotelFinder(world),
  };
  const find: Places['find'] = (placeId, locale) => {
    const [kind = '', id = ''] = placeId.split(/:(.*)/s);
    return Object.hasOwn(finders, kind) ? finders[kind as keyof typeof finders](id, locale) : undefined;
  };
  const popular = (label: 'lodging' | 'airport', locale: Locale): SuggestionGroup[] => {
    const kind = label === 'airport' ? 'airport' : 'city';
    const places = mostVisited.flatMap(({ id, metroCode }) => {
      const main = world.geography.airportsOfMetro(metroCode)[0]?.code ?? metroCode;
      return suggestionOf(find(kind === 'city' ? `city:${id}` : `airport:${main}`, locale)) ?? [];
    });
    return [{ kind, places }];
  };
  return {
    find,
    zoneAt: (at) => world.geography.nearestCity(at.lat, at.lon).zone,
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

function placed(world: HotelWorld, city: City, at: GeoPoint, box: Box) {
  return {
    position: { lat: at.lat, lon: at.lon },
    countryCode: city.country,
    zone: city.zone,
    art: cityArt(world, assertPresent(world.cityIndex.get(city.id), city.id)),
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

function* hotelNames(world: HotelWorld) {
  for (let row = 0; row < world.count; row++) {
    const cityId = cityOfRow(world, row).id;
    yield { id: stayIdOf(world, row), name: nameOf(world, row), cityId, weight: nameWeight(world, row) };
  }
}
