import type { BookingAnswer } from '#activity/rules/booking/questions.ts';

/** The answers with one of them given anew. */
export const withAnswer = (
  answers: readonly BookingAnswer[],
  questionId: string,
  answer: string,
): BookingAnswer[] => [
  ...answers.filter((each) => each.questionId !== questionId),
  ...(answer === '' ? [] : [{ questionId, answer }]),
];
