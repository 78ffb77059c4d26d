type Position = { readonly lat: number; readonly lon: number };

/** Directions in whatever the device opens such links with. */
export const mapLink = ({ lat, lon }: Position): string =>
  `https://www.openstreetmap.org/directions?to=${lat.toFixed(5)}%2C${lon.toFixed(5)}`;
