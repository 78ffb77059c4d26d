import type { TripsPart } from '#shared/product/trip-parts.ts';
import { FlightListCard } from './flight-list-card.tsx';
import { FlightNextTrip } from './flight-next-trip.tsx';

export const tripsPart: TripsPart<'flight'> = { ListCard: FlightListCard, Next: FlightNextTrip };
