import type { SessionInfo } from '@sojourn/contract/sessions.ts';
import type { Instant } from '@sojourn/domain/dates.ts';
import { expect, test } from 'vitest';
import { sessionEvent } from './session-event.ts';
import type { SessionState } from './session-state.ts';

const NOW = '2027-02-08T17:00:00.000Z' as Instant;
const END = '2027-02-08T17:15:00.000Z' as Instant;
const LATER = '2027-02-08T17:30:00.000Z' as Instant;

const session = (sessionExpiration: Instant) => ({ sessionExpiration }) as SessionInfo;
const LOADING: SessionState = { phase: 'loading' };
const initialized = (end: Instant): SessionState => ({ phase: 'initialized', session: session(end) });
const expiring = (secondsLeft: number): SessionState => ({
  phase: 'expiring',
  session: session(END),
  secondsLeft,
});

test.each<[string, SessionState, SessionState, ReturnType<typeof sessionEvent>]>([
  ['nothing is known yet', LOADING, LOADING, null],
  ['a session carries its end', LOADING, initialized(END), { type: 'initialized', date: END }],
  ['one that is near its end, too', initialized(END), expiring(120), { type: 'expiring', date: END }],
  ['counting down is no event', expiring(120), expiring(119), null],
  ['an extension is a date', initialized(END), initialized(LATER), { type: 'date', date: LATER }],
  ['an extension at the last moment', expiring(5), initialized(LATER), { type: 'initialized', date: LATER }],
  ['the end carries its time', expiring(1), { phase: 'expired', by: 'time' }, { type: 'expired', date: NOW }],
  ['a failure, too', LOADING, { phase: 'failed', code: '40103' }, { type: 'failed', date: NOW }],
])('the session’s event carries its date: %s', (_, before, after, event) => {
  expect(sessionEvent(before, after, NOW)).toEqual(event);
});
