import type { Instant } from '@sojourn/domain/dates.ts';
import { expect, test } from 'vitest';
import { isConfirmedAtOnce } from './confirmation.ts';

const STARTS = '2027-04-17T17:30:00Z' as Instant;
const NEAR = { kind: 'manualNear', minutes: 720 } as const;

test.each([
  [{ kind: 'instant' } as const, '2027-04-17T17:29:00Z', true],
  [{ kind: 'manual' } as const, '2027-04-01T00:00:00Z', false],
  [NEAR, '2027-04-17T05:29:59Z', true],
  [NEAR, '2027-04-17T05:30:00Z', false],
])('%j at %s: %s', (confirmation, now, isAtOnce) => {
  expect(isConfirmedAtOnce(confirmation, STARTS, now as Instant)).toBe(isAtOnce);
});
