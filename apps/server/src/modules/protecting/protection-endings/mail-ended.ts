/** Writes to the customer once for each protection that ended by something else than being used. */
import type { Instant } from '@sojourn/domain/dates.ts';
import type { BookingId } from '@sojourn/domain/ids.ts';
import { type Money, money } from '@sojourn/domain/money.ts';
import { MAILED_EVENTS, type MailedEvent, type Protection } from '@sojourn/domain/protections/clause.ts';
import { namesEvent, type ProtectionEnd } from '@sojourn/domain/protections/end-protections.ts';
import { termsById } from '@sojourn/domain/protections/protection-terms.ts';
import { enqueue } from '#modules/platform/notify/enqueue.ts';
import type { Booking } from '#modules/selling/booking/booking.ts';
import type { Tx } from '#workflow/saga.ts';
import type { BookedProtection } from '../protections/store.ts';

/** `key`: the booking and the protection's number; it ends once. */
export type ProtectionEnded = {
  readonly kind: 'protectionEnded';
  readonly key: string;
  readonly bookingId: BookingId;
  readonly title: string;
  readonly protection: Protection;
  readonly event: MailedEvent;
  readonly premium: Money;
  /** What comes back of the premium. */
  readonly returned: Money;
  /** The trip was canceled with it, so it says nothing of other ways to cancel. */
  readonly isTripOver: boolean;
};

const isMailed = (event: ProtectionEnd['event']): event is MailedEvent =>
  event !== undefined && (MAILED_EVENTS as readonly string[]).includes(event);

/** What isn't named by its terms ends because the trip does, which has its own mail. */
export async function mailEnded(
  tx: Tx,
  { tenantId, customerId, bookingId, title, currency }: Booking,
  bought: readonly BookedProtection[],
  ends: readonly ProtectionEnd[],
  at: Instant,
  isTripOver = false,
): Promise<void> {
  for (const { protectionNo, event, returnedMinor, to } of ends) {
    const ended = bought.find((each) => each.protectionNo === protectionNo);
    if (!ended || !isMailed(event) || to === 'Exercised') continue;
    if (event === 'canceledForAnyReason' && !namesEvent(termsById(ended.termsId), event)) continue;
    const message: ProtectionEnded = {
      kind: 'protectionEnded',
      key: `${bookingId}.${protectionNo}`,
      bookingId,
      title,
      protection: ended.protection,
      event,
      premium: money(ended.premiumMinor, currency),
      returned: money(returnedMinor, currency),
      isTripOver,
    };
    await enqueue(tx, { tenantId, customerId, at, ...message });
  }
}
