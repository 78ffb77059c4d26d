import { expect, test } from 'vitest';
import type { BookingQuestion } from '#activity/rules/booking/questions.ts';
import type { ActivityDraft } from '#activity/wire/activity-draft.ts';
import { checkActivity } from './activity-rules.ts';

const DRAFT = {
  lead: { firstName: 'Maya', lastName: 'Okafor' },
  pickup: { kind: 'meetingPoint' },
  language: 'en',
  answers: [{ questionId: 'swim', answer: 'all' }],
  note: '',
  clashAccepted: false,
  duplicateAccepted: false,
  email: 'maya.okafor@example.com',
  phone: '+1 617 555 0142',
  offerId: null,
  credits: [],
  miles: [],
  paymentId: 'pay_1',
  termsAccepted: true,
} as unknown as ActivityDraft;
const SWIM: BookingQuestion = {
  questionId: 'swim',
  kind: 'choice',
  label: 'Can everyone swim?',
  hint: null,
  isRequired: true,
  choices: [{ value: 'all', label: 'Yes' }],
};
const RULES = {
  needsCard: true,
  needsPickup: false,
  isClash: false,
  languages: ['en', 'pt'],
  questions: [SWIM],
};
const paths = (rules: Partial<typeof RULES>, draft: Partial<ActivityDraft> = {}) =>
  checkActivity({ ...RULES, ...rules })
    .find({ ...DRAFT, ...draft })
    .map(({ path }) => path);

test('a whole draft may be paid for', () => {
  expect(paths({})).toEqual([]);
  expect(paths({ isClash: true }, { clashAccepted: true })).toEqual([]);
  expect(paths({ needsPickup: true }, { pickup: { kind: 'later' } })).toEqual([]);
});

test('what stands in the way is named in the order of the page', () => {
  expect(
    paths(
      { isClash: true, needsPickup: true },
      {
        lead: { firstName: '', lastName: 'Okafor' },
        language: 'de',
        answers: [],
        termsAccepted: false,
      },
    ),
  ).toEqual(['clashAccepted', 'lead.firstName', 'pickup', 'language', 'answers.swim', 'termsAccepted']);
});

test('fields that the server refuses are worded, others are left out', () => {
  const { fromServer } = checkActivity(RULES);
  expect(
    fromServer([{ path: 'pickup' }, { path: 'answers.swim' }, { path: 'unknown' }]).map(
      ({ text }) => text.id,
    ),
  ).toEqual(['activity.checkout.problem.pickup', 'activity.checkout.problem.answer']);
});
