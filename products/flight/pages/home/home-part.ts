import type { HomePart } from '@sojourn/portal/shared/product/home-part.ts';
import { FaresShowcase } from './fares-showcase.tsx';
import { LastFlightSearch } from './flight-search-card.tsx';
import { LazyFlightSearch, warmFlightSearch } from './lazy-flight-search.tsx';
import { upcomingFlight } from './upcoming-flight.ts';

export const homePart: HomePart<'flight'> = {
  Search: LazyFlightSearch,
  warm: warmFlightSearch,
  LastSearch: LastFlightSearch,
  Showcase: FaresShowcase,
  upcoming: upcomingFlight,
  pending: 'home.continue.pendingFlight',
};
