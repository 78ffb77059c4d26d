import { describe, expect, test } from 'vitest';
import type { CancelTerms } from '../booking/cancellation/cancel-terms.ts';
import { type Instant, plusSeconds } from '../dates.ts';
import { APPROVAL, APPROVAL_STATES, canSendAgain, canWithdraw, statesOfView } from './approval-state.ts';
import { decidersFor, decidesAs } from './deciders.ts';
import { limitMinor } from './mandate.ts';
import { dueNotice, planReview } from './review-window.ts';

const NOW = '2027-02-08T15:00:00.000Z' as Instant;
const HOUR = 3_600;
const inHours = (hours: number) => plusSeconds(NOW, hours * HOUR);

describe('what is booked at once, and until when it is decided', () => {
  const termsOf = (free: number | null): CancelTerms => ({
    type: free === null ? 'NonRefundable' : 'FullyRefundable',
    zone: 'UTC',
    steps: free === null ? [] : [{ until: inHours(free), localUntil: '' as never, penaltyMinor: 0 }],
  });
  test.each([
    // free to cancel for, begins in, the tier's hours → kind, hours to decide
    [100, 500, 24, 'review', 24],
    [4, 500, 24, 'review', 2],
    [3, 500, 24, 'review', 1],
    [2.9, 500, 24, 'mandate', 24],
    [1, 500, 24, 'mandate', 24],
    [100, 10, 24, 'review', 10],
    [100, 0.5, 24, 'mandate', 0.5],
    [null, 500, 24, 'mandate', 24],
    [null, 6, 24, 'mandate', 6],
    [100, 500, 48, 'review', 48],
  ] as const)('free for %s h, begins in %s h, %s h to decide: %s, %s h', (free, starts, hours, kind, by) => {
    const plan = planReview({ terms: termsOf(free), startsAt: inHours(starts), hours }, NOW);
    expect(plan).toEqual({
      kind,
      decideBy: inHours(by),
      freeUntil: free === null ? null : inHours(free),
    });
  });
  test('a first step that costs something isn’t free, whatever follows', () => {
    const steps = [{ until: inHours(100), localUntil: '' as never, penaltyMinor: 500 }];
    const terms = { ...termsOf(null), steps };
    expect(planReview({ terms, startsAt: inHours(500), hours: 24 }, NOW).kind).toBe('mandate');
  });
});

test.each([
  // $412.00, 2 % or $10.00: $420.24
  [41_200, { percent: 2, amountMinor: 1_000 }, 42_024],
  [105_417, { percent: 5, amountMinor: 7_500 }, 110_687],
  [500_000, { percent: 5, amountMinor: 7_500 }, 507_500],
  [33, { percent: 1, amountMinor: 7_500 }, 33],
  [41_200, { percent: 0, amountMinor: 7_500 }, 41_200],
])('of %s with %o at most %s is spent', (requested, tolerance, limit) => {
  expect(limitMinor(requested, tolerance)).toBe(limit);
});

describe('notices', () => {
  const request = { sentAt: NOW, decideBy: inHours(24), noticedHours: null };
  test.each([
    [11.9, null, null],
    [12, null, 12],
    [19, 12, null],
    [20, 12, 4],
    [22.9, 4, null],
    [23, 4, 1],
    [23.5, null, 1],
    [24, 1, null],
  ])('after %s h, having noticed %s: %s', (hours, noticedHours, due) => {
    expect(dueNotice({ ...request, noticedHours }, inHours(hours))).toBe(due);
  });
  test('one whose time was past when it was sent never leaves', () => {
    expect(dueNotice({ ...request, decideBy: inHours(4) }, inHours(1))).toBeNull();
    expect(dueNotice({ ...request, decideBy: inHours(4) }, inHours(3))).toBe(1);
  });
});

