/**
 * Protections are paid together with what they protect, by any mix of tenders, and come back by their terms.
 */
import type { Checkout } from '@sojourn/contract/checkouts.ts';
import type { ChangeId } from '@sojourn/domain/ids.ts';
import { assertPresent } from '@sojourn/domain/present.ts';
import {
  type CrashCase,
  runCrashMatrix,
  survive,
} from '@sojourn/server/modules/selling/booking/testing/crash-cases.ts';
import { requestContext } from '@sojourn/server/modules/selling/booking/testing/request-context.ts';
import { mustBook, resetFaults } from '@sojourn/server/modules/selling/booking/testing/stage.ts';
import { chooseProtection } from '@sojourn/server/modules/selling/checkouts/protections/choose-protection.ts';
import { refreshQuote } from '@sojourn/server/modules/selling/checkouts/refresh-quote.ts';
import { confirmChange } from '@sojourn/server/modules/trips/changes/confirm-change.ts';
import { requestChange } from '@sojourn/server/modules/trips/changes/request-change.ts';
import { describe, expect, test } from 'vitest';
import { testProducts } from '#testing/with-products.ts';
import type { Booked, Ready, SuiteStage } from '../product-under-test.ts';
import { ALL_BACK, bookedAs, CREDIT_MINOR, payReady, SPENT, UNITS } from '../suite-stage.ts';

const offerOf = ({ protections }: Checkout) =>
  assertPresent(
    protections.find(({ protection }) => protection === 'cancelForAnyReason'),
    'cancel for any reason',
  );
const premiumOf = (checkout: Checkout): number =>
  assertPresent(offerOf(checkout).quote, 'its price').premiumPrices.total.amountMinor;

const choose = (stage: SuiteStage, { checkout, traveler }: Ready, action: 'Purchase' | 'Cancel') =>
  chooseProtection(
    stage.server(),
    checkout.checkoutId,
    { protection: 'cancelForAnyReason', action },
    traveler.actor,
  );

/** A checkout with the protection in it, paid by a credit, miles and the card. */
export async function protectedReady(stage: SuiteStage): Promise<Ready> {
  const ready = await stage.ready(true);
  return { ...ready, checkout: await choose(stage, ready, 'Purchase') };
}

async function protectedBooking(stage: SuiteStage): Promise<Booked & { readonly premiumMinor: number }> {
  const { traveler, checkout } = await protectedReady(stage);
  const bookingId = await mustBook(stage.server(), checkout, traveler);
  await stage.world().resume(stage.server());
  return { traveler, bookingId, premiumMinor: premiumOf(checkout) };
}

const sum = (lines: readonly { readonly amount: { readonly amountMinor: number } }[]): number =>
  lines.reduce((all, { amount }) => all + amount.amountMinor, 0);

