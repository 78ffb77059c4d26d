import { money } from '@sojourn/domain/money.ts';
import { expect, test } from 'vitest';
import { restrictionsWithInfo } from './fare-restrictions.ts';
import { fixedWording } from './fixed-wording.ts';
import type { Penalty } from './penalties.ts';
import { withTicketRules } from './ticket-rules.ts';

const free = { kind: 'free' } as const;
const never = { kind: 'notAllowed' } as const;
const fee = { kind: 'fee', fee: money(9_000) } as const;
const sliceOf = (ticketNos: number[], change: Penalty, cancel: Penalty, airline = 'TP') => {
  const fixed = fixedWording([{ airline, brand: 'Classic' }]);
  const fare = {
    baggageInfo: { personalItem: true, carryOnPieces: 1 },
    detailBaggageInfo: { pieces: 1, charges: { firstPiece: null } },
    penaltiesInfo: { changePenalty: change, cancelPenalty: cancel },
    seats: 'freeChoice' as const,
  };
  const restrictions = {
    ...fare,
    refund: 'WithoutFees' as const,
    fixedWording: fixed,
    restrictionsWithInfo: restrictionsWithInfo(fare, fixed),
  };
  return { ticketNos, restrictions };
};
const shown = (slices: ReturnType<typeof sliceOf>[], rules: Parameters<typeof withTicketRules>[1]) =>
  withTicketRules(slices, rules).map(({ restrictions: { refund, restrictionsWithInfo: list } }) =>
    [refund, ...list.slice(-2).map(({ body }) => body)].join(' '),
  );

test('every slice of a ticket has its strictest rule, and no other ticket’s', () => {
  const slices = [sliceOf([1], free, free), sliceOf([1], fee, fee), sliceOf([2], free, free)];
  const rules = [
    { ticketNo: 1, change: fee, cancel: fee },
    { ticketNo: 2, change: free, cancel: free },
  ];
  expect(shown(slices, rules)).toEqual(['WithFees Fee Fee', 'WithFees Fee Fee', 'WithoutFees Free Free']);
});

test('a flexible fare that a nonrefundable ticket was exchanged for isn’t shown as refundable', () => {
  const rules = [{ ticketNo: 1, change: fee, cancel: never }];
  expect(shown([sliceOf([1], free, free)], rules)).toEqual(['NotRefundable Fee NonRefundable']);
});

test('a slice on two tickets has the strictest of both, and one without a rule stays', () => {
  const rules = [
    { ticketNo: 1, change: free, cancel: free },
    { ticketNo: 2, change: never, cancel: fee },
  ];
  const slices = [sliceOf([1, 2], free, free), sliceOf([3], free, free)];
  expect(shown(slices, rules)).toEqual(['WithFees NotAllowed Fee', 'WithoutFees Free Free']);
});

test('an airline’s own wording stays where it names a contact, or the ticket says no as well', () => {
  const rule = (cancel: Penalty) => [{ ticketNo: 1, change: free, cancel }];
  const slices = [sliceOf([1], free, free, 'FR')];
  expect(shown(slices, rule(never))).toEqual(['NotRefundable ContactAirline NotAllowed']);
  // Together with another airline’s flights it’s refundable for a fee
  expect(shown(slices, rule(fee))).toEqual(['WithFees ContactAirline Fee']);
});
