import { expect, test } from 'vitest';
import { fitBox } from './fit-box.ts';
import { FITTED, orderPins } from './order-pins.ts';

const pin = (stayId: string, collection = 'NoCollection', lat = 38.7, lon = -9.14) => ({
  stayId,
  collection,
  position: { lat, lon },
});
const idsOf = (pins: readonly { readonly stayId: string }[]) => pins.map(({ stayId }) => stayId);

test('the first results and collection hotels come first on the map', () => {
  const pins = [pin('a'), pin('b', 'Premier'), pin('c'), pin('d', 'Lifestyle'), pin('e')];
  expect(idsOf(orderPins(pins, ['e', 'c']))).toEqual(['e', 'c', 'b', 'd', 'a']);
});

test('of the list only its first stays count', () => {
  const pins = Array.from({ length: 14 }, (_, at) => pin(`s${at}`, at === 13 ? 'Premier' : 'NoCollection'));
  const ids = idsOf(orderPins(pins, idsOf(pins)));
  expect(ids.slice(0, 11)).toEqual(['s0', 's1', 's2', 's3', 's4', 's5', 's6', 's7', 's8', 's9', 's13']);
});

test('the view fits the first results, however far out other stays are', () => {
  const near = Array.from({ length: FITTED }, (_, at) => pin(`n${at}`, 'NoCollection', 38.7 + at / 1_000));
  const far = pin('far', 'NoCollection', 39.9);
  const { north } = fitBox(
    orderPins([far, ...near], idsOf(near)),
    { west: -10, south: 38, east: -9, north: 40 },
    FITTED,
  );
  expect(north).toBeLessThan(38.8);
});
