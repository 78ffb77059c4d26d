import { expect, test } from 'vitest';
import type { Instant } from '../dates.ts';
import { decideMatch, MATCH_ANSWERS, matchChecks } from './price-match.ts';
import { termsById } from './protection-terms.ts';

const terms = termsById('match-hotel-2026-11');
const at = (text: string) => `2027-02-08T${text}:00.000Z` as Instant;
const claim = {
  bookedAt: at('10:00'),
  startsAt: '2027-04-15T14:00:00.000Z' as Instant,
  endsAt: '2027-04-19T10:00:00.000Z' as Instant,
  claimedAt: at('14:00'),
  answers: { sameItinerary: true, inDollars: true, open: true, verified: true },
  isBooked: true,
  bookedMinor: 138_432,
  seenMinor: 133_152,
};

test('all checks met: the whole difference is credited', () => {
  expect(decideMatch(terms, claim)).toMatchObject({ decision: 'paid', payMinor: 5_280, to: 'travelCredit' });
});

const CHECKS = matchChecks(terms).map(({ id }) => id);

test.each([
  ['claim-in-time', { claimedAt: '2027-02-09T10:00:00.000Z' as Instant }],
  ['same-itinerary', { answers: { ...claim.answers, sameItinerary: false } }],
  ['in-dollars', { answers: { ...claim.answers, inDollars: false } }],
  ['open-to-all', { answers: { ...claim.answers, open: false } }],
  ['verified', { answers: { ...claim.answers, verified: false } }],
  ['verified', { seenMinor: claim.bookedMinor }],
  ['verified', { seenMinor: claim.bookedMinor + 1 }],
  ['kept', { isBooked: false }],
])('%s is named when it fails: %j', (clauseId, change) => {
  expect(CHECKS).toContain(clauseId);
  expect(decideMatch(terms, { ...claim, ...change })).toMatchObject({
    decision: 'refused',
    clause: { id: clauseId },
  });
});

test('the first check that fails is named, in the order of the page', () => {
  const answers = { sameItinerary: false, inDollars: false, open: false, verified: false };
  const refused = decideMatch(terms, { ...claim, answers, isBooked: false });
  expect(refused.clause.id).toBe('same-itinerary');
  expect(CHECKS).toEqual([
    'claim-in-time',
    'same-itinerary',
    'in-dollars',
    'open-to-all',
    'verified',
    'kept',
  ]);
  expect(MATCH_ANSWERS).toHaveLength(4);
});

test('one second before the 24 hours are over is in time', () => {
  const claimedAt = '2027-02-09T09:59:59.000Z' as Instant;
  expect(decideMatch(terms, { ...claim, claimedAt }).decision).toBe('paid');
});
