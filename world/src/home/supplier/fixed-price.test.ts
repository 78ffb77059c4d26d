/** A price that's guaranteed is the one that's booked, and it's for what it was given for. */
import { type Instant, plusSeconds } from '@sojourn/domain/dates.ts';
import {
  answered,
  calm,
  HOME_NOW,
  homeAsk,
  homeSupplierOf,
  type OpenHomeMarket,
  openHomeMarket,
  playing,
  ROOFTOP_MINOR,
  reserveHomeRequest,
} from '@sojourn/products/home/testing/home-market.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';

let open: OpenHomeMarket;
beforeAll(async () => {
  open = await openHomeMarket();
});
afterAll(() => open.close());
const home = () => homeSupplierOf(open.market);
const CHEAPER = ROOFTOP_MINOR - 100_00;

/** The price was lower when it was quoted. */
async function quotedCheaper() {
  const { guarantee } = answered(await home().price(homeAsk(), calm));
  await sql`update market.price_guarantees
    set facts = jsonb_set(facts, '{price,totalMinor}', to_jsonb(${CHEAPER}::int))
    where guarantee_id = ${guarantee!.id}`.execute(open.database.db);
  return guarantee!;
}

test('quoted again, and booked, it’s the price of the first quote while the guarantee lasts', async () => {
  const { id: guaranteeId, until } = await quotedCheaper();
  expect(until).toBe(plusSeconds(HOME_NOW, 900));
  const again = answered(await home().price(homeAsk({ guaranteeId }), calm));
  expect(again).toMatchObject({ total: { totalMinor: CHEAPER }, guarantee: { id: guaranteeId, until } });
  const request = reserveHomeRequest('f1', { guaranteeId, totalMinor: CHEAPER });
  expect(answered(await home().reserve(request, calm)).price.totalMinor).toBe(CHEAPER);
  answered(await home().release({ reference: 'f1' }, calm));
});

test('it’s good for nothing else', async () => {
  const { id: guaranteeId } = await quotedCheaper();
  const others = { guaranteeId, party: { ...homeAsk().party, adults: 3 } };
  expect(answered(await home().price(homeAsk(others), calm)).total.totalMinor).toBe(ROOFTOP_MINOR);
});

test('soon after its end it’s honored, later the price is named, at last it’s forgotten', async () => {
  const { id: guaranteeId } = await quotedCheaper();
  const reserve = async (reference: string, seconds: number) => {
    const now = plusSeconds(HOME_NOW, seconds) as Instant;
    const request = reserveHomeRequest(reference, { guaranteeId, totalMinor: CHEAPER, now });
    const answer = await home().reserve(request, calm);
    if (answer.outcome === 'ok') await home().release({ reference }, calm);
    return answer.outcome === 'rejected' ? answer.rejection.reason : answer.outcome;
  };
  expect(await reserve('f2', 1_000)).toBe('ok');
  expect(await reserve('f3', 1_100)).toBe('PriceIncreased');
  expect(await reserve('f4', 900 + 3_700)).toBe('ExpiredQuoteToken');
});

test('where a scenario moves prices none is promised', async () => {
  expect(answered(await home().price(homeAsk(), playing('price-rise'))).guarantee).toBeNull();
});
