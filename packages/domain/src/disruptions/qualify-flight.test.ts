import { describe, expect, test } from 'vitest';
import type { CalendarDate, Instant } from '../dates.ts';
import type { Fact } from '../protections/clause.ts';
import type { Purchase } from '../protections/decide.ts';
import { termsById } from '../protections/protection-terms.ts';
import { type Candidate, fareLimitMinor, qualifyFlight, type RebookClaim } from './qualify-flight.ts';

const day = (text: string) => text as CalendarDate;
const at = (text: string) => text as Instant;
const CLASSES = ['basic', 'standard', 'enhanced', 'premium', 'luxury'];
const DISRUPTED = {
  origin: 'BOS',
  destination: 'LIS',
  departs: day('2027-04-14'),
  rank: CLASSES.indexOf('standard'),
} as const;
const purchase: Purchase = {
  bookedAt: at('2027-03-01T12:00:00.000Z'),
  boughtAt: at('2027-03-01T12:00:00.000Z'),
  startsAt: at('2027-04-14T22:05:00.000Z'),
  endsAt: at('2027-04-19T20:00:00.000Z'),
  travelers: 2,
  covered: 2,
  amounts: { base: 86_200, taxes: 26_200 },
  isWithBooking: true,
  days: null,
  happened: [],
  exercisedAt: null,
};
const claimOf = (termsId: string, more: Partial<RebookClaim['claim']> = {}): RebookClaim => ({
  terms: termsById(termsId),
  purchase,
  claim: {
    at: at('2027-04-14T17:30:00.000Z'),
    choice: 'rebook',
    facts: ['withinDayOfDeparture', 'everyTraveler', 'noReasonableFlight'],
    amounts: {},
    disruptedAt: at('2027-04-14T15:00:00.000Z'),
    disruption: 'Delayed',
    delayMinutes: 260,
    ...more,
  },
});
const DELAY = claimOf('disruption-flight-2026-11');
const CONNECTION = claimOf('connection-flight-2026-11', { disruption: 'MissedConnection', delayMinutes: 0 });
const fares = (text: string): Candidate['fares'] =>
  text.split(' ').map((each) => {
    const [name, total] = each.split(':');
    return { rank: CLASSES.indexOf(name ?? ''), totalMinor: Number(total) * 100 };
  });
const candidate = (text: string, over: Partial<Candidate> = {}): Candidate => ({
  origin: 'BOS',
  destination: 'LIS',
  departs: day('2027-04-14'),
  fares: fares(text),
  ...over,
});
const decided = (of: RebookClaim, flight: Candidate): string | null => {
  const found = qualifyFlight(of, DISRUPTED, flight);
  return 'fare' in found ? `${CLASSES[found.fare.rank]} ${found.fare.totalMinor}` : found.why;
};

describe('a flight instead of a disrupted one', () => {
  test.each([
    [
      'the class that was booked, though another is cheaper',
      'basic:900 standard:1200',
      {},
      'standard 120000',
    ],
    ['the best below it where it is sold out', 'basic:900 luxury:2000', {}, 'basic 90000'],
    ['a lower class where the booked one is above the limit', 'basic:2900 standard:3100', {}, 'basic 290000'],
    ['exactly the limit of both travelers', 'standard:3000', {}, 'standard 300000'],
    ['a cent above it', 'standard:3000.01', {}, 'AboveFareLimit'],
    ['only higher classes', 'premium:1300 luxury:2000', {}, 'HigherClass'],
    ['the next day', 'standard:900', { departs: day('2027-04-15') }, 'standard 90000'],
    ['the day after that', 'standard:900', { departs: day('2027-04-16') }, 'OtherDay'],
    ['the day before', 'standard:900', { departs: day('2027-04-13') }, 'OtherDay'],
    ['another airport of the same city', 'standard:900', { destination: 'OPO' }, 'OtherAirport'],
    ['from another airport', 'standard:900', { origin: 'PVD' }, 'OtherAirport'],
  ] as const)('%s', (_, text, over, expected) => {
    expect(decided(DELAY, candidate(text, over))).toBe(expected);
  });

  test('after a missed connection the limit is $5,000 each, in whatever class', () => {
    expect(decided(CONNECTION, candidate('premium:9000 luxury:9900'))).toBe('premium 900000');
    expect(decided(CONNECTION, candidate('luxury:10000.01'))).toBe('AboveFareLimit');
  });

  test('names the limit of each traveler', () => {
    expect(fareLimitMinor(DELAY.terms)).toBe(1_500_00);
    expect(fareLimitMinor(CONNECTION.terms)).toBe(5_000_00);
    expect(fareLimitMinor(termsById('change-flight-2026-11'))).toBeNull();
  });

  test.each([
    ['a delay that is too short', { delayMinutes: 119 }, 'delay'],
    ['one that began earlier', { facts: ['everyTraveler'] as Fact[] }, 'near-departure'],
    ['some of the travelers', { facts: ['withinDayOfDeparture'] as Fact[] }, 'everyone-rebooked'],
  ])('no flight helps: %s', (_, over, clauseId) => {
    const of = claimOf('disruption-flight-2026-11', over);
    expect(qualifyFlight(of, DISRUPTED, candidate('standard:900'))).toEqual({ why: null, clauseId });
  });

  test('no flight helps once it was used, or a day after the last flight', () => {
    const used = { ...DELAY, purchase: { ...purchase, exercisedAt: at('2027-04-14T16:00:00.000Z') } };
    expect(qualifyFlight(used, DISRUPTED, candidate('standard:900'))).toEqual({
      why: null,
      clauseId: 'once',
    });
    const late = claimOf('disruption-flight-2026-11', { at: at('2027-04-20T20:00:00.000Z') });
    expect(qualifyFlight(late, DISRUPTED, candidate('standard:900'))).toMatchObject({ why: null });
  });
});
