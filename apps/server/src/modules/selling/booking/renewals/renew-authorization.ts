/**
 * Money that's set aside on a card and would end before it's taken is set aside anew, under a reference of
 * its own; only then is the former one given back, so that the booking is always paid for. A bank that wants
 * to check it has its customer confirm it, as any charge without them.
 */
import { type Instant, plusSeconds } from '@sojourn/domain/dates.ts';
import type { PaymentId } from '@sojourn/domain/ids.ts';
import { withTransaction } from '@sojourn/postgres/client.ts';
import { cardOwner } from '#modules/companies/companies/card/pay-rule.ts';
import {
  awaitBank,
  endOfUnpaid,
  endWaiting,
  LATER_SECONDS,
} from '#modules/money/confirmations/await-bank.ts';
import { type CheckWayDeps, checkWay } from '#modules/money/confirmations/check-way.ts';
import { type Confirmation, findConfirmation } from '#modules/money/confirmations/store.ts';
import type { CallContext } from '#suppliers/outcome.ts';
import type { Authorization } from '#suppliers/payments/port.ts';
import type { Booking } from '../booking.ts';
import type { BookingDeps } from '../product.ts';
import { readBooking } from '../store.ts';
import { readTenders, type Tender } from '../tenders/store.ts';
import {
  insertRenewal,
  noteFormerVoided,
  type Renewal,
  readRenewals,
  readStranded,
  readUnvoided,
  refuseRenewal,
  renewTender,
  settleRenewal,
  type TenderRef,
} from './store.ts';

export type RenewDeps = BookingDeps & CheckWayDeps;
const CONTEXT: CallContext = { timeoutMs: 8_000, scenario: null, requestId: 'renew-authorizations' };
/** What was refused so often is a person's to settle. */
const TRIES = 2;
const BATCH = 100;
/** What a payment that waits for its customer is for. */
const KIND = 'renewal';
const waitingId = ({ bookingId, tenderNo, renewalNo }: Renewal) =>
  `renew:${bookingId}:${tenderNo}:${renewalNo}`;

const attemptReference = ({ reference }: Renewal, attempt: number): string =>
  attempt === 1 ? reference : `${reference}:${attempt}`;

/** Repeating it goes on with the same one. */
export async function renewAuthorization(
  deps: RenewDeps,
  ref: TenderRef,
  endsBefore: Instant,
): Promise<void> {
  const [booking, tenders] = await Promise.all([readBooking(deps.db, ref), readTenders(deps.db, ref)]);
  const tender = tenders.find(({ tenderNo }) => tenderNo === ref.tenderNo);
  if (!booking || tender?.kind !== 'UserCard' || tender.state !== 'authorized') return;
  const renewal = await requireRenewal(deps, ref, tender, endsBefore);
  if (renewal) await setAsideAnew(deps, booking, tender, renewal);
}

/** The one that's under way, or the next; null: it's been refused too often. */
async function requireRenewal(
  deps: RenewDeps,
  ref: TenderRef,
  tender: Tender,
  endsBefore: Instant,
): Promise<Renewal | null> {
  const before = await readRenewals(deps.db, ref);
  const open = before.find(({ state }) => state === 'requested');
  if (open) return open;
  if (before.filter(({ state }) => state === 'refused').length >= TRIES) return null;
  const renewalNo = before.length + 1;
  const formerReference = tender.reference;
  const reference = `${formerReference.replace(/:again:.*$/, '')}:again:${renewalNo}`;
  const row = { ...ref, renewalNo, formerReference, reference };
  await insertRenewal(deps.db, row, endsBefore, deps.clock.now());
  return (await readRenewals(deps.db, ref)).find(({ state }) => state === 'requested') ?? null;
}

