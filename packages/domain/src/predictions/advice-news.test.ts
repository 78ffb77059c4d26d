import { expect, test } from 'vitest';
import { type Instant, plusSeconds } from '../dates.ts';
import { isAdviceNews } from './advice-news.ts';

const AT = '2027-02-08T15:00:00.000Z' as Instant;
const before = (advice: 'wait' | 'book' | null, secondsAgo: number | null) => ({
  advice,
  mailedAt: secondsAgo === null ? null : plusSeconds(AT, -secondsAgo),
});
const DAYS_3 = 3 * 86_400;

test.each([
  ['the first advice to book', before(null, null), 'book', true],
  ['the first advice to wait, which they do', before(null, null), 'wait', false],
  ['no advice', before(null, null), null, false],
  ['to book after a mail to wait', before('wait', DAYS_3), 'book', true],
  ['to wait after a mail to book', before('book', DAYS_3), 'wait', true],
  ['the same again', before('book', DAYS_3), 'book', false],
  ['no longer any', before('book', DAYS_3), null, false],
  ['the other one within three days', before('book', DAYS_3 - 1), 'wait', false],
] as const)('%s', (_, mailed, now, isNews) => {
  expect(isAdviceNews(mailed, now, AT)).toBe(isNews);
});
