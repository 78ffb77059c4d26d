import { expect, test } from 'vitest';
import { date, type Instant } from '../dates.ts';
import type { CompanyMessageId } from '../ids.ts';
import { type Answer, answersSince, answersUntil, inquiriesUntil, repliesUntil, replyOf } from './replies.ts';

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

test('a reply belongs to the day it was given: not to a day ahead, nor to one before', () => {
  const all = [inquiry('a', 9, 'help', 22)];
  const now = '2027-02-10T15:00:00.000Z' as Instant;
  const stateOn = (day: string, zone: string) => {
    const until = repliesUntil(date(day), now, zone);
    return until === null ? 'ahead' : (replyOf(inquiriesUntil(all, until))?.state ?? null);
  };
  const days = ['2027-02-07', '2027-02-08', '2027-02-09', '2027-02-10', '2027-02-11', '2027-04-01'];
  expect(days.map((day) => stateOn(day, 'UTC'))).toEqual([null, 'help', 'help', 'help', 'ahead', 'ahead']);
  // It was given on the 9th in Tokyo
  expect(days.map((day) => stateOn(day, 'Asia/Tokyo'))).toEqual([
    null,
    'none',
    'help',
    'help',
    'help',
    'ahead',
  ]);
});

test('what was asked a week before a day counts no longer on it', () => {
  expect(inquiriesUntil([inquiry('a', 9, 'help', 10)], '2027-02-15T09:00:00.000Z' as Instant)).toEqual([]);
});
