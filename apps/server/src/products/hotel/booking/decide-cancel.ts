import type {
  CancelDecision,
  SupplierCancelAnswer,
} from '@sojourn/domain/booking/cancellation/cancel-outcome.ts';
import type { Instant } from '@sojourn/domain/dates.ts';
import { decideHotelCancel as decide } from '@sojourn/domain/products/hotel/cancel-hotel.ts';
import type { HotelBooking } from '../sale.ts';

export const decideHotelCancel = async (
  { state, startsAt }: HotelBooking,
  answer: SupplierCancelAnswer,
  now: Instant,
): Promise<CancelDecision> => decide({ state, startsAt, now }, answer);
