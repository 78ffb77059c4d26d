import type {
  CancelDecision,
  SupplierCancelAnswer,
} from '@sojourn/domain/booking/cancellation/cancel-outcome.ts';
import { decideStayCancel } from '@sojourn/domain/booking/cancellation/cancel-stay.ts';
import type { Instant } from '@sojourn/domain/dates.ts';
import type { HotelBooking } from '../sale.ts';

export const decideHotelCancel = async (
  { state, startsAt }: HotelBooking,
  answer: SupplierCancelAnswer,
  now: Instant,
): Promise<CancelDecision> => decideStayCancel({ state, startsAt, now }, answer);
