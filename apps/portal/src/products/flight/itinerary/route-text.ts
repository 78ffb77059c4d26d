import type { FlightSlice } from '@sojourn/contract/products/flight/flights.ts';
import { first, last } from '@sojourn/domain/present.ts';

/** "BOS – LIS" */
export const routeText = ({ segments }: Pick<FlightSlice, 'segments'>): string =>
  `${first(segments).origin.locationCode} – ${last(segments).destination.locationCode}`;
