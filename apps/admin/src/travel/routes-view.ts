/** The flights of a day as lines on the map, and how far those in the air are by their schedule. */
import type { TravelerThere } from '@sojourn/contract/admin/travel-calls.ts';

type LonLat = readonly [number, number];
type Position = NonNullable<TravelerThere['position']>;

export type Route = {
  readonly key: string;
  readonly flight: string;
  /** '' for a guest without a name. */
  readonly names: readonly string[];
  /** Along the great circle. West of the date line it goes on beyond ±180. */
  readonly path: readonly LonLat[];
  readonly isInAir: boolean;
  /** Where the plane is by now, by its schedule; the middle of the way before and after. */
  readonly plane: Position;
  readonly landsAt: string;
  /** Of where it lands. */
  readonly zone: string;
};

const PARTS = 64;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;
const degrees = (angle: number): number => (angle * 180) / Math.PI;

const vector = ({ lat, lon }: Position) => {
  const [phi, lambda] = [radians(lat), radians(lon)];
  return [Math.cos(phi) * Math.cos(lambda), Math.cos(phi) * Math.sin(lambda), Math.sin(phi)] as const;
};

/** The shortest way over the globe, in parts that a flat map can draw. */
function greatCircle(from: Position, to: Position): LonLat[] {
  const [a, b] = [vector(from), vector(to)];
  const cosine = a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
  const angle = Math.acos(Math.max(-1, Math.min(1, cosine)));
  if (angle < 1e-6) return [[from.lon, from.lat]];
  let last = from.lon;
  return Array.from({ length: PARTS + 1 }, (_, part) => {
    const done = part / PARTS;
    const [p, q] = [Math.sin((1 - done) * angle) / Math.sin(angle), Math.sin(done * angle) / Math.sin(angle)];
    const [x, y, z] = [p * a[0] + q * b[0], p * a[1] + q * b[1], p * a[2] + q * b[2]];
    const lon = degrees(Math.atan2(y, x));
    last = lon + 360 * Math.round((last - lon) / 360);
    return [last, degrees(Math.atan2(z, Math.hypot(x, y)))] as const;
  });
}

/** One for each flight, those in the air first. `now`: epoch milliseconds. */
export function routesOf(travelers: readonly TravelerThere[], now: number): readonly Route[] {
  const flights = Map.groupBy(
    travelers.filter(({ state, position, leaves }) => state === 'flying' && position && leaves?.position),
    ({ title, startsAt, place }) => `${title} ${startsAt} ${place}`,
  );
  const routes = [...flights].flatMap(([key, of]) => {
    const [first] = of;
    if (!first?.position || !first.leaves?.position) return [];
    const [starts, ends] = [Date.parse(first.startsAt), Date.parse(first.endsAt)];
    const isInAir = starts <= now && now < ends;
    const path = greatCircle(first.leaves.position, first.position);
    const done = isInAir ? (now - starts) / (ends - starts) : 0.5;
    const [lon, lat] = path[Math.round(done * (path.length - 1))] ?? [first.position.lon, first.position.lat];
    return {
      key,
      flight: first.title,
      names: of.map(({ name }) => name),
      path,
      isInAir,
      plane: { lat, lon },
      landsAt: first.endsAt,
      zone: first.zone,
    };
  });
  return routes.toSorted((a, b) => Number(b.isInAir) - Number(a.isInAir) || (a.key < b.key ? -1 : 1));
}
