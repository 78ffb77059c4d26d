import { expect, test } from 'vitest';
import { BOOKING_TERMS, termsOn } from '../checkout/terms.ts';
import type { CalendarDate } from '../dates.ts';
import { TERMS_SECTIONS } from './data/sections.ts';
import {
  anchorOf,
  findVersion,
  sectionsOf,
  TERMS_DOCUMENTS,
  type TermsDocument,
  versionOn,
  versionsOn,
} from './documents.ts';

const day = (text: string) => text as CalendarDate;
const TWO: TermsDocument = {
  id: 'site',
  versions: [
    { id: 'old', effectiveFrom: day('2026-11-01') },
    { id: 'new', effectiveFrom: day('2027-03-01') },
  ],
};

test.each([
  ['2020-01-01', 'old'],
  ['2026-11-01', 'old'],
  ['2027-02-28', 'old'],
  ['2027-03-01', 'new'],
  ['2099-01-01', 'new'],
])('on %s %s is in force', (on, id) => {
  expect(versionOn(TWO, day(on)).id).toBe(id);
});

test('an earlier version says until when it held, one to come that it does not hold yet', () => {
  expect(findVersion('old', day('2027-03-01'), [TWO])).toMatchObject({
    standing: 'past',
    until: '2027-03-01',
  });
  expect(findVersion('new', day('2027-02-28'), [TWO])).toMatchObject({ standing: 'future', until: null });
  expect(versionsOn(TWO, day('2027-03-01')).map(({ version, standing }) => [version.id, standing])).toEqual([
    ['new', 'current'],
    ['old', 'past'],
  ]);
  expect(findVersion('spam', day('2027-03-01'), [TWO])).toBeUndefined();
});

test('what a checkout agrees to is a version of the booking terms', () => {
  for (const { id } of BOOKING_TERMS) {
    expect(findVersion(id, day('2026-12-01'))?.document.id).toBe('booking');
  }
  const today = day('2026-12-01');
  const booking = TERMS_DOCUMENTS.find(({ id }) => id === 'booking')!;
  expect(versionOn(booking, today)).toBe(termsOn(today));
});

test('every version has sections, and no sections are without a version', () => {
  const ids = TERMS_DOCUMENTS.flatMap(({ versions }) => versions.map(({ id }) => id));
  expect(Object.keys(TERMS_SECTIONS).toSorted()).toEqual(ids.toSorted());
  for (const id of ids) expect(sectionsOf(id, () => false).length).toBeGreaterThan(0);
});

test('versions are in order of their days, and no two anchors are the same', () => {
  for (const { versions } of TERMS_DOCUMENTS) {
    const days = versions.map(({ effectiveFrom }) => effectiveFrom);
    expect(days).toEqual(days.toSorted());
  }
  const anchors = TERMS_DOCUMENTS.flatMap(({ id, versions }) => [
    anchorOf(id),
    ...sectionsOf(versions.at(-1)!.id, () => true).map((section) => anchorOf(id, section.id)),
  ]);
  expect(new Set(anchors).size).toBe(anchors.length);
});

test('only companies read of companies', () => {
  const ids = (has: boolean) => sectionsOf('site-2026-11', () => has).map(({ id }) => id);
  expect(ids(true)).toContain('companies');
  expect(ids(false)).not.toContain('companies');
});
