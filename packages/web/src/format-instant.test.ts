import type { Instant } from '@sojourn/domain/dates.ts';
import { endOfDay } from '@sojourn/domain/wallet/credits/credit-days.ts';
import { formatDeadline } from '@sojourn/ui/formats.ts';
import { afterEach, expect, test } from 'vitest';
import { formatInstant, formatPortalDay, formatReaderDeadline } from './format-instant.ts';

const zone = process.env.TZ;
afterEach(() => {
  process.env.TZ = zone;
});

test.each(['Asia/Tokyo', 'Pacific/Auckland', 'America/Los_Angeles', 'UTC'])(
  'a credit that ends on Nov 14 ends on Nov 14 for a reader in %s',
  (timeZone) => {
    process.env.TZ = timeZone;
    const lastSecond = endOfDay(Date.parse('2027-11-14') / 86_400_000);
    expect(Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(timeZone);
    expect(formatPortalDay(lastSecond, 'en', 'year')).toBe('Nov 14, 2027');
    expect(formatPortalDay('2027-11-14T05:00:00Z' as Instant, 'en', 'year')).toBe('Nov 14, 2027');
  },
);

test.each(['Asia/Tokyo', 'UTC'])('a protection ends on the clock where the trip begins (%s)', (timeZone) => {
  process.env.TZ = timeZone;
  const endsAt = '2027-04-14T21:45:00Z' as Instant;
  expect(formatDeadline(endsAt, 'America/New_York', 'en')).toBe('Wed, Apr 14, 5:45 PM, Eastern Time');
  expect(formatReaderDeadline(endsAt, 'en')).toMatch(timeZone === 'UTC' ? /, UTC$/ : /Japan/);
  expect(formatInstant(endsAt, 'en')).not.toContain('5:45');
});
