import type { Page, PortalProduct } from '@sojourn/portal/shared/product/product.ts';
import { productPart } from '@sojourn/portal/shared/product/product-part.ts';
import { Car } from 'lucide-react';

const pages = [
  {
    path: '/cars',
    file: 'products/car/pages/results/cars-page',
    name: 'CarsPage',
    messages: ['booking', 'car', 'car-form', 'car-results', 'policy'],
    step: 'results',
  },
  {
    path: '/cars/rental',
    file: 'products/car/pages/rental/rental-page',
    name: 'RentalPage',
    messages: ['booking', 'car', 'car-rental', 'policy', 'errors'],
    step: 'details',
  },
  {
    path: '/trips/$bookingId/rental',
    file: 'products/car/pages/change/change-rental-page',
    name: 'ChangeRentalPage',
    messages: ['booking', 'car-change', 'car-form', 'policy', 'search', 'trip-change', 'trips'],
  },
] as const satisfies readonly Page[];

export const car: PortalProduct<'car', typeof pages> = {
  product: 'car',
  capability: 'cars',
  pages,
  nav: { label: 'shell.nav.cars', icon: Car, to: '/cars', under: /^\/cars/ },
  home: productPart([], async () => (await import('./home/home-part.ts')).homePart),
  checkout: productPart(
    ['car', 'car-rental', 'car-checkout'],
    async () => (await import('./checkout/checkout-part.ts')).checkoutPart,
  ),
  trips: productPart(['car'], async () => (await import('./trips/trips-part.ts')).tripsPart),
  trip: productPart(
    ['car', 'car-rental', 'car-trips'],
    async () => (await import('./trips/trip-part.ts')).tripPart,
  ),
  faq: productPart([], async () => (await import('./faq-part.ts')).faqPart),
  offers: productPart([], async () => (await import('./offers-part.ts')).offersPart),
  earn: {
    multiplierOf: ({ carsMultiplier }) => carsMultiplier,
    name: 'shell.earn.cars',
    order: 3,
    isNamedWithLast: true,
    isRequired: false,
  },
};
