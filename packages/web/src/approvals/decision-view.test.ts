import type { Approval, ApprovalPart } from '@sojourn/contract/approvals.ts';
import { money } from '@sojourn/domain/money.ts';
import { expect, test } from 'vitest';
import { decisionOn, partsToDecide, suggestedOnly, totalOf } from './decision-view.ts';

const part = (requestId: string, startsAt: string, offers: ApprovalPart['offers']) =>
  ({ requestId, startsAt, offers, broken: [{}], version: 2 }) as unknown as ApprovalPart;
const flight = part('f', '2027-03-16T13:05:00.000Z', ['approve', 'decline']);
const hotel = part('h', '2027-03-16T22:00:00.000Z', ['approve', 'decline']);
const car = part('c', '2027-03-16T18:00:00.000Z', ['approve', 'decline']);

test('only what waits for the reader is decided', () => {
  const decided = part('d', '2027-03-16T18:00:00.000Z', []);
  expect(partsToDecide({ ...hotel, trip: [flight, decided] } as Approval)).toEqual([
    expect.objectContaining({ requestId: 'h' }),
    flight,
  ]);
  expect(partsToDecide({ ...decided, trip: [flight] } as Approval)).toEqual([flight]);
});

test('what’s booked is offered without the rest, then what breaks the fewest rules or comes first', () => {
  expect(suggestedOnly([hotel, flight, car])).toEqual(['f']);
  expect(suggestedOnly([hotel, car])).toEqual(['c']);
  expect(suggestedOnly([flight, { ...hotel, kind: 'review' }])).toEqual(['h']);
  expect(suggestedOnly([{ ...flight, broken: [{}, {}] as never }, hotel])).toEqual(['h']);
});

test('every part gets a decision about the version on screen', () => {
  expect(decisionOn([flight, hotel], ['f'])).toEqual([
    { requestId: 'f', version: 2, decision: 'approve' },
    { requestId: 'h', version: 2, decision: 'decline' },
  ]);
});

test('amounts add up in one currency only', () => {
  expect(totalOf([money(31_800), money(74_427)])).toEqual(money(106_227));
  expect(totalOf([money(1), money(1, 'EUR')])).toBeNull();
  expect(totalOf([])).toBeNull();
});
