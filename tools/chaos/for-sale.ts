/** What customers can buy, whatever it is: how its checkout is begun and filled in, and what may fail. */
import type { CallName } from '../../packages/contract/src/calls.ts';
import type { Customer } from './customers.ts';
import type { Chance } from './random.ts';

export type ProductName = 'stay' | 'flight';

/** One purchase as a customer has decided on it. */
export type Order = {
  readonly start: readonly [name: CallName, input: object];
  /** What is typed besides how to be reached and how it is paid for. */
  readonly typed: object;
  /** Flights: what a seat is chosen by, before paying. */
  readonly seat?: object;
};

export type ForSale = {
  readonly product: ProductName;
  readonly order: (customer: Customer, chance: Chance) => Order;
};

/** Failures by name that end by themselves, of everybody who is paid or asked. */
const PAYING = [
  'card-declined',
  'card-check',
  'card-check',
  'card-check-declined',
  'payment-cut-before',
  'payment-cut-after',
  'capture-cut-after',
  'redemption-failure',
  'miles-rejected',
  'miles-unavailable',
  'miles-cut-before',
  'miles-cut-after',
  'miles-settle-cut-after',
];

/** Of what a change adds. */
const CHARGING = ['card-declined', 'payment-cut-before', 'payment-cut-after', 'capture-cut-after'];

/**
 * By product: the supplier's own failures. Some end with a person: a cancellation that is refused, tickets
 * that are refused, and one that is not taken back.
 */
export const SCENARIOS: Readonly<
  Record<ProductName, { readonly pay: string[]; readonly change: string[]; readonly cancel: string[] }>
> = {
  stay: {
    pay: [
      'timeout-before-reserve',
      'timeout-after-reserve',
      'timeout-before-confirm',
      'timeout-after-confirm',
      'unavailable-confirm',
      'confirm-later',
      'refuse-later',
      'sold-out-at-confirm',
      'duplicate-requests',
      'price-fall',
      ...PAYING,
    ],
    change: [
      'hotel-change-timeout-before',
      'hotel-change-timeout-after',
      'hotel-change-price-rise',
      ...CHARGING,
    ],
    cancel: [
      'timeout-after-cancel',
      'cancel-refused',
      'cancel-refused',
      'duplicate-requests',
      'miles-refund-cut-after',
    ],
  },
  flight: {
    pay: [
      'flight-reserve-timeout-before-effect',
      'flight-reserve-timeout-after-effect',
      'flight-confirm-timeout-before-effect',
      'flight-confirm-timeout-after-effect',
      'flight-confirm-unavailable',
      'flight-duplicate-requests',
      'flight-price-fall',
      'flight-sold-out',
      'flight-second-ticket-fails',
      'flight-second-ticket-fails',
      'flight-void-fails',
      'flight-ticketing-refused',
      'flight-ticketing-timeout-after-effect',
      'flight-ticketing-late',
      'flight-ticketing-late',
      'flight-ticketing-late',
      'flight-ticketing-late',
      'flight-duplicate',
      'flight-seat-taken',
      'flight-price-rise',
      'flight-price-rise-max',
      ...PAYING,
    ],
    change: [
      'flight-exchange-timeout-before-effect',
      'flight-exchange-timeout-after-effect',
      'flight-exchange-sold-out',
      ...CHARGING,
    ],
    cancel: [
      'flight-cancel-timeout-after-effect',
      'flight-cancel-refused',
      'flight-cancel-refused',
      'flight-duplicate-requests',
      'miles-refund-cut-after',
    ],
  },
};
