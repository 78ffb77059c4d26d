import { expect, test } from 'vitest';
import type { Instant } from '../dates.ts';
import type { CompanyMessageId } from '../ids.ts';
import { type Answer, answersSince, answersUntil, replyOf } from './replies.ts';

const at = (hour: number) => `2027-02-08T${String(hour).padStart(2, '0')}:00:00.000Z` as Instant;
/** `round`: its name; the hours of asking and answering. */
const inquiry = (
  round: string,
  sent: number,
  answer: Answer | null = null,
  answered: number | null = null,
) => ({
  roundId: `msg_${round}` as CompanyMessageId,
  sentAt: at(sent),
  answer,
  answeredAt: answered === null ? null : at(answered),
});

test.each([
  ['nobody asked', [], null],
  ['asked, no reply', [inquiry('a', 9)], 'none'],
  ['safe', [inquiry('a', 9, 'safe', 10)], 'safe'],
  ['needs help', [inquiry('a', 9, 'help', 10)], 'help'],
  ['a follow-up leaves who is safe safe', [inquiry('a', 9, 'safe', 10), inquiry('a', 11)], 'safe'],
  ['asked anew: what was safe before is open', [inquiry('a', 9, 'safe', 10), inquiry('b', 11)], 'none'],
  ['asked anew, and help still needed', [inquiry('a', 9, 'help', 10), inquiry('b', 11)], 'help'],
  ['safe by the new message', [inquiry('a', 9, 'help', 10), inquiry('b', 11, 'safe', 12)], 'safe'],
  [
    'help by the older message, answered last',
    [inquiry('a', 9, 'help', 13), inquiry('b', 11, 'safe', 12)],
    'help',
  ],
  ['safe by the older message only', [inquiry('a', 9, 'safe', 13), inquiry('b', 11)], 'none'],
] as const)('%s', (_, all, state) => {
  expect(replyOf(all)?.state ?? null).toBe(state);
  expect(replyOf(all.toReversed())?.state ?? null).toBe(state);
});

test('a round is asked about as of its first message', () => {
  expect(replyOf([inquiry('a', 11), inquiry('a', 9)])).toMatchObject({ since: at(9), answeredAt: null });
});

test('a link answers for seven days, and so long answers count', () => {
  expect(answersUntil(at(9))).toBe('2027-02-15T09:00:00.000Z');
  expect(answersSince(answersUntil(at(9)))).toBe(at(9));
});
