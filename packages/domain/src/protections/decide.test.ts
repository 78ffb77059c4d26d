import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Instant } from '../dates.ts';
import { assertPresent } from '../present.ts';
import { ENDING_EVENTS, FACTS, isPays, MEASURES, type ProtectionTerms } from './clause.ts';
import {
  afterCalendarDays,
  type Claim,
  decideClaim,
  endOfPurchase,
  type Purchase,
  purchaseRefusal,
} from './decide.ts';
import { endProtections } from './end-protections.ts';
import { examplesOf } from './examples.ts';
import { PROTECTION_TERMS, protectionTermsOn, termsById } from './protection-terms.ts';
import { sentencesOf } from './sentences.ts';
import { judgeNaively } from './testing/naive.ts';

/** By day enough to be paid and refused by every clause many times. */
const CASES = process.env.NIGHTLY ? 100_000 : 1_500;
/** A hundred thousand cases take minutes on a busy machine. */
const LONG = { timeout: process.env.NIGHTLY ? 600_000 : 20_000 };
const HOUR = 3_600_000;
const at = (ms: number): Instant => new Date(ms).toISOString() as Instant;
const BOOKED = Date.parse('2027-03-01T15:00:00Z');

/** Times fall on the boundaries of the terms as often as between them. */
const hoursAfter = fc.oneof(
  fc.constantFrom(0, 3, 24, 71, 72, 240, 241, 264, 336, 400, 424),
  fc.integer({ min: 0, max: 500 }),
);
const amount = fc.oneof(
  fc.constantFrom(0, 1_499, 1_500, 2_000, 30_000, 50_000, 150_000),
  fc.integer({ min: 0, max: 900_000 }),
);
const someAmounts = fc.record(Object.fromEntries(MEASURES.map((name) => [name, amount])));
const happened = fc.array(
  fc.record({ event: fc.constantFrom(...ENDING_EVENTS), at: hoursAfter.map((h) => at(BOOKED + h * HOUR)) }),
  { maxLength: 1 },
);

function cases(terms: ProtectionTerms) {
  const purchase = fc
    .record({
      start: hoursAfter,
      length: fc.integer({ min: 1, max: 300 }),
      covered: fc.integer({ min: 1, max: 4 }),
    })
    .chain(({ start, length, covered }) =>
      fc.record({
        bookedAt: fc.constant(at(BOOKED)),
        boughtAt: fc.constant(at(BOOKED)),
        startsAt: fc.constant(at(BOOKED + start * HOUR)),
        endsAt: fc.constant(at(BOOKED + (start + length) * HOUR)),
        travelers: fc.constant(covered),
        covered: fc.constant(covered),
        isWithBooking: fc.constant(true),
        amounts: someAmounts,
        days: fc.constantFrom(...(terms.days.length > 0 ? terms.days : [null])),
        happened,
        exercisedAt: fc.option(
          hoursAfter.map((h) => at(BOOKED + h * HOUR)),
          { freq: 4 },
        ),
      }),
    );
  const claim = fc
    .record({ when: hoursAfter, seconds: fc.constantFrom(-1, 0, 1) })
    .chain(({ when, seconds }) =>
      fc.record({
        at: fc.constant(at(BOOKED + when * HOUR + seconds * 1000)),
        choice: fc.constantFrom(...terms.clauses.filter(isPays).map(({ choice }) => choice)),
        // Mostly all of them, or nothing would ever be paid
        facts: fc.oneof(fc.constant(FACTS), fc.subarray([...FACTS])),
        amounts: someAmounts,
        disruptedAt: fc.option(hoursAfter.map((h) => at(BOOKED + h * HOUR))),
        disruption: fc.constantFrom('Delayed', 'MissedConnection', 'AirlineCancellation', null),
        delayMinutes: fc.constantFrom(0, 119, 120, 600),
      }),
    );
  return fc.tuple(purchase, claim) as fc.Arbitrary<[Purchase, Claim]>;
}

