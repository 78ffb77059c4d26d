import type { Instant } from '@sojourn/domain/dates.ts';
import { expect, test } from 'vitest';
import { countdown } from './countdown-clock.tsx';

const at = (time: string) => `2027-02-08T${time}Z` as Instant;

test('counts down in minutes and seconds, with hours above one', () => {
  expect(countdown(at('12:14:32'), at('12:00:00'))).toEqual({
    expired: false,
    secondsLeft: 872,
    clock: '14:32',
  });
  expect(countdown(at('13:14:05'), at('12:00:00')).clock).toBe('1:14:05');
  expect(countdown(at('12:00:09'), at('12:00:00')).clock).toBe('0:09');
});

test('a started second still counts, and nothing is left after the end', () => {
  expect(countdown(at('12:00:01'), at('12:00:00.400'))).toMatchObject({ secondsLeft: 1, expired: false });
  expect(countdown(at('12:00:00'), at('12:00:00'))).toMatchObject({ expired: true, clock: '0:00' });
  expect(countdown(at('12:00:00'), at('12:00:05')).secondsLeft).toBe(0);
});
