import type { Page, PortalProduct } from '@sojourn/portal/shared/product/product.ts';
import { productPart } from '@sojourn/portal/shared/product/product-part.ts';
import { CarTaxiFront } from 'lucide-react';

const pages = [
  {
    path: '/ground/availability/',
    file: 'products/ground/pages/results/ground-page',
    name: 'GroundPage',
    messages: ['booking', 'errors', 'ground', 'policy', 'search'],
    step: 'results',
  },
  {
    path: '/trips/$bookingId/ride',
    file: 'products/ground/pages/change/change-ride-page',
    name: 'ChangeRidePage',
    messages: ['booking', 'errors', 'ground', 'ground-trips', 'policy', 'trip-change', 'trips'],
  },
] as const satisfies readonly Page[];

export const ground: PortalProduct<'ground', typeof pages> = {
  product: 'ground',
  capability: 'ground',
  pages,
  nav: { label: 'shell.nav.ground', icon: CarTaxiFront, to: '/ground/availability/', under: /^\/ground/ },
  home: productPart([], async () => (await import('./home/home-part.ts')).homePart),
  checkout: productPart(
    ['ground-checkout'],
    async () => (await import('./checkout/checkout-part.ts')).checkoutPart,
  ),
  trips: productPart(
    ['ground', 'ground-trips'],
    async () => (await import('./trips/trips-part.ts')).tripsPart,
  ),
  trip: productPart(['ground-trips'], async () => (await import('./trips/trip-part.ts')).tripPart),
  faq: productPart([], async () => (await import('./faq-part.ts')).faqPart),
  offers: productPart([], async () => (await import('./offers-part.ts')).offersPart),
  earn: {
    multiplierOf: ({ carsMultiplier }) => carsMultiplier,
    name: 'shell.earn.ground',
    order: 6,
    isUnnamed: true,
    isRequired: false,
  },
};
