import { isBefore } from '@sojourn/domain/dates.ts';
import { failureOf, failureOfDuplicate } from '@sojourn/server/modules/selling/booking/failure.ts';
import {
  fieldsOf,
  type Incomplete,
  type Prepared,
} from '@sojourn/server/modules/selling/booking/prepared.ts';
import type { PreparingBesides } from '@sojourn/server/modules/selling/booking/product.ts';
import { FIRST_STEP } from '@sojourn/server/modules/selling/booking/single-order/booking-saga.ts';
import { refuse } from '@sojourn/server/refusal.ts';
import { completeGroundDraft } from '#ground/wire/ground-draft.ts';
import { followedBy } from '../follow/followed-by.ts';
import type { BookedGround, GroundCheckoutRow, GroundDeps, GroundParty } from '../sale.ts';
import { BOOK_GROUND } from './ground-order.ts';
import { missingOfRide } from './ride-needs.ts';

/** Whose name is on the sign, the flight that's followed and the street that's driven to. */
export function prepareGround(
  deps: GroundDeps,
  { draft, quote }: GroundCheckoutRow,
  besides: PreparingBesides,
): Prepared<BookedGround> | Incomplete {
  const { request, offer } = quote;
  const parsed = completeGroundDraft.safeParse(draft);
  const missing = missingOfRide(offer.summary, draft);
  if (!parsed.success || missing.length > 0)
    return { fields: [...fieldsOf(parsed.error?.issues ?? []), ...missing] };
  const { email, phone, rider, driverNote } = parsed.data;
  const rideFlight = draft.rideFlight.trim().toUpperCase();
  const rideAddress = draft.rideAddress.trim();
  const party: GroundParty = { rider, riderPhone: phone, rideFlight, rideAddress, driverNote };
  const duplicate: typeof besides.duplicate = async (tx) =>
    draft.duplicateAccepted ? null : besides.duplicate(tx);
  const time = followedBy(request.time, rideFlight);
  return {
    columns: {
      product: 'ground',
      request: { ...request, time },
      offer: { ...offer, summary: { ...offer.summary, time } },
      guests: [rider],
      contact: { email, phone },
      supplierId: deps.groundSupplierOf(request.transferId)?.id ?? '',
      taxesMinor: 0,
    },
    saga: { kind: BOOK_GROUND, firstStep: FIRST_STEP },
    travelers: [party],
    parts: () => [],
    requireStillAllowed: async (tx) => {
      const bookingId = await duplicate(tx);
      if (bookingId) refuse('DuplicateBooking', { bookingId });
    },
    findRefusal: async () => {
      if (!isBefore(deps.clock.now(), offer.summary.pickUp.at)) return failureOf('RideNotInTime');
      return failureOfDuplicate(await duplicate());
    },
  };
}
