/** Checkouts of activities for tests. */
import type { Checkout } from '@sojourn/contract/checkouts.ts';
import type { Process, Traveler } from '@sojourn/server/modules/selling/booking/testing/booking-world.ts';
import { requestContext } from '@sojourn/server/modules/selling/booking/testing/request-context.ts';
import { saveDraft } from '@sojourn/server/modules/selling/checkouts/drafts/save-draft.ts';
import { startCheckout } from '@sojourn/server/modules/selling/checkouts/start-checkout.ts';
import type { ActivityCheckout, ActivityCheckoutInput } from '../wire/activity-checkout.ts';
import type { ActivityDraft } from '../wire/activity-draft.ts';
import { SAIL_ID, SAIL_SLOT, TWO_ADULTS } from './sample-activity.ts';

/** The checkout of an activity; anything else is a mistake of the test. */
function asActivity(checkout: Checkout): ActivityCheckout {
  if (checkout.kind !== 'Experience') throw new Error('not an activity');
  return checkout;
}

/** A checkout of the sail that only waits to be paid for. */
export async function readyActivity(
  process: Process,
  { actor, cards }: Traveler,
  change: Partial<ActivityDraft> = {},
  ask: Partial<ActivityCheckoutInput> = {},
): Promise<ActivityCheckout> {
  const sail = { activityId: SAIL_ID, optionId: 'standard', slotId: SAIL_SLOT, units: [...TWO_ADULTS] };
  const input = { product: 'Experience', ...sail, ...ask } as const;
  const { checkoutId } = await startCheckout(process, input, actor, requestContext());
  const typed: Partial<ActivityDraft> = {
    phone: '+1 617 555 0142',
    clashAccepted: true,
    duplicateAccepted: true,
    termsAccepted: true,
    paymentId: cards[0] ?? null,
    ...change,
  };
  return asActivity(await saveDraft(process, checkoutId, typed, actor));
}
