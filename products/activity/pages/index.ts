import type { Page, PortalProduct } from '@sojourn/portal/shared/product/product.ts';
import { productPart } from '@sojourn/portal/shared/product/product-part.ts';
import { Ticket } from 'lucide-react';

const pages = [
  {
    // A §2.1
    path: '/activities/availability/',
    file: 'products/activity/pages/results/activities-page',
    name: 'ActivitiesPage',
    messages: ['booking', 'errors', 'activity', 'activity-form', 'activity-results', 'policy'],
    step: 'results',
  },
  {
    path: '/activities/shop/',
    file: 'products/activity/pages/shop/shop-page',
    name: 'ShopPage',
    messages: ['booking', 'errors', 'activity', 'activity-results', 'activity-shop', 'policy', 'search'],
    step: 'details',
  },
  {
    path: '/trips/$bookingId/voucher',
    isPersonal: true,
    file: 'products/activity/pages/voucher/voucher-page',
    name: 'VoucherPage',
    messages: ['booking', 'activity', 'activity-shop', 'activity-trips', 'trips'],
  },
  {
    path: '/trips/$bookingId/activity',
    file: 'products/activity/pages/change/change-activity-page',
    name: 'ChangeActivityPage',
    messages: [
      'booking',
      'errors',
      'activity',
      'activity-change',
      'activity-shop',
      'activity-trips',
      'policy',
      'search',
      'trip-change',
      'trips',
    ],
  },
] as const satisfies readonly Page[];

export const activity: PortalProduct<'activity', typeof pages> = {
  product: 'activity',
  capability: 'activities',
  pages,
  nav: {
    label: 'shell.nav.activities',
    icon: Ticket,
    to: '/activities/availability/',
    under: /^\/activities/,
  },
  home: productPart([], async () => (await import('./home/home-part.ts')).homePart),
  checkout: productPart(
    ['activity-checkout'],
    async () => (await import('./checkout/checkout-part.ts')).checkoutPart,
  ),
  trips: productPart(
    ['activity', 'activity-trips'],
    async () => (await import('./trips/trips-part.ts')).tripsPart,
  ),
  trip: productPart(['activity-trips'], async () => (await import('./trips/trip-part.ts')).tripPart),
  faq: productPart([], async () => (await import('./faq-part.ts')).faqPart),
  offers: productPart([], async () => (await import('./offers-part.ts')).offersPart),
  earn: {
    multiplierOf: ({ hotelsMultiplier }) => hotelsMultiplier,
    name: 'shell.earn.activities',
    order: 5,
    isUnnamed: true,
    isRequired: false,
  },
};
