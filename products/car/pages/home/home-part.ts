import type { HomePart } from '@sojourn/portal/shared/product/home-part.ts';
import { LastCarSearchCard } from './last-car-search-card.tsx';
import { LazyCarSearch, warmCarSearch } from './lazy-car-search.tsx';
import { upcomingCar } from './upcoming-car.ts';

export const homePart: HomePart<'car'> = {
  Search: LazyCarSearch,
  warm: warmCarSearch,
  LastSearch: LastCarSearchCard,
  Showcase: null,
  upcoming: upcomingCar,
  pending: 'home.continue.pendingCar',
};
