/** A refundable room from its quote to the booking: what it costs, and when that price is over. */
import { type Instant, plusSeconds } from '@sojourn/domain/dates.ts';
import { assertPresent } from '@sojourn/domain/present.ts';
import { ROOM_QUOTE_SECONDS } from '@sojourn/domain/protections/room-quote.ts';
import { ASK, asStay, draftOf } from '@sojourn/server/modules/selling/booking/testing/booking-world.ts';
import { requestContext } from '@sojourn/server/modules/selling/booking/testing/request-context.ts';
import {
  createStage,
  mustBook,
  resetFaults,
  type Stage,
} from '@sojourn/server/modules/selling/booking/testing/stage.ts';
import { saveDraft } from '@sojourn/server/modules/selling/checkouts/drafts/save-draft.ts';
import { chooseProtection } from '@sojourn/server/modules/selling/checkouts/protections/choose-protection.ts';
import { startCheckout } from '@sojourn/server/modules/selling/checkouts/start-checkout.ts';
import { readCheckout } from '@sojourn/server/modules/selling/checkouts/store.ts';
import { showTrip } from '@sojourn/server/modules/trips/trips/use-case.ts';
import { TEST_NOW } from '@sojourn/server/testing/clock.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { coveredStay } from '../covered-stay.ts';
import type { HotelSale } from '../sale.ts';
import { offerRefundable } from './refundable-room.ts';

let { world, server, maya } = {} as Stage;
beforeAll(async () => {
  ({ world, server, maya } = await createStage());
});
beforeEach(() => {
  world.clock.set(TEST_NOW);
  resetFaults(world);
});
afterAll(() => world.close());

const start = async (quoteId?: string, shownTotalMinor?: number) => {
  const variant = { variant: 'RefundableRoom' as const, quoteId: quoteId ?? '' };
  const ask = { ...ASK, shownTotalMinor, ...(quoteId !== undefined && { roomProductVariant: variant }) };
  return asStay(await startCheckout(server, ask, maya.actor, requestContext()));
};

/** As the stay's page offers it. */
async function offered() {
  const { checkoutId, quote } = await start();
  const row = assertPresent(await readCheckout(server, maya.actor, checkoutId), 'the checkout');
  const sale = row.quote as unknown as HotelSale;
  const room = offerRefundable(coveredStay(sale), sale.offer.stay, server.clock.now());
  return { room: assertPresent(room, 'a refundable room'), totalMinor: quote.total.amountMinor };
}

test('it pays everything back until check-in, and says what it costs and until when', async () => {
  const { room, totalMinor } = await offered();
  expect(room).toMatchObject({
    variant: 'RefundableRoom',
    expiresAt: plusSeconds(TEST_NOW, ROOM_QUOTE_SECONDS),
    coverageAmount: { amountMinor: totalMinor },
    coveragePercentage: 100,
    pricingDescription: 'perRoom',
    cancellationPolicy: { type: 'FullyRefundable' },
  });
  expect(room.premiumPrices.total.amountMinor).toBeGreaterThan(0);
  expect(room.cancellationPolicy.steps.at(-1)).toMatchObject({
    localUntil: '2027-04-15T15:00',
    penaltyMinor: 0,
  });
});

test('nothing is chosen before, and the default variant is what the hotel sells', async () => {
  const { quote, protections } = await start();
  expect(protections).toMatchObject([{ action: 'Unspecified' }]);
  expect(quote.roomProductVariant).toEqual({ variant: 'Default', cancellationPolicy: quote.cancellation });
});