export function describeProtections(stage: SuiteStage): void {
  const { of } = stage;
  if (!testProducts[of.product].covered) {
    test('no protection is sold with it', async () => {
      expect((await stage.ready()).checkout.protections).toEqual([]);
    });
    return;
  }

  test('nothing is chosen for anybody, and what is chosen or declined is in the quote', async () => {
    const ready = await stage.ready();
    const total = ready.checkout.quote.total.amountMinor;
    expect(offerOf(ready.checkout)).toMatchObject({ action: 'Unspecified', availability: 'Available' });
    expect(total).toBe(of.totalMinor);
    const added = await choose(stage, ready, 'Purchase');
    expect(offerOf(added).action).toBe('Purchase');
    expect(added.quote.total.amountMinor).toBe(total + premiumOf(added));
    expect(added.quote.expiresAt).toBe(ready.checkout.quote.expiresAt);
    expect(added.priceChange).toBeNull();
    const declined = await choose(stage, ready, 'Cancel');
    expect([offerOf(declined).action, declined.quote.total.amountMinor]).toEqual(['Cancel', total]);
  });

  test('it costs what the new price makes it when the price changes, and that is agreed to', async () => {
    const ready = await stage.ready();
    const { checkout } = { checkout: await choose(stage, ready, 'Purchase') };
    stage.supplier().priceAt(110);
    const { actor } = ready.traveler;
    const risen = await refreshQuote(stage.server(), checkout.checkoutId, {}, actor, requestContext());
    const { oldTotal, newTotal, addOn } = assertPresent(risen.priceChange, 'a price change');
    expect(oldTotal).toEqual(checkout.quote.total);
    expect(newTotal).toEqual(risen.quote.total);
    expect(addOn?.oldPremium.amountMinor).toBe(premiumOf(checkout));
    expect(addOn?.newPremium.amountMinor).toBe(premiumOf(risen));
    expect(risen.quote.total.amountMinor).toBe(Math.round(of.totalMinor * 1.1) + premiumOf(risen));
    const removed = await choose(stage, { ...ready, checkout: risen }, 'Cancel');
    expect(removed.priceChange?.oldTotal.amountMinor).toBe(of.totalMinor);
    expect(removed.priceChange?.addOn).toBeNull();
  });

  test('is declined by paying without it', async () => {
    const ready = await stage.ready();
    await choose(stage, ready, 'Purchase');
    const checkout = await choose(stage, ready, 'Cancel');
    const bookingId = await mustBook(stage.server(), checkout, ready.traveler);
    const trip = await stage.tripOf({ traveler: ready.traveler, bookingId });
    expect([trip.protections, sum(trip.tenders)]).toEqual([[], of.totalMinor]);
  });

  test('a price of another sale, or of before, is refused and nothing is added', async () => {
    const ready = await stage.ready();
    const offer = offerOf(ready.checkout);
    const id = assertPresent(offer.quote, 'its price').id;
    const add = (quoteId: string) =>
      chooseProtection(
        stage.server(),
        ready.checkout.checkoutId,
        { protection: 'cancelForAnyReason', action: 'Purchase', quoteId },
        ready.traveler.actor,
      );
    for (const other of ['', `${id}0`, 'cancel-other-2026-11.400', id.replace('cancel', 'change')])
      await expect(add(other)).rejects.toMatchObject({ code: 'InvalidOfferData' });
    expect(offerOf(await stage.checkoutOf(ready)).action).toBe('Unspecified');
    const added = await add(id);
    expect([offerOf(added).action, offerOf(added).quote?.id]).toEqual(['Purchase', id]);
    const again = await add(id);
    expect(again.quote).toEqual(added.quote);
    await expect(add(`${id}0`)).rejects.toMatchObject({ code: 'InvalidOfferData' });
  });

  test('two tabs that choose at once leave one quote, and its total is what is paid', async () => {
    const ready = await stage.ready();
    await Promise.all([choose(stage, ready, 'Purchase'), choose(stage, ready, 'Cancel')]);
    const checkout = await stage.checkoutOf(ready);
    const isBought = offerOf(checkout).action === 'Purchase';
    const totalMinor = of.totalMinor + (isBought ? premiumOf(checkout) : 0);
    expect(checkout.quote.total.amountMinor).toBe(totalMinor);
    const bookingId = await mustBook(stage.server(), checkout, ready.traveler);
    const trip = await stage.tripOf({ traveler: ready.traveler, bookingId });
    expect([trip.protections.length, sum(trip.tenders)]).toEqual([isBought ? 1 : 0, totalMinor]);
  });

  test('a price that falls while it is paid lowers the booking, not the premium', async () => {
    const { checkout, traveler } = await protectedReady(stage);
    stage.supplier().priceAt(80);
    const bookingId = await mustBook(stage.server(), checkout, traveler);
    const trip = await stage.tripOf({ traveler, bookingId });
    const totalMinor = Math.round(of.totalMinor * 0.8);
    expect(trip.total.amountMinor).toBe(totalMinor);
    expect(sum(trip.tenders)).toBe(totalMinor + premiumOf(checkout));
    expect(trip.protections).toMatchObject([
      { state: 'Valid', premium: { amountMinor: premiumOf(checkout) } },
    ]);
  });

  test('a price that rises while it is paid holds nothing, and the new total has its premium', async () => {
    const ready = await protectedReady(stage);
    stage.supplier().priceAt(110);
    await expect(payReady(stage.server(), ready)).rejects.toMatchObject({ code: 'PriceIncreased' });
    const checkout = await stage.checkoutOf(ready);
    expect(offerOf(checkout).action).toBe('Purchase');
    expect(checkout.priceChange?.oldTotal).toEqual(ready.checkout.quote.total);
    expect(checkout.priceChange?.newTotal).toEqual(checkout.quote.total);
    expect(await stage.has(ready.traveler)).toEqual(ALL_BACK);
  });

  test('canceled right after booking, what it cost comes back or stays paid by its terms', async () => {
    const made = await protectedBooking(stage);
    const paidMinor = sum((await stage.tripOf(made)).tenders);
    const { trip } = await stage.cancel(made);
    const [bought] = trip.protections;
    const isBack = bought?.state === 'Refunded';
    expect(bought).toMatchObject({
      clauseId: isBack ? 'void-window' : 'canceled-otherwise',
      returned: { amountMinor: isBack ? made.premiumMinor : 0 },
      paid: null,
    });
    expect(sum(trip.refunds)).toBe(paidMinor - (isBack ? 0 : made.premiumMinor));
  });

  describeParts(stage);
  describe('a protected booking', () => runCrashMatrix(protectedCase(stage), between(stage)));
  describe('a protected booking that is refused', () => runCrashMatrix(refusedCase(stage), between(stage)));
}

