import { dateOfDay } from '@sojourn/domain/dates.ts';
import { REVIEWERS } from '@sojourn/products/hotel/rules/reviews/guest-reviews.ts';
import { describe, expect, it } from 'vitest';
import { makeWorld, TODAY } from '../testing/world.ts';
import { listReviews } from './list-reviews.ts';

const world = makeWorld(9000);
const EVERYTHING = { today: TODAY, sort: 'newest', offset: 0, limit: 20_000, locale: 'en' } as const;
const some = Array.from({ length: 100 }, (_, i) => i * 87);
const few = Array.from({ length: world.count }, (_, row) => row).filter((row) => world.reviews[row]! < 12);
const sum = (values: readonly number[]) => values.reduce((a, b) => a + b, 0);

describe('the reviews behind a rating', () => {
  it('are as many as are listed and average to the listed score, on any day', () => {
    expect(few.length).toBeGreaterThan(5);
    for (const row of [...some, ...few])
      for (const today of [TODAY, TODAY + 45, TODAY + 400]) {
        const { reviews, rating } = listReviews(world, row, { ...EVERYTHING, today });
        expect(reviews).toHaveLength(rating.count);
        const scores = reviews.map(({ scoreTenths }) => scoreTenths);
        expect(Math.round(sum(scores) / rating.count), `row ${row}`).toBe(rating.tenths);
        expect(Math.min(...scores)).toBeGreaterThanOrEqual(10);
        expect(Math.max(...scores)).toBeLessThanOrEqual(100);
      }
  });

  it('were written in the last three years, the newest first', () => {
    const { reviews } = listReviews(world, 0, EVERYTHING);
    const days = reviews.map(({ writtenOn }) => writtenOn);
    expect(days).toEqual([...days].sort().reverse());
    expect(days[0]! < dateOfDay(TODAY)).toBe(true);
    expect(days.at(-1)! > dateOfDay(TODAY - 3 * 365 - 4)).toBe(true);
  });

  it('stay as they are when newer ones come', () => {
    const row = some.find((each) => world.reviews[each]! > 100)!;
    const before = listReviews(world, row, EVERYTHING).reviews;
    const after = listReviews(world, row, { ...EVERYTHING, today: TODAY + 60 }).reviews;
    const added = after.filter(({ writtenOn }) => writtenOn > before[0]!.writtenOn).length;
    expect(added).toBeGreaterThan(2);
    const same = before.length - added - 5;
    expect(after.slice(added, added + same)).toEqual(before.slice(0, same));
  });

  it('are filtered by who came, sorted by score and read page by page', () => {
    const all = listReviews(world, 1, EVERYTHING);
    expect(sum(all.reviewers.map(({ count }) => count))).toBe(all.rating.count);
    for (const reviewer of REVIEWERS) {
      const { total, reviews } = listReviews(world, 1, { ...EVERYTHING, reviewer });
      expect(total).toBe(all.reviewers.find(({ value }) => value === reviewer)?.count ?? 0);
      expect(reviews).toEqual(all.reviews.filter((each) => each.reviewer === reviewer));
    }
    const highest = listReviews(world, 1, { ...EVERYTHING, sort: 'highest' }).reviews;
    const scores = highest.map(({ scoreTenths }) => scoreTenths);
    expect(scores).toEqual([...scores].sort((a, b) => b - a));
    const page = listReviews(world, 1, { ...EVERYTHING, sort: 'highest', offset: 5, limit: 10 });
    expect(page.reviews).toEqual(highest.slice(5, 15));
  });

  it('are in the language of the reader', () => {
    const french = listReviews(world, 2, { ...EVERYTHING, limit: 10, locale: 'fr' }).reviews;
    const english = listReviews(world, 2, { ...EVERYTHING, limit: 10 }).reviews;
    french.forEach((review, at) => {
      expect(review.text).not.toBe(english[at]!.text);
      expect({ ...review, text: '' }).toEqual({ ...english[at], text: '' });
    });
  });
});
