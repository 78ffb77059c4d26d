import type { CaseEventLine } from '@sojourn/contract/case-thread.ts';
import type { Instant } from '@sojourn/domain/dates.ts';
import { expect, test } from 'vitest';
import { aboutCase, caseSteps, promiseView } from './case-view.ts';

const at = (hour: number) => `2027-02-08T${String(hour).padStart(2, '0')}:00:00.000Z` as Instant;
const event = (
  kind: CaseEventLine['kind'],
  hour: number,
  side: CaseEventLine['side'] = 'agent',
): CaseEventLine => ({
  seq: hour,
  kind,
  side,
  agentName: null,
  isInternal: false,
  text: null,
  proposalId: null,
  deed: null,
  at: at(hour),
});
const thread = (events: CaseEventLine[]) => ({
  version: 1,
  events,
  files: [],
  proposals: [],
  promise: { state: 'over' as const },
  agentName: null,
  offers: [],
});
const steps = (state: 'open' | 'working' | 'waitingOnTraveler' | 'resolved', events: CaseEventLine[]) =>
  caseSteps({ state, openedAt: at(9), closedAt: null, thread: thread(events) }).map(
    ({ step, state: how }) => `${step} ${how}`,
  );

test('the steps of a case', () => {
  expect(steps('open', [])).toEqual(['received current', 'checking ahead', 'closed ahead']);
  const taken = event('taken', 10);
  expect(steps('working', [taken])).toEqual(['received done', 'checking current', 'closed ahead']);
  expect(steps('waitingOnTraveler', [taken, event('proposed', 11)])).toEqual([
    'received done',
    'checking done',
    'offer current',
    'closed ahead',
  ]);
  expect(steps('resolved', [taken, event('resolved', 12)])).toEqual([
    'received done',
    'checking done',
    'closed done',
  ]);
});

test('how much of the promise is left', () => {
  expect(promiseView({ state: 'paused', leftMinutes: 94, minutes: 240 }, at(9))).toEqual({
    share: 39,
    left: 94,
  });
  expect(promiseView({ state: 'running', dueAt: at(11), minutes: 240 }, at(9))).toEqual({
    share: 50,
    left: 120,
  });
  expect(promiseView({ state: 'running', dueAt: at(8), minutes: 240 }, at(9)).share).toBe(0);
});

test('a case that is over no longer says that somebody looks into it', () => {
  const of = (kind: string, state: 'open' | 'resolved', topic: 'other' | null = null) =>
    aboutCase({ kind, state, topic }).id;
  expect(of('helpRequested', 'open')).toBe('support.about.helpRequested');
  expect(of('helpRequested', 'resolved')).toBe('support.over.helpRequested');
  expect(of('of tomorrow', 'resolved')).toBe('support.over.other');
  expect(of('supportRequest', 'resolved', 'other')).toBe('support.topic.other');
});
