import type { Page, PortalProduct } from '@sojourn/portal/shared/product/product.ts';
import { productPart } from '@sojourn/portal/shared/product/product-part.ts';
import { House } from 'lucide-react';

const pages = [
  {
    path: '/homes',
    file: 'products/home/pages/results/homes-page',
    name: 'HomesPage',
    messages: ['booking', 'homes', 'home-form', 'home-results', 'policy'],
    step: 'results',
  },
  {
    path: '/homes/home',
    file: 'products/home/pages/home-page/home-page',
    name: 'HomePage',
    messages: [
      'booking',
      'errors',
      'homes',
      'home-form',
      'home-page',
      'home-price',
      'home-rules',
      'policy',
      'search',
    ],
    step: 'details',
  },
  {
    path: '/trips/$bookingId/home',
    file: 'products/home/pages/change/change-home-page',
    name: 'ChangeHomePage',
    messages: [
      'booking',
      'errors',
      'home-change',
      'home-form',
      'home-price',
      'home-trips',
      'policy',
      'search',
      'trip-change',
      'trips',
    ],
  },
  {
    path: '/homes/requests/$requestId',
    isPersonal: true,
    file: 'products/home/pages/requests/request-page',
    name: 'RequestPage',
    messages: ['bank', 'booking', 'cards', 'checkout', 'errors', 'home-price', 'home-requests', 'homes'],
  },
] as const satisfies readonly Page[];

const openPages = [
  {
    path: '/host/$token',
    file: 'products/home/pages/host/host-page',
    name: 'HostPage',
    messages: ['errors', 'home-price', 'home-requests'],
  },
] as const satisfies readonly Page[];

export const home: PortalProduct<'home', typeof pages, typeof openPages> = {
  product: 'home',
  capability: 'homes',
  pages,
  openPages,
  nav: { label: 'shell.nav.homes', icon: House, to: '/homes', under: /^\/homes/ },
  home: productPart([], async () => (await import('./home/home-part.ts')).homePart),
  checkout: productPart(
    ['home-price', 'home-rules', 'home-checkout'],
    async () => (await import('./checkout/checkout-part.ts')).checkoutPart,
  ),
  trips: productPart(
    ['home-price', 'home-requests', 'home-trips'],
    async () => (await import('./trips/trips-part.ts')).tripsPart,
  ),
  trip: productPart(
    ['cards', 'home-map', 'home-price', 'home-requests', 'home-rules', 'home-trips'],
    async () => (await import('./trips/trip-part.ts')).tripPart,
  ),
  faq: productPart([], async () => (await import('./faq-part.ts')).faqPart),
  offers: productPart([], async () => (await import('./offers-part.ts')).offersPart),
  earn: {
    multiplierOf: ({ hotelsMultiplier }) => hotelsMultiplier,
    name: 'shell.earn.homes',
    order: 4,
    isUnnamed: true,
    isRequired: false,
  },
};
