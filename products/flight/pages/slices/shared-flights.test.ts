import { money } from '@sojourn/domain/money.ts';
import { describe, expect, test } from 'vitest';
import { factsOfFare, restrictionsOf } from './fare-facts-view.ts';
import { operatorsOf, plusDaysMark, plusDaysText, viewOfSlice } from './slice-view.ts';
import { BY_DUBLIN, DIRECT, rulesWith, STANDARD } from './testing/sample-slice.ts';
import { timelineOf } from './timeline-view.ts';

const print = ({ duration, city, code }: { duration: string; city: string | undefined; code: string }) =>
  `${duration} in ${city ?? ''}${code}`;

describe('a slice in a list', () => {
  test('nonstop names its flight', () => {
    const view = viewOfSlice(DIRECT, 'en', print);
    expect(view).toMatchObject({ departs: '6:05 PM', arrives: '5:40 AM', plusDays: 1, duration: '6h 35m' });
    expect(view).toMatchObject({ code: 'TP', airlines: 'TAP Air Portugal', note: 'TP\u00a0216', stops: 0 });
  });
  test('one stop says where one waits and how long; an airline is named once', () => {
    const view = viewOfSlice(BY_DUBLIN, 'en', print);
    expect(view).toMatchObject({ stops: 1, airlines: 'Aer Lingus', note: '1h 55m in DublinDUB' });
    expect(operatorsOf(BY_DUBLIN)).toEqual(['British Airways']);
  });
  test.each([
    [0, '', undefined],
    [1, '+1', 'flights.plusDays'],
    [2, '+2', 'flights.plusDays'],
    [-1, '\u22121', 'flights.dayBefore'],
  ])('%i days later is marked "%s"', (days, mark, id) => {
    expect(plusDaysMark(days)).toBe(mark);
    expect(plusDaysText(days)?.id).toBe(id);
  });
});

describe('what a fare allows', () => {
  const free = { kind: 'free' } as const;
  test.each([
    ['bags', { carryOnPieces: 0 }, ['economy'], 'flights.fact.personalItem'],
    ['bags', { carryOnPieces: 1 }, ['economy'], 'flights.fact.carryOn'],
    ['bags', { pieces: 2 }, ['economy'], 'flights.fact.checked'],
    ['seat', { pieces: 2 }, ['economy', 'business'], 'flights.fact.cabin.business'],
    ['seat', {}, ['premium'], 'flights.fact.cabin.premium'],
  ] as const)('%s of %j in %j', (_, rules, cabins, id) => {
    const [bag] = factsOfFare({ restrictions: rulesWith(rules), cabinClassName: [...cabins] }, 'en');
    expect(bag?.text.id).toBe(id);
  });
  test('a fee is told without idle cents, a refusal has the x', () => {
    expect(factsOfFare(STANDARD, 'en').slice(1)).toEqual([
      { key: 'change', mark: 'yes', text: { id: 'flights.fact.change.fee', values: { fee: '$75' } } },
      { key: 'cancel', mark: 'no', text: { id: 'flights.fact.cancel.no' } },
    ]);
  });
  test('restrictions use the words of the specification', () => {
    const values = (rules: Parameters<typeof rulesWith>[0]) =>
      restrictionsOf(rulesWith(rules), 'en').map(({ value }) => value.id);
    expect(values({ changePenalty: free, cancelPenalty: free }).slice(-2)).toEqual([
      'flights.rule.body.Free',
      'flights.rule.body.Free',
    ]);
    expect(values({ changePenalty: { kind: 'notAllowed' } }).slice(-2)).toEqual([
      'flights.rule.body.NotAllowed',
      'flights.rule.body.NonRefundable',
    ]);
    expect(values({ firstPiece: null })).toContain('flights.rule.body.ContactAirline');
    expect(
      restrictionsOf(rulesWith({ changePenalty: { kind: 'fee', fee: money(7250) } }), 'en')[5]?.value,
    ).toEqual({ id: 'flights.rule.fee', values: { fee: '$72.50' } });
  });
});

test('options of a search have no list, and the page makes the same of them', () => {
  const listed = rulesWith({ cancelPenalty: { kind: 'free' } });
  const { restrictionsWithInfo: _, ...offer } = listed;
  expect(restrictionsOf(offer, 'en')).toEqual(restrictionsOf(listed, 'en'));
  const fixedWording = { changes: 'ContactAirline', cancellation: 'NotAllowed' } as const;
  expect(
    restrictionsOf({ ...offer, fixedWording }, 'en')
      .slice(-2)
      .map(({ value, filter }) => [value.id, filter]),
  ).toEqual([
    ['flights.rule.body.ContactAirline', null],
    ['flights.rule.body.NotAllowed', null],
  ]);
  const fare = { restrictions: { ...offer, fixedWording }, cabinClassName: ['economy' as const] };
  expect(factsOfFare(fare, 'en')[1]).toMatchObject({ mark: 'contact' });
});

describe('the timeline', () => {
  test('counts days from the slice’s departure and names who flies', () => {
    const { legs } = timelineOf(BY_DUBLIN, 'en', { cabins: ['economy', 'business'], ticketNos: [1, 2] });
    expect(legs.map(({ departsPlus, arrivesPlus }) => [departsPlus, arrivesPlus])).toEqual([
      [0, 1],
      [1, 1],
    ]);
    expect(legs.map(({ operatedBy }) => operatedBy)).toEqual([undefined, 'British Airways']);
    expect(legs.map(({ cabin, ticketNo }) => [cabin, ticketNo])).toEqual([
      ['economy', 1],
      ['business', 2],
    ]);
  });
  const notes = (layover: object) => {
    const slice = { ...BY_DUBLIN, layovers: [{ ...BY_DUBLIN.layovers[0]!, ...layover }] };
    return timelineOf(slice, 'en').changes[0]!.notes.map(({ text }) => text.id);
  };
  test.each([
    [{}, ['flights.change.terminal']],
    [{ stopoverDurationMinutes: 85 }, ['flights.change.tight', 'flights.change.terminal']],
    [
      { isSelfTransferLayover: true, stopoverDurationMinutes: 300 },
      ['flights.change.self', 'flights.change.terminal'],
    ],
    [{ isOvernight: true }, ['flights.change.overnight', 'flights.change.terminal']],
  ])('a change with %j says %j', (layover, ids) => expect(notes(layover)).toEqual(ids));
  test('a change of airport is a warning, and the terminals of two airports are not compared', () => {
    const [first, second] = BY_DUBLIN.segments;
    const elsewhere = { ...second!, origin: { ...second!.origin, locationCode: 'ORK' } };
    const changed = timelineOf({ ...BY_DUBLIN, segments: [first!, elsewhere] }, 'en');
    expect(changed.changes[0]!.notes).toEqual([
      { tone: 'warn', text: { id: 'flights.change.airport', values: { from: 'DUB', to: 'ORK' } } },
    ]);
  });
});
