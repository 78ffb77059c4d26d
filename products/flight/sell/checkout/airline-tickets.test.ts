/** What an airline's credit may pay: its own tickets, each for the traveler whose name is on it. */
import { expect, test } from 'vitest';
import { airlineTickets } from './airline-tickets.ts';

const airline = (code: string) => ({ code, name: code });
const each = (grandTotal: number) => ({ grandTotal });
const maya = { type: 'Adult', firstName: 'Maya', lastName: 'Okafor' } as const;
const zoe = { type: 'Child', firstName: 'Zoe', lastName: 'Okafor' } as const;

/** Two fares, 90 for seats and 70 for bags. */
const sold = (...codes: readonly string[]) =>
  ({
    flight: { tickets: codes.map((code, ticketNo) => ({ ticketNo, airline: airline(code) })) },
    price: {
      seatsMinor: 9_000,
      bagsMinor: 7_000,
      travelers: [
        { type: 'Adult', each: each(41_200) },
        { type: 'Child', each: each(30_100) },
      ],
    },
  }) as unknown as Parameters<typeof airlineTickets>[0];

test.each([
  ['one ticket', ['TP']],
  ['two tickets of one airline', ['TP', 'TP']],
] as const)('%s: fares and taxes of each traveler, without seats and bags', (_, codes) => {
  expect(airlineTickets(sold(...codes), [maya, zoe])).toEqual([
    { airline: 'TP', firstName: 'Maya', lastName: 'Okafor', amountMinor: 41_200 },
    { airline: 'TP', firstName: 'Zoe', lastName: 'Okafor', amountMinor: 30_100 },
  ]);
});

test('nothing where several airlines issue tickets, or for travelers without a name yet', () => {
  expect(airlineTickets(sold('TP', 'FR'), [maya])).toEqual([]);
  expect(airlineTickets(sold('TP'), [{ ...maya, firstName: '' }])).toEqual([]);
});
