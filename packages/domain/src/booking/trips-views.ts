/** B §2 trip views: upcoming, watched, frozen prices, airline travel credits, past, with offers. */
export const TRIPS_VIEWS = [
  'upcoming',
  'watched',
  'frozen',
  'airline-credits',
  'past',
  'with-offers',
] as const;
export type TripsView = (typeof TRIPS_VIEWS)[number];
