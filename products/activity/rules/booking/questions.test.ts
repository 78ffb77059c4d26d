import { expect, test } from 'vitest';
import {
  type BookingQuestion,
  findAnswerProblems,
  givenAnswers,
  guideLanguage,
  likeliestLanguage,
  readAnswers,
} from './questions.ts';

const question = (part: Partial<BookingQuestion>): BookingQuestion => ({
  questionId: 'diet',
  kind: 'text',
  label: 'What can’t you eat?',
  hint: null,
  isRequired: false,
  choices: [],
  ...part,
});
const SWIM = question({
  questionId: 'swim',
  kind: 'choice',
  label: 'Can everybody swim?',
  isRequired: true,
  choices: [
    { value: 'all', label: 'Everybody can' },
    { value: 'some', label: 'Not everybody' },
  ],
});
const WEIGHT = question({ questionId: 'weight', kind: 'number', label: 'Weight in kg' });
const ALL = [SWIM, WEIGHT, question({})];

test.each([
  [[], [{ questionId: 'swim', problem: 'missing' }]],
  [[{ questionId: 'swim', answer: '  ' }], [{ questionId: 'swim', problem: 'missing' }]],
  [[{ questionId: 'swim', answer: 'perhaps' }], [{ questionId: 'swim', problem: 'unknownChoice' }]],
  [[{ questionId: 'swim', answer: 'all' }], []],
  [
    [
      { questionId: 'swim', answer: 'all' },
      { questionId: 'weight', answer: 'heavy' },
    ],
    [{ questionId: 'weight', problem: 'notANumber' }],
  ],
  [
    [
      { questionId: 'swim', answer: 'some' },
      { questionId: 'weight', answer: ' 82,5 ' },
      { questionId: 'height', answer: 'nobody asked' },
    ],
    [],
  ],
] as const)('%j has the problems %j', (answers, problems) => {
  expect(findAnswerProblems(ALL, answers)).toEqual(problems);
});

test('the operator gets what it asked, without what surrounds it', () => {
  const answers = [
    { questionId: 'height', answer: 'of another option' },
    { questionId: 'diet', answer: ' Nuts ' },
    { questionId: 'swim', answer: 'some' },
    { questionId: 'weight', answer: ' ' },
  ];
  expect(givenAnswers(ALL, answers)).toEqual([
    { questionId: 'swim', answer: 'some' },
    { questionId: 'diet', answer: 'Nuts' },
  ]);
  expect(readAnswers(ALL, answers)).toEqual([
    { questionId: 'swim', label: 'Can everybody swim?', answer: 'Not everybody' },
    { questionId: 'diet', label: 'What can’t you eat?', answer: 'Nuts' },
  ]);
});

test('a guide’s language is chosen where there are two, and only among them', () => {
  expect(guideLanguage([], 'en')).toBeNull();
  expect(guideLanguage(['pt'], 'en')).toBe('pt');
  expect(guideLanguage(['en', 'pt'], 'pt')).toBe('pt');
  expect(guideLanguage(['en', 'pt'], 'de')).toBeUndefined();
  expect(guideLanguage(['en', 'pt'], null)).toBeUndefined();
  expect(likeliestLanguage(['en', 'fr'], 'fr')).toBe('fr');
  expect(likeliestLanguage(['en', 'pt'], 'fr')).toBe('en');
  expect(likeliestLanguage([], 'fr')).toBeNull();
});
