/** Nothing of a checkout or a trip is there for anybody else: another customer, another tenant, an agent. */
import type { BookingId, CheckoutId, QuoteId } from '@sojourn/domain/ids.ts';
import type { Actor } from '@sojourn/server/context.ts';
import { bookCheckout } from '@sojourn/server/modules/selling/booking/book-checkout.ts';
import { bookInputOf } from '@sojourn/server/modules/selling/booking/testing/booking-world.ts';
import { requestContext } from '@sojourn/server/modules/selling/booking/testing/request-context.ts';
import { saveDraft } from '@sojourn/server/modules/selling/checkouts/drafts/save-draft.ts';
import { getCheckout } from '@sojourn/server/modules/selling/checkouts/get-checkout.ts';
import { refreshQuote } from '@sojourn/server/modules/selling/checkouts/refresh-quote.ts';
import { cancelTrip } from '@sojourn/server/modules/trips/cancellation/cancel-trip.ts';
import { quoteCancel } from '@sojourn/server/modules/trips/cancellation/quote-cancel.ts';
import { getTrip } from '@sojourn/server/modules/trips/trips/get-trip.ts';
import { listTrips } from '@sojourn/server/modules/trips/trips/list-trips.ts';
import { expect, test } from 'vitest';
import type { SuiteStage } from './product-under-test.ts';

type Stranger = (owner: Actor, other: Actor) => Actor;
const STRANGERS: Readonly<Record<string, Stranger>> = {
  'another customer': (_, other) => other,
  'the same customer at another tenant': (owner) => ({ ...owner, tenantId: 'business' }),
  'an agent with a session of their own': (_, other) => ({ ...other, isAgent: true }),
};

export function describeStrangers(stage: SuiteStage): void {
  test.each(Object.entries(STRANGERS))('%s finds nothing and changes nothing', async (_, strangerOf) => {
    const [ready, made] = [await stage.ready(true), await stage.settled(true)];
    const context = requestContext();
    const server = stage.server();
    const { checkoutId } = ready.checkout;
    const { bookingId, traveler } = made;
    const input = bookInputOf(ready.checkout);
    const { quoteId } = await quoteCancel(server, bookingId, traveler.actor, context);
    const other = (await stage.world().newTraveler()).actor;
    const calls: Readonly<
      Record<string, (actor: Actor, id: CheckoutId, trip: BookingId) => Promise<unknown>>
    > = {
      getCheckout: (actor, id) => getCheckout(server, id, actor),
      saveDraft: (actor, id) => saveDraft(server, id, { phone: '+1 617 555 0199' }, actor),
      refreshQuote: (actor, id) => refreshQuote(server, id, {}, actor, context),
      bookCheckout: (actor, id) => bookCheckout(server, id, input, actor, context),
      getTrip: (actor, _id, trip) => getTrip(server, trip, actor, context),
      quoteCancel: (actor, _id, trip) => quoteCancel(server, trip, actor, context),
      cancelTrip: (actor, _id, trip) =>
        cancelTrip(server, trip, { quoteId: quoteId as QuoteId }, actor, context),
    };
    for (const [name, call] of Object.entries(calls)) {
      const stranger = strangerOf(
        name.endsWith('Trip') || name === 'quoteCancel' ? traveler.actor : ready.traveler.actor,
        other,
      );
      await expect(call(stranger, checkoutId, bookingId), name).rejects.toMatchObject({ code: 'NotFound' });
    }
    const stranger = strangerOf(traveler.actor, other);
    expect((await listTrips(server, {}, stranger)).trips).toEqual([]);
    expect(await stage.checkoutOf(ready)).toEqual(ready.checkout);
    expect(await stage.tripOf(made)).toMatchObject({ status: 'Confirmed', refunds: [] });
  });
}
