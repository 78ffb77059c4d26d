import type { Page, PortalProduct } from '@sojourn/portal/shared/product/product.ts';
import { productPart } from '@sojourn/portal/shared/product/product-part.ts';
import { Plane } from 'lucide-react';

const pages = [
  {
    path: '/flights',
    file: 'products/flight/pages/results/flights-page',
    name: 'FlightsPage',
    messages: ['errors', 'flights', 'flight-form', 'flight-results', 'policy', 'predictions', 'watches'],
    step: 'results',
  },
  {
    path: '/flights/review',
    file: 'products/flight/pages/review/flight-review-page',
    name: 'FlightReviewPage',
    messages: [
      'booking',
      'cards',
      'flights',
      'flight-results',
      'flight-review',
      'policy',
      'price-freeze',
      'protections',
      'errors',
      'predictions',
      'watches',
    ],
    step: 'details',
  },
  {
    path: '/trips/$bookingId/extras',
    file: 'products/flight/pages/extras/extras-page',
    name: 'ExtrasPage',
    messages: [
      'flights',
      'flight-checkout',
      'flight-review',
      'flight-extras',
      'trip-change',
      'policy',
      'booking',
      'trips',
      'errors',
    ],
  },
  {
    path: '/trips/$bookingId/exchange',
    file: 'products/flight/pages/exchange/exchange-page',
    name: 'ExchangePage',
    messages: [
      'flights',
      'flight-form',
      'flight-review',
      'flight-exchange',
      'trip-change',
      'policy',
      'booking',
      'trips',
      'errors',
    ],
  },
  {
    path: '/trips/$bookingId/disruption',
    file: 'products/flight/pages/disruption/disruption-page',
    name: 'DisruptionPage',
    isPersonal: true,
    messages: ['booking', 'disruptions', 'errors', 'flights', 'protections', 'trips'],
    part: 'trip',
  },
] as const satisfies readonly Page[];

export const flight: PortalProduct<'flight', typeof pages> = {
  product: 'flight',
  capability: 'flights',
  pages,
  nav: { label: 'shell.nav.flights', icon: Plane, to: '/flights', under: /^\/flights/ },
  home: productPart([], async () => (await import('./home/home-part.ts')).homePart),
  checkout: productPart(
    ['flights', 'flight-review', 'flight-checkout', 'travelers'],
    async () => (await import('./checkout/checkout-part.ts')).checkoutPart,
  ),
  trips: productPart(
    ['flights', 'flight-trips'],
    async () => (await import('./trips/trips-part.ts')).tripsPart,
  ),
  trip: productPart(
    ['flights', 'flight-trips', 'flight-review', 'travelers'],
    async () => (await import('./trips/trip-part.ts')).tripPart,
  ),
  faq: productPart([], async () => (await import('./faq-part.ts')).faqPart),
  offers: productPart([], async () => (await import('./offers-part.ts')).offersPart),
  earn: {
    multiplierOf: ({ flightsMultiplier }) => flightsMultiplier,
    name: 'shell.earn.flights',
    order: 1,
    isRequired: false,
  },
};
