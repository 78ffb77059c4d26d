/** Checkouts of rides for tests. */
import type { Checkout } from '@sojourn/contract/checkouts.ts';
import type { Process, Traveler } from '@sojourn/server/modules/selling/booking/testing/booking-world.ts';
import { requestContext } from '@sojourn/server/modules/selling/booking/testing/request-context.ts';
import { saveDraft } from '@sojourn/server/modules/selling/checkouts/drafts/save-draft.ts';
import { startCheckout } from '@sojourn/server/modules/selling/checkouts/start-checkout.ts';
import type { GroundCheckout, GroundCheckoutInput } from '../wire/ground-checkout.ts';
import type { GroundDraft } from '../wire/ground-draft.ts';
import { RIDE_ID, RIDE_TIME } from './sample-ride.ts';

/** The checkout of a ride; anything else is a mistake of the test. */
function asRide(checkout: Checkout): GroundCheckout {
  if (checkout.kind !== 'Ground') throw new Error('not a ride');
  return checkout;
}

export const RIDE_INPUT = {
  transferId: RIDE_ID,
  from: 'airport:LIS',
  to: 'city:lisbon-pt',
  time: RIDE_TIME,
  party: { ages: [34, 36], bags: { cases: 2, handBags: 2, oversize: 0 }, wheelchairs: 0 },
} satisfies Omit<GroundCheckoutInput, 'product'>;

/** A checkout of the ride that only waits to be paid for. */
export async function readyRide(
  process: Process,
  { actor, cards }: Traveler,
  change: Partial<GroundDraft> = {},
  ask: Partial<GroundCheckoutInput> = {},
): Promise<GroundCheckout> {
  const input = { product: 'Ground', ...RIDE_INPUT, ...ask } as const;
  const { checkoutId } = await startCheckout(process, input, actor, requestContext());
  const typed: Partial<GroundDraft> = {
    phone: '+1 617 555 0142',
    rideAddress: 'Rua da Escola Politécnica 12',
    duplicateAccepted: true,
    termsAccepted: true,
    paymentId: cards[0] ?? null,
    ...change,
  };
  return asRide(await saveDraft(process, checkoutId, typed, actor));
}
