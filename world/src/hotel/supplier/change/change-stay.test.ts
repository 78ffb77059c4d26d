/** Changes of stays at the embedded market: rooms move at once or not at all, at the quoted price. */
import { addDays, type CalendarDate, date, type Instant } from '@sojourn/domain/dates.ts';
import {
  answered,
  CHECK_IN,
  CHECK_OUT,
  calm,
  confirmRequest,
  LUZ,
  NOW,
  type OpenStayMarket,
  openStayMarket,
  playing,
  reserveRequest,
  supplierOf,
} from '@sojourn/products/hotel/testing/hotel-market.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';

let open: OpenStayMarket;
beforeAll(async () => {
  open = await openStayMarket();
});
afterAll(() => open?.close());

let count = 0;
async function booked(checkIn = CHECK_IN, checkOut = CHECK_OUT) {
  const reference = `bkg_change${++count}`;
  const supplier = supplierOf(open.market);
  answered(
    await supplier.reserve(reserveRequest(reference, { checkIn, checkOut, totalMinor: 10_000_000 }), calm),
  );
  const order = answered(await supplier.confirm(confirmRequest(reference), calm));
  return { supplier, reference, totalMinor: order.price.total.amountMinor };
}
const wanted = (reference: string, checkIn: CalendarDate, checkOut: CalendarDate, now: Instant = NOW) => ({
  reference,
  checkIn,
  checkOut,
  rooms: [{ adults: 2, childAges: [] }],
  guests: [{ firstName: 'Maya', lastName: 'Okafor' }],
  now,
});
const soldOn = async (from: CalendarDate, to: CalendarDate) => {
  const { rows } = await sql<{ night: string; sold: number }>`select night, sold from market.room_sales
    where stay_id = ${LUZ} and room = 0 and night >= ${from} and night < ${to}`.execute(open.database.db);
  return new Map(rows.map(({ night, sold }) => [night, sold]));
};
const LATER = addDays(CHECK_OUT, 2);

test('nights move once however often it’s sent, and canceling gives back what was paid by then', async () => {
  const { supplier, reference, totalMinor } = await booked();
  const before = await soldOn(CHECK_IN, LATER);
  const ask = wanted(reference, addDays(CHECK_IN, 1), LATER);
  const quote = answered(await supplier.quoteChange(ask, calm));
  expect(quote.price.nights).toHaveLength(5);
  const { dueMinor } = quote.amounts;
  expect(quote.price.total.amountMinor).toBe(totalMinor + dueMinor);
  const confirm = { ...ask, changeReference: 'chg_1', dueMinor };
  const [made, again] = await Promise.all([
    supplier.change(confirm, calm),
    supplier.change(confirm, playing('duplicate-requests')),
  ]);
  expect(answered(made)).toEqual({ ...quote, changeReference: 'chg_1' });
  expect(again).toEqual(made);
  const after = await soldOn(CHECK_IN, LATER);
  const movedBy = [...after].map(([night, sold]) => [night, sold - (before.get(night) ?? 0)]);
  expect(Object.fromEntries(movedBy.filter(([, rooms]) => rooms !== 0))).toEqual({
    [CHECK_IN]: -1,
    [CHECK_OUT]: 1,
    [addDays(CHECK_OUT, 1)]: 1,
  });
  const record = answered(await supplier.lookUp({ reference }, calm));
  expect(record?.changes).toEqual([{ ...quote, changeReference: 'chg_1' }]);
  const cancel = answered(await supplier.quoteCancel({ reference, now: NOW }, calm));
  expect(cancel.refundMinor).toBe(totalMinor + dueMinor);
  answered(await supplier.cancel({ reference, penaltyMinor: 0, now: NOW }, calm));
  const end = await soldOn(CHECK_IN, LATER);
  expect([...end.values()]).toEqual(
    [...end.keys()].map((night) => (before.get(night) ?? 0) - (before.has(night) ? 1 : 0)),
  );
});

test('what a change loses stays lost: it’s part of the terms and of a cancellation', async () => {
  const { supplier, reference, totalMinor } = await booked();
  const late = '2027-04-14T00:00:00.000Z' as Instant;
  const ask = wanted(reference, date('2027-06-01'), date('2027-06-04'), late);
  const quote = answered(await supplier.quoteChange(ask, calm));
  expect(quote).toMatchObject({
    amounts: { penaltyMinor: totalMinor },
    withheldMinor: totalMinor,
    cancellation: { type: 'NonRefundable', steps: [] },
  });
  const { dueMinor } = quote.amounts;
  answered(await supplier.change({ ...ask, changeReference: 'chg_2', dueMinor }, calm));
  const cancel = answered(await supplier.quoteCancel({ reference, now: late }, calm));
  expect(cancel).toMatchObject({ refundMinor: 0, penaltyMinor: totalMinor + dueMinor });
});