test('a checkout of it begins with the protection, at the premium that was shown, and books it', async () => {
  const { room, totalMinor } = await offered();
  const premiumMinor = room.premiumPrices.total.amountMinor;
  world.clock.set(plusSeconds(TEST_NOW, 10 * 60));
  const checkout = await start(room.quoteId, totalMinor + premiumMinor);
  expect(checkout.quote.total.amountMinor).toBe(totalMinor + premiumMinor);
  expect(checkout.priceChange).toBeNull();
  expect(checkout.protections).toMatchObject([{ protection: 'cancelForAnyReason', action: 'Purchase' }]);
  expect(checkout.quote.roomProductVariant).toMatchObject({
    variant: 'RefundableRoom',
    quoteId: checkout.quote.quoteId,
    expiresAt: checkout.quote.expiresAt,
    premiumPrices: room.premiumPrices,
    coverageAmount: room.coverageAmount,
    cancellationPolicy: room.cancellationPolicy,
  });
  const ready = await saveDraft(server, checkout.checkoutId, draftOf(maya), maya.actor);
  const bookingId = await mustBook(server, ready, maya);
  await world.resume(server);
  const trip = await showTrip(server, { ...maya.actor, bookingId });
  expect(trip.protections).toMatchObject([{ state: 'Valid', premium: { amountMinor: premiumMinor } }]);
  expect(await world.differences()).toEqual([]);
});

test('it can be removed at checkout: then the room is the default one again', async () => {
  const { room, totalMinor } = await offered();
  const { checkoutId } = await start(room.quoteId);
  const choice = { protection: 'cancelForAnyReason', action: 'Cancel' } as const;
  const without = asStay(await chooseProtection(server, checkoutId, choice, maya.actor));
  expect(without.quote.roomProductVariant.variant).toBe('Default');
  expect(without.quote.total.amountMinor).toBe(totalMinor);
});

test('a quote that ran out is refused, and so is one from the future', async () => {
  const { room } = await offered();
  world.clock.set(plusSeconds(TEST_NOW, ROOM_QUOTE_SECONDS));
  await expect(start(room.quoteId)).rejects.toMatchObject({ code: 'ProtectionQuoteExpired' });
  const [terms, premium] = room.quoteId.split('.');
  const later = `${terms}.${premium}.${(Date.parse('2027-04-01') / 1000).toString(36)}`;
  await expect(start(later)).rejects.toMatchObject({ code: 'ProtectionQuoteExpired' });
});

test.each(['', 'quo_1', 'cancel-flight-2026-11.100.1', 'cancel-hotel-1999-01.100.1'])(
  'a quote %j of something else is refused',
  async (quoteId) => {
    await expect(start(quoteId)).rejects.toMatchObject({ code: 'InvalidOfferData' });
  },
);

test('it isn’t sold for a stay that has begun', async () => {
  const { checkoutId } = await start();
  const row = assertPresent(await readCheckout(server, maya.actor, checkoutId), 'the checkout');
  const sale = row.quote as unknown as HotelSale;
  const begun = '2027-04-15T14:00:00.000Z' as Instant;
  expect(offerRefundable(coveredStay(sale), sale.offer.stay, begun)).toBeUndefined();
});

test('a premium that was made up is not what is charged', async () => {
  const { room, totalMinor } = await offered();
  const [termsId = '', , seconds = ''] = room.quoteId.split('.');
  const checkout = await start(`${termsId}.1.${seconds}`, totalMinor + 1);
  expect(checkout.quote.total.amountMinor).toBe(totalMinor + room.premiumPrices.total.amountMinor);
  expect(checkout.priceChange?.addOn).toEqual({
    oldPremium: { amountMinor: 1, currency: 'USD' },
    newPremium: room.premiumPrices.total,
  });
});

test('a room that costs more by now is a change of the price, and so is its protection', async () => {
  const { room, totalMinor } = await offered();
  const shown = totalMinor + room.premiumPrices.total.amountMinor;
  world.inn.nightlyMinor = Math.round(world.inn.nightlyMinor * 1.2);
  const { priceChange, quote } = await start(room.quoteId, shown);
  const change = assertPresent(priceChange, 'a change of the price');
  expect([change.oldTotal.amountMinor, change.newTotal]).toEqual([shown, quote.total]);
  expect(change.addOn?.oldPremium).toEqual(room.premiumPrices.total);
  expect(change.addOn?.newPremium.amountMinor).toBeGreaterThan(room.premiumPrices.total.amountMinor);
});
