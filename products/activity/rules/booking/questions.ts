/** What an operator asks of who books an option, and the language of its guide, as they're answered. */

export const QUESTION_KINDS = ['text', 'number', 'choice'] as const;
export type BookingQuestion = {
  /** Unique in its activity. */
  readonly questionId: string;
  readonly kind: (typeof QUESTION_KINDS)[number];
  readonly label: string;
  readonly hint: string | null;
  readonly isRequired: boolean;
  /** Of a choice; else none. */
  readonly choices: readonly { readonly value: string; readonly label: string }[];
};
export type BookingAnswer = { readonly questionId: string; readonly answer: string };
type AnswerProblem = 'missing' | 'notANumber' | 'unknownChoice';

const NUMBER = /^\d{1,4}([.,]\d{1,2})?$/;

function problemOf({ kind, isRequired, choices }: BookingQuestion, answer: string): AnswerProblem | null {
  if (answer === '') return isRequired ? 'missing' : null;
  if (kind === 'number' && !NUMBER.test(answer)) return 'notANumber';
  if (kind === 'choice' && !choices.some(({ value }) => value === answer)) return 'unknownChoice';
  return null;
}

const answerTo = (answers: readonly BookingAnswer[], questionId: string): string =>
  answers.find((each) => each.questionId === questionId)?.answer.trim() ?? '';

/** In the order of the questions; answers to what isn't asked stand in nobody's way. */
export const findAnswerProblems = (
  questions: readonly BookingQuestion[],
  answers: readonly BookingAnswer[],
): { readonly questionId: string; readonly problem: AnswerProblem }[] =>
  questions.flatMap((question) => {
    const { questionId } = question;
    const problem = problemOf(question, answerTo(answers, questionId));
    return problem ? [{ questionId, problem }] : [];
  });

/** What the operator gets: an answer to each question that has one, and to no other. */
export const givenAnswers = (
  questions: readonly BookingQuestion[],
  answers: readonly BookingAnswer[],
): BookingAnswer[] =>
  questions.flatMap(({ questionId }) => {
    const answer = answerTo(answers, questionId);
    return answer === '' ? [] : [{ questionId, answer }];
  });

/** As it's read: a choice by its name. */
export const readAnswers = (
  questions: readonly BookingQuestion[],
  answers: readonly BookingAnswer[],
): { readonly questionId: string; readonly label: string; readonly answer: string }[] =>
  questions.flatMap(({ questionId, label, choices }) => {
    const answer = answerTo(answers, questionId);
    const chosen = choices.find(({ value }) => value === answer)?.label ?? answer;
    return answer === '' ? [] : [{ questionId, label, answer: chosen }];
  });

/** Nothing to choose between fewer than two; undefined where the choice isn't the guide's. */
export function guideLanguage(
  languages: readonly string[],
  chosen: string | null,
): string | null | undefined {
  if (languages.length < 2) return languages[0] ?? null;
  return languages.find((language) => language === chosen);
}

/** The reader's own where the guide speaks it, or the operator's first. */
export const likeliestLanguage = (languages: readonly string[], locale: string): string | null =>
  languages.find((language) => language === locale.slice(0, 2)) ?? languages[0] ?? null;
