/** Deadlines on nights in which clocks change, in the zone where the trip begins. */
import { describe, expect, it } from 'vitest';
import { type Instant, instantAt, localAt, plusSeconds } from '../dates.ts';
import { type Claim, decideClaim, endOfPurchase, type Purchase, purchaseRefusal } from './decide.ts';
import { termsById } from './protection-terms.ts';

const HOUR = 3_600;
const BOUGHT = '2027-01-10T12:00:00.000Z' as Instant;

const purchase = (startsAt: Instant, boughtAt = BOUGHT): Purchase => ({
  bookedAt: boughtAt,
  boughtAt,
  startsAt,
  endsAt: plusSeconds(startsAt, 96 * HOUR),
  travelers: 1,
  covered: 1,
  amounts: { base: 50_000, taxes: 5_000 },
  isWithBooking: true,
  days: null,
  happened: [],
  exercisedAt: null,
});
const claim = (choice: Claim['choice'], at: Instant): Claim => ({
  at,
  choice,
  facts: choice === 'change' ? ['departsWithinYear'] : [],
  amounts: choice === 'change' ? { changeCost: 9_000 } : {},
  disruptedAt: null,
  disruption: null,
  delayMinutes: 0,
});

/** What begins when and where, and what the local clock shows at the deadline. */
const NIGHTS = [
  ['forward, out of New York', '2027-03-14T04:00', 'America/New_York', '2027-03-14T00:00'],
  ['back, out of New York', '2027-11-07T03:00', 'America/New_York', '2027-11-07T01:00'],
  ['forward, out of Lisbon', '2027-03-28T03:30', 'Europe/Lisbon', '2027-03-27T23:30'],
  ['back, out of Lisbon', '2027-10-31T03:30', 'Europe/Lisbon', '2027-10-31T01:30'],
  ['forward, out of Sydney', '2027-10-03T04:00', 'Australia/Sydney', '2027-10-03T00:00'],
  ['never, out of Phoenix', '2027-03-14T04:00', 'America/Phoenix', '2027-03-14T01:00'],
] as const;

describe.each([
  ['cancel-flight-2026-11', 'refund'],
  ['cancel-flight-2026-11', 'airlineCredit'],
  ['change-flight-2026-11', 'change'],
] as const)('%s pays %s until three hours before departure', (termsId, choice) => {
  const terms = termsById(termsId);
  it.each(NIGHTS)('when clocks go %s', (_, departs, zone, local) => {
    const startsAt = instantAt(departs, zone);
    const of = purchase(startsAt);
    const deadline = plusSeconds(startsAt, -3 * HOUR);
    expect(endOfPurchase(terms, of)?.at).toBe(deadline);
    expect(localAt(deadline, zone)).toContain(local);
    expect(decideClaim(terms, of, claim(choice, plusSeconds(deadline, -1))).decision).toBe('paid');
    const late = decideClaim(terms, of, claim(choice, deadline));
    expect([late.decision, late.clause.rule]).toEqual(['refused', 'untilStart']);
  });
});

describe('a room can be canceled for any reason until check-in', () => {
  const terms = termsById('cancel-hotel-2026-11');
  it.each([
    ['2027-03-14T15:00', 'America/New_York', '2027-03-14T19:00:00.000Z'],
    ['2027-11-07T15:00', 'America/New_York', '2027-11-07T20:00:00.000Z'],
    ['2027-03-28T14:00', 'Europe/Lisbon', '2027-03-28T13:00:00.000Z'],
    ['2027-10-31T14:00', 'Europe/Lisbon', '2027-10-31T14:00:00.000Z'],
  ] as const)('at %s in %s', (checkIn, zone, instant) => {
    const startsAt = instantAt(checkIn, zone);
    expect(Date.parse(startsAt)).toBe(Date.parse(instant));
    const of = purchase(startsAt);
    expect(endOfPurchase(terms, of)?.at).toBe(instant);
    expect(decideClaim(terms, of, claim('refund', plusSeconds(startsAt, -1))).decision).toBe('paid');
    expect(decideClaim(terms, of, claim('refund', startsAt)).decision).toBe('refused');
  });
});

describe('change for any reason is sold until 24 hours before departure, not a day of the calendar', () => {
  const terms = termsById('change-flight-2026-11');
  it.each(NIGHTS)('when clocks go %s', (_, departs, zone) => {
    const startsAt = instantAt(departs, zone);
    const refusedAt = (hours: number, seconds: number) => {
      const at = plusSeconds(startsAt, seconds - hours * HOUR);
      return purchaseRefusal(terms, purchase(startsAt, at), at)?.rule;
    };
    expect(refusedAt(24, -1)).toBeUndefined();
    expect(refusedAt(24, 1)).toBeDefined();
  });
});
