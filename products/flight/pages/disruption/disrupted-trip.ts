import type { DisruptionView } from '@sojourn/contract/disruptions.ts';
import type { FlightTripDetail } from '#flight/wire/flight-trip.ts';

/** What the page's parts are about. */
export type DisruptedTrip = { readonly trip: FlightTripDetail; readonly disruption: DisruptionView };
