import { expect, test } from 'vitest';
import { type BookingRefusal, bookingRefusal } from './who-books.ts';

const PLAIN = { isAdmin: false, arranges: false };
const ADMIN = { isAdmin: true, arranges: false };
const ARRANGER = { isAdmin: false, arranges: true };
const SELF = { kind: 'self' } as const;
const GUEST = { kind: 'guest' } as const;
const COLLEAGUE = { kind: 'colleague', isArranged: false } as const;
const ARRANGED = { kind: 'colleague', isArranged: true } as const;

type Row = readonly [
  style: Parameters<typeof bookingRefusal>[0],
  booker: typeof PLAIN,
  whom: Parameters<typeof bookingRefusal>[2],
  refusal: BookingRefusal | null,
];
const ROWS: readonly Row[] = [
  ['myself', PLAIN, SELF, null],
  ['myself', ADMIN, COLLEAGUE, 'onlyOwnTrips'],
  ['myself', ARRANGER, ARRANGED, 'onlyOwnTrips'],
  ['myself', ADMIN, GUEST, 'onlyOwnTrips'],
  ['myselfAndOthers', PLAIN, SELF, null],
  ['myselfAndOthers', PLAIN, COLLEAGUE, 'noPermission'],
  ['myselfAndOthers', PLAIN, GUEST, null],
  ['myselfAndOthers', ADMIN, COLLEAGUE, null],
  ['myselfAndOthers', ARRANGER, ARRANGED, null],
  ['myselfAndOthers', ARRANGER, COLLEAGUE, 'noPermission'],
  ['employees', PLAIN, SELF, null],
  ['employees', ADMIN, COLLEAGUE, 'noPermission'],
  ['employees', ARRANGER, ARRANGED, null],
  ['employees', PLAIN, GUEST, 'noPermission'],
  ['employees', ARRANGER, GUEST, null],
  ['someoneElse', PLAIN, SELF, 'bookedByOthers'],
  ['someoneElse', ARRANGER, SELF, null],
  ['someoneElse', ADMIN, SELF, null],
  ['someoneElse', ADMIN, COLLEAGUE, null],
  ['someoneElse', ARRANGER, COLLEAGUE, 'noPermission'],
  ['someoneElse', PLAIN, GUEST, 'noPermission'],
  [null, PLAIN, SELF, null],
  [null, ADMIN, COLLEAGUE, 'noPermission'],
  [null, ARRANGER, ARRANGED, null],
];

test.each(ROWS)('%s: %o for %o is %s', (style, booker, whom, refusal) => {
  expect(bookingRefusal(style, booker, whom)).toBe(refusal);
});
