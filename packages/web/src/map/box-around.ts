import type { MapBox } from './map-box.ts';

type Position = { readonly lat: number; readonly lon: number };

/** Half the side in degrees: a box of about four kilometers. */
const HALF_SIDE = 0.02;

export const boxAround = ({ lat, lon }: Position, half = HALF_SIDE): MapBox => ({
  west: lon - half,
  south: lat - half,
  east: lon + half,
  north: lat + half,
});

/** As the results page's URL has it: west, south, east, north. */
export const printBoxAround = (position: Position): string =>
  Object.values(boxAround(position))
    .map((degrees) => degrees.toFixed(4))
    .join(',');
