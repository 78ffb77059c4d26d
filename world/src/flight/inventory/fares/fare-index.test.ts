import { fareIndex } from '@sojourn/domain/protections/change-cost.ts';
import { expect, test } from 'vitest';
import { LEAD_CURVES } from './fare-days.ts';

test('what changes are expected to cost follows how the market’s fares rise until departure', () => {
  for (let day = 0; day <= 330; day++) {
    const mean = LEAD_CURVES.reduce((sum, curve) => sum + (curve[day] ?? 0), 0) / LEAD_CURVES.length;
    expect(Math.abs(fareIndex(day) / mean - 1), `${day} days ahead`).toBeLessThan(0.03);
  }
});
