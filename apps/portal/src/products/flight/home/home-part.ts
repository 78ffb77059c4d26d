import { warmFlightForm } from '#products/flight/form/lazy-flight-form.tsx';
import type { HomePart } from '#shared/product/home-part.ts';
import { FaresShowcase } from './fares-showcase.tsx';
import { FlightSearch } from './flight-search.tsx';
import { LastFlightSearch } from './flight-search-card.tsx';
import { upcomingFlight } from './upcoming-flight.ts';

export const homePart: HomePart<'flight'> = {
  Search: FlightSearch,
  warm: warmFlightForm,
  LastSearch: LastFlightSearch,
  Showcase: FaresShowcase,
  upcoming: upcomingFlight,
  pending: 'home.continue.pendingFlight',
};
