/** A trip of two over HTTP: bought with its protections, and the clock moved to its day. */
import type { Checkout } from '@sojourn/contract/checkouts.ts';
import { type Instant, plusSeconds } from '@sojourn/domain/dates.ts';
import type { BookingId, PaymentId } from '@sojourn/domain/ids.ts';
import { assertPresent, first } from '@sojourn/domain/present.ts';
import type { Protection } from '@sojourn/domain/protections/clause.ts';
import { asFlightTrip, person } from '@sojourn/products/flight/testing/flight-checkouts.ts';
import type { ChosenSlice } from '@sojourn/products/flight/wire/flights.ts';
import { bookInputOf } from '#modules/selling/booking/testing/booking-world.ts';
import { TEST_NOW } from '#testing/clock.ts';
import type { TestProduct } from '#testing/product.ts';
import type { Browser } from '#testing/server.ts';

const PARTY = { adults: 2, children: 0, seatedInfants: 0, lapInfants: 0 };

type Person = Parameters<TestProduct['signIn']>[0];
type Buyer = { readonly person: Person; readonly paymentId: PaymentId };
type Wanted = {
  readonly slices: readonly ChosenSlice[];
  readonly protections: readonly Protection[];
  /** What else the checkout begins with, such as who travels. */
  readonly more?: object;
};
export type BrowsedTrip = {
  readonly bookingId: BookingId;
  /** As it was paid. */
  readonly checkout: Checkout;
  /** Signed in anew: the clock moves by months. */
  readonly browser: () => Promise<Browser>;
};

/** A refusal is a mistake of the test. */
export async function answered<Body>(
  call: Promise<{ readonly status: number; readonly body: Body; readonly error: unknown }>,
): Promise<Body> {
  const { status, body, error } = await call;
  if (status !== 200) throw new Error(JSON.stringify(error));
  return body;
}

/** Paid with a card, ticketed, and so many hours before it leaves. */
export async function buyTrip(
  product: TestProduct,
  { person: who, paymentId }: Buyer,
  { slices, protections, more = {} }: Wanted,
  hours = 10,
): Promise<BrowsedTrip> {
  product.clock.set(TEST_NOW);
  const browser = () => product.signIn(who);
  const buyer = await browser();
  const input = { product: 'Flight', slices, passengers: PARTY, ...more } as const;
  const { checkoutId } = await answered(product.call('startCheckout', buyer, { input: input as never }));
  const params = { checkoutId };
  const typed = {
    travelers: [person('Adult', '1990-02-03'), person('Adult', '1991-02-03')],
    phone: '+1 617 555 0142',
    email: 'maya@example.test',
    paymentId,
    termsAccepted: true,
  };
  let checkout = await answered(product.call('saveDraft', buyer, { params, input: typed as never }));
  for (const protection of protections) {
    const offer = checkout.protections.find((each) => each.protection === protection);
    const { id: quoteId } = assertPresent(offer?.quote, protection);
    checkout = await answered(
      product.call('chooseProtection', buyer, {
        params: { checkoutId, protection },
        input: { action: 'Purchase', quoteId },
      }),
    );
  }
  const paid = await answered(
    product.call('bookCheckout', buyer, { params, input: bookInputOf(checkout) as never }),
  );
  if (paid.result !== 'Success') throw new Error(JSON.stringify(paid));
  const { bookingId } = paid;
  await ticketed(product, browser, bookingId);
  const trip = asFlightTrip(await answered(product.call('getTrip', buyer, { params: { bookingId } })));
  const leaves = first(first(trip.flight.slices).segments).scheduledDepartureTime;
  product.clock.set(plusSeconds(leaves, -hours * 3_600) as Instant);
  return { bookingId, checkout, browser };
}

/** Its tickets are issued by a saga of their own. */
export async function ticketed(
  product: TestProduct,
  browser: () => Promise<Browser>,
  bookingId: BookingId,
): Promise<void> {
  const reader = await browser();
  for (let round = 0; round < 100; round++) {
    const trip = asFlightTrip(await answered(product.call('getTrip', reader, { params: { bookingId } })));
    if (trip.ticketing === 'ticketed') return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`${bookingId} has no tickets`);
}
