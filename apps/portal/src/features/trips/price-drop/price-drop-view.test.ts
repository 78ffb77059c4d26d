import type { PriceDrop } from '@sojourn/contract/price-drop.ts';
import { money } from '@sojourn/domain/money.ts';
import { expect, test } from 'vitest';
import { CHART, priceDropSentence, readingsChart } from './price-drop-view.ts';

const at = (day: number) => `2026-11-${20 + day}T09:00:00.000Z` as PriceDrop['startedAt'];
const watched: PriceDrop = {
  state: 'watching',
  termsId: 'drop-hotel-2026-11',
  startedAt: at(0),
  endsAt: at(6),
  lastDay: '2026-11-25' as PriceDrop['lastDay'],
  clauseId: null,
  threshold: money(2_000),
  most: money(10_000),
  booked: money(50_000),
  lowest: null,
  credited: null,
  readings: [],
};
const lowest = (minor: number) => money(50_000 - minor);

test.each([
  [watched, 'protections.priceDrop.watching', { threshold: '$20.00', most: '$100.00' }],
  [{ ...watched, lowest: lowest(1_999) }, 'protections.priceDrop.watching', {}],
  [{ ...watched, lowest: lowest(2_000) }, 'protections.priceDrop.far', { drop: '$20.00', credit: '$20.00' }],
  [{ ...watched, lowest: lowest(30_000) }, 'protections.priceDrop.far', { credit: '$100.00' }],
  [
    { ...watched, state: 'credited', lowest: lowest(2_500), credited: money(2_500) },
    'protections.priceDrop.credited',
    { credit: '$25.00', lowest: '$475.00' },
  ],
  [
    { ...watched, state: 'notCredited', clauseId: 'threshold' },
    'protections.priceDrop.notCredited.threshold',
    {},
  ],
  [{ ...watched, state: 'notCredited', clauseId: 'canceled' }, 'protections.priceDrop.notCredited.ended', {}],
] as const)('%# says what comes of it: %s', (drop, id, values) => {
  const sentence = priceDropSentence(drop as PriceDrop, 'en');
  expect(sentence.id).toBe(id);
  expect(sentence.values ?? {}).toMatchObject(values);
});

test('the line joins the days that had a price, within the picture', () => {
  expect(readingsChart(watched)).toBeNull();
  const readings = [
    { readAt: at(1), price: money(48_000) },
    { readAt: at(2), price: null },
    { readAt: at(3), price: money(51_000) },
  ];
  const chart = readingsChart({ ...watched, readings });
  expect(chart?.points).toHaveLength(3);
  for (const { x, y } of chart?.points ?? []) {
    expect(x).toBeLessThanOrEqual(CHART.width);
    expect(y).toBeGreaterThanOrEqual(CHART.edge);
    expect(y).toBeLessThanOrEqual(CHART.height - CHART.edge);
  }
  // The cheapest day is the lowest point
  expect(Math.max(...(chart?.points.map(({ y }) => y) ?? []))).toBe(chart?.points[1]?.y);
});
