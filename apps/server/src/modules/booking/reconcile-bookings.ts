/** Compares our bookings with what the card processor and the hotels' suppliers have on record of them. */
import type { CallContext } from '#suppliers/outcome.ts';
import type { PaymentRecord } from '#suppliers/payments/port.ts';
import type { StayHold, StayOrder } from '#suppliers/stays/port.ts';
import type { BookingDeps } from './deps.ts';
import { type Booking, type Refund, readMoved, readRefunds, readTenders, type Tender } from './store.ts';

export type Difference = { readonly bookingId: string; readonly what: string; readonly facts: string };
type SupplierRecord = { readonly hold: StayHold | null; readonly order: StayOrder | null } | null;

/**
 * Every difference among the bookings that moved after a noted transition (0: all); a party that does not
 * answer is one too. Go on from `upTo`.
 */
export async function reconcileBookings(
  deps: BookingDeps,
  after: number,
  context: CallContext,
): Promise<{ readonly differences: Difference[]; readonly upTo: number }> {
  const found: Difference[] = [];
  const { bookings, upTo } = await readMoved(deps.db, after);
  for (const booking of bookings) {
    const { bookingId } = booking;
    const add = (what: string, facts: string) => found.push({ bookingId, what, facts });
    const [tenders, refunds] = [await readTenders(deps.db, booking), await readRefunds(deps.db, booking)];
    for (const tender of tenders) {
      const answer = await deps.payments.lookUp({ reference: tender.reference }, context);
      if (answer.outcome !== 'ok') add('card', answer.outcome);
      else compareCard(tender, refunds, answer.value, add);
    }
    const supplier = deps.supplierOf(booking.request.stayId);
    const answer = await supplier?.lookUp({ reference: bookingId }, context);
    if (answer?.outcome !== 'ok') add('hotel', answer?.outcome ?? 'nobody sells it');
    else compareHotel(booking, answer.value, add);
  }
  return { differences: found, upTo };
}

function compareCard(
  tender: Tender,
  refunds: readonly Refund[],
  record: PaymentRecord | null,
  add: (what: string, facts: string) => void,
): void {
  const { state, capturedMinor = 0, refundedMinor = 0 } = record?.authorization ?? { state: 'none' };
  const agrees: Readonly<Record<Tender['state'], readonly string[]>> = {
    authorizing: ['none', 'authorized', 'declined'],
    authorized: ['authorized', 'captured'],
    captured: ['captured'],
    voided: ['voided', 'expired', 'declined'],
    failed: ['declined', 'none'],
  };
  if (!agrees[tender.state].includes(state)) add('card', `${tender.state} against ${state}`);
  if (tender.state === 'captured' && tender.capturedMinor !== capturedMinor)
    add('card', `captured ${tender.capturedMinor} against ${capturedMinor}`);
  const sent = refunds
    .filter(
      (each) => each.tenderNo === tender.tenderNo && (each.state === 'sent' || each.state === 'returned'),
    )
    .reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  if (sent !== refundedMinor) add('refund', `${sent} against ${refundedMinor}`);
}

function compareHotel(
  { state, supplierLocator }: Booking,
  record: SupplierRecord,
  add: (what: string, facts: string) => void,
): void {
  const order = record?.order ?? null;
  const theirs = order?.state ?? (record?.hold ? 'held' : 'none');
  const agrees: Readonly<Record<Booking['state'], readonly string[]>> = {
    Pending: ['none', 'held', 'Pending', 'Confirmed'],
    Confirmed: ['Confirmed'],
    Canceling: ['Confirmed', 'Canceled'],
    Canceled: ['Canceled'],
    Failed: ['none', 'Canceled'],
  };
  if (!agrees[state].includes(theirs)) add('hotel', `${state} against ${theirs}`);
  if (order && supplierLocator && order.locator !== supplierLocator)
    add('hotel', `${supplierLocator} against ${order.locator}`);
}
