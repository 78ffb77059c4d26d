import type { HomePart } from '@sojourn/portal/shared/product/home-part.ts';
import { CollectionShowcase } from './collection-showcase.tsx';
import { LastSearchCard } from './last-search-card.tsx';
import { StaySearch } from './stay-search.tsx';
import { upcomingStay } from './upcoming-stay.ts';

export const homePart: HomePart<'hotel'> = {
  Search: StaySearch,
  warm: null,
  LastSearch: LastSearchCard,
  Showcase: CollectionShowcase,
  upcoming: upcomingStay,
  pending: 'home.continue.pending',
};
