/** Checkouts of homes for tests. */
import type { Checkout } from '@sojourn/contract/checkouts.ts';
import { date } from '@sojourn/domain/dates.ts';
import type { Process, Traveler } from '@sojourn/server/modules/selling/booking/testing/booking-world.ts';
import { requestContext } from '@sojourn/server/modules/selling/booking/testing/request-context.ts';
import { saveDraft } from '@sojourn/server/modules/selling/checkouts/drafts/save-draft.ts';
import { startCheckout } from '@sojourn/server/modules/selling/checkouts/start-checkout.ts';
import type { HomeCheckout, HomeCheckoutInput } from '../wire/home-checkout.ts';
import type { HomeDraft } from '../wire/home-draft.ts';

export const LIMOEIRO_ID = 'hom_lisbon-pt-1' as HomeCheckout['stays'][number]['homeId'];
export const TWO_GUESTS = { adults: 2, children: 0, infants: 0, dogs: 0, cats: 0 };
const APRIL = { checkIn: date('2027-04-15'), checkOut: date('2027-04-19') };

/** The checkout of a home; anything else is a mistake of the test. */
function asHome(checkout: Checkout): HomeCheckout {
  if (checkout.kind !== 'Home') throw new Error('not a home');
  return checkout;
}

/** A checkout of Casa do Limoeiro that only waits to be paid for. */
export async function readyHome(
  process: Process,
  { actor, cards }: Traveler,
  change: Partial<HomeDraft> = {},
  stays: HomeCheckoutInput['stays'] = [{ homeId: LIMOEIRO_ID, ...APRIL }],
): Promise<HomeCheckout> {
  const input = { product: 'Home', stays, party: TWO_GUESTS } as const;
  const { checkoutId } = await startCheckout(process, input, actor, requestContext());
  const typed: Partial<HomeDraft> = {
    phone: '+1 617 555 0142',
    rulesAccepted: true,
    duplicateAccepted: true,
    termsAccepted: true,
    paymentId: cards[0] ?? null,
    ...change,
  };
  return asHome(await saveDraft(process, checkoutId, typed, actor));
}