test('of two that want the last room, one gets it and the other stays as it was', async () => {
  const [from, to] = [date('2027-09-01'), date('2027-09-02')];
  const first = await booked(date('2027-08-01'), date('2027-08-02'));
  const second = await booked(date('2027-08-03'), date('2027-08-04'));
  // All but one of that night
  const left = async () =>
    (await first.supplier.price({ ...reserveRequest('none', { checkIn: from, checkOut: to }) }, calm))
      .outcome;
  let others = 0;
  while ((await left()) === 'ok') await booked(from, to).then(() => others++);
  expect(others).toBeGreaterThan(0);
  await sql`update market.room_sales set sold = sold - 1 where stay_id = ${LUZ} and room = 0
    and night = ${from}`.execute(open.database.db);
  const changes = await Promise.all(
    [first, second].map(({ supplier, reference }, at) =>
      supplier.change(
        { ...wanted(reference, from, to), changeReference: `chg_last${at}`, dueMinor: 10_000_000 },
        calm,
      ),
    ),
  );
  expect(changes.map(({ outcome }) => outcome).toSorted()).toEqual(['ok', 'rejected']);
  const loser = changes[0]?.outcome === 'ok' ? second : first;
  const record = answered(await loser.supplier.lookUp({ reference: loser.reference }, calm));
  expect(record).toMatchObject({
    changes: [],
    order: { price: { total: { amountMinor: loser.totalMinor } } },
  });
});

test.each([
  ['a past day', { checkIn: date('2027-02-01') }, NOW, 'InvalidDates'],
  ['no night', { checkOut: CHECK_IN }, NOW, 'InvalidDates'],
  ['too many nights', { checkOut: addDays(CHECK_IN, 31) }, NOW, 'InvalidDates'],
  ['seven in a room for two', { rooms: [{ adults: 6, childAges: [4] }] }, NOW, 'PartyTooLarge'],
  ['the day of check-in', {}, '2027-04-15T06:00:00.000Z' as Instant, 'Departed'],
  ['an unknown booking', { reference: 'bkg_nobody' }, NOW, 'NotFound'],
])('%s is refused', async (_, part, now, reason) => {
  const { supplier, reference } = await booked(CHECK_IN, CHECK_OUT);
  const ask = { ...wanted(reference, CHECK_IN, LATER, now), ...part };
  const refused = { outcome: 'rejected', rejection: { reason } };
  expect(await supplier.quoteChange(ask, calm)).toEqual(refused);
  const confirm = { ...ask, changeReference: `chg_${reference}`, dueMinor: 10_000_000 };
  expect(await supplier.change(confirm, calm)).toEqual(refused);
  await supplier.cancel({ reference, penaltyMinor: 10_000_000, now: NOW }, calm);
});

test.each([
  ['hotel-change-full', 'NoAvailability', null],
  ['hotel-change-down', 'unavailable', null],
  ['hotel-change-sold-out', 'ok', 'NoAvailability'],
  ['hotel-change-refused', 'ok', 'NotChangeable'],
  ['hotel-change-price-rise', 'ok', 'PriceIncreased'],
  ['hotel-change-timeout-before', 'ok', 'unknown'],
  ['hotel-change-timeout-after', 'ok', 'unknown'],
  ['hotel-change-silent', 'ok', 'unknown'],
])('scenario %s: the quote is %s, the change %s', async (scenario, quoted, changed) => {
  // Days of its own: what a scenario leaves behind takes no room from the next
  const from = addDays(date('2027-06-10'), 10 * count);
  const { supplier, reference } = await booked(from, addDays(from, 2));
  const ask = wanted(reference, from, addDays(from, 4));
  const quote = await supplier.quoteChange(ask, playing(scenario));
  expect(wordOf(quote)).toBe(quoted);
  if (quote.outcome !== 'ok' || changed === null) return;
  const confirm = { ...ask, changeReference: `chg_${scenario}`, dueMinor: quote.value.amounts.dueMinor };
  expect(wordOf(await supplier.change(confirm, playing(scenario)))).toBe(changed);
  if (scenario !== 'hotel-change-price-rise') return;
  // The next quote has the new price, and that is the one that it's changed at
  const next = answered(await supplier.quoteChange(ask, playing(scenario)));
  expect(next.amounts.dueMinor).toBeGreaterThan(confirm.dueMinor);
  const { dueMinor } = next.amounts;
  expect(wordOf(await supplier.change({ ...confirm, dueMinor }, playing(scenario)))).toBe('ok');
});

const wordOf = (answer: { readonly outcome: string; readonly rejection?: { readonly reason: string } }) =>
  answer.rejection?.reason ?? answer.outcome;
