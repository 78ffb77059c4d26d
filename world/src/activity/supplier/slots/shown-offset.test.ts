import type { LocalDateTime } from '@sojourn/domain/dates.ts';
import { expect, test } from 'vitest';
import { shownOffset } from './shown-offset.ts';

test.each([
  ['2027-10-31T01:30', 'Europe/Lisbon', '+01:00'],
  ['2027-11-07T01:30', 'America/New_York', '-04:00'],
  ['2027-04-04T01:45', 'Australia/Lord_Howe', '+11:00'],
  ['2027-11-07T12:00', 'America/New_York', null],
])('%s in %s: %s', (local, zone, offset) => expect(shownOffset(local as LocalDateTime, zone)).toBe(offset));
