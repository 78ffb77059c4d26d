import type { CalendarDate } from '@sojourn/domain/dates.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { priceStay } from '#hotel/rules/stay-price.ts';
import { wirePrice } from '#hotel/wire/wire-price.ts';
import { priceLines } from './price-lines.ts';

const nights = (...amounts: number[]) =>
  amounts.map((amountMinor, i) => ({ date: `2027-04-${15 + i}` as CalendarDate, amountMinor }));
const price = (amounts: number[], roomCount = 1) =>
  wirePrice(priceStay({ nights: nights(...amounts), roomCount, collection: 'Premier', taxBps: 1200 }));

describe('the lines of a price', () => {
  it('are those of the reference stay', () => {
    const lines = priceLines(price([41_200, 41_200, 41_200, 41_200]), 'en');
    expect(lines.map(({ label, amount }) => [label.id, label.values?.rate, amount.amountMinor])).toEqual([
      ['booking.line.nights', '$412.00', 164_800],
      ['booking.line.fourthNight', undefined, -41_200],
      ['booking.line.taxes', undefined, 14_832],
    ]);
  });

  it.each([
    [[100, 100], 1, 'booking.line.nights'],
    [[100, 300], 1, 'booking.line.nightsAverage'],
    [[100, 100], 2, 'booking.line.roomNights'],
    [[100, 300], 2, 'booking.line.roomNightsAverage'],
  ] as const)('of %o in %i rooms are told by %s', (amounts, rooms, id) => {
    const [first] = priceLines(price([...amounts], rooms), 'en');
    expect(first?.label).toMatchObject({ id, values: { nights: 2, rooms } });
  });

  it('add up to the total', () => {
    const amounts = fc.array(fc.integer({ min: 0, max: 500_000 }), { minLength: 1, maxLength: 14 });
    fc.assert(
      fc.property(amounts, fc.integer({ min: 1, max: 8 }), (each, rooms) => {
        const whole = price(each, rooms);
        const sum = priceLines(whole, 'en').reduce((total, { amount }) => total + amount.amountMinor, 0);
        expect(sum).toBe(whole.tripTotal.amountMinor);
      }),
    );
  });
});
