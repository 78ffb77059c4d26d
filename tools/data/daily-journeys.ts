/**
 * The journeys that `npm test` goes through each day: the main way through each product, and what must never
 * break for anybody. The others take turns, all within a week; `npm test -- all` and the night go through
 * every one.
 */
export const DAILY_JOURNEYS: readonly string[] = [
  'bad-input',
  'elena',
  'page-bytes',
  'pages',
  'session',
  'accessible/screens',
  'accessible/keyboard',
  'cars/rental',
  'companies/approvals',
  'companies/out-of-policy',
  'companies/portal',
  'disruptions/canceled',
  'flights/booking',
  'flights/exchange-one',
  'hotels/change',
  'hotels/main-job',
  'payment/card-numbers',
  'payment/checkout-safety',
  'payment/split-payment',
  'profile/page',
  'protections/chfar',
  'support/agent-desk',
  'trips/cancel-part',
  'trips/my-trips',
];
