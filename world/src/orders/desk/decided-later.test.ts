/** Confirmations that a desk accepts and decides about later. */
import { type Instant, plusSeconds } from '@sojourn/domain/dates.ts';
import {
  answered,
  calm,
  confirmRequest,
  NOW,
  type OpenStayMarket,
  openStayMarket,
  playing,
  reserveRequest,
  supplierOf,
} from '@sojourn/products/hotel/testing/hotel-market.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let { database, market, close } = {} as OpenStayMarket;
beforeAll(async () => {
  ({ database, market, close } = await openStayMarket());
});
afterAll(() => close());

const luz = () => supplierOf(market);
const sold = async () => {
  const { rows } = await database.pool.query(
    'select coalesce(sum(sold), 0)::int as sold from market.room_sales',
  );
  return rows[0].sold as number;
};
const DUE = plusSeconds(NOW, 20);
const lookUp = async (reference: string, now: Instant) =>
  answered(await luz().lookUp({ reference, now }, calm));

async function accepted(reference: string, scenario: string): Promise<void> {
  answered(await luz().reserve(reserveRequest(reference), calm));
  for (let times = 0; times < 2; times++)
    expect(await luz().confirm(confirmRequest(reference), playing(scenario))).toEqual({
      outcome: 'accepted',
    });
}

test('is neither confirmed nor swept until it’s due, and confirmed from then on', async () => {
  const before = await sold();
  await accepted('bkg_later', 'confirm-later');
  expect(await lookUp('bkg_later', plusSeconds(NOW, 19))).toMatchObject({ order: null, isDeciding: true });
  const holdIsOver = plusSeconds(NOW, 3_600);
  answered(await luz().price({ ...reserveRequest('bkg_other'), now: holdIsOver }, calm));
  expect(await sold()).toBe(before + 4);
  const order = { state: 'Confirmed', locator: expect.stringMatching(/^\w{8}$/) };
  const record = await lookUp('bkg_later', DUE);
  expect(record).toMatchObject({ hold: null, order });
  expect(record).not.toHaveProperty('isDeciding');
  expect(await luz().confirm(confirmRequest('bkg_later', holdIsOver), calm)).toMatchObject({ value: order });
  answered(await luz().cancel({ reference: 'bkg_later', penaltyMinor: 0, now: holdIsOver }, calm));
  expect(await sold()).toBe(before);
});

test('is refused with its rooms back on sale, the same however often it’s looked up', async () => {
  const before = await sold();
  await accepted('bkg_refused_later', 'refuse-later');
  expect(await sold()).toBe(before + 4);
  for (const now of [DUE, plusSeconds(DUE, 60)])
    expect(await lookUp('bkg_refused_later', now)).toMatchObject({
      hold: null,
      order: null,
      refusal: { reason: 'LackOfInventory' },
    });
  expect(await sold()).toBe(before);
});

test('is taken back while it’s undecided', async () => {
  const before = await sold();
  await accepted('bkg_released', 'confirm-later');
  answered(await luz().release({ reference: 'bkg_released' }, calm));
  expect(await sold()).toBe(before);
  expect(await lookUp('bkg_released', DUE)).toMatchObject({ hold: null, order: null });
});
