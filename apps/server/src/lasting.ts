/**
 * Answers that are given again and again as they are: whoever turns one into something else (text, packed
 * bytes) may keep that beside it, for as long as the answer itself is kept.
 */
const lasting = new WeakSet<object>();

export function markLasting<Answer extends object>(answer: Answer): Answer {
  lasting.add(answer);
  return answer;
}

export const isLasting = (answer: unknown): answer is object =>
  typeof answer === 'object' && answer !== null && lasting.has(answer);
