import { expect, test } from 'vitest';
import { date } from '../../dates.ts';
import { addYears, type Instant } from './credit-days.ts';
import { ACTIVITY_FILTERS, ENTRY_TYPES, TYPES_OF_FILTER } from './credit-entries.ts';
import { OFFER, VOUCHER } from './credit-state.ts';
import { CREDIT_TYPE_NAMES } from './credit-type-names.ts';
import { creditEnds, creditTerms, returnOf } from './credit-types.ts';

const at = (text: string) => text as Instant;

test('lives are counted by the portal’s clock, to the last second of the last day', () => {
  // 23:30 in Toronto is the next day in UTC
  expect(creditEnds('RefundCredit', at('2027-02-09T04:30:00.000Z'))).toBe('2027-05-10T03:59:59Z');
  expect(creditEnds('GoodwillCredit', at('2027-02-08T15:00:00.000Z'))).toBe('2028-02-09T04:59:59Z');
  expect(
    creditEnds('AnnualCredit', at('2027-02-08T15:00:00.000Z'), { anniversaryOn: date('2028-02-01') }),
  ).toBe('2028-02-01T04:59:59Z');
  expect(() => creditEnds('AnnualCredit', at('2027-02-08T15:00:00.000Z'))).toThrow(/anniversary/);
  expect(addYears(date('2028-02-29'), 1)).toBe('2029-02-28');
});

test.each(CREDIT_TYPE_NAMES)('%s comes back to itself while it lasts, and by its rule after', (type) => {
  const expiresAt = at('2027-03-01T00:00:00.000Z');
  const credit = { type, expiresAt, isForfeited: false };
  expect(returnOf(credit, at('2027-02-28T23:59:59.000Z'))).toBe('returned');
  const late = creditTerms(type).whenExpired === 'lost' ? 'forfeited' : 'reissued';
  expect(returnOf(credit, expiresAt)).toBe(late);
  expect(returnOf({ ...credit, isForfeited: true }, at('2027-02-01T00:00:00.000Z'))).toBe('forfeited');
});

test('what a canceled booking had brought is lost with it, what the issuer gave is not', () => {
  const lost = CREDIT_TYPE_NAMES.filter((type) => creditTerms(type).forfeitedWithOrigin);
  expect(lost).toEqual(['PriceMatchCredit', 'PriceDropCredit', 'OfferCredit']);
});

test('each word of the ledger is in one filter', () => {
  const [, ...filters] = ACTIVITY_FILTERS;
  const all = filters.flatMap((filter) => TYPES_OF_FILTER[filter]);
  expect(all.toSorted()).toEqual(ENTRY_TYPES.toSorted());
});

test('a voucher is used once, and what is over stays over', () => {
  expect(VOUCHER).toEqual({ Open: ['Voided'], Voided: [] });
  expect([OFFER.Cancelled, OFFER.Expired]).toEqual([[], []]);
});
