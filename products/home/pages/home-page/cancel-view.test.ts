import type { Instant, Zone } from '@sojourn/domain/dates.ts';
import { addDays, date } from '@sojourn/domain/dates.ts';
import { money } from '@sojourn/domain/money.ts';
import { expect, test } from 'vitest';
import { sampleHomePrice } from '#home/testing/sample-home.ts';
import type { HomeDetail } from '#home/wire/home-detail.ts';
import { cancelBlocks } from './cancel-view.ts';

const checkIn = date('2027-04-14');
const price = sampleHomePrice({ checkIn, checkOut: addDays(checkIn, 5) });
const offer = (refunds: readonly (readonly [string, number])[]) =>
  ({
    price,
    refunds: refunds.map(([endsAt, minor]) => ({ endsAt: endsAt as Instant, refund: money(minor) })),
  }) as NonNullable<HomeDetail['offer']>;
const blocks = (...refunds: readonly (readonly [string, number])[]) =>
  cancelBlocks(offer(refunds), 'Europe/Lisbon' as Zone, 'en');

test('all, half, then the cleaning fee, each until its last good minute on the home’s clock', () => {
  const shown = blocks(
    ['2027-03-31T14:00:00Z', 106_140],
    ['2027-04-09T14:00:00Z', 53_070],
    ['2027-04-14T14:00:00Z', 7_950],
  );
  expect(shown.map(({ tone, title, until }) => [tone, title.id, until])).toEqual([
    ['all', 'homePage.cancel.all', 'Wed, Mar 31, 2:59 PM'],
    ['part', 'homePage.cancel.half', 'Fri, Apr 9, 2:59 PM'],
    ['rest', 'homePage.cancel.cleaning', 'Wed, Apr 14, 2:59 PM'],
  ]);
});

test('a share that is neither is a part', () => {
  expect(blocks(['2027-04-14T14:00:00Z', 70_000])[0]).toMatchObject({
    tone: 'part',
    title: { id: 'homePage.cancel.part' },
  });
});

test('nothing that comes back is no block', () => {
  expect(blocks(['2027-04-14T14:00:00Z', 0])).toEqual([]);
});
