/**
 * Compares our bookings with what the card processor, the issuer's bank and the hotels' suppliers have on
 * record of them.
 */
import type { BookingId } from '@sojourn/domain/ids.ts';
import type { Product } from '@sojourn/products/product-list.ts';
import type { RedemptionRecord } from '#suppliers/bank/redemptions-port.ts';
import type { CallContext } from '#suppliers/outcome.ts';
import type { Owner } from '#workflow/saga.ts';
import type { Booking } from '../booking.ts';
import type { BookingDeps } from '../product.ts';
import { readShared, type SharedTender } from '../split/store.ts';
import type { SupplierRecord, SupplierState } from '../supplier-record.ts';
import { type BookingRef, type Refund, readRefunds, readTenders, type Tender } from '../tenders/store.ts';
import type { Limits } from './limits.ts';

export type Difference = {
  /** Null: nobody's that we know. */
  readonly owner: Owner | null;
  readonly bookingId: BookingId;
  readonly what: 'card' | 'miles' | 'earning' | 'refund' | Product;
  readonly facts: string;
  /** False: a party did not answer, or the booking was in the middle of a saga. */
  readonly isSure: boolean;
};
type Add = (what: Difference['what'], facts: string, isAnswered?: boolean) => void;
type Owed = { readonly tender: Tender; readonly backMinor: number };

const unlimited: Limits = (_, call) => call();

/** Every difference; a party that doesn't answer is one too. `isMoving`: one of its sagas has not ended. */
export async function compareBooking(
  deps: BookingDeps,
  booking: Booking & { readonly isMoving: boolean },
  context: CallContext,
  limits: Limits = unlimited,
): Promise<Difference[]> {
  const found = await compareTenders(deps, booking, context, limits);
  const add = addTo(found, booking);
  const what = booking.product;
  const side = deps.products[what].supplierSide(booking);
  const answer = side && (await limits(booking.supplierId, () => side.lookUp(context)));
  if (answer?.outcome !== 'ok') add(what, answer?.outcome ?? 'nobody sells it', false);
  else compareSupplier(booking, answer.value, (facts) => add(what, facts));
  return found;
}

/** Only what paid: of a booking, or of a price freeze, whose tenders are stored under its own id. */
export async function compareTenders(
  deps: BookingDeps,
  of: BookingRef & { readonly isMoving: boolean },
  context: CallContext,
  limits: Limits = unlimited,
): Promise<Difference[]> {
  const found: Difference[] = [];
  const add = addTo(found, of);
  const [tenders, refunds] = [await readTenders(deps.db, of), await readRefunds(deps.db, of)];
  const references = tenders.map(({ reference }) => reference);
  const shared = await readShared(deps.db, of, references);
  for (const each of tenders) {
    const owed = withShared(each, backOf(each, refunds), shared);
    const { kind } = owed.tender;
    if (kind === 'UserCard') await limits('gateway', () => lookAtCard(deps, owed, context, add));
    if (kind === 'Rewards') await limits('bank', () => lookAtMiles(deps, owed, context, add));
  }
  return found;
}

const addTo =
  (
    found: Difference[],
    { tenantId, customerId, bookingId, isMoving }: BookingRef & { readonly isMoving: boolean },
  ): Add =>
  (what, facts, isAnswered = true) =>
    found.push({ owner: { tenantId, customerId }, bookingId, what, facts, isSure: isAnswered && !isMoving });

/** What has left of a tender, or is back. */
const backOf = ({ tenderNo }: Tender, refunds: readonly Refund[]): number =>
  refunds
    .filter((each) => each.tenderNo === tenderNo && (each.state === 'sent' || each.state === 'returned'))
    .reduce((sum, { amountMinor }) => sum + amountMinor, 0);

/** With what other bookings have of the same payment, since one was split. */
function withShared(tender: Tender, backMinor: number, shared: readonly SharedTender[]): Owed {
  const others = shared.filter(({ reference }) => reference === tender.reference);
  const sum = (of: 'capturedMinor' | 'backMinor') => others.reduce((all, each) => all + each[of], 0);
  const capturedMinor = tender.capturedMinor + sum('capturedMinor');
  return { tender: { ...tender, capturedMinor }, backMinor: backMinor + sum('backMinor') };
}

