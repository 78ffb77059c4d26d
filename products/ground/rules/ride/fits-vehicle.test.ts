import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Riders, tooMuchFor, usualBags, type Vehicle } from './fits-vehicle.ts';

const CAR: Vehicle = { seats: 4, cases: 3, handBags: 4, oversize: 0, wheelchairs: 0 };
const VAN: Vehicle = { seats: 8, cases: 8, handBags: 8, oversize: 2, wheelchairs: 1 };
const riders = (people: number, over: Partial<Riders> = {}): Riders => ({
  people,
  bags: usualBags(people),
  wheelchairs: 0,
  ...over,
});

test('four people with five cases need the van', () => {
  const four = riders(4, { bags: { cases: 5, handBags: 4, oversize: 0 } });
  expect(tooMuchFor(CAR, four)).toEqual(['cases']);
  expect(tooMuchFor(VAN, four)).toEqual([]);
});

test('skis and a wheelchair need room of their own', () => {
  const two = riders(2, { bags: { cases: 2, handBags: 2, oversize: 1 }, wheelchairs: 1 });
  expect(tooMuchFor(CAR, two)).toEqual(['wheelchairs', 'oversize']);
  expect(tooMuchFor(VAN, two)).toEqual([]);
});

test('hand bags go where cases would', () => {
  const bags = { cases: 1, handBags: 6, oversize: 0 };
  expect(tooMuchFor(CAR, riders(1, { bags }))).toEqual([]);
  expect(tooMuchFor(CAR, riders(1, { bags: { ...bags, handBags: 7 } }))).toEqual(['handBags']);
});

test('one more of anything never fits better', () => {
  const bags = fc.record({ cases: fc.nat(9), handBags: fc.nat(9), oversize: fc.nat(3) });
  fc.assert(
    fc.property(fc.nat(9), bags, fc.constantFrom('cases', 'handBags', 'oversize'), (people, some, more) => {
      const before = tooMuchFor(VAN, riders(people, { bags: some }));
      const after = tooMuchFor(VAN, riders(people + 1, { bags: { ...some, [more]: some[more] + 1 } }));
      expect(after).toEqual(expect.arrayContaining(before));
    }),
  );
});
