import type { MessageId } from '@sojourn/web/text/messages.ts';
import { expect, test } from 'vitest';
import { agesText, partyProblemText } from './party-problem.ts';

const t = (id: MessageId): string => id.split('.')[2] ?? '';

test('who fits no unit, or comes without the adult they need, is named', () => {
  expect(partyProblemText({ problem: 'noUnitForAge', ages: [3, 4] }, t, 'en').values).toEqual({
    count: 2,
    ages: '3 and 4',
  });
  expect(
    partyProblemText({ problem: 'needsCompanion', unit: 'child', companions: ['adult', 'senior'] }, t, 'en')
      .values,
  ).toEqual({ unit: 'child', companions: 'adult or senior' });
  expect(partyProblemText({ problem: 'tooMany', unit: 'infant', most: 2 }, t, 'fr')).toEqual({
    id: 'activity.problem.tooMany',
    values: { unit: 'infant', most: 2 },
  });
  expect(partyProblemText({ problem: 'tooFew', unit: 'adult', least: 2 }, t, 'fr').id).toBe(
    'activity.problem.tooFew',
  );
  expect(partyProblemText({ problem: 'partyTooSmall', least: 2 }, t, 'en').values).toEqual({ least: 2 });
  expect(partyProblemText({ problem: 'partyTooLarge', most: 6 }, t, 'en').values).toEqual({ most: 6 });
});

test('bands of ages read as one says them', () => {
  expect(agesText({ from: 13, to: 64 })).toEqual({ id: 'activity.ages', values: { from: 13, to: 64 } });
  expect(agesText({ from: 65, to: 120 })).toEqual({ id: 'activity.ages.from', values: { from: 65 } });
  expect(agesText({ from: 0, to: 3 })).toEqual({ id: 'activity.ages.under', values: { age: 4 } });
  expect(agesText({ from: 0, to: 120 })?.id).toBe('activity.ages.all');
  expect(agesText(null)).toBeNull();
});
