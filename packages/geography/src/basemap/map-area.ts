/**
 * The drawn map of a box as features: land, parks, streets, main streets, names. The coast and the names
 * are true; streets and parks are drawn from a seed, the same in every box. Wide boxes show land and
 * cities only.
 */

import { mix } from '@sojourn/domain/mix.ts';
import { citySpreadKm } from '../city-spread.ts';
import { distanceKm } from '../distance.ts';
import type { Geography } from '../geography.ts';
import type { Land } from '../land.ts';
import type { LandRing } from '../land-clip.ts';
import type { City, GeoBox } from '../types.ts';
import { type District, districtsIn, type Point } from './lattice.ts';
import { areaOf, ashore, isInRing, thinned } from './shore.ts';
import { type Line, streetsOf } from './streets.ts';

type MapLayer = 'land' | 'park' | 'street' | 'main' | 'label';
export type MapFeature = {
  readonly type: 'Feature';
  readonly properties: { readonly layer: MapLayer; readonly name?: string };
  readonly geometry: { readonly type: string; readonly coordinates: unknown[] };
};

/** Widest boxes, in degrees: with streets at their true size; with any; with roads between districts. */
const FINE_TO = 0.1;
const STREETS_TO = 0.32;
const ROADS_TO = 0.8;
const LABEL_HOODS_TO = 0.32;
const DISTRICT_DEGREES = 0.0085;
const MAP_SEED = 0x6d6170;

const widthOf = ({ west, east }: GeoBox): number => (west <= east ? east - west : east + 360 - west);
const round5 = (degrees: number): number => Math.round(degrees * 1e5) / 1e5;
const short = ([lon, lat]: Point): Point => [round5(lon), round5(lat)];

const feature = (layer: MapLayer, type: string, coordinates: unknown[], name?: string): MapFeature => ({
  type: 'Feature',
  properties: name === undefined ? { layer } : { layer, name },
  geometry: { type, coordinates },
});

/** Land as polygons with their holes, with points no closer than a screen can show. */
function landOf(land: Land, box: GeoBox): MapFeature[] {
  const width = Math.max(widthOf(box), box.north - box.south);
  const gap = width / (width > 4 ? 400 : 800);
  const rings = land.landPolygonsIn(box).map((ring) => thinned(ring, gap));
  const digits = width > 4 ? 1e3 : 1e5;
  const shortened = rings
    .filter((ring) => ring !== undefined)
    .filter((ring) => Math.abs(areaOf(ring)) > 6 * gap * gap)
    .map(
      (ring) =>
        ring.map(([lon, lat]) => [
          Math.round(lon * digits) / digits,
          Math.round(lat * digits) / digits,
        ]) as LandRing,
    );
  const outer = shortened.filter((ring) => areaOf(ring) > 0).map((ring) => [ring]);
  for (const hole of shortened.filter((ring) => areaOf(ring) < 0)) {
    outer.find(([ring]) => isInRing(ring!, hole[0]!))?.push(hole);
  }
  return outer.length > 0 ? [feature('land', 'MultiPolygon', outer)] : [];
}

type Town = { readonly cities: readonly City[]; readonly squeeze: number };

/** Streets are drawn around cities and their neighbourhoods; beyond, only the roads between districts. */
function isTown({ cities }: Town, [lon, lat]: Point): boolean {
  const at = { lat, lon };
  return cities.some(
    (city) =>
      distanceKm(city, at) < 2.5 + citySpreadKm(city) * 3 ||
      city.neighbourhoods.some((hood) => distanceKm(hood, at) < 1.6),
  );
}

const isDry = (land: Land, district: District): boolean =>
  [district.centre, ...district.outline].every(([lon, lat]) => land.isLand(lat, lon));

/** A rounded park in a district's middle. */
function green({ centre, seed }: District, squeeze: number, coarse: number): Point[] {
  const radius = coarse * (0.0011 + (mix(seed, 31) % 100) / 60_000);
  const ring = Array.from({ length: 13 }, (_, i): Point => {
    const angle = (i % 12) * (Math.PI / 6);
    return short([centre[0] + (Math.cos(angle) * radius) / squeeze, centre[1] + Math.sin(angle) * radius]);
  });
  return ring;
}

function edgesOf({ outline }: District): Line[] {
  // Neighbours share an edge: it is drawn by the one that it lies south-west of
  return outline.flatMap((from, i): Line[] => {
    const to = outline[(i + 1) % outline.length]!;
    return from[0] < to[0] || (from[0] === to[0] && from[1] < to[1]) ? [[from, to]] : [];
  });
}

