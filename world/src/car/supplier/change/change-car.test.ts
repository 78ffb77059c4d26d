/** Changes of rentals at the embedded market: days move at once or not at all, at the quoted price. */
import type { Instant, LocalDateTime } from '@sojourn/domain/dates.ts';
import {
  answered,
  CAR_NOW,
  COMPACT_SUV,
  calm,
  carAsk,
  carSupplierOf,
  confirmCarRequest,
  type OpenCarMarket,
  openCarMarket,
  playing,
  reserveCarRequest,
} from '@sojourn/products/car/testing/car-market.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';

let open: OpenCarMarket;
beforeAll(async () => {
  open = await openCarMarket();
});
afterAll(() => open?.close());

let count = 0;
const MAYA = { firstName: 'Maya', lastName: 'Okafor' };
async function booked() {
  const reference = `bkg_carchange${++count}`;
  const supplier = carSupplierOf(open.market);
  answered(await supplier.reserve(reserveCarRequest(reference, { totalMinor: 10_000_000 }), calm));
  const { price } = answered(await supplier.confirm(confirmCarRequest(reference), calm));
  return { supplier, reference, price };
}
const wanted = (reference: string, over: object = {}) => ({
  ...carAsk(),
  reference,
  drivers: [MAYA],
  ...over,
});
const LATER = { dropOff: '2027-04-20T08:30' as LocalDateTime };
const outOf = async () => {
  const { rows } = await sql<{ out: number }>`select coalesce(sum(sold), 0)::int as out
    from market.car_sales where car_id = ${COMPACT_SUV}`.execute(open.database.db);
  return rows[0]?.out ?? 0;
};
const cancel = async ({ supplier, reference }: Awaited<ReturnType<typeof booked>>) =>
  supplier.cancel({ reference, penaltyMinor: 10_000_000, now: CAR_NOW }, calm);

test('days move once however often it’s sent, and canceling gives all of them back', async () => {
  const before = await outOf();
  const of = await booked();
  const { supplier, reference, price } = of;
  const ask = wanted(reference, LATER);
  const quote = answered(await supplier.quoteChange(ask, calm));
  expect(quote.price.days).toBe(5);
  const { dueMinor } = quote.amounts;
  expect(quote.price.dueToday.amountMinor).toBe(price.dueToday.amountMinor + dueMinor);
  const confirm = { ...ask, changeReference: 'chg_1', dueMinor };
  const [made, again] = await Promise.all([supplier.change(confirm, calm), supplier.change(confirm, calm)]);
  expect(answered(made)).toEqual({ ...quote, changeReference: 'chg_1' });
  expect(again).toEqual(made);
  expect((await outOf()) - before).toBe(5);
  const record = answered(await supplier.lookUp({ reference }, calm));
  expect(record?.changes).toHaveLength(1);
  await cancel(of);
  expect(await outOf()).toBe(before);
});

test('another driver costs at the desk only; too late, other times lose what was paid', async () => {
  const of = await booked();
  const { supplier, reference, price } = of;
  const two = { drivers: [MAYA, MAYA], extras: [{ kind: 'additionalDriver', count: 1 }] };
  const driver = answered(await supplier.quoteChange(wanted(reference, two), calm));
  expect(driver.amounts.dueMinor).toBe(0);
  expect(driver.price.atDesk.amountMinor).toBeGreaterThan(price.atDesk.amountMinor);
  const late = { ...LATER, now: '2027-04-15T07:00:00.000Z' as Instant };
  const quote = answered(await supplier.quoteChange(wanted(reference, late), calm));
  expect(quote.amounts.penaltyMinor).toBeGreaterThan(0);
  const { dueMinor, penaltyMinor } = quote.amounts;
  answered(await supplier.change({ ...wanted(reference, late), changeReference: 'chg_2', dueMinor }, calm));
  const lost = answered(await supplier.quoteCancel({ reference, now: late.now }, calm));
  expect(lost.penaltyMinor).toBeGreaterThanOrEqual(penaltyMinor);
  expect(lost.penaltyMinor + lost.refundMinor).toBe(price.dueToday.amountMinor + dueMinor);
});

test.each([
  ['picked up', {}, '2027-04-15T08:00:00.000Z' as Instant, 'Departed'],
  [
    'a drop-off before the pick-up',
    { dropOff: '2027-04-15T08:00' as LocalDateTime },
    CAR_NOW,
    'InvalidDates',
  ],
  ['a past day', { pickUp: '2027-02-01T08:30' as LocalDateTime }, CAR_NOW, 'InvalidDates'],
  ['an unknown booking', { reference: 'bkg_nobody' }, CAR_NOW, 'NotFound'],
])('%s is refused', async (_, part, now, reason) => {
  const of = await booked();
  const ask = wanted(of.reference, { ...LATER, now, ...part });
  expect(await of.supplier.quoteChange(ask, calm)).toEqual({ outcome: 'rejected', rejection: { reason } });
  await cancel(of);
});

test.each([
  ['car-change-full', 'NoAvailability', null],
  ['car-change-down', 'unavailable', null],
  ['car-change-sold-out', 'ok', 'NoAvailability'],
  ['car-change-refused', 'ok', 'NotChangeable'],
  ['car-change-price-rise', 'ok', 'PriceIncreased'],
  ['car-change-timeout-before', 'ok', 'unknown'],
  ['car-change-timeout-after', 'ok', 'unknown'],
  ['car-change-silent', 'ok', 'unknown'],
])('scenario %s: the quote is %s, the change %s', async (scenario, quoted, changed) => {
  const of = await booked();
  const { supplier, reference } = of;
  const ask = wanted(reference, LATER);
  const quote = await supplier.quoteChange(ask, playing(scenario));
  expect(wordOf(quote)).toBe(quoted);
  if (quote.outcome === 'ok' && changed !== null) {
    const confirm = { ...ask, changeReference: `chg_${scenario}`, dueMinor: quote.value.amounts.dueMinor };
    expect(wordOf(await supplier.change(confirm, playing(scenario)))).toBe(changed);
  }
  await cancel(of);
});

const wordOf = (answer: { readonly outcome: string; readonly rejection?: { readonly reason: string } }) =>
  answer.rejection?.reason ?? answer.outcome;

test('edited details of the driver are taken once; the program checks the number', async () => {
  const of = await booked();
  const edit = (loyaltyNumber: string) => ({
    reference: of.reference,
    editReference: `chg_edit_${loyaltyNumber}`,
    now: CAR_NOW,
    travelers: [{ loyaltyNumber, flightNumber: 'TP 218', lastName: 'Okafor' }],
  });
  const reason = (is: string) => ({ rejection: { reason: is } });
  expect(await of.supplier.edit(edit('AD90000001'), calm)).toMatchObject(reason('LoyaltyNameMismatch'));
  expect(await of.supplier.edit(edit('AD44710900'), calm)).toMatchObject(reason('InvalidLoyaltyNumber'));
  const good = edit('AD44710921');
  expect(await Promise.all([of.supplier.edit(good, calm), of.supplier.edit(good, calm)])).toMatchObject([
    { outcome: 'ok' },
    { outcome: 'ok' },
  ]);
  const record = answered(await of.supplier.lookUp({ reference: of.reference }, calm));
  expect(record?.edits).toEqual([good.editReference]);
});
