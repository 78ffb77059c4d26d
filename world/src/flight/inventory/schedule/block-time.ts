/**
 * How long a flight takes from gate to gate: the great circle, the aircraft, taxiing, and the winds aloft.
 */
import type { GeoPoint } from '@sojourn/geography/types.ts';

/** Minutes for taxiing, climb and approach, by kind of airport at either end. */
const GROUND: readonly number[] = [9, 11, 14, 17];
const CLIMB = 11;
/** The mean wind from the west at cruising height by latitude, km/h: strongest over the middle latitudes. */
const JET_KMH = 75;
const TRADES_KMH = -12;

/** Km/h of westerly wind (negative from the east) at a latitude. */
function westerly(latitude: number): number {
  const from = Math.abs(latitude);
  if (from < 18) return TRADES_KMH;
  const bell = Math.exp(-(((from - 43) / 15) ** 2));
  return JET_KMH * bell;
}

/** The share of a great circle that leads east: 1 due east, -1 due west; and the latitude of its middle. */
function course(a: GeoPoint, b: GeoPoint): { readonly east: number; readonly midLatitude: number } {
  const rad = Math.PI / 180;
  const [la, lb, dl] = [a.lat * rad, b.lat * rad, (b.lon - a.lon) * rad];
  const bx = Math.cos(lb) * Math.cos(dl);
  const by = Math.cos(lb) * Math.sin(dl);
  const mid = Math.atan2(Math.sin(la) + Math.sin(lb), Math.hypot(Math.cos(la) + bx, by));
  const midLon = Math.atan2(by, Math.cos(la) + bx);
  const y = Math.sin(dl - midLon) * Math.cos(lb);
  const x = Math.cos(mid) * Math.sin(lb) - Math.sin(mid) * Math.cos(lb) * Math.cos(dl - midLon);
  return { east: Math.sin(Math.atan2(y, x)), midLatitude: mid / rad };
}

/** Minutes gate to gate, a multiple of five. `fromKind` and `toKind` are indices in AIRPORT_KINDS. */
export function blockMinutes(
  flight: { readonly from: GeoPoint; readonly to: GeoPoint; readonly km: number },
  cruiseKmh: number,
  fromKind: number,
  toKind: number,
): number {
  const { east, midLatitude } = course(flight.from, flight.to);
  const speed = cruiseKmh + east * westerly(midLatitude);
  // Short flights never reach their cruising speed
  const slow = flight.km < 600 ? 0.86 : 1;
  const minutes = GROUND[fromKind]! + GROUND[toKind]! + CLIMB + (flight.km * 60) / (speed * slow);
  return Math.max(25, Math.round(minutes / 5) * 5);
}