const between = (stage: SuiteStage) => ({ world: stage.world, second: stage.server });

const protectedCase = (stage: SuiteStage): CrashCase => ({
  run: async (process) => {
    resetFaults(stage.world());
    const ready = await protectedReady(stage);
    const premium = premiumOf(ready.checkout);
    await survive(payReady(process, ready));
    return async () => {
      const booked = bookedAs(ready, await stage.checkoutOf(ready));
      const { tenders, protections, grandTotal } = await stage.tripOf(booked);
      const [credit, miles, card] = tenders.map(({ amount }) => amount.amountMinor);
      const cardMinor = (card ?? 0) - premium;
      const states = protections.map(({ state }) => state);
      return [
        credit,
        miles,
        cardMinor,
        grandTotal.amountMinor - premium,
        states,
        await stage.has(ready.traveler),
      ];
    };
  },
  ends: [
    CREDIT_MINOR,
    UNITS,
    stage.of.totalMinor - CREDIT_MINOR - UNITS,
    stage.of.totalMinor,
    ['Valid'],
    SPENT,
  ],
});

const refusedCase = (stage: SuiteStage): CrashCase => ({
  run: async (process) => {
    resetFaults(stage.world());
    const ready = await protectedReady(stage);
    stage.supplier().refuse('confirm', 'NoAvailability');
    await survive(payReady(process, ready));
    return async () => {
      const checkout = await stage.checkoutOf(ready);
      return [checkout.state, offerOf(checkout).action, await stage.has(ready.traveler)];
    };
  },
  ends: ['open', 'Purchase', ALL_BACK],
});

/** Some of the travelers or rooms get a booking of their own. */
function describeParts(stage: SuiteStage): void {
  const { parting } = stage.of;
  if (!parting) return;
  test('who is covered and what was paid stay whole when some of it is canceled', async () => {
    const traveler = await stage.world().newTraveler();
    const ready = { traveler, checkout: await parting.ready(stage.server(), traveler) };
    // What is free to cancel until the start has nothing to protect
    if (offerOf(ready.checkout).availability !== 'Available')
      return void (await expect(choose(stage, ready, 'Purchase')).rejects.toMatchObject({
        code: 'ProtectionNotAvailable',
      }));
    const checkout = await choose(stage, ready, 'Purchase');
    const booked = { traveler, bookingId: await mustBook(stage.server(), checkout, traveler) };
    await stage.world().resume(stage.server());
    const { protections, tenders } = await stage.tripOf(booked);
    expect(sum(tenders)).toBe(parting.totalMinor + premiumOf(checkout));
    expect(protections).toMatchObject([
      { action: 'Purchase', travelers: 2, premium: { amountMinor: premiumOf(checkout) } },
    ]);
    const { actor } = traveler;
    const ask = { kind: 'Part' as const, parts: [1] };
    const server = stage.server();
    const quoted = await requestChange(server, booked.bookingId, { ask }, actor, requestContext());
    const changeId = quoted.changeId as ChangeId;
    const input = { dueMinor: 0, paymentId: null };
    await confirmChange(server, booked.bookingId, changeId, input, actor, requestContext());
    await stage.world().resume(server);
    const after = await stage.tripOf(booked);
    expect(after.grandTotal.amountMinor).toBe(parting.totalMinor - parting.partMinor + premiumOf(checkout));
    expect(after.protections).toMatchObject([{ state: 'Valid', action: 'Amend' }]);
    expect(after.protections[0]?.amendedAt).not.toBeNull();
  });
}
