/** A part of the map; `west` is greater than `east` across the date line. */
export type Box = {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
};
