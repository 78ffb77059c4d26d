/** Nothing of a checkout or a trip is there for anybody else: another customer, another tenant, an agent. */
import type { BookingId, CheckoutId, QuoteId } from '@sojourn/domain/ids.ts';
import { expect, test } from 'vitest';
import { bookInputOf } from '#modules/booking/testing/booking-world.ts';
import { requestContext } from '#modules/booking/testing/request-context.ts';
import type { Actor } from '../../../context.ts';
import { bookCheckout } from '../../../modules/booking/book-checkout.ts';
import { cancelTrip } from '../../../modules/cancellation/cancel-trip.ts';
import { quoteCancel } from '../../../modules/cancellation/quote-cancel.ts';
import { saveDraft } from '../../../modules/checkouts/drafts/save-draft.ts';
import { getCheckout } from '../../../modules/checkouts/get-checkout.ts';
import { refreshQuote } from '../../../modules/checkouts/refresh-quote.ts';
import { getTrip } from '../../../modules/trips/get-trip.ts';
import { listTrips } from '../../../modules/trips/list-trips.ts';
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
