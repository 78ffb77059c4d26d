import { plusSeconds } from '@sojourn/domain/dates.ts';
import {
  bestTrip,
  flightQuestion,
  flightRequest,
  flightReserve,
  type OpenFlightMarket,
  openFlightMarket,
  slicesFrom,
} from '@sojourn/products/flight/testing/flight-market.ts';
import { answered, calm, NOW, playing } from '@sojourn/products/hotel/testing/hotel-market.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';

let { database, market, close } = {} as OpenFlightMarket;
beforeAll(async () => {
  ({ database, market, close } = await openFlightMarket());
});
afterAll(() => close());

const later = (minutes: number) => plusSeconds(NOW, minutes * 60);

it('sells seats at the fare of a live quote after others have bought the class out', async () => {
  const supplier = market.suppliers[0]!;
  const question = flightQuestion(slicesFrom('BOS LAX 2027-05-10'));
  const slices = (await bestTrip(supplier, question))!.slices;
  const quoted = answered(await supplier.price(flightRequest(slices), calm));
  const totalMinor = quoted.price.total.amountMinor;
  const current = async () => {
    const answer = await supplier.price(flightRequest(slices), calm);
    return answer.outcome === 'ok' ? answer.value.price.total.amountMinor : Number.POSITIVE_INFINITY;
  };
  let bought = 0;
  while ((await current()) === totalMinor && bought < 60)
    answered(await supplier.reserve(flightReserve(`other-${bought++}`, slices), calm));
  expect(await current()).toBeGreaterThan(totalMinor);
  const unpromised = await supplier.reserve(flightReserve('late', slices, { totalMinor }), calm);
  expect(unpromised.outcome).toBe('rejected');

  const promise = { guaranteeId: quoted.guarantee?.id, now: later(14) };
  const again = answered(await supplier.price(flightRequest(slices, promise), calm));
  expect([again.price, again.guarantee]).toEqual([quoted.price, quoted.guarantee]);
  const held = await supplier.reserve(flightReserve('promised', slices, { totalMinor, ...promise }), calm);
  expect(answered(held).price).toEqual(quoted.price);
  const { rows } = await sql<{ reference: string }>`
    select distinct reference from market.flight_orders where is_promised`.execute(database.db);
  expect(rows).toEqual([{ reference: 'promised' }]);
});

it('says that a quote has expired when its class is gone since, and others have seats', async () => {
  const supplier = market.suppliers[0]!;
  const slices = (await bestTrip(supplier, flightQuestion(slicesFrom('BOS LAX 2027-05-11'))))!.slices;
  const { guarantee } = answered(await supplier.price(flightRequest(slices), calm));
  const reserve = (name: string, over: object = {}) =>
    supplier.reserve(flightReserve(name, slices, { now: later(5), ...over }), calm);
  let bought = 0;
  while ((await reserve(`all-${bought}`)).outcome === 'ok' && bought < 400) bought++;
  expect(await reserve('one-more')).toMatchObject({ rejection: { reason: 'NoAvailability' } });
  const past = { guaranteeId: guarantee?.id, now: later(14) };
  expect((await reserve('in-time', past)).outcome).toBe('ok');
  expect(await reserve('too-late', { ...past, now: later(18) })).toMatchObject({
    rejection: { reason: 'ExpiredQuoteToken' },
  });
});

it('promises nothing where a scenario moves fares', async () => {
  const supplier = market.suppliers[0]!;
  const slices = (await bestTrip(supplier, flightQuestion(slicesFrom('BOS LAX 2027-05-12'))))!.slices;
  const priced = answered(await supplier.price(flightRequest(slices), playing('flight-price-rise')));
  expect(priced.guarantee).toBeNull();
});
