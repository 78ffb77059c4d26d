import { expect, test } from 'vitest';
import { checkExtras } from './flight-extras.ts';

const party = { adults: 1, children: 1, seatedInfants: 0, lapInfants: 1 };
const seat = (slice: number, segment: number, traveler: number, name: string) => ({
  slice,
  segment,
  traveler,
  seat: name,
});
const problemsOf = (seats: ReturnType<typeof seat>[], bags: { slice: number; traveler: number }[] = []) =>
  checkExtras({ seats, bags }, party, [2, 1]).map(({ path, problem }) => `${path} ${problem}`);

test('each traveler with a seat may have one on every segment, and everybody bags', () => {
  const seats = [seat(0, 0, 0, '21A'), seat(0, 1, 0, '21A'), seat(0, 0, 1, '21B'), seat(1, 0, 0, '3C')];
  expect(
    problemsOf(seats, [
      { slice: 0, traveler: 2 },
      { slice: 1, traveler: 2 },
    ]),
  ).toEqual([]);
});
test.each([
  ['a segment that there is not', [seat(1, 1, 0, '1A')], ['seats.0 unknown']],
  ['a slice that there is not', [seat(2, 0, 0, '1A')], ['seats.0 unknown']],
  ['a seat for a lap infant', [seat(0, 0, 2, '1A')], ['seats.0 unknown']],
  ['one seat for two', [seat(0, 0, 0, '1A'), seat(0, 0, 1, '1A')], ['seats.1 twice']],
  ['two seats for one', [seat(0, 0, 0, '1A'), seat(0, 0, 0, '1B')], ['seats.1 twice']],
])('%s is refused', (_, seats, problems) => {
  expect(problemsOf(seats)).toEqual(problems);
});
test('bags of nobody, of no slice, or chosen twice are refused', () => {
  const bags = [
    { slice: 0, traveler: 3 },
    { slice: 2, traveler: 0 },
    { slice: 0, traveler: 0 },
    { slice: 0, traveler: 0 },
  ];
  expect(problemsOf([], bags)).toEqual(['bags.0 unknown', 'bags.1 unknown', 'bags.3 twice']);
});
test('before the flights are known only travelers are counted', () => {
  expect(checkExtras({ seats: [seat(5, 2, 0, '1A')], bags: [] }, party, null)).toEqual([]);
});
