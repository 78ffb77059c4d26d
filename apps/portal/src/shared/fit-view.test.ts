import type { FitProblem, TripFit } from '@sojourn/contract/trip-fit.ts';
import type { CalendarDate, Instant, LocalDateTime } from '@sojourn/domain/dates.ts';
import type { BookingId } from '@sojourn/domain/ids.ts';
import { FIT_KINDS } from '@sojourn/domain/trip-fit/fit.ts';
import { expect, test } from 'vitest';
import {
  checkLine,
  fixTitle,
  openTimes,
  problemText,
  problemTitle,
  rulerOf,
  shownProblems,
} from './fit-view.ts';

const moment = (at: string, local: string) => ({
  at: at as Instant,
  local: local as LocalDateTime,
  zone: 'Europe/Lisbon',
});
const desk: FitProblem = {
  kind: 'deskClosedAtLanding',
  severity: 'stop',
  bookingIds: [],
  facts: { minutes: 40, company: 'Atlantic Drive', pickUp: '2027-04-15T08:30' },
  gap: {
    from: moment('2027-04-15T22:00:00Z', '2027-04-15T23:00'),
    until: moment('2027-04-15T22:40:00Z', '2027-04-15T23:40'),
  },
  fixes: [],
  at: '2027-04-15T22:40:00Z' as Instant,
};

test('minutes, days and times are shown as they’re read', () => {
  expect(problemTitle(desk, 'en').values).toMatchObject({ minutes: '40m', pickUp: 'Thu, Apr 15, 8:30 AM' });
  expect(problemText({ ...desk, facts: { from: '2027-04-15', until: '23:00' } }, 'en').values).toEqual({
    from: 'Thu, Apr 15',
    until: '11:00 PM',
  });
});

test('the ruler has both ends by the clock of the place', () => {
  expect(rulerOf(desk, 'en')).toMatchObject({
    duration: '40m',
    from: { time: '11:00 PM', what: { id: 'tripFit.end.deskCloses' } },
    until: { time: '11:40 PM', what: { id: 'tripFit.end.land' } },
  });
  expect(rulerOf({ ...desk, gap: null }, 'en')).toBeNull();
});

test('what’s only to know has no banner', () => {
  const fit: TripFit = { problems: [desk, { ...desk, severity: 'info' }], fits: [], open: [] };
  expect(shownProblems(fit)).toEqual([desk]);
  expect(shownProblems(null)).toEqual([]);
});

test('every problem has a headline and a sentence', () => {
  for (const kind of FIT_KINDS)
    expect([problemTitle({ ...desk, kind }, 'fr').id, problemText({ ...desk, kind }, 'fr').id]).toEqual([
      `tripFit.clash.${kind}`,
      `tripFit.text.${kind}`,
    ]);
});

const day = (text: string) => text as CalendarDate;
test('fixes, checks and what completes a trip', () => {
  const bookingId = 'bkg_1' as BookingId;
  expect(
    fixTitle(
      { kind: 'movePickUp', bookingId, to: '2027-04-16T08:30' as LocalDateTime, zone: 'Europe/Lisbon' },
      'en',
    ),
  ).toEqual({ id: 'tripFit.fix.movePickUp', values: { day: 'Fri, Apr 16', time: '8:30 AM' } });
  expect(
    fixTitle({ kind: 'moveStay', bookingId, checkIn: day('2027-04-15'), checkOut: day('2027-04-19') }, 'en')
      .values,
  ).toEqual({ dates: 'Apr 15 – 19' });
  const check = { bookingIds: [], at: desk.at };
  expect(checkLine({ ...check, kind: 'carToLeaving', facts: { minutes: 185 } }, 'en').text).toBe('3h 5m');
  expect(checkLine({ ...check, kind: 'landingToBed', facts: { open: 'allNight' } }, 'en').text).toMatchObject(
    {
      id: 'tripFit.check.landingToBed.allNight',
    },
  );
  const bed = { kind: 'bed', city: 'Lisbon', placeId: 'city:lisbon-pt' } as const;
  expect(openTimes({ ...bed, from: day('2027-04-15'), until: day('2027-04-19') }, 'en')).toBe('Apr 15 – 19');
});