describe('who decides', () => {
  const members = [
    { subject: 'admin', isAdmin: true },
    { subject: 'boss', isAdmin: false },
    { subject: 'ann', isAdmin: false },
  ];
  const subjects = (chain: string[], travelers: string[]) =>
    decidersFor({ chain, members, managers: 0, above: [] }, { travelers, booker: 'bob' }).map(
      ({ subject, why }) => `${why}:${subject}`,
    );
  test.each([
    [['boss', 'ann'], ['bob'], ['chain:boss', 'chain:ann']],
    [['boss', 'boss'], ['bob'], ['chain:boss']],
    [['boss', 'ann'], ['ann'], ['chain:boss']],
    [['gone'], ['ann'], ['admin:admin']],
    [['ann'], ['ann'], ['admin:admin']],
    [[], ['ann'], ['admin:admin']],
    [[], ['admin'], []],
  ])('chain %j for %j: %j', (chain, travelers, deciders) => {
    expect(subjects(chain, travelers)).toEqual(deciders);
  });
  test.each([
    // managers of the tier, everybody above each traveler, the chain, travelers → who decides
    [1, [['boss', 'ann']], [], ['bob'], ['manager:boss']],
    [2, [['boss', 'ann']], [], ['bob'], ['manager:boss', 'nextUp:ann']],
    [1, [[null, 'ann']], [], ['bob'], ['nextUp:ann']],
    [1, [['boss', 'ann']], ['ann'], ['boss'], ['nextUp:ann']],
    [1, [['boss']], ['ann', 'boss'], ['bob'], ['manager:boss', 'chain:ann']],
    [1, [['boss'], ['boss', 'ann'], ['ann']], [], ['bob'], ['manager:boss', 'manager:ann']],
    [1, [[]], [], ['bob'], ['admin:admin']],
    [2, [['gone', null]], ['ann'], ['bob'], ['chain:ann']],
  ])('%i managers of %j, then %j, for %j: %j', (managers, above, chain, travelers, expected) => {
    const found = decidersFor({ chain, members, managers, above }, { travelers, booker: 'bob' });
    expect(found.map(({ subject, why }) => `${why}:${subject}`)).toEqual(expected);
  });
  test.each([
    // everybody above the traveler, the chain, who is away and their deputy, who books → who decides
    [[['boss', 'ann']], [], 'boss', 'bob', 'bob', ['nextUp:ann']],
    [[['boss', 'ann']], [], 'boss', 'ann', 'bob', ['manager:boss']],
    [[['boss', 'ann']], [], 'boss', 'bob', 'boss', ['manager:boss']],
    [[['boss']], [], 'boss', 'bob', 'bob', ['admin:admin']],
    [[], ['boss', 'ann'], 'boss', 'bob', 'bob', ['chain:ann']],
    // Nobody else is left
    [[], [], 'admin', 'bob', 'bob', ['admin:admin']],
  ])(
    'above %j, then %j; %s is away with deputy %s and %s books: %j',
    (above, chain, approver, deputy, booker, expected) => {
      const company = { chain, members, managers: 1, above, covers: [{ approver, deputy }] };
      const found = decidersFor(company, { travelers: ['bob'], booker });
      expect(found.map(({ subject, why }) => `${why}:${subject}`)).toEqual(expected);
    },
  );
  test.each([
    // who books, who travels, the chain → who decides, and whether by booking
    ['admin', ['bob'], [], ['admin by booking']],
    ['boss', ['bob'], ['boss'], ['boss by booking']],
    ['boss', ['bob'], ['boss', 'ann'], ['boss by booking', 'ann']],
    ['admin', ['bob'], ['boss'], ['boss']],
    ['admin', ['admin', 'bob'], [], []],
  ])('%s books for %j, approved by %j: %j', (booker, travelers, chain, expected) => {
    const found = decidersFor({ chain, members, managers: 0, above: [] }, { travelers, booker });
    expect(found.map(({ subject, isBooker }) => `${subject}${isBooker ? ' by booking' : ''}`)).toEqual(
      expected,
    );
  });
  test.each([
    ['boss', 'approver'],
    ['ann', 'deputy'],
    ['admin', 'admin'],
    ['other', null],
    ['traveler', null],
  ])('%s decides as %s', (subject, as) => {
    const covers = [
      { approver: 'boss', deputy: 'ann' },
      // A cover doesn't pass on
      { approver: 'ann', deputy: 'other' },
      { approver: 'boss', deputy: 'traveler' },
    ];
    const person = { subject, isAdmin: subject === 'admin' };
    expect(decidesAs(person, { approver: 'boss' }, { travelers: ['traveler'], covers })).toBe(as);
  });
});

test('a booking that stays or is made ends a request; anything else can be sent again or goes on', () => {
  const final = APPROVAL_STATES.filter((state) => APPROVAL[state].length === 0);
  expect(final).toEqual(['booked', 'kept']);
  expect(APPROVAL_STATES.filter(canSendAgain)).toEqual([
    'returned',
    'declined',
    'withdrawn',
    'lapsed',
    'canceled',
  ]);
  expect(APPROVAL_STATES.filter(canWithdraw)).toEqual(['pending', 'returned', 'declined', 'lapsed']);
  const views = (['waiting', 'approved', 'declined', 'expired'] as const).flatMap(statesOfView);
  expect(views.toSorted()).toEqual(APPROVAL_STATES.toSorted());
});
