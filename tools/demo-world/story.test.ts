import { expect, test } from 'vitest';
import type { Instant } from '../../packages/domain/src/dates.ts';
import { planErrands } from './company/plan.ts';
import { isWorkday } from './days.ts';
import { storySteps, WHOLE } from './story.ts';

const DAYS = [
  '2026-11-29T15:26:00.000Z',
  '2027-02-08T15:00:00.000Z',
  '2028-03-01T23:50:00.000Z',
] as Instant[];
const nobody = new Set<string>();

test.each(DAYS)('made at %s, all of it has happened by then, each step has a name of its own', (made) => {
  const steps = storySteps(made, WHOLE);
  expect(new Set(steps.map(({ name }) => name)).size).toBe(steps.length);
  expect(steps.filter(({ at }) => at > made)).toEqual([]);
  expect(storySteps(made, WHOLE).map(({ name, at }) => [name, at])).toEqual(
    steps.map(({ name, at }) => [name, at]),
  );
});

test.each(DAYS)('made at %s, what is canceled was booked before', (made) => {
  const steps = storySteps(made, WHOLE);
  const at = new Map(steps.map((step) => [step.name, step.at]));
  const canceled = steps.filter(({ name }) => name.endsWith('-canceled'));
  expect(canceled.length).toBeGreaterThan(10);
  for (const step of canceled) {
    const booked = at.get(step.name.replace(/-canceled$/, '')) ?? '';
    expect(booked < step.at, `${step.name}: ${booked} before ${step.at}`).toBe(true);
  }
});

test.each(DAYS)('made at %s, nobody of the company is on two trips at once', (made) => {
  const errands = planErrands(made.slice(0, 10) as never, WHOLE, nobody);
  const byTraveler = Map.groupBy(errands, ({ traveler }) => traveler.subject);
  for (const trips of byTraveler.values()) {
    const inOrder = trips.toSorted((a, b) => (a.out < b.out ? -1 : 1));
    for (const [i, trip] of inOrder.entries()) expect(trip.out > (inOrder[i - 1]?.back ?? '')).toBe(true);
  }
});

test('most trips of the company are of working days, from several cities', () => {
  const made = DAYS[1] as Instant;
  const errands = planErrands(made.slice(0, 10) as never, WHOLE, nobody);
  const inWeek = errands.filter(({ out, back }) => isWorkday(out) && isWorkday(back));
  expect(inWeek.length / errands.length).toBeGreaterThan(0.9);
  expect(new Set(errands.map(({ traveler }) => traveler.office)).size).toBe(5);
  expect(errands.filter(({ over }) => over?.decision === 'none')).toHaveLength(WHOLE.waiting);
});
