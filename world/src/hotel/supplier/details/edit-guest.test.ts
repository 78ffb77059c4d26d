/** Edited details at the embedded markets: taken once, and numbers of somebody else refused. */
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
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';

let open: OpenStayMarket;
beforeAll(async () => {
  open = await openStayMarket();
});
afterAll(() => open?.close());

let count = 0;
async function booked() {
  const reference = `bkg_edit${++count}`;
  const supplier = supplierOf(open.market);
  answered(await supplier.reserve(reserveRequest(reference, { totalMinor: 10_000_000 }), calm));
  answered(await supplier.confirm(confirmRequest(reference), calm));
  return { supplier, reference };
}
const editOf = (reference: string, loyaltyNumber: string, editReference = 'chg_edit1') => ({
  reference,
  editReference,
  now: NOW,
  travelers: [{ loyaltyNumber, requests: 'Quiet room', lastName: 'Okafor' }],
});
const guestsOf = async (reference: string) => {
  const { rows } = await sql<{ guests: object }>`select guests from market.orders
    where reference = ${reference}`.execute(open.database.db);
  return rows[0]?.guests;
};

test('an edit is taken once however often it’s sent, and the record lists it', async () => {
  const { supplier, reference } = await booked();
  const edit = editOf(reference, 'HL-4471');
  const twice = await Promise.all([supplier.edit(edit, calm), supplier.edit(edit, calm)]);
  expect(twice.map(({ outcome }) => outcome)).toEqual(['ok', 'ok']);
  expect(await guestsOf(reference)).toEqual({
    guests: [{ firstName: 'Maya', lastName: 'Okafor' }],
    loyaltyNumber: 'HL-4471',
    requests: 'Quiet room',
  });
  expect(answered(await supplier.lookUp({ reference }, calm))?.edits).toEqual(['chg_edit1']);
});

test.each([
  ['HL-991234', 'LoyaltyNameMismatch'],
  ['HL-123400', 'InvalidLoyaltyNumber'],
])('the number %s is refused: %s', async (number, reason) => {
  const { supplier, reference } = await booked();
  const edit = editOf(reference, number, `chg_${number}`);
  expect(await supplier.edit(edit, calm)).toEqual({ outcome: 'rejected', rejection: { reason } });
  expect(await guestsOf(reference)).toMatchObject({ loyaltyNumber: '', requests: '' });
  expect(answered(await supplier.lookUp({ reference }, calm))?.edits).toEqual([]);
});

test('nobody’s booking, a canceled one and each scenario are refused in their own words', async () => {
  const { supplier, reference } = await booked();
  const edit = editOf(reference, '', 'chg_other');
  const reason = (is: string) => ({ rejection: { reason: is } });
  expect(await supplier.edit({ ...edit, reference: 'bkg_none' }, calm)).toMatchObject(reason('NotFound'));
  expect(await supplier.edit(edit, playing('hotel-details-refused'))).toMatchObject(reason('RequestRefused'));
  expect(await supplier.edit(edit, playing('hotel-details-name'))).toMatchObject(
    reason('LoyaltyNameMismatch'),
  );
  expect(await supplier.edit(edit, playing('hotel-details-down'))).toEqual({ outcome: 'unavailable' });
  expect(await supplier.edit(edit, playing('hotel-details-timeout-after'))).toEqual({ outcome: 'unknown' });
  expect(answered(await supplier.lookUp({ reference }, calm))?.edits).toEqual(['chg_other']);
  answered(await supplier.cancel({ reference, penaltyMinor: 10_000_000, now: NOW }, calm));
  const late = editOf(reference, '', 'chg_late');
  expect(await supplier.edit(late, calm)).toMatchObject(reason('NotChangeable'));
});
