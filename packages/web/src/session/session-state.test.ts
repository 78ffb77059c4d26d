import type { SessionInfo } from '@sojourn/contract/sessions.ts';
import { type Instant, plusSeconds } from '@sojourn/domain/dates.ts';
import { describe, expect, test } from 'vitest';
import { msUntilChange, nextSession, type SessionState } from './session-state.ts';

const NOW = '2027-02-08T12:00:00.000Z' as Instant;
const session = (secondsLeft: number): SessionInfo => ({
  userInfo: { firstName: 'Maya', lastName: 'Okafor', email: 'maya@example.test' },
  userId: 'cus_1',
  isFirstSession: false,
  csrfToken: 't',
  sessionExpiration: plusSeconds(NOW, secondsLeft),
  absoluteExpiration: plusSeconds(NOW, 3600 * 8),
  isDelegatedSession: false,
  isAgent: false,
  delegation: null,
  locale: 'en',
  corporateInfo: null,
});
const loading: SessionState = { phase: 'loading' };
const initialized: SessionState = { phase: 'initialized', session: session(900) };
const expiring: SessionState = { phase: 'expiring', session: session(60), secondsLeft: 60 };
const expired: SessionState = { phase: 'expired', by: 'time' };

describe('a loaded session', () => {
  test.each([
    [900, 'initialized'],
    [121, 'initialized'],
    [120, 'expiring'],
    [1, 'expiring'],
    [0, 'expired'],
    [-5, 'expired'],
  ] as const)('with %d seconds left is %s', (left, phase) => {
    expect(nextSession(loading, { type: 'loaded', session: session(left), now: NOW }).phase).toBe(phase);
  });
  test('brings an expiring one back after an extension', () => {
    expect(nextSession(expiring, { type: 'loaded', session: session(900), now: NOW }).phase).toBe(
      'initialized',
    );
  });
});

describe('time', () => {
  test('moves initialized to expiring, counts down, then expires', () => {
    const soon = nextSession(initialized, { type: 'ticked', now: plusSeconds(NOW, 790) });
    expect(soon).toMatchObject({ phase: 'expiring', secondsLeft: 110 });
    const sooner = nextSession(soon, { type: 'ticked', now: plusSeconds(NOW, 791) });
    expect(sooner).toMatchObject({ phase: 'expiring', secondsLeft: 109 });
    expect(nextSession(sooner, { type: 'ticked', now: plusSeconds(NOW, 900) }).phase).toBe('expired');
  });
  test.each([loading, expired, { phase: 'failed', code: 'InternalError' } as const])(
    'leaves %o alone',
    (state) => {
      expect(nextSession(state, { type: 'ticked', now: NOW })).toBe(state);
    },
  );
});

describe('refusals', () => {
  test.each(['Unauthorized', 'InvalidSession'] as const)('%s expires any state', (code) => {
    for (const state of [loading, initialized, expiring]) {
      expect(nextSession(state, { type: 'refused', code })).toEqual({ phase: 'expired', by: 'call' });
    }
  });
  test('another error fails only a session that was never loaded', () => {
    expect(nextSession(loading, { type: 'refused', code: 'InternalError' })).toEqual({
      phase: 'failed',
      code: 'InternalError',
    });
    expect(nextSession(initialized, { type: 'refused', code: 'InternalError' })).toBe(initialized);
  });
  test('signing out in another tab expires this one', () => {
    expect(nextSession(initialized, { type: 'tokenGone' })).toEqual({ phase: 'expired', by: 'otherTab' });
  });
});

test('what ended a session first stays what ended it', () => {
  expect(nextSession(expired, { type: 'refused', code: 'Unauthorized' })).toBe(expired);
  expect(nextSession(expired, { type: 'tokenGone' })).toBe(expired);
});

describe('the next look at the clock', () => {
  test.each([
    [initialized, 780_000],
    [expiring, 1000],
    [loading, null],
    [expired, null],
  ])('%o', (state, ms) => {
    expect(msUntilChange(state, NOW)).toBe(ms);
  });
});
