/**
 * A document's number as an agent in a customer's place sees it: its end alone, which the customer can say.
 * Sent back as it was shown, it means the number that is stored.
 */
const HIDDEN = '•••••';
const SHOWN = 3;

/** Empty for none; of a number that's too short to hide in part, nothing is shown. */
export const hideNumber = (number: string): string => {
  const text = number.trim();
  if (text === '') return '';
  return HIDDEN + (text.length >= SHOWN * 2 ? text.slice(-SHOWN) : '');
};

export const isHiddenNumber = (number: string): boolean => number.includes('•');

/** What is stored then: what was typed, or `stored` where it was left as it's shown; else nothing. */
export const unhideNumber = (typed: string, stored: string): string => {
  if (!isHiddenNumber(typed)) return typed;
  return typed === hideNumber(stored) ? stored : '';
};
