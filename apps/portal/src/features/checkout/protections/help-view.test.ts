import type { ProtectionExample, ProtectionOffer } from '@sojourn/contract/protections.ts';
import type { Instant } from '@sojourn/domain/dates.ts';
import { money } from '@sojourn/domain/money.ts';
import { describe, expect, it } from 'vitest';
import { helpExamples } from './help-view.ts';

const example = (
  choice: ProtectionExample['choice'],
  payMinor: number,
  withoutMinor = 0,
): ProtectionExample => ({
  at: '2027-03-18T10:10:00Z' as Instant,
  choice,
  pay: money(payMinor),
  cost: null,
  clauseId: '',
  withoutIt: money(withoutMinor),
});
const offer = (termsId: string, examples: ProtectionExample[]) =>
  ({
    termsId,
    examples,
    quote: { premiumPrices: { each: money(29_00), total: money(58_00), count: 2 } },
  }) as unknown as ProtectionOffer;
/** Fare 765.50 and a premium of 58.00 that's in the total already. */
const TOTAL = { total: money(823_50) };

describe('disruption assistance', () => {
  const terms = 'disruption-flight-2026-11';
  const shown = helpExamples(
    offer(terms, [example('refund', 628_00), example('rebook', 978_00), example('refund', 0)]),
    TOTAL,
    58_00,
  );

  it('costs nothing with it, and the whole fare without', () => {
    expect(shown).toMatchObject({ each: money(489_00), all: money(978_00), base: money(628_00) });
    expect(shown?.rows[0]).toEqual({
      key: 'rebook',
      withIt: money(0),
      withoutIt: money(978_00),
      unit: 'pay',
    });
  });

  it('gives the base fare back of a delay that counts, nothing of a shorter one', () => {
    expect(shown?.rows.slice(1, 3)).toEqual([
      { key: 'refund', withIt: money(628_00), withoutIt: money(0), unit: 'back' },
      { key: 'short', withIt: money(0), withoutIt: money(0), unit: 'back' },
    ]);
  });

  it('gives nothing that the airline gives anyway', () => {
    expect(shown?.rows[3]).toEqual({
      key: 'canceled',
      withIt: money(765_50),
      withoutIt: money(765_50),
      unit: 'airline',
    });
  });

  it('never gives less than the fare', () => {
    const refundable = helpExamples(
      offer(terms, [example('refund', 628_00, 765_50), example('rebook', 978_00)]),
      TOTAL,
      58_00,
    );
    expect(refundable?.rows[1]).toMatchObject({ withIt: money(765_50), withoutIt: money(765_50) });
  });

  it('says its limits by its terms', () => {
    expect(shown).toMatchObject({ limit: money(1_500_00), delayMinutes: 120 });
  });
});

describe('missed connection', () => {
  const shown = helpExamples(
    offer('connection-flight-2026-11', [example('rebook', 978_00), example('rebook', 0)]),
    TOTAL,
    0,
  );
  it('pays nothing for who decides too late, and gives no refund', () => {
    expect(shown?.rows.map(({ key }) => key)).toEqual(['rebook', 'late']);
    expect(shown?.rows[1]).toMatchObject({ withIt: money(978_00), withoutIt: money(978_00) });
    expect(shown).toMatchObject({ base: null, limit: money(5_000_00), decideHours: 24 });
  });
});

it('shows nothing without an example of a new flight', () => {
  expect(helpExamples(offer('disruption-flight-2026-11', [example('refund', 1)]), TOTAL, 0)).toBeNull();
});
