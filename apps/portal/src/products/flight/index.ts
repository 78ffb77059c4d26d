import { Plane } from 'lucide-react';
import type { Page, PortalProduct } from '#shared/product.ts';

const pages = [
  {
    path: '/flights',
    file: 'products/flight/results/flights-page',
    name: 'FlightsPage',
    messages: ['flights', 'flight-form', 'flight-results'],
  },
  {
    path: '/flights/review',
    file: 'products/flight/review/flight-review-page',
    name: 'FlightReviewPage',
    messages: ['flights', 'flight-review', 'errors'],
  },
] as const satisfies readonly Page[];

export const flight: PortalProduct<'Flight', typeof pages> = {
  kind: 'Flight',
  capability: 'flights',
  pages,
  nav: { label: 'shell.nav.flights', icon: Plane, to: '/flights', under: /^\/flights/ },
};
