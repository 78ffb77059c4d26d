import { warmCarForm } from '#products/car/form/lazy-car-form.tsx';
import type { HomePart } from '#shared/product/home-part.ts';
import { CarSearch } from './car-search.tsx';
import { LastCarSearchCard } from './last-car-search-card.tsx';
import { upcomingCar } from './upcoming-car.ts';

export const homePart: HomePart<'car'> = {
  Search: CarSearch,
  warm: warmCarForm,
  LastSearch: LastCarSearchCard,
  Showcase: null,
  upcoming: upcomingCar,
  pending: 'home.continue.pendingCar',
};
