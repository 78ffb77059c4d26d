// The shapes of the world's places: true facts, written by hand in `data/`, the same in every market seed.

import { CITY_MOTIFS, REGION_MOTIFS } from './data/art-motifs.ts';

/** Degrees, WGS 84. */
export type GeoPoint = { readonly lat: number; readonly lon: number };

/** `west` greater than `east` means the box crosses the antimeridian. */
export type GeoBox = {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
};

export const WORLD_REGIONS = [
  'north-america',
  'central-america',
  'caribbean',
  'south-america',
  'northern-europe',
  'western-europe',
  'southern-europe',
  'eastern-europe',
  'north-africa',
  'sub-saharan-africa',
  'middle-east',
  'central-asia',
  'south-asia',
  'east-asia',
  'southeast-asia',
  'oceania',
] as const;
export type WorldRegion = (typeof WORLD_REGIONS)[number];

export type Country = {
  /** ISO 3166-1 alpha-2. */
  readonly code: string;
  readonly name: string;
  /** ISO 4217. */
  readonly currency: string;
  /** Usual tax on a hotel night, in basis points of the rate, charged with the booking. */
  readonly lodgingTaxBps: number;
  /** City or tourist tax due at the property, US cents per person per night; 0 if none. */
  readonly lodgingTaxPerNightMinor: number;
  readonly region: WorldRegion;
};

export const ART_KINDS = ['coast', 'city', 'town', 'mountain', 'desert', 'island', 'countryside'] as const;
type ArtKind = (typeof ART_KINDS)[number];

/** A landmark belongs to one city; cities without one have a scene of their region. */
export const ART_MOTIFS = [...CITY_MOTIFS, ...REGION_MOTIFS];
type ArtMotif = (typeof ART_MOTIFS)[number];

export const SEASONS = ['north-summer', 'south-summer', 'winter-sun', 'ski', 'even'] as const;
export type Season = (typeof SEASONS)[number];

export type Neighbourhood = { readonly name: string; readonly lat: number; readonly lon: number };

export type City = {
  /** Slug, `lisbon-pt`; stable, it seeds everything generated for the city. */
  readonly id: string;
  readonly name: string;
  /** French name where it differs. */
  readonly nameFr?: string;
  readonly country: string;
  /** State, province or region. */
  readonly region: string;
  readonly lat: number;
  readonly lon: number;
  /** IANA time zone. */
  readonly zone: string;
  readonly population: number;
  /** IATA metropolitan code (`LON`) or code of the airport people use for the city. */
  readonly metroCode: string;
  readonly artKind: ArtKind;
  readonly artMotif?: ArtMotif;
  /** Relative travel demand, 0-100. */
  readonly demand: number;
  /** Hotel prices, world average 100. */
  readonly priceLevel: number;
  readonly season: Season;
  /** True neighbourhoods of the most visited cities; empty elsewhere. */
  readonly neighbourhoods: readonly Neighbourhood[];
  /** Taxes where the city's differ from its country's. */
  readonly lodgingTaxBps?: number;
  readonly lodgingTaxPerNightMinor?: number;
};

export type Airport = {
  /** IATA. */
  readonly code: string;
  readonly name: string;
  /** The place name shown beside the code. */
  readonly city: string;
  /** The city of our table it serves first, where there is one. */
  readonly cityId?: string;
  readonly country: string;
  readonly lat: number;
  readonly lon: number;
  readonly zone: string;
};

export const LANDMARK_KINDS = [
  'monument',
  'museum',
  'worship',
  'palace',
  'square',
  'park',
  'market',
  'bridge',
  'tower',
  'beach',
  'nature',
  'venue',
  'theme-park',
  'ruin',
  'street',
] as const;
type LandmarkKind = (typeof LANDMARK_KINDS)[number];

export type Landmark = {
  /** Slug, `eiffel-tower-paris-fr`. */
  readonly id: string;
  readonly name: string;
  readonly nameFr?: string;
  readonly cityId: string;
  readonly lat: number;
  readonly lon: number;
  readonly kind: LandmarkKind;
};
