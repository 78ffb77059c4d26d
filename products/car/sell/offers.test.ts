/** An offer for rental cars, with money: found, activated, applied, and back when the rental is canceled. */
import { newId, type OfferId } from '@sojourn/domain/ids.ts';
import type { OfferTerms } from '@sojourn/domain/wallet/offers.ts';
import { withTransaction } from '@sojourn/postgres/client.ts';
import { insertOffer } from '@sojourn/server/modules/money/wallet/offers/store.ts';
import { createTestProduct, type TestProduct } from '@sojourn/server/testing/product.ts';
import type { Browser } from '@sojourn/server/testing/server.ts';
import type { Owner } from '@sojourn/server/workflow/saga.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { COMPACT_SUV } from '../testing/car-market.ts';
import type { CarCheckout } from '../wire/car-checkout.ts';

let product: TestProduct;
let maya: Browser;
let paymentId: string;
let owner: Owner;
beforeAll(async () => {
  product = await createTestProduct();
  paymentId = await product.giveCard('offer-maya');
  maya = await product.signIn({ subject: 'offer-maya' });
  const { rows } = await sql<Owner>`select tenant_id as "tenantId", customer_id as "customerId"
    from customers where subject = 'offer-maya'`.execute(product.database.db);
  owner = rows[0]!;
}, 60_000);
afterAll(() => product?.close());

const FOR_CARS = { kind: 'discount', product: 'car', amountMinor: 2_500, minimumDays: 3 } as const;
const FOR_STAYS = { kind: 'discount', amountMinor: 9_900 } as const;

/** An offer that the customer has activated. */
async function activated(terms: OfferTerms): Promise<OfferId> {
  const now = product.clock.now();
  const offerId = newId('off', product.effects.random.bytes(16));
  const row = {
    ...owner,
    offerId,
    kind: terms.kind,
    terms,
    title: { en: '$25 off a rental car', fr: '25 $ de rabais' },
    art: { seed: 'offer', kind: 'car' },
    accountReferenceId: null,
    createdAt: now,
    endsAt: '2027-06-01T00:00:00.000Z' as typeof now,
  };
  await withTransaction(product.database.db, (tx) => insertOffer(tx, row));
  await product.call('activateOffer', maya, { input: { offerId } });
  return offerId;
}

async function start(until: string, payWay: 'now' | 'desk' = 'now'): Promise<CarCheckout> {
  const rental = { pickUp: '2027-04-15T08:30', dropOff: `${until}T08:30`, driverAge: 34 };
  const input = { product: 'Car', carId: COMPACT_SUV, dropOffDesk: null, ...rental, payWay } as never;
  return (await product.call('startCheckout', maya, { input })).body as CarCheckout;
}
const applicable = ({ payment }: CarCheckout): readonly string[] =>
  payment.offers.map(({ offerId }) => offerId);

async function stateOf(offerId: OfferId): Promise<string | undefined> {
  const { body } = await product.call('getWallet', maya, {});
  return body.offers.find((each) => each.offerId === offerId)?.state;
}

test('a discount for rental cars lowers one rental of enough days, and comes back', async () => {
  const [forCars, forStays] = [await activated(FOR_CARS), await activated(FOR_STAYS)];
  const wallet = (await product.call('getWallet', maya, {})).body;
  expect(wallet.offers.find(({ offerId }) => offerId === forCars)).toMatchObject({
    product: 'Car',
    minimumDays: 3,
    amount: { amountMinor: 2_500 },
  });
  expect(applicable(await start('2027-04-17'))).toEqual([]);
  expect(applicable(await start('2027-04-19', 'desk'))).toEqual([]);

  const checkout = await start('2027-04-19');
  expect(applicable(checkout)).toEqual([forCars]);
  expect(applicable(checkout)).not.toContain(forStays);
  const params = { checkoutId: checkout.checkoutId };
  const typed = {
    drivers: [{ personId: null, firstName: 'Maya', lastName: 'Okafor' }],
    email: 'maya@example.test',
    phone: '+1 617 555 0142',
    licenseCountry: 'US',
    termsAccepted: true,
    offerId: forCars,
    paymentId,
  };
  const ready = (await product.call('saveDraft', maya, { params, input: typed as never }))
    .body as CarCheckout;
  expect(ready.payment.plan).toMatchObject({ cardMinor: 23_084 });
  const answer = await product.call('bookCheckout', maya, {
    params,
    input: {
      totalMinor: 25_584,
      cardMinor: 23_084,
      quoteId: ready.quote.quoteId,
      tenders: [
        { sourceId: forCars, amountMinor: 2_500 },
        { sourceId: paymentId, amountMinor: 23_084 },
      ],
    } as never,
  });
  expect(answer.body).toMatchObject({ result: 'Success' });
  const { bookingId } = answer.body as unknown as { readonly bookingId: never };
  const trip = (await product.call('getTrip', maya, { params: { bookingId } })).body;
  expect(trip.tenders).toMatchObject([
    { amount: { amountMinor: 2_500 } },
    { kind: 'UserCard', amount: { amountMinor: 23_084 }, state: 'captured' },
  ]);
  expect(await stateOf(forCars)).toBe('Used');
  expect(applicable(await start('2027-04-20'))).toEqual([]);

  const quote = (await product.call('quoteCancel', maya, { params: { bookingId }, input: {} })).body;
  expect(quote).toMatchObject({ paid: { amountMinor: 25_584 }, refund: { amountMinor: 25_584 } });
  const canceled = await product.call('cancelTrip', maya, {
    params: { bookingId },
    input: { quoteId: quote.quoteId },
  });
  expect(canceled.body).toMatchObject({ result: 'Canceled' });
  // The card gets what it paid; the offer serves again
  const refunds = (canceled.body as { trip: { refunds: { amount: { amountMinor: number } }[] } }).trip
    .refunds;
  expect(refunds.map(({ amount }) => amount.amountMinor).toSorted((a, b) => a - b)).toEqual([2_500, 23_084]);
  expect(await stateOf(forCars)).toBe('Authorized');
});

test('credit back on rental cars comes with the first one paid for now, by its total', async () => {
  const terms = { kind: 'creditBack', product: 'car', shareBasisPoints: 1_000, capMinor: 6_000 } as const;
  await activated(terms);
  const checkout = await start('2027-04-21');
  const params = { checkoutId: checkout.checkoutId };
  const typed = {
    drivers: [{ personId: null, firstName: 'Maya', lastName: 'Okafor' }],
    email: 'maya@example.test',
    phone: '+1 617 555 0142',
    licenseCountry: 'US',
    termsAccepted: true,
    duplicateAccepted: true,
    offerId: null,
    paymentId,
  };
  const ready = (await product.call('saveDraft', maya, { params, input: typed as never }))
    .body as CarCheckout;
  const totalMinor = ready.quote.total.amountMinor;
  const answer = await product.call('bookCheckout', maya, {
    params,
    input: {
      totalMinor,
      cardMinor: totalMinor,
      quoteId: ready.quote.quoteId,
      tenders: [{ sourceId: paymentId, amountMinor: totalMinor }],
    } as never,
  });
  expect(answer.body).toMatchObject({ result: 'Success' });
  const wallet = (await product.call('getWallet', maya, {})).body;
  expect(wallet.credits.map(({ type, available }) => [type, available.amountMinor])).toEqual([
    ['OfferCredit', Math.floor(totalMinor / 10)],
  ]);
});
