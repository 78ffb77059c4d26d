// Is a position on land, and what is the shape of the land in a box? Answers both from one topology of the
// world's land (Natural Earth at 1:10 million, `world-atlas/land-10m.json`): good to about a kilometre on the
// coast. Lakes are land.
import { feature } from 'topojson-client';
import type { Topology } from 'topojson-specification';
import { type FlatRing, flatRingsOf } from './flat-rings.ts';
import { clipRings, type LandRing } from './land-clip.ts';
import type { GeoBox } from './types.ts';

export type Land = {
  readonly isLand: (lat: number, lon: number) => boolean;
  /**
   * The land within a box as closed rings of `[lon, lat]` clipped to it, exteriors counter-clockwise, holes
   * clockwise: fill them together. In a box across the antimeridian longitudes run on past 180.
   */
  readonly landPolygonsIn: (box: GeoBox) => LandRing[];
};

const BANDS_PER_DEGREE = 10;
const BAND_COUNT = 180 * BANDS_PER_DEGREE;

const bandOf = (lat: number): number =>
  Math.min(BAND_COUNT - 1, Math.max(0, Math.floor((lat + 90) * BANDS_PER_DEGREE)));

function polygonsOf(topology: Topology): readonly (readonly (readonly number[])[])[][] {
  const object = topology.objects.land;
  if (object === undefined) throw new Error('the topology has no object "land"');
  const shape = feature(topology, object);
  const features = shape.type === 'FeatureCollection' ? shape.features : [shape];
  return features.flatMap(({ geometry }) => {
    if (geometry.type === 'MultiPolygon') return geometry.coordinates;
    return geometry.type === 'Polygon' ? [geometry.coordinates] : [];
  });
}

const ringsOf = (topology: Topology): FlatRing[] =>
  polygonsOf(topology).flatMap((polygon) => polygon.flatMap((ring, i) => flatRingsOf(ring, i > 0)));

/** Edges laid out band after band: `edges` holds x1 y1 x2 y2, `starts[band]` the first edge of a band. */
type BandIndex = { readonly starts: Int32Array; readonly edges: Float64Array };

function eachEdge(
  rings: readonly FlatRing[],
  visit: (x1: number, y1: number, x2: number, y2: number) => void,
): void {
  for (const { points } of rings) {
    for (let i = 0; i + 3 < points.length; i += 2) {
      const y1 = points[i + 1]!;
      const y2 = points[i + 3]!;
      if (y1 !== y2) visit(points[i]!, y1, points[i + 2]!, y2);
    }
  }
}

function bandIndexOf(rings: readonly FlatRing[]): BandIndex {
  const starts = new Int32Array(BAND_COUNT + 1);
  eachEdge(rings, (_x1, y1, _x2, y2) => {
    for (let band = bandOf(Math.min(y1, y2)); band <= bandOf(Math.max(y1, y2)); band++) starts[band + 1]!++;
  });
  for (let band = 0; band < BAND_COUNT; band++) starts[band + 1]! += starts[band]!;
  const edges = new Float64Array(starts[BAND_COUNT]! * 4);
  const next = starts.slice();
  eachEdge(rings, (x1, y1, x2, y2) => {
    for (let band = bandOf(Math.min(y1, y2)); band <= bandOf(Math.max(y1, y2)); band++) {
      edges.set([x1, y1, x2, y2], next[band]!++ * 4);
    }
  });
  return { starts, edges };
}

/** Counts the coasts crossed on the way east, among the edges of the latitude band: odd means land. */
function isInside({ starts, edges }: BandIndex, lat: number, lon: number): boolean {
  const band = bandOf(lat);
  const end = starts[band + 1]! * 4;
  let inside = false;
  for (let i = starts[band]! * 4; i < end; i += 4) {
    const y1 = edges[i + 1]!;
    const y2 = edges[i + 3]!;
    if (y1 > lat === y2 > lat) continue;
    const x1 = edges[i]!;
    if (lon < x1 + ((lat - y1) / (y2 - y1)) * (edges[i + 2]! - x1)) inside = !inside;
  }
  return inside;
}

/** Builds the index from a parsed topology with an object `land`; throws when there is none. */
export function createLand(topology: Topology): Land {
  const rings = ringsOf(topology);
  const index = bandIndexOf(rings);
  const isLand = (lat: number, lon: number): boolean =>
    lat >= -90 && lat <= 90 && lon >= -180 && lon <= 180 && isInside(index, lat, lon);
  const landPolygonsIn = (box: GeoBox): LandRing[] => {
    if (box.west <= box.east) return clipRings(rings, box, isLand);
    const eastern = clipRings(rings, { ...box, west: -180 }, isLand);
    return [
      ...clipRings(rings, { ...box, east: 180 }, isLand),
      ...eastern.map((ring) => ring.map(([lon, lat]): [number, number] => [lon + 360, lat])),
    ];
  };
  return { isLand, landPolygonsIn };
}