async function setAsideAnew(
  deps: RenewDeps,
  booking: Booking,
  tender: Tender,
  renewal: Renewal,
): Promise<void> {
  const { tenantId, customerId, bookingId } = renewal;
  const saga = { tenantId, customerId, sagaId: waitingId(renewal) };
  const known = await findConfirmation(deps.db, saga);
  const paymentId = known?.paymentId ?? (tender.sourceId as PaymentId);
  const attempt = known?.attempt ?? 1;
  const until = known?.until ?? plusSeconds(deps.clock.now(), LATER_SECONDS);
  const way = checkWay(deps, { tenantId, locale: 'en' }, deps.originOf(tenantId), until);
  const request = {
    reference: attemptReference(renewal, attempt),
    subject: await cardOwner(deps.db, booking, paymentId),
    paymentId,
    amountMinor: tender.amountMinor,
    currency: booking.currency,
    check: way,
    ...(attempt === 1 && { absence: { permission: null } }),
  };
  const answer = await deps.payments.authorize(request, CONTEXT);
  const waiting = { ...saga, bookingId, kind: KIND, way, isAttended: false, keep: null };
  const outcome = await awaitBank(deps, waiting, request, known, answer, CONTEXT);
  if (outcome.outcome === 'ok') {
    const card = { paymentId, reference: request.reference };
    return recordRenewed(deps, tender, renewal, card, outcome.value);
  }
  if (outcome.outcome !== 'rejected') return;
  const { reference, subject } = request;
  const isFirst = await recordRefused(deps, renewal, { reference, reason: outcome.rejection.reason }, known);
  // A check that nobody will answer any more ends too
  if (isFirst) await deps.payments.void({ reference, subject }, CONTEXT);
}

/** Of two processes the first to settle counts: the tender is what's set aside now. */
async function recordRenewed(
  deps: RenewDeps,
  tender: Tender,
  renewal: Renewal,
  card: { readonly paymentId: PaymentId; readonly reference: string },
  { label, expiresAt }: Authorization,
): Promise<void> {
  const at = deps.clock.now();
  const { reference } = card;
  const isTaken = await withTransaction(deps.db, async (tx) => {
    const authorized = { state: 'authorized', reference, reason: null } as const;
    if (!(await settleRenewal(tx, renewal, authorized, at))) return false;
    await endWaiting(deps, tx, { ...renewal, sagaId: waitingId(renewal) }, 'confirmed');
    if (await renewTender(tx, renewal, tender.reference, { ...card, label, until: expiresAt })) return false;
    await refuseRenewal(tx, renewal, 'taken');
    return true;
  });
  // The former one was taken or given back in between: nothing stays set aside twice
  if (isTaken) await deps.payments.void({ reference }, CONTEXT);
}

/** False when another process has settled it. */
async function recordRefused(
  deps: RenewDeps,
  renewal: Renewal,
  { reference, reason }: { readonly reference: string; readonly reason: string },
  known: Confirmation | undefined,
): Promise<boolean> {
  const at = deps.clock.now();
  return withTransaction(deps.db, async (tx) => {
    if (!(await settleRenewal(tx, renewal, { state: 'refused', reference, reason }, at))) return false;
    if (known) await endWaiting(deps, tx, known, endOfUnpaid(known, at));
    return true;
  });
}

/** The former ones are given back once the new ones are there. */
export async function giveBackFormer(deps: RenewDeps): Promise<number> {
  const renewed = await readUnvoided(deps.db, BATCH);
  for (const renewal of renewed) {
    const { outcome } = await deps.payments.void({ reference: renewal.formerReference }, CONTEXT);
    if (outcome === 'ok') await noteFormerVoided(deps.db, renewal, deps.clock.now());
  }
  return renewed.length;
}

/** Whose answer was lost before the former one was taken or given back: the card keeps none of both. */
export async function giveBackStranded(deps: RenewDeps): Promise<void> {
  for (const renewal of await readStranded(deps.db, BATCH)) {
    const known = await findConfirmation(deps.db, { ...renewal, sagaId: waitingId(renewal) });
    const reference = attemptReference(renewal, known?.attempt ?? 1);
    const { outcome } = await deps.payments.void({ reference }, CONTEXT);
    if (outcome === 'ok') await recordRefused(deps, renewal, { reference, reason: 'taken' }, known);
  }
}