/** What the gateway may have on record of a tender in a state of ours. */
const AT_GATEWAY: Readonly<Record<Tender['state'], readonly string[]>> = {
  authorizing: ['none', 'checking', 'authorized', 'declined', 'voided'],
  authorized: ['authorized', 'captured', 'voided'],
  captured: ['captured'],
  voided: ['voided', 'expired', 'declined'],
  failed: ['declined', 'none', 'voided', 'expired'],
};
/** The same for the issuer's bank. */
const AT_BANK: Readonly<Record<Tender['state'], readonly string[]>> = {
  authorizing: ['none', 'reserved', 'rejected', 'released'],
  authorized: ['reserved', 'settled', 'released'],
  captured: ['settled'],
  voided: ['released', 'expired'],
  failed: ['rejected', 'none', 'released', 'expired'],
};

async function lookAtCard(deps: BookingDeps, { tender, backMinor }: Owed, context: CallContext, add: Add) {
  const answer = await deps.payments.lookUp({ reference: tender.reference }, context);
  if (answer.outcome !== 'ok') return add('card', answer.outcome, false);
  const none = { state: 'none', capturedMinor: 0, refundedMinor: 0 };
  const { state, capturedMinor, refundedMinor } = answer.value?.authorization ?? none;
  if (!AT_GATEWAY[tender.state].includes(state)) add('card', `${tender.state} against ${state}`);
  if (tender.state === 'captured' && tender.capturedMinor !== capturedMinor)
    add('card', `captured ${tender.capturedMinor} against ${capturedMinor}`);
  if (backMinor !== refundedMinor) add('refund', `${backMinor} against ${refundedMinor}`);
}

async function lookAtMiles(deps: BookingDeps, { tender, backMinor }: Owed, context: CallContext, add: Add) {
  const answer = await deps.redemptions.lookUp({ reference: tender.reference }, context);
  if (answer.outcome !== 'ok') return add('miles', answer.outcome, false);
  for (const facts of compareMiles(tender, backMinor, answer.value)) add('miles', facts);
}

/** What differs between a tender of rewards and the bank's record of it, in words for a person. */
export function compareMiles(
  tender: Pick<Tender, 'state' | 'capturedMinor'>,
  backMinor: number,
  record: RedemptionRecord | null,
): string[] {
  const none = { state: 'none', settledUnits: 0, refundedUnits: 0 };
  const { state, settledUnits, refundedUnits } = record?.redemption ?? none;
  const differs: string[] = [];
  if (!AT_BANK[tender.state].includes(state)) differs.push(`${tender.state} against ${state}`);
  if (tender.state === 'captured' && tender.capturedMinor !== settledUnits)
    differs.push(`taken ${tender.capturedMinor} against ${settledUnits}`);
  if (backMinor !== refundedUnits) differs.push(`back ${backMinor} against ${refundedUnits}`);
  return differs;
}

/** What the supplier may have on record of a booking in a state of ours. */
const AT_SUPPLIER: Readonly<Record<Booking['state'], readonly SupplierState[]>> = {
  Pending: ['none', 'held', 'Pending', 'mixed', 'Confirmed', 'Canceled'],
  Confirmed: ['Confirmed'],
  Changing: ['Confirmed'],
  Canceling: ['Confirmed', 'Canceled'],
  Canceled: ['Canceled'],
  Failed: ['none', 'Canceled'],
};

function compareSupplier(
  { state, supplierLocator }: Booking,
  theirs: SupplierRecord,
  add: (facts: string) => void,
): void {
  if (!AT_SUPPLIER[state].includes(theirs.state)) add(`${state} against ${theirs.state}`);
  if (theirs.locator && supplierLocator && theirs.locator !== supplierLocator)
    add(`${supplierLocator} against ${theirs.locator}`);
}
