import type { Page, PortalProduct } from '@sojourn/portal/shared/product/product.ts';
import { productPart } from '@sojourn/portal/shared/product/product-part.ts';
import { BedDouble } from 'lucide-react';

const pages = [
  {
    path: '/stays',
    file: 'products/hotel/pages/results/results-page',
    name: 'ResultsPage',
    messages: ['booking', 'hotel-results', 'policy'],
    step: 'results',
  },
  {
    path: '/premium-stays/shop-details/',
    file: 'products/hotel/pages/stay/stay-page',
    name: 'StayPage',
    messages: [
      'booking',
      'cards',
      'errors',
      'hotel-stay',
      'hotel-results',
      'policy',
      'price-freeze',
      'protections',
      'watches',
    ],
    step: 'details',
  },
  {
    path: '/favorites/',
    isPersonal: true,
    file: 'products/hotel/pages/favorites/favorites-page',
    name: 'FavoritesPage',
    messages: ['booking', 'hotel-results', 'policy', 'profile-favorites'],
  },
  {
    path: '/trips/$bookingId/stay',
    file: 'products/hotel/pages/change/change-stay-page',
    name: 'ChangeStayPage',
    messages: ['booking', 'errors', 'hotel-change', 'policy', 'search', 'trip-change', 'trips'],
  },
] as const satisfies readonly Page[];

export const hotel: PortalProduct<'hotel', typeof pages> = {
  product: 'hotel',
  capability: 'hotels',
  pages,
  nav: { label: 'shell.nav.hotels', icon: BedDouble, to: '/', under: /^\/stays/ },
  home: productPart([], async () => (await import('./home/home-part.ts')).homePart),
  checkout: productPart(
    ['hotel-results', 'hotel-checkout'],
    async () => (await import('./checkout/checkout-part.ts')).checkoutPart,
  ),
  trips: productPart(['hotel-trips'], async () => (await import('./trips/trips-part.ts')).tripsPart),
  trip: productPart(['hotel-trips'], async () => (await import('./trips/trip-part.ts')).tripPart),
  faq: productPart([], async () => (await import('./faq-part.ts')).faqPart),
  offers: productPart([], async () => (await import('./offers-part.ts')).offersPart),
  earn: {
    multiplierOf: ({ hotelsMultiplier }) => hotelsMultiplier,
    name: 'shell.earn.hotels',
    order: 2,
    isRequired: true,
  },
};
