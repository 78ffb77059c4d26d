/** Checkouts of cars for tests. */
import type { Checkout } from '@sojourn/contract/checkouts.ts';
import type { Process, Traveler } from '@sojourn/server/modules/selling/booking/testing/booking-world.ts';
import { requestContext } from '@sojourn/server/modules/selling/booking/testing/request-context.ts';
import { saveDraft } from '@sojourn/server/modules/selling/checkouts/drafts/save-draft.ts';
import { startCheckout } from '@sojourn/server/modules/selling/checkouts/start-checkout.ts';
import type { PayWay } from '../rules/car.ts';
import type { CarCheckout, CarCheckoutInput } from '../wire/car-checkout.ts';
import type { CarDraft } from '../wire/car-draft.ts';
import { COMPACT_SUV, DROP_OFF, PICK_UP } from './car-market.ts';

/** The checkout of a car; anything else is a mistake of the test. */
function asCar(checkout: Checkout): CarCheckout {
  if (checkout.kind !== 'Car') throw new Error('not a car');
  return checkout;
}

/** A checkout of the compact SUV that only waits to be paid for. */
export async function readyCar(
  process: Process,
  traveler: Traveler,
  change: Partial<CarDraft> = {},
  payWay: PayWay = 'now',
  ask: Partial<CarCheckoutInput> = {},
): Promise<CarCheckout> {
  const { actor, cards } = traveler;
  const rental = { carId: COMPACT_SUV, dropOffDesk: null, pickUp: PICK_UP, dropOff: DROP_OFF, driverAge: 34 };
  const input = { product: 'Car', ...rental, payWay, ...ask } as const;
  const { checkoutId } = await startCheckout(process, input, actor, requestContext());
  const typed: Partial<CarDraft> = {
    phone: '+1 617 555 0142',
    licenseCountry: 'US',
    duplicateAccepted: true,
    termsAccepted: true,
    paymentId: payWay === 'now' ? (cards[0] ?? null) : null,
    ...change,
  };
  return asCar(await saveDraft(process, checkoutId, typed, actor));
}
