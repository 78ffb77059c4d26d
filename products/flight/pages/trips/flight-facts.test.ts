import type { Instant } from '@sojourn/domain/dates.ts';
import { money } from '@sojourn/domain/money.ts';
import { describe, expect, it } from 'vitest';
import { rulesWith } from '../slices/testing/sample-slice.ts';
import { baggageLines, baggageOf } from './baggage-view.ts';
import { flightCancelText } from './cancel-words.ts';
import { clockText, daysOfFlight, flightNames, sliceNow } from './flight-days-view.ts';
import { receiptLines } from './receipt-lines-view.ts';
import { FLIGHT_TRIP } from './testing/sample-flight-trip.ts';
import { travelerNames, viewOfTravelers } from './travelers-view.ts';

const { flight, travelers } = FLIGHT_TRIP;
const [maya, jonah] = travelers;

describe('the days of a flight', () => {
  it('go by the clocks of its airports; one day holds what happens on it', () => {
    const days = daysOfFlight(flight, 'en').map(({ date, moments }) => [
      date,
      moments
        .map(({ kind, time, plusDays }) => `${kind} ${time}${plusDays ? ` +${plusDays}` : ''}`)
        .join(', '),
    ]);
    expect(days).toEqual([
      ['2027-04-14', 'leave 6:05 PM'],
      ['2027-04-15', 'land 5:40 AM +1'],
      ['2027-04-19', 'leave 7:00 AM, land 2:00 PM'],
    ]);
  });

  it('show a time that the airline changed, with the booked one', () => {
    const [out, back] = flight.slices;
    const late = {
      ...out!.segments[0]!,
      updatedDepartureTime: '2027-04-15T04:05:00Z' as Instant,
      updatedArrivalTime: '2027-04-15T10:40:00Z' as Instant,
    };
    const days = daysOfFlight({ slices: [{ ...out!, segments: [late] }, back!] }, 'en');
    expect(
      days
        .slice(0, 1)
        .map(({ date, moments }) => [date, moments.map(({ time, was, plusDays }) => [time, was, plusDays])]),
    ).toEqual([
      [
        '2027-04-15',
        [
          ['12:05 AM', 'Wed, Apr 14, 6:05 PM', 0],
          ['11:40 AM', '5:40 AM', 0],
        ],
      ],
    ]);
    const now = sliceNow({ ...out!, segments: [late] });
    expect(now.segments[0]).toMatchObject({
      zonedDepartureTime: '2027-04-15T00:05',
      zonedArrivalTime: '2027-04-15T11:40',
    });
    expect([out!.plusDays, now.plusDays]).toEqual([1, 0]);
    expect(sliceNow(back!).segments).toEqual(back!.segments);
  });

  const [out, back] = flight.slices;
  const between = (from: string, to: string) => ({
    segments: [
      {
        ...out!.segments[0]!,
        origin: { ...out!.segments[0]!.origin, zone: from },
        destination: { ...out!.segments[0]!.destination, zone: to },
      },
    ],
  });
  it.each([
    ['America/New_York', 'Europe/Lisbon', 'trip.flight.clock.ahead', 5],
    ['Europe/Lisbon', 'America/New_York', 'trip.flight.clock.behind', 5],
    ['Asia/Dubai', 'Asia/Kolkata', 'trip.flight.clock.ahead', 1.5],
    ['Pacific/Auckland', 'Pacific/Honolulu', 'trip.flight.clock.behind', 22],
    ['Europe/Paris', 'Europe/Rome', 'trip.flight.clock.same', undefined],
  ])('%s to %s: %s %s', (from, to, id, hours) => {
    const { id: texts, values } = clockText(between(from, to));
    expect([texts, values?.hours]).toEqual([id, hours]);
  });

  it('name an airline once', () => {
    expect(flightNames(out!)).toBe('TAP Air Portugal TP\u00a0216');
    expect(flightNames(back!)).toBe('Aer Lingus EI\u00a0138, EI\u00a0482');
  });
});

describe('travelers', () => {
  it('of one family share its name', () => {
    const other = { ...jonah!, lastName: 'Bello' };
    expect(travelerNames(travelers, 'en')).toBe('Maya and Jonah Okafor');
    expect(travelerNames([maya!, other], 'en')).toBe('Maya Okafor and Jonah Bello');
    expect(travelerNames([maya!], 'fr')).toBe('Maya Okafor');
  });

  it('have a seat, bags and a ticket on each slice, or none of them', () => {
    const bags = [{ slice: 1, pieces: 2 }];
    const [first] = viewOfTravelers({ ...FLIGHT_TRIP, travelers: [{ ...maya!, bags }] });
    expect(first?.slices).toEqual([
      { slice: 0, way: 'BOS – LIS', seats: '21A', bags: 0, ticket: '047-1' },
      { slice: 1, way: 'LIS – BOS', seats: null, bags: 2, ticket: '047-1' },
    ]);
  });

  it.each([
    ['Adult', [], true],
    ['Adult', [{ airline: 'TP', number: '1' }], false],
    ['LapInfant', [], false],
  ] as const)('%s with %j: a number is missed: %s', (type, numbers, missing) => {
    const each = { ...maya!, type, frequentFlyerNumber: [...numbers] };
    const [shown] = viewOfTravelers({ ...FLIGHT_TRIP, travelers: [each] });
    expect(shown?.isNumberMissing).toBe(missing);
  });
});

describe('bags', () => {
  it.each([
    [{}, ['carryOn', 'first']],
    [{ carryOnPieces: 0 }, ['personalItem', 'first']],
    [{ carryOnPieces: 0, personalItem: false, firstPiece: null }, ['nothing', 'ask']],
    [{ pieces: 1 }, ['carryOn', 'checked', 'further']],
  ])('%j: %j', (rules, texts) => {
    const lines = baggageLines(rulesWith(rules), 'en');
    expect(lines.map(({ text }) => text.id.replace('trip.flight.bag.', ''))).toEqual(texts);
  });
  it('are told once where all slices allow the same', () => {
    expect(baggageOf(FLIGHT_TRIP, 'en').map(({ way }) => way)).toEqual([null]);
    const [out, back] = flight.slices;
    const slices = [out!, { ...back!, restrictions: rulesWith({ pieces: 1 }) }];
    const ways = baggageOf({ flight: { ...flight, slices } }, 'en').map(({ way }) => way);
    expect(ways).toEqual(['BOS – LIS', 'LIS – BOS']);
  });
});

it.each([129_800, 125_000, 131_000])('a receipt of %i cents adds up', (totalMinor) => {
  const { people, extras } = receiptLines({ ...FLIGHT_TRIP, total: money(totalMinor) });
  const all = [...people.flatMap(({ lines }) => lines), ...extras];
  expect(all.reduce((sum, { amount }) => sum + amount.amountMinor, 0)).toBe(totalMinor);
  expect(people[0]?.lines.map(({ part }) => part)).toEqual(['base', 'tax', 'fee']);
  expect(extras.some(({ part }) => part === 'adjustment')).toBe(totalMinor !== 129_800);
});

it('a cancellation names the airline for flights and the hotel for stays', () => {
  expect(flightCancelText('trip.cancel.success.title')).toBe('trip.cancelFlight.success.title');
  expect(flightCancelText('trip.refund.bound')).toBe('trip.refund.bound');
});
