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
