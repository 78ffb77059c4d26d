/** A booked activity in the shape of the contract, for what is made from one: mail and receipts. */
import type { TripDetail } from '@sojourn/contract/trips.ts';
import type { BookingId } from '@sojourn/domain/ids.ts';
import { milesFor, money } from '@sojourn/domain/money.ts';
import { USUAL_POLICY } from '../rules/booking/cancel-policy.ts';
import { viewSummary } from '../sell/view-summary.ts';
import type { ActivityTripDetail } from '../wire/activity-trip.ts';
import { cutOffAt, SAIL_SLOT, sailFor, TWO_ADULTS, termsAt } from './sample-activity.ts';

/** Two on the sunset sail; the rest is another product's trip. */
export const sampleActivityTrip = (
  common: TripDetail,
  part: Partial<ActivityTripDetail> = {},
): ActivityTripDetail => {
  const summary = sailFor(TWO_ADULTS);
  const total = money(summary.price.totalMinor);
  const cancellation = termsAt(SAIL_SLOT, total.amountMinor);
  const offer = {
    summary,
    price: { total },
    miles: milesFor(total),
    cancellation,
    policy: USUAL_POLICY,
    cutOffAt: cutOffAt(SAIL_SLOT),
    isChangeable: true,
  };
  return {
    ...common,
    bookingId: 'bkg_0act' as BookingId,
    kind: 'Experience',
    hotelConfirmation: null,
    confirmationCode: 'H-7SAIL4',
    activity: viewSummary(offer, common.bookedAt),
    total,
    grandTotal: total,
    cancellation: { ...cancellation, steps: [...cancellation.steps] },
    lead: { firstName: 'Maya', lastName: 'Okafor' },
    pickup: { kind: 'meetingPoint' },
    language: 'en',
    answers: [],
    note: '',
    codes: [{ code: 'VELA-7741', kind: null, isDead: false }],
    supplierLocator: 'SAIL-88213',
    cancelOutcome: 'FullyRefundable',
    clashAccepted: false,
    fit: { verdict: 'fits' },
    noShow: null,
    ...part,
  };
};
