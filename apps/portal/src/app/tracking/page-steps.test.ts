import { expect, test } from 'vitest';
import { PRODUCT_STEPS } from '../pages.ts';
import { eventsOfRoute } from './page-steps.ts';

test.each([
  ['/', null, [['page_view', { page: '/' }]]],
  ['/', '/', []],
  [
    '/stays',
    '/',
    [
      ['page_view', { page: '/stays', previous_page: '/' }],
      ['booking_step', { step: 'results', product: 'hotels' }],
    ],
  ],
  [
    '/trips/$bookingId',
    '/checkout/$checkoutId',
    [
      ['page_view', { page: '/trips/$bookingId', previous_page: '/checkout/$checkoutId' }],
      ['booking_step', { step: 'booked' }],
    ],
  ],
  ['/trips/$bookingId', '/trips', [['page_view', { page: '/trips/$bookingId', previous_page: '/trips' }]]],
])('at %s from %s', (page, before, events) => {
  expect(eventsOfRoute(page, before, PRODUCT_STEPS)).toEqual(events);
});
