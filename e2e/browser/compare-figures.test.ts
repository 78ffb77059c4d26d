import { money } from '@sojourn/domain/money.ts';
import { expect, test } from 'vitest';
import { compareFigures } from '../people/figures/compare-figures.ts';

const stay = JSON.stringify({
  offer: {
    price: {
      nights: [{}, {}, {}],
      roomCount: 1,
      nightlyDiscountAware: money(20_000),
      perNightSellRate: money(20_000),
      tripTotal: money(67_200),
    },
    fees: [
      { kind: 'cityTax', usd: money(1_200), isAbout: true },
      { kind: 'resortFee', usd: money(6_000), isAbout: false },
    ],
    cancellation: {
      type: 'PartiallyRefundable',
      zone: 'Europe/Lisbon',
      steps: [{ until: '2027-04-12T14:00:00Z', localUntil: '2027-04-12T15:00', penaltyMinor: 20_000 }],
    },
  },
});
const unknown = (text: string) => compareFigures(text, [stay]).unknown;

test('a total with what the hotel charges is explained, the one without a fee of it isn’t', () => {
  expect(unknown('$220 a night, $744.00 with taxes\nPay $672.00 now, $12.00 and $60.00 there')).toEqual([]);
  expect(unknown('$208 a night\n$732.00 with taxes')).toEqual([
    '208: $208 a night',
    '73200: $732.00 with taxes',
  ]);
});

test('a refund is the price less what’s lost, to the cent', () => {
  expect(unknown('Cancel for a $472.00 refund')).toEqual([]);
  expect(unknown('Cancel for a $472.01 refund')).toEqual(['47201: Cancel for a $472.01 refund']);
});

test('a deadline is on a clock of the answer', () => {
  expect(unknown('Until Mon, Apr 12, 3:00 PM, Western European Time')).toEqual([]);
  const late = 'Mon, Apr 12, 4:00 PM, Western European Time';
  expect(unknown(`Until ${late}`)).toEqual([`${late}: Until ${late}`]);
});
