import type { HomePart } from '@sojourn/portal/shared/product/home-part.ts';
import { LastActivitySearchCard } from './last-activity-search-card.tsx';
import { LazyActivitySearch, warmActivitySearch } from './lazy-activity-search.tsx';
import { upcomingActivity } from './upcoming-activity.ts';

export const homePart: HomePart<'activity'> = {
  Search: LazyActivitySearch,
  warm: warmActivitySearch,
  LastSearch: LastActivitySearchCard,
  Showcase: null,
  upcoming: upcomingActivity,
  pending: 'home.continue.pendingActivity',
};
