import { BedDouble } from 'lucide-react';
import type { Page, PortalProduct } from '#shared/product.ts';

const pages = [
  {
    path: '/stays',
    file: 'products/hotel/results/results-page',
    name: 'ResultsPage',
    messages: ['booking', 'results'],
  },
  {
    path: '/premium-stays/shop-details/',
    file: 'products/hotel/stay/stay-page',
    name: 'StayPage',
    messages: ['booking', 'stay', 'results'],
  },
] as const satisfies readonly Page[];

export const hotel: PortalProduct<'Hotel', typeof pages> = {
  kind: 'Hotel',
  capability: 'hotels',
  pages,
  nav: { label: 'shell.nav.hotels', icon: BedDouble, to: '/', under: /^\/stays/ },
};