describe.each(PROTECTION_TERMS.map((terms) => [terms.id, terms] as const))('%s', (_id, terms) => {
  test('decides as the evaluator written from the specification does', LONG, () => {
    fc.assert(
      fc.property(cases(terms), ([purchase, claim]) => {
        const decided = decideClaim(terms, purchase, claim);
        expect(decided.decision === 'paid' ? decided.payMinor : null).toBe(
          judgeNaively(terms, purchase, claim),
        );
      }),
      { numRuns: CASES, seed: 17 },
    );
  });

  test('every clause that a claim can meet decides some case', () => {
    const deciding = new Set<string>();
    fc.assert(
      fc.property(cases(terms), ([purchase, claim]) => {
        deciding.add(decideClaim(terms, purchase, claim).clause.id);
      }),
      { numRuns: 3_000, seed: 18 },
    );
    const ofClaims = terms.clauses.filter(
      ({ rule }) => !['withBooking', 'everyone', 'buyAhead', 'premiumBack', 'lowerPrice'].includes(rule),
    );
    expect(ofClaims.map(({ id }) => id).filter((id) => !deciding.has(id))).toEqual([]);
  });

  test('every clause about buying or giving back what was paid decides some case', () => {
    const deciding = new Set<string>();
    fc.assert(
      fc.property(cases(terms), fc.boolean(), fc.boolean(), ([purchase, claim], isAlone, isForSome) => {
        const subject = {
          ...purchase,
          isWithBooking: !isAlone,
          travelers: isForSome ? purchase.covered + 1 : purchase.covered,
        };
        const refused = purchaseRefusal(terms, subject, claim.at);
        if (refused) deciding.add(refused.id);
        const bought = { protectionNo: 1, state: 'Valid', premiumMinor: 4_000, terms } as const;
        for (const { event } of purchase.happened)
          for (const { clauseId } of endProtections([bought], event)) deciding.add(clauseId);
      }),
      { numRuns: 3_000, seed: 21 },
    );
    const ofBuying = terms.clauses.filter(({ rule }) =>
      ['withBooking', 'everyone', 'buyAhead', 'premiumBack'].includes(rule),
    );
    expect(ofBuying.map(({ id }) => id).filter((id) => !deciding.has(id))).toEqual([]);
  });

  test('what an example shows is what a claim at that time is paid', LONG, () => {
    fc.assert(
      fc.property(cases(terms), ([purchase, { facts, amounts, disruption, delayMinutes }]) => {
        for (const { claim, decision } of examplesOf(terms, purchase, {
          facts,
          amounts,
          disruption,
          delayMinutes,
        })) {
          const paid = decision.decision === 'paid' ? decision.payMinor : null;
          expect(paid).toBe(judgeNaively(terms, purchase, claim));
        }
      }),
      { numRuns: CASES, seed: 19 },
    );
  });

  test('nothing is paid from its end on', LONG, () => {
    fc.assert(
      fc.property(cases(terms), ([purchase, claim]) => {
        const end = endOfPurchase(terms, purchase);
        if (end) expect(decideClaim(terms, purchase, { ...claim, at: end.at }).decision).toBe('refused');
      }),
      { numRuns: CASES / 5, seed: 20 },
    );
  });

  test('has one sentence for each clause, and ids of their own', () => {
    const sentences = sentencesOf(terms);
    expect(sentences.map(({ clauseId }) => clauseId).toSorted()).toEqual(
      terms.clauses.map(({ id }) => id).toSorted(),
    );
    expect(new Set(terms.clauses.map(({ id }) => id)).size).toBe(terms.clauses.length);
  });
});

const flight = termsById('cancel-flight-2026-11');
const booked: Purchase = {
  bookedAt: at(BOOKED),
  boughtAt: at(BOOKED),
  startsAt: '2027-03-14T12:00:00Z' as Instant,
  endsAt: '2027-03-20T12:00:00Z' as Instant,
  travelers: 2,
  covered: 2,
  amounts: { base: 60_000, taxes: 16_551 },
  isWithBooking: true,
  days: null,
  happened: [],
  exercisedAt: null,
};
const claimed = (iso: string, choice: Claim['choice']): Claim => ({
  at: iso as Instant,
  choice,
  facts: [],
  amounts: {},
  disruptedAt: null,
  disruption: null,
  delayMinutes: 0,
});

test('80 % of fare and taxes come back until three hours before departure, or all as airline credit', () => {
  expect(decideClaim(flight, booked, claimed('2027-03-14T08:59:59Z', 'refund'))).toMatchObject({
    decision: 'paid',
    payMinor: 61_240,
    to: 'tenders',
  });
  expect(decideClaim(flight, booked, claimed('2027-03-14T08:59:59Z', 'airlineCredit'))).toMatchObject({
    payMinor: 76_551,
    to: 'airlineCredit',
  });
  expect(decideClaim(flight, booked, claimed('2027-03-14T09:00:00Z', 'refund'))).toMatchObject({
    decision: 'refused',
    clause: { id: 'deadline' },
  });
});

test('is sold with the booking only, for everyone, and while there is time to use it', () => {
  const soldAt = (subject: Partial<Purchase>, iso: string) =>
    purchaseRefusal(flight, { ...booked, ...subject }, iso as Instant)?.id ?? null;
  expect(soldAt({}, '2027-03-10T12:00:00Z')).toBeNull();
  expect(soldAt({ isWithBooking: false }, '2027-03-10T12:00:00Z')).toBe('with-booking');
  expect(soldAt({ covered: 1 }, '2027-03-10T12:00:00Z')).toBe('everyone');
  expect(soldAt({}, '2027-03-14T09:00:00Z')).toBe('deadline');
  const change = assertPresent(
    protectionTermsOn('changeForAnyReason', 'flight', '2027-01-01' as never),
    'its terms',
  );
  expect(purchaseRefusal(change, booked, '2027-03-13T12:00:00Z' as Instant)?.id).toBe('buy-ahead');
});

test('calendar days end at midnight in Toronto, over the change of clocks too', () => {
  expect(afterCalendarDays('2027-03-10T04:59:59Z' as Instant, 5)).toBe('2027-03-15T04:00:00Z');
  expect(afterCalendarDays('2027-03-10T05:00:00Z' as Instant, 5)).toBe('2027-03-16T04:00:00Z');
});
