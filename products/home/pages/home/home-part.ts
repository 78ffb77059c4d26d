import type { HomePart } from '@sojourn/portal/shared/product/home-part.ts';
import { LastHomeSearchCard } from './last-home-search-card.tsx';
import { LazyHomeSearch, warmHomeSearch } from './lazy-home-search.tsx';
import { upcomingHome } from './upcoming-home.ts';

export const homePart: HomePart<'home'> = {
  Search: LazyHomeSearch,
  warm: warmHomeSearch,
  LastSearch: LastHomeSearchCard,
  Showcase: null,
  upcoming: upcomingHome,
  pending: 'home.continue.pendingHome',
};
