import { expect, test } from 'vitest';
import type { Decider, DeciderReason } from './deciders.ts';
import { stepsWithout } from './steps-without.ts';

const step = (position: number, approver: string, why: DeciderReason, isDone = false) => ({
  position,
  approver,
  why,
  decision: isDone ? ('approve' as const) : null,
});
const decider = (subject: string, why: DeciderReason): Decider => ({ subject, why, isBooker: false });
const ADMIN = [decider('admin', 'admin')];
const without = (steps: ReturnType<typeof step>[], gone: string[], now: Decider[] = [], admins = ADMIN) =>
  stepsWithout(steps, new Set(gone), now, admins);

test('the next of the chain decides', () => {
  const steps = [step(1, 'a', 'chain'), step(2, 'b', 'chain')];
  expect(without(steps, ['a'], [decider('b', 'chain')])).toEqual({ replaced: [], removed: [1] });
});

test('a manager’s step goes to the next up', () => {
  const steps = [step(1, 'boss', 'manager'), step(2, 'b', 'chain')];
  const now = [decider('head', 'nextUp'), decider('b', 'chain')];
  expect(without(steps, ['boss'], now)).toEqual({
    replaced: [{ position: 1, approver: 'head', why: 'nextUp', movedFrom: 'boss' }],
    removed: [],
  });
});

test('the last one’s step goes to an admin, and not to one who has decided', () => {
  const steps = [step(1, 'admin', 'chain', true), step(2, 'b', 'chain')];
  const admins = [decider('admin', 'admin'), decider('other', 'admin')];
  expect(without(steps, ['b'], [decider('admin', 'chain')], admins)).toEqual({
    replaced: [{ position: 2, approver: 'other', why: 'admin', movedFrom: 'b' }],
    removed: [],
  });
});

test('with several gone one step is left for whoever takes it', () => {
  const steps = [step(1, 'a', 'chain'), step(2, 'b', 'chain')];
  expect(without(steps, ['a', 'b'])).toEqual({
    replaced: [{ position: 2, approver: 'admin', why: 'admin', movedFrom: 'b' }],
    removed: [1],
  });
});

test('where nobody is left it stays as it is, and so does what was decided', () => {
  expect(without([step(1, 'a', 'chain')], ['a'], [], [])).toEqual({ replaced: [], removed: [] });
  expect(without([step(1, 'a', 'chain', true), step(2, 'b', 'chain')], ['a'])).toEqual({
    replaced: [],
    removed: [],
  });
});
