/**
 * The closed lists of what can be drawn; a destination stores its kind and motif, so that no seed
 * picks a landmark.
 */

import { CITY_MOTIFS, REGION_MOTIFS } from './data/city-names.ts';
import { HOTEL_FACADES, HOUSES, type HotelFacade, type House } from './data/facade-names.ts';

export const ART_KINDS = [
  'coast', 'city', 'town', 'mountain', 'desert', 'island', 'countryside', 'aerial',
  'hotel', 'room', 'dining', 'pool', 'home', 'car', 'silhouette', 'activity', 'map',
] as const; // biome-ignore format: a list of one-word names reads better in rows
export type ArtKind = (typeof ART_KINDS)[number];

export const ART_TIMES = ['dawn', 'day', 'golden', 'dusk', 'night', 'mist'] as const;
export type ArtTime = (typeof ART_TIMES)[number];

/** Colours of a `map` and a `car`, which follow the page's theme; other kinds are the same in every theme. */
export const MAP_THEMES = ['consumer-light', 'consumer-dark', 'business-light', 'business-dark'] as const;
export type MapTheme = (typeof MAP_THEMES)[number];

const LANDMARKS = [
  'tower', 'lattice', 'dome', 'capitol', 'clock', 'pagoda', 'spires', 'campanile', 'castle',
] as const; // biome-ignore format: as above
export type Landmark = (typeof LANDMARKS)[number];
type CityLandmark = (typeof CITY_MOTIFS)[number];
type RegionScene = (typeof REGION_MOTIFS)[number];
export type HotelMotif = House | HotelFacade;
export const ROOM_MOTIFS = [
  'single', 'double', 'twin', 'queen', 'king', 'deluxe',
  'family', 'studio', 'apartment', 'suite', 'signature', 'bungalow',
] as const; // biome-ignore format: as above
export type RoomMotif = (typeof ROOM_MOTIFS)[number];
export type ActivityMotif = 'sail' | 'balloon' | 'vineyard' | 'museum' | 'trail' | 'table' | 'tram';
const CARS = ['mini', 'hatch', 'sedan', 'wagon', 'suv', 'suv7', 'convertible', 'van'] as const;
export type CarMotif = (typeof CARS)[number];
/** Paint of a `car` and a `silhouette`; each body has its own when left out. Blue marks electric cars. */
export const CAR_PAINTS = [
  'ochre', 'teal', 'slate', 'silver', 'rust', 'green', 'wine', 'ivory', 'blue',
] as const; // biome-ignore format: as above
export type CarPaint = (typeof CAR_PAINTS)[number];
export const HOME_MOTIFS = [
  'cabin', 'villa', 'townhouse', 'facade', 'azulejo', 'lemon', 'garden', 'cottage',
  'rooftop', 'riverside', 'patio', 'kitchen',
] as const; // biome-ignore format: as above
export type HomeMotif = (typeof HOME_MOTIFS)[number];
export type ArtMotif =
  | Landmark
  | 'bridge'
  | CityLandmark
  | RegionScene
  | HotelMotif
  | RoomMotif
  | ActivityMotif
  | CarMotif
  | HomeMotif;

/** Which motifs a kind takes; a kind that is missing takes none. */
const ART_MOTIFS = {
  city: ['bridge', ...LANDMARKS, ...CITY_MOTIFS, ...REGION_MOTIFS],
  town: [...LANDMARKS, ...CITY_MOTIFS],
  coast: CITY_MOTIFS,
  island: CITY_MOTIFS,
  desert: CITY_MOTIFS,
  mountain: CITY_MOTIFS,
  countryside: [...CITY_MOTIFS, 'meadow'],
  hotel: [...HOUSES, ...HOTEL_FACADES],
  room: ROOM_MOTIFS,
  home: HOME_MOTIFS,
  car: CARS,
  /** A car with nothing around it, for the class tabs. */
  silhouette: CARS,
  activity: ['sail', 'balloon', 'vineyard', 'museum', 'trail', 'table', 'tram'],
} as const satisfies Partial<Record<ArtKind, readonly ArtMotif[]>>;

/** The motifs of a kind, empty when it has none. */
export const motifsOf = (kind: ArtKind): readonly ArtMotif[] =>
  (ART_MOTIFS as Partial<Record<ArtKind, readonly ArtMotif[]>>)[kind] ?? [];

/** What a picture is drawn from: the same options always give the same picture. */
export type ArtOptions = {
  /** The stable id of what is shown, `hotel:123`, with a suffix such as `:room:2` in galleries. */
  readonly seed: string;
  readonly kind: ArtKind;
  /** Pixels of the drawing's coordinates; the picture scales. */
  readonly width: number;
  readonly height: number;
  readonly time?: ArtTime;
  readonly motif?: ArtMotif;
  /** 0 to 1 across the picture, to keep the sun clear of type. */
  readonly sunX?: number;
  readonly theme?: MapTheme;
  readonly paint?: CarPaint;
};
