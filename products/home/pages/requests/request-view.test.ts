import { instantAt, plusSeconds } from '@sojourn/domain/dates.ts';
import { dayAhead, trueClock } from '@sojourn/domain/testing/today.ts';
import { expect, test } from 'vitest';
import { isNightThere, requestClock, shownState } from './request-view.ts';

const HOUR = 3_600;
const sentAt = trueClock.now();
const waiting = {
  state: 'requested',
  cause: null,
  sentAt,
  answerBy: plusSeconds(sentAt, 24 * HOUR),
  answeredAt: null,
  payBy: null,
} as const;
const after = (minutes: number) => plusSeconds(sentAt, minutes * 60);

test('the clock says hours and minutes, never more than are left, and warns below two hours', () => {
  expect(requestClock(waiting, after(400))).toMatchObject({ hours: 17, minutes: 20, ofHours: 24 });
  expect(shownState(waiting, after(22 * 60))).toBe('waiting');
  expect(shownState(waiting, after(22 * 60 + 1))).toBe('soon');
  expect(requestClock(waiting, after(25 * 60))).toMatchObject({ hours: 0, minutes: 0, share: 0 });
});

test('one that waits to be paid runs against its own clock', () => {
  const unpaid = {
    ...waiting,
    state: 'awaitingPayment',
    answeredAt: after(60),
    payBy: plusSeconds(after(60), 12 * HOUR),
  } as const;
  expect(requestClock(unpaid, after(120))).toMatchObject({ hours: 11, minutes: 0, ofHours: 12 });
  expect(shownState(unpaid, after(120))).toBe('pay');
});

test('what ended has no clock, and another guest’s stay isn’t a no', () => {
  const declined = { ...waiting, state: 'declined', cause: 'otherGuestAccepted' } as const;
  expect(requestClock(declined, after(5))).toBeNull();
  expect(shownState(declined, after(5))).toBe('otherGuest');
});

test('night is by the clock of the home', () => {
  const at = instantAt(`${dayAhead(10)}T14:40`, 'America/New_York');
  expect(isNightThere('Asia/Tokyo', at)).toBe(true);
  expect(isNightThere('America/New_York', at)).toBe(false);
});
