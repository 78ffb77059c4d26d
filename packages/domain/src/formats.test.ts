import { describe, expect, test } from 'vitest';
import { date, type Instant, type LocalDateTime } from './dates.ts';
import {
  formatCount,
  formatDate,
  formatDateRange,
  formatDuration,
  formatMiles,
  formatMoney,
  formatPercent,
  formatTime,
  zoneName,
} from './formats.ts';
import { money } from './money.ts';

/** Intl writes several kinds of space; what matters here is where they stand. */
const plain = (text: string) => text.replace(/[\u00a0\u202f\u2009]/g, ' ');

describe('money', () => {
  test('totals carry cents, scanning prices do not', () => {
    expect(formatMoney(money(138432), 'en')).toBe('$1,384.32');
    expect(formatMoney(money(30900), 'en', { cents: 'never' })).toBe('$309');
    expect(formatMoney(money(30950), 'en', { cents: 'never' })).toBe('$310');
  });
  test('currencies without cents print none', () => {
    expect(formatMoney(money(1200, 'JPY'), 'en')).toBe('¥1,200');
  });
  test('French groups with spaces and puts the currency last', () => {
    expect(plain(formatMoney(money(138432), 'fr'))).toBe('1 384,32 $ US');
    expect(plain(formatMoney(money(138432, 'CAD'), 'fr'))).toBe('1 384,32 $');
  });
  test('a negative amount has the true minus, a ledger shows the plus', () => {
    expect(formatMoney(money(-30000), 'en')).toBe('−$300.00');
    expect(formatMoney(money(5000), 'en', { sign: 'always' })).toBe('+$50.00');
    expect(formatMoney(money(-30000), 'en', { sign: 'never' })).toBe('$300.00');
  });
});

test('counts, miles and shares', () => {
  expect(formatCount(184250, 'en')).toBe('184,250');
  expect(plain(formatCount(184250, 'fr'))).toBe('184 250');
  expect(formatMiles(-40000, 'en', 'always')).toBe('−40,000');
  expect(formatMiles(5537, 'en', 'always')).toBe('+5,537');
  expect(formatPercent(1575, 'en')).toBe('15.75%');
});

describe('dates', () => {
  const start = date('2027-04-14');
  test('the shapes', () => {
    expect(formatDate(start, 'en')).toBe('Wed, Apr 14');
    expect(formatDate(start, 'en', 'day')).toBe('Apr 14');
    expect(formatDate(start, 'en', 'year')).toBe('Apr 14, 2027');
    expect(formatDate(start, 'en', 'month')).toBe('April 2027');
    expect(formatDate(start, 'fr', 'full')).toBe('mercredi 14 avril 2027');
  });
  test('ranges say the month once when it is one', () => {
    expect(formatDateRange(start, date('2027-04-19'), 'en')).toBe('Apr 14 – 19');
    expect(formatDateRange(date('2027-04-28'), date('2027-05-02'), 'en')).toBe('Apr 28 – May 2');
    for (const end of ['2027-04-14', '2027-04-13'])
      expect(formatDateRange(start, date(end), 'en')).toBe('Apr 14');
    expect(formatDateRange(date('2027-12-30'), date('2028-01-02'), 'en')).toContain('2028');
    expect(plain(formatDateRange(start, date('2027-04-19'), 'fr'))).toMatch(/^14\s?.?\s?–?-?\s?19 avr\.?$/);
  });
  test('clock times and durations', () => {
    const at = '2027-04-14T18:05' as LocalDateTime;
    expect(formatTime(at, 'en')).toBe('6:05 PM');
    expect(plain(formatTime(at, 'fr'))).toBe('18 h 05');
    expect(formatDuration(395, 'en')).toBe('6h 35m');
    expect(formatDuration(45, 'en')).toBe('45m');
    expect(formatDuration(120, 'en')).toBe('2h');
    expect(plain(formatDuration(395, 'fr'))).toBe('6 h 35 min');
  });
  test.each([
    [formatTime('2027-04-14T15:29' as LocalDateTime, 'fr'), '15\u202fh\u202f29'],
    [formatDuration(929, 'fr'), '15\u202fh\u202f29\u202fmin'],
    [formatDuration(120, 'fr'), '2\u202fh'],
    [formatDuration(45, 'fr'), '45\u202fmin'],
  ])('French times and lengths stay in one line: %s', (text, whole) => expect(text).toBe(whole));
  test('a clock at UTC is called so, in both languages', () => {
    const at = '2027-04-14T18:05:00.000Z' as Instant;
    expect([zoneName('UTC', at, 'en'), zoneName('UTC', at, 'fr')]).toEqual(['UTC', 'UTC']);
    expect(zoneName('America/New_York', at, 'en')).toBe('Eastern Time');
  });
});
