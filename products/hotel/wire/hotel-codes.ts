/** The errors and booking failures of hotels (A §8). */
import { CHECKOUT_FAILURES } from '@sojourn/contract/checkout-failures.ts';
import type { ProductCodes } from '@sojourn/contract/error-entry.ts';

/** A §8 hotel failure reasons besides those of every product. */
export const HOTEL_FAILURES = [
  ...CHECKOUT_FAILURES,
  'CheckInMinimumAgeNotMet',
  'PaymentError',
  'LackOfInventory',
  'RateNotAvailable',
  'Unknown',
] as const;
export type HotelFailure = (typeof HOTEL_FAILURES)[number];

export const hotelCodes = {
  errors: {
    StayTooLong: { status: 422, retry: 'changed', raisedBy: 'search: over 30 nights' },
    TooManyRooms: { status: 422, retry: 'changed', raisedBy: 'search: over 8 rooms' },
    InvalidGuests: { status: 422, retry: 'changed', raisedBy: 'search: no adult, or an age outside 0-17' },
    LackOfInventory: {
      status: 409,
      retry: 'changed',
      raisedBy: 'supplier: the room type sold out while booking',
    },
    CheckInMinimumAgeNotMet: {
      status: 422,
      retry: 'changed',
      raisedBy: 'supplier: the lead guest is too young',
    },
    CheckOutBeforeCheckIn: { status: 422, retry: 'changed', raisedBy: 'search' },
  },
  failures: HOTEL_FAILURES,
} as const satisfies ProductCodes;
