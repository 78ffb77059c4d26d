import type { GeoBox, GeoPoint } from '@sojourn/geography/types.ts';

/** A box with the point in its middle, twice as many degrees wide and high. */
export const boxAbout = ({ lat, lon }: GeoPoint, degrees: number): GeoBox => ({
  west: lon - degrees,
  east: lon + degrees,
  south: lat - degrees,
  north: lat + degrees,
});
