import type { LocalDateTime } from '@sojourn/domain/dates.ts';
import { expect, test } from 'vitest';
import { isShownTwice, startInstant } from './start-instant.ts';

const local = (text: string) => text as LocalDateTime;

test('a start is the instant at which the clock there shows it', () => {
  expect(startInstant(local('2027-04-17T18:30'), 'Europe/Lisbon')).toBe('2027-04-17T17:30:00Z');
});

test('in the hour that’s skipped there is none', () => {
  expect(startInstant(local('2027-03-28T01:30'), 'Europe/Lisbon')).toBeNull();
  expect(startInstant(local('2027-03-14T02:30'), 'America/New_York')).toBeNull();
});

test('in the hour that’s repeated it’s the first, and its offset is shown', () => {
  const twice = local('2027-10-31T01:30');
  expect(startInstant(twice, 'Europe/Lisbon')).toBe('2027-10-31T00:30:00Z');
  expect(isShownTwice(twice, 'Europe/Lisbon')).toBe(true);
  expect(isShownTwice(local('2027-10-31T03:30'), 'Europe/Lisbon')).toBe(false);
});

test('on Lord Howe Island clocks change by half an hour', () => {
  const zone = 'Australia/Lord_Howe';
  expect(startInstant(local('2027-10-03T02:15'), zone)).toBeNull();
  expect(startInstant(local('2027-10-03T02:30'), zone)).toBe('2027-10-02T15:30:00Z');
  expect(startInstant(local('2027-04-04T01:45'), zone)).toBe('2027-04-03T14:45:00Z');
  expect(isShownTwice(local('2027-04-04T01:45'), zone)).toBe(true);
  expect(isShownTwice(local('2027-04-04T01:15'), zone)).toBe(false);
  expect(isShownTwice(local('2027-04-04T02:15'), zone)).toBe(false);
});
