/** A booking's supplier, asked in one way whatever is booked: what it has on record, and cancelling it. */

import { flightSide } from '#products/flight/booking/flight-side.ts';
import { hotelSide } from '#products/hotel/booking/hotel-side.ts';
import type { QuoteDeps } from '../checkouts/quote.ts';
import type { Booking } from './store.ts';
import type { SupplierSide } from './supplier-record.ts';

/** Our reference there is the booking's id. Undefined when nobody sells it any longer. */
export const supplierSide = (deps: QuoteDeps, booking: Booking): SupplierSide | undefined =>
  booking.product === 'Hotel' ? hotelSide(deps, booking) : flightSide(deps, booking);