function townOf(geography: Geography, land: Land, box: GeoBox, width: number): MapFeature[] {
  // Twice as wide a box has districts and streets twice as wide: about as many are drawn at every zoom
  const coarse = Math.max(1, Math.min(8, 2 ** Math.ceil(Math.log2(width / FINE_TO))));
  const band = Math.round((box.south + box.north) / 2);
  // One squeeze for each degree of latitude, so that neighbouring boxes draw the same lattice
  const squeeze = Math.max(0.2, Math.cos((band * Math.PI) / 180));
  const stepLat = DISTRICT_DEGREES * coarse;
  const lattice = { stepLat, stepLon: stepLat / squeeze, seed: mix(MAP_SEED, coarse) };
  const margin = 0.25;
  const near = {
    ...box,
    west: box.west - margin,
    east: box.east + margin,
    south: box.south - margin,
    north: box.north + margin,
  };
  const town = { cities: geography.citiesWithin(near), squeeze };
  const streets: Line[] = [];
  const mains: Line[] = [];
  const parks: Point[][][] = [];
  const keep = (into: Line[], line: Line): void => {
    const dry = ashore(land, line);
    if (dry) into.push([short(dry[0]), short(dry[1])]);
  };
  for (const district of districtsIn(lattice, box)) {
    if (district.outline.length < 3) continue;
    for (const edge of edgesOf(district)) keep(mains, edge);
    const kind = mix(district.seed, 21) % 100;
    const isUrban = isTown(town, district.centre);
    const isPark = kind < (isUrban ? 7 : 16) && isDry(land, district);
    if (isPark) parks.push([[...district.outline, district.outline[0]!].map(short)]);
    else if (isUrban && kind > 84 && isDry(land, district)) parks.push([green(district, squeeze, coarse)]);
    if (isUrban && !isPark && width <= STREETS_TO)
      for (const line of streetsOf(district, squeeze, coarse)) keep(streets, line);
  }
  return [
    feature('park', 'MultiPolygon', parks),
    feature('street', 'MultiLineString', streets),
    feature('main', 'MultiLineString', mains),
  ];
}

const isIn = (box: GeoBox, lat: number, lon: number): boolean =>
  lat >= box.south &&
  lat <= box.north &&
  (box.west <= box.east ? lon >= box.west && lon <= box.east : lon >= box.west || lon <= box.east);

const MOST_LABELS = 40;

function labelsOf(geography: Geography, box: GeoBox, width: number): MapFeature[] {
  const label = (name: string, at: { readonly lat: number; readonly lon: number }): MapFeature =>
    feature('label', 'Point', [round5(at.lon), round5(at.lat)], name);
  const cities = [...geography.citiesWithin(box)].sort((a, b) => b.demand - a.demand).slice(0, MOST_LABELS);
  if (width > LABEL_HOODS_TO) return cities.map((city) => label(city.name, city));
  const margin = {
    west: box.west - 0.3,
    east: box.east + 0.3,
    south: box.south - 0.3,
    north: box.north + 0.3,
  };
  const hoods = geography
    .citiesWithin(margin)
    .flatMap((city) => city.neighbourhoods)
    .filter((hood) => isIn(box, hood.lat, hood.lon))
    .slice(0, MOST_LABELS);
  const nameless = cities.filter((city) => city.neighbourhoods.length === 0);
  return [...hoods.map((hood) => label(hood.name, hood)), ...nameless.map((city) => label(city.name, city))];
}

/** The features of a box; a tenth of a second at worst, at most about 120 KB as JSON. */
export function mapArea(geography: Geography, land: Land, box: GeoBox): MapFeature[] {
  const width = Math.max(widthOf(box), box.north - box.south);
  const town = width <= ROADS_TO && box.west <= box.east ? townOf(geography, land, box, width) : [];
  return [...landOf(land, box), ...town, ...labelsOf(geography, box, width)];
}

/** The box on a grid of an eighth of its size, so that nearby questions have one answer. */
export function snapBox(box: GeoBox): GeoBox {
  const size = Math.max(widthOf(box), box.north - box.south, 0.001);
  const step = 2 ** Math.ceil(Math.log2(size)) / 8;
  const down = (degrees: number): number => round5(Math.floor(degrees / step + 1e-6) * step);
  const up = (degrees: number): number => round5(Math.ceil(degrees / step - 1e-6) * step);
  return {
    west: Math.max(-180, down(box.west)),
    south: Math.max(-90, down(box.south)),
    east: Math.min(180, up(box.east)),
    north: Math.min(90, up(box.north)),
  };
}
