/** Messages of suppliers, signed with the tests' keys. */
import { randomUUID } from 'node:crypto';
import type { Instant } from '@sojourn/domain/dates.ts';
import type { BookingId } from '@sojourn/domain/ids.ts';
import { signEvent } from '../modules/trips/schedule-changes/signature.ts';

/** An old key and its successor, both in force. */
export const TEST_SUPPLIER_KEYS = new Map([
  ['old', 'the-old-key-of-a-supplier-in-tests-0001'],
  ['new', 'the-new-key-of-a-supplier-in-tests-0002'],
]);

type Choices = { readonly keyId?: string; readonly eventId?: string; readonly secondsOff?: number };

export function supplierEvent(
  reference: string,
  now: Instant,
  { keyId = 'new', eventId = randomUUID(), secondsOff = 0 }: Choices = {},
) {
  const timestamp = Math.floor(Date.parse(now) / 1_000) + secondsOff;
  const event = { eventId, reference: reference as BookingId, timestamp, keyId };
  const signature = signEvent(event, TEST_SUPPLIER_KEYS.get(keyId) ?? 'an-unknown-key-that-nobody-has-0003');
  return { ...event, signature };
}
