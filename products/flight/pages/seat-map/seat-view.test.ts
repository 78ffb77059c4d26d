import { describe, expect, it } from 'vitest';
import type { SeatMap } from '#flight/wire/seat-map.ts';
import { nextWithout, pressed, rowsOf, type Seating, seatedOf, seatsMinor } from './seat-view.ts';

const seat = (name: string, priceMinor: number | null, state: 'free' | 'taken' | 'blocked' = 'free') =>
  ({ seat: name, state, position: 'window', hasExtraLegroom: false, priceMinor }) as const;
const MAP: SeatMap = {
  aircraft: { code: '320', name: 'Airbus A320' },
  airline: { code: 'TP', name: 'TAP Air Portugal' },
  flightNumber: '216',
  cabin: 'economy',
  blocks: [
    ['A', 'B'],
    ['D', 'E'],
  ],
  rows: [
    { row: 11, isExit: true, seats: [seat('11A', 4900), seat('11B', 4900), seat('11D', 4900)] },
    {
      row: 12,
      isExit: false,
      seats: [seat('12A', 1900), seat('12B', 900, 'taken'), seat('12D', 900, 'blocked'), seat('12E', 0)],
    },
  ],
  rule: 'paidChoice',
};
const PARTY = { adults: 2, children: 1, seatedInfants: 0, lapInfants: 1 };
const BARS = ['infant', undefined, 'age'] as const;
const seated = seatedOf(PARTY, (index) => ({ name: `T${index}`, exitBar: BARS[index] }));
const states = (seating: Seating, active: number) =>
  rowsOf(MAP, seated, seating, active).flatMap(({ blocks }) => blocks.flat().map((cell) => cell?.state));

it('gives a seat to everybody but infants on a lap', () => {
  expect(seated.map(({ index, type, name }) => [index, type, name])).toEqual([
    [0, 'Adult', 'T0'],
    [1, 'Adult', 'T1'],
    [2, 'Child', 'T2'],
  ]);
});

describe('the cabin', () => {
  it('shows who sits where, from the eyes of the one whose turn it is', () => {
    const seating: Seating = new Map([
      [1, '11A'],
      [2, '12A'],
    ]);
    expect(states(seating, 1)).toEqual([
      'own',
      'free',
      'free',
      undefined,
      'party',
      'taken',
      'blocked',
      'free',
    ]);
  });

  it.each([
    [0, 'unfit', 'infant'],
    [1, 'free', undefined],
    [2, 'unfit', 'age'],
  ] as const)('shows an exit row to traveler %i as %s, with the reason %s', (active, state, bar) => {
    const [exit] = rowsOf(MAP, seated, new Map(), active)[0]!.blocks[0]!;
    expect(exit).toMatchObject({ state });
    expect(exit?.bar).toBe(bar);
  });
});

it('takes a free seat, gives an own one back, and leaves everything else as it is', () => {
  const cells = (seating: Seating) => rowsOf(MAP, seated, seating, 0).flatMap(({ blocks }) => blocks.flat());
  const find = (seating: Seating, name: string) => cells(seating).find((cell) => cell?.seat === name)!;
  const none: Seating = new Map();
  const one = pressed(none, find(none, '12A'), 0);
  expect([...one]).toEqual([[0, '12A']]);
  const moved = pressed(one, find(one, '12E'), 0);
  expect([...moved]).toEqual([[0, '12E']]);
  expect([...pressed(moved, find(moved, '12E'), 0)]).toEqual([]);
  for (const barred of ['12B', '12D', '11A']) expect(pressed(one, find(one, barred), 0)).toBe(one);
  expect(pressed(one, find(one, '12E'), undefined)).toBe(one);
});

it('goes on to whoever has no seat yet, and adds up', () => {
  const seating: Seating = new Map([[1, '12A']]);
  expect(nextWithout(seated, seating, 0)).toBe(2);
  expect(nextWithout(seated, seating, 2)).toBe(0);
  expect(nextWithout(seated, new Map([...seating, [0, '12E'], [2, '11B']]), 2)).toBeUndefined();
  expect(seatsMinor(MAP, new Map([...seating, [0, '11A']]))).toBe(6800);
});
