import { caseTypes } from '#modules/desk/cases/case-type.ts';

export const BOOKING_CASES = caseTypes({
  bookingUnanswered: { dueHours: 4, isCustomerNotified: true },
  releaseFailed: { dueHours: 8 },
  voidFailed: { dueHours: 8 },
  captureRefused: { dueHours: 8 },
  authorizationEnds: { dueHours: 8 },
  refundRefused: { dueHours: 24, isCustomerNotified: true },
  refundUnanswered: { dueHours: 24, isCustomerNotified: true },
  refundOverdue: { dueHours: 24 },
  moneyRecordDiffers: { dueHours: 24 },
  supplierPriceDiffers: { dueHours: 48 },
  sagaError: { dueHours: 4 },
});
