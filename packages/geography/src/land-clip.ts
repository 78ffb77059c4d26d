// Clips rings of land to a box: the coast inside the box is cut into fragments, and each fragment's end is
// joined along the border to the next one's start. Unlike clipping side by side this leaves no seams.
import type { FlatRing } from './flat-rings.ts';
import type { GeoBox } from './types.ts';

/** Closed: the first position is the last one again. */
export type LandRing = [lon: number, lat: number][];

/** Grown by about a centimetre, so that no vertex of the file lies on the border itself. */
const HAIR = 1.234567e-7;

/** The part of a segment inside the box as two fractions of its length (Liang–Barsky); or undefined. */
function insidePart(
  box: GeoBox,
  x1: number,
  y1: number,
  x2: number,
  y2: number,
): [number, number] | undefined {
  let from = 0;
  let to = 1;
  const dx = x2 - x1;
  const dy = y2 - y1;
  const sides = [
    [-dx, x1 - box.west],
    [dx, box.east - x1],
    [-dy, y1 - box.south],
    [dy, box.north - y1],
  ] as const;
  for (const [towards, room] of sides) {
    if (towards === 0) {
      if (room < 0) return undefined;
    } else if (towards < 0) from = Math.max(from, room / towards);
    else to = Math.min(to, room / towards);
  }
  return from < to ? [from, to] : undefined;
}

/** The ring's stretches inside the box; a ring that never leaves it is one closed stretch. */
function fragmentsOf({ points }: FlatRing, box: GeoBox): LandRing[] {
  const fragments: LandRing[] = [];
  let open: LandRing | undefined;
  let startsInside = false;
  for (let i = 0; i + 3 < points.length; i += 2) {
    const x1 = points[i]!;
    const y1 = points[i + 1]!;
    const x2 = points[i + 2]!;
    const y2 = points[i + 3]!;
    const misses =
      (x1 < box.west && x2 < box.west) ||
      (x1 > box.east && x2 > box.east) ||
      (y1 < box.south && y2 < box.south) ||
      (y1 > box.north && y2 > box.north);
    const part = misses ? undefined : insidePart(box, x1, y1, x2, y2);
    if (part === undefined) continue;
    const [from, to] = part;
    if (from > 0 || open === undefined) {
      if (i === 0 && from === 0) startsInside = true;
      open = [[x1 + from * (x2 - x1), y1 + from * (y2 - y1)]];
      fragments.push(open);
    }
    open.push([x1 + to * (x2 - x1), y1 + to * (y2 - y1)]);
    if (to < 1) open = undefined;
  }
  // A stretch still open at the ring's end runs on into the one the ring began with.
  const first = fragments[0];
  if (open !== undefined && startsInside && first !== undefined && first !== open) {
    open.push(...first.slice(1));
    fragments.shift();
  }
  return fragments;
}

/** Where on the border a position lies, counter-clockwise from the south-west, a unit a side. */
function borderPlace(box: GeoBox, [lon, lat]: readonly [number, number]): number {
  const width = box.east - box.west;
  const height = box.north - box.south;
  const gaps = [lat - box.south, box.east - lon, box.north - lat, lon - box.west].map(Math.abs);
  const side = gaps.indexOf(Math.min(...gaps));
  if (side === 0) return (lon - box.west) / width;
  if (side === 1) return 1 + (lat - box.south) / height;
  if (side === 2) return 2 + (box.east - lon) / width;
  return 3 + (box.north - lat) / height;
}

const cornersOf = (box: GeoBox): LandRing => [
  [box.west, box.south],
  [box.east, box.south],
  [box.east, box.north],
  [box.west, box.north],
];

const isClosed = (ring: LandRing): boolean => {
  const first = ring[0]!;
  const last = ring.at(-1)!;
  return first[0] === last[0] && first[1] === last[1];
};

/** Joins open fragments into rings, going round the border with the land on the left. */
function joinAlongBorder(fragments: readonly LandRing[], box: GeoBox): LandRing[] {
  const corners = cornersOf(box);
  const waiting = fragments.map((line) => ({ line, start: borderPlace(box, line[0]!) }));
  const ahead = (from: number, to: number): number => (to - from + 4) % 4;
  const rings: LandRing[] = [];
  while (waiting.length > 0) {
    const { line, start } = waiting.pop()!;
    const ring: LandRing = [...line];
    for (;;) {
      const end = borderPlace(box, ring.at(-1)!);
      let distance = ahead(end, start);
      let next = -1;
      waiting.forEach((other, i) => {
        const to = ahead(end, other.start);
        if (to < distance) [distance, next] = [to, i];
      });
      for (let corner = Math.floor(end) + 1; corner < end + distance; corner++) {
        ring.push([...corners[corner % 4]!]);
      }
      if (next < 0) break;
      ring.push(...waiting.splice(next, 1)[0]!.line);
    }
    ring.push([...ring[0]!]);
    rings.push(ring);
  }
  return rings;
}

/** `isLand` settles a box no coast crosses the border of. */
export function clipRings(
  rings: readonly FlatRing[],
  box: GeoBox,
  isLand: (lat: number, lon: number) => boolean,
): LandRing[] {
  const grown = {
    west: box.west - HAIR,
    south: box.south - HAIR,
    east: box.east + HAIR,
    north: box.north + HAIR,
  };
  const touching = rings.filter(
    ({ bounds }) =>
      bounds.west <= grown.east &&
      bounds.east >= grown.west &&
      bounds.south <= grown.north &&
      bounds.north >= grown.south,
  );
  const fragments = touching.flatMap((ring) => fragmentsOf(ring, grown)).filter((line) => line.length > 1);
  const closed = fragments.filter(isClosed);
  const open = fragments.filter((line) => !isClosed(line));
  if (open.length > 0) return [...joinAlongBorder(open, grown), ...closed];
  if (!isLand(box.south, box.west)) return closed;
  const corners = cornersOf(grown);
  return [[...corners, corners[0]!], ...closed];
}
