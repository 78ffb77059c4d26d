import type { TripsPart } from '@sojourn/portal/shared/product/trip-parts.ts';
import { WaitingHomes } from '../requests/waiting-list.tsx';
import { glanceOfHome } from './glance-of-home.ts';
import { HomeListCard } from './home-list-card.tsx';
import { HomeNextTrip } from './home-next-trip.tsx';

export const tripsPart: TripsPart<'home'> = {
  ListCard: HomeListCard,
  Next: HomeNextTrip,
  Waiting: WaitingHomes,
  glance: glanceOfHome,
  watch: null,
};
