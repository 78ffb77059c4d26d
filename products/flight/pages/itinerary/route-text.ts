import { first, last } from '@sojourn/domain/present.ts';
import type { FlightSlice } from '#flight/wire/flights.ts';

/** "BOS – LIS" */
export const routeText = ({ segments }: Pick<FlightSlice, 'segments'>): string =>
  `${first(segments).origin.locationCode} – ${last(segments).destination.locationCode}`;
