/** A part of the map, in degrees. */
export type MapBox = {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
};

/** Four decimals are 11 metres: enough for a map, short enough for a link. */
const DECIMALS = 4;
export const roundBox = (box: MapBox): MapBox => {
  // Plus zero, because a rounded -0 would print as 0.
  const round = (degrees: number) => Number(degrees.toFixed(DECIMALS)) + 0;
  return { west: round(box.west), south: round(box.south), east: round(box.east), north: round(box.north) };
};

/** West, south, east, north, as an address has them; undefined for what's no part of the earth. */
export function readBox(text: string | undefined): MapBox | undefined {
  if (!text || !/^-?\d{1,3}(\.\d+)?(,-?\d{1,3}(\.\d+)?){3}$/.test(text)) return undefined;
  const [w = 0, s = 0, e = 0, n = 0] = text.split(',').map(Number);
  const { west, south, east, north } = roundBox({ west: w, south: s, east: e, north: n });
  const isOnEarth =
    Math.max(Math.abs(west), Math.abs(east)) <= 180 && Math.max(Math.abs(south), Math.abs(north)) <= 90;
  return isOnEarth && south < north && west !== east ? { west, south, east, north } : undefined;
}
