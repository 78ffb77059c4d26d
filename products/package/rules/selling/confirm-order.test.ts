import type { Instant } from '@sojourn/domain/dates.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { confirmOrder, type PackagePart } from './confirm-order.ts';

const NOW = '2027-02-08T17:00:00.000Z' as Instant;
const hoursOn = (hours: number | null) =>
  hours === null ? null : (new Date(Date.parse(NOW) + hours * 3_600_000).toISOString() as Instant);
const part = (name: PackagePart['part'], undo: number | null, held: number | null = null): PackagePart => ({
  part: name,
  undoUntil: hoursOn(undo),
  heldUntil: hoursOn(held),
});
const orderOf = (flight: PackagePart, hotel: PackagePart) => {
  const answer = confirmOrder(flight, hotel, NOW);
  return answer.sold ? answer.order.map((each) => each.part) : null;
};

test('a hotel that’s free to cancel comes before a fare that can’t be given back', () =>
  expect(orderOf(part('flight', null), part('hotel', 1_400))).toEqual(['hotel', 'flight']));

test('a fare that can be voided today comes before a hotel that can’t be given back', () =>
  expect(orderOf(part('flight', 20), part('hotel', null))).toEqual(['flight', 'hotel']));

test('of two that can’t, both have to be held, and the shorter hold comes first', () => {
  expect(orderOf(part('flight', null, 24), part('hotel', null))).toBeNull();
  expect(orderOf(part('flight', null, 24), part('hotel', null, 2))).toEqual(['hotel', 'flight']);
  expect(orderOf(part('flight', null, 1), part('hotel', null, 2))).toEqual(['flight', 'hotel']);
});

test('an undo that ends while the other answers is none', () =>
  expect(orderOf(part('flight', 0.25), part('hotel', null))).toBeNull());

test('whatever the times, the first can be undone when the second fails, or both are held', () => {
  const hours = fc.option(fc.integer({ min: -10, max: 100 }), { nil: null });
  fc.assert(
    fc.property(hours, hours, hours, hours, (undoF, undoH, heldF, heldH) => {
      const answer = confirmOrder(part('flight', undoF, heldF), part('hotel', undoH, heldH), NOW);
      if (!answer.sold) return;
      const [first, second] = answer.order;
      const canUndo = first.undoUntil !== null && Date.parse(first.undoUntil) > Date.parse(NOW);
      const areHeld = [first, second].every(
        ({ heldUntil }) => heldUntil !== null && Date.parse(heldUntil) > Date.parse(NOW),
      );
      expect(canUndo || areHeld).toBe(true);
    }),
  );
});
