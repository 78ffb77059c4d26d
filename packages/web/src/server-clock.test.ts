import type { Instant } from '@sojourn/domain/dates.ts';
import { expect, test } from 'vitest';
import { serverClock } from './server-clock.ts';

const at = (text: string): Instant => text as Instant;
const NOON = Date.parse('2027-04-12T12:00:00Z');

test("before the first answer the device's clock is believed", () => {
  expect(serverClock(() => NOON).now()).toBe('2027-04-12T12:00:00.000Z');
});

test('a device seven minutes behind shows the time of the server, and goes on from there', () => {
  let device = NOON;
  const clock = serverClock(() => device);
  clock.sync(at('2027-04-12T12:07:00Z'));
  device += 30_000;
  expect(clock.now()).toBe('2027-04-12T12:07:30.000Z');
});

test('a slow answer does not set the clock back', () => {
  let device = NOON;
  const clock = serverClock(() => device);
  clock.sync(at('2027-04-12T12:00:00Z'));
  device += 4000;
  // Written down after one second, read after four.
  clock.sync(at('2027-04-12T12:00:01Z'));
  expect(clock.now()).toBe('2027-04-12T12:00:04.000Z');
});

test('a device whose clock is set while the page is open is followed', () => {
  let device = NOON;
  const clock = serverClock(() => device);
  clock.sync(at('2027-04-12T12:00:00Z'));
  device += 3_600_000;
  clock.sync(at('2027-04-12T12:00:05Z'));
  expect(clock.now()).toBe('2027-04-12T12:00:05.000Z');
});
