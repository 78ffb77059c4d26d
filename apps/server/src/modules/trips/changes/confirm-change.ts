/**
 * Schedules the booking of a change at its quote. However often it's confirmed, one saga runs and everybody
 * sees how far it is.
 */

import type { BookingChange } from '@sojourn/contract/changes.ts';
import type { ShownReason } from '@sojourn/contract/policy.ts';
import { type Instant, plusSeconds } from '@sojourn/domain/dates.ts';
import type { BookingId, ChangeId, PaymentId } from '@sojourn/domain/ids.ts';
import type { Currency } from '@sojourn/domain/money.ts';
import { assertPresent } from '@sojourn/domain/present.ts';
import { withTransaction } from '@sojourn/postgres/client.ts';
import type { Actor, RequestContext } from '#context.ts';
import { requireNotInReview } from '#modules/companies/approvals/requests/require-not-in-review.ts';
import { breaksMore, judgeNow } from '#modules/companies/arranging/party/judge-now.ts';
import { requireOwnPayment, requirePayer } from '#modules/companies/companies/card/pay-rule.ts';
import { decideCheck } from '#modules/companies/policy/decide-check.ts';
import { acceptedPart } from '#modules/desk/proofs/accepted.ts';
import type { Later } from '#modules/money/confirmations/await-bank.ts';
import { CHECK_SECONDS, checkWay, laterInput } from '#modules/money/confirmations/check-way.ts';
import { partClaimFailure } from '#modules/protecting/protections/cancel-for-any-reason/claim-cancel.ts';
import type { ChangeClaim } from '#modules/protecting/protections/change-for-any-reason/claim-change.ts';
import { claimFailure } from '#modules/protecting/reimbursements/read-claimable.ts';
import type { Booking } from '#modules/selling/booking/booking.ts';
import { BOOKING_MACHINE } from '#modules/selling/booking/machines.ts';
import type { BookingInput } from '#modules/selling/booking/saga-input.ts';
import { type NewTender, readTenders, tendersPart } from '#modules/selling/booking/tenders/store.ts';
import { savedCard } from '#modules/selling/checkouts/use-case.ts';
import { refuse } from '#refusal.ts';
import { move } from '#workflow/move.ts';
import type { StartedSaga, Tx } from '#workflow/saga.ts';
import { refTo, requireTrip } from '../trips/use-case.ts';
import { acceptedChange } from './accepted-change.ts';
import { CHANGE_BOOKING } from './change-booking.ts';
import type { ChangeRef, ChangeRow } from './change-row.ts';
import { CHANGE_MACHINE } from './machines.ts';
import { refuseRepeat } from './refuse-repeat.ts';
import { changeSagaId } from './saga-input.ts';
import { type ChangeCheck, confirmingColumns, isVersion, listChanges, readChange } from './store.ts';
import { type ChangeDeps, refuseChange, requireChanging, requireNotReplaced } from './use-case.ts';
import { failureNow, showChange } from './view-change.ts';

type ConfirmInput = {
  readonly dueMinor: number;
  readonly paymentId: PaymentId | null;
  readonly policyReason?: ShownReason | undefined;
};

const STARTED: ReadonlySet<ChangeRow['state']> = new Set(['confirming', 'done', 'refused']);

/** `later`: it's carried out without the customer, whose bank may want to ask them about what's to pay. */
export async function confirmChange(
  deps: ChangeDeps,
  bookingId: BookingId,
  changeId: ChangeId,
  input: ConfirmInput,
  actor: Actor,
  context: RequestContext,
  later: Later | null = null,
): Promise<BookingChange> {
  const ref = { ...refTo(actor, bookingId), changeId };
  const [booking, change] = await Promise.all([requireTrip(deps, ref), readChange(deps.db, ref)]);
  if (!change) return refuse('NotFound');
  if (STARTED.has(change.state)) return join(deps, ref);
  const { tender, policy } = await prepare(deps, booking, change, input, actor);
  const saga = await begin(
    deps,
    { booking, change },
    {
      tender,
      currency: booking.currency,
      policy,
      agentId: actor.agentId ?? null,
      asking: tender ? askingInput(deps, actor, context, later) : {},
    },
    context,
  );
  if (!saga) return join(deps, ref);
  await deps.sagas.drive(saga);
  return showChange(deps, ref);
}

/** Refuses as confirming does now, and begins nothing. */
export async function checkConfirming(
  deps: ChangeDeps,
  bookingId: BookingId,
  changeId: ChangeId,
  input: ConfirmInput,
  actor: Actor,
): Promise<void> {
  const ref = { ...refTo(actor, bookingId), changeId };
  const [booking, change] = await Promise.all([requireTrip(deps, ref), readChange(deps.db, ref)]);
  await prepare(deps, booking, change ?? refuse('NotFound'), input, actor);
}

/** What pays for it, and how a company's policy judges it. Refuses what can't be confirmed like this. */
async function prepare(
  deps: ChangeDeps,
  booking: Booking,
  change: ChangeRow,
  input: ConfirmInput,
  actor: Actor,
): Promise<Pick<Beginning, 'tender' | 'policy'>> {
  const now = deps.clock.now();
  const { quote } = change;
  if (!quote || change.state !== 'quoted' || failureNow(change, booking, now))
    return refuse('ChangeQuoteExpired');
  const { addCollectMinor } = quote.amounts;
  if (addCollectMinor !== input.dueMinor) refuse('ChangeQuoteExpired');
  requireChanging(deps, booking, change.ask, now);
  await requireNotInReview(deps.db, booking);
  const ref = { ...refTo(actor, booking.bookingId), changeId: change.changeId };
  const policy = await judge(deps, booking, quote, input, actor);
  const tender = addCollectMinor > 0 ? await newTender(deps, ref, input, addCollectMinor, actor) : null;
  return { tender, policy };
}

/**
 * Null for what costs nothing more and breaks no other rule: that was judged when it was booked. Refuses with
 * OutOfPolicy without a reason, and with ChangeNeedsApproval what the company would have to approve.
 */
async function judge(
  deps: ChangeDeps,
  { checkoutId, product, offer }: Booking,
  quote: NonNullable<ChangeRow['quote']>,
  { policyReason }: ConfirmInput,
  actor: Actor,
): Promise<ChangeCheck | null> {
  const { judged, travelers } = await judgeNow(deps, checkoutId, { product, offer: quote.offer }, actor);
  if (!judged) return null;
  if (quote.amounts.addCollectMinor === 0) {
    const before = await judgeNow(deps, checkoutId, { product, offer }, actor);
    if (!breaksMore(judged, before.judged)) return null;
  }
  const check = decideCheck(judged, policyReason, travelers);
  return check.needsApproval ? refuse('ChangeNeedsApproval') : check;
}

/** The card that pays what is due. Refuses one that isn't theirs. */
async function newTender(
  deps: ChangeDeps,
  ref: ChangeRef,
  { paymentId }: ConfirmInput,
  amountMinor: number,
  actor: Actor,
): Promise<NewTender> {
  const refuseCard = (problem: string) =>
    refuse('InvalidInput', { fields: [{ path: 'paymentId', problem }] });
  requireOwnPayment(actor, amountMinor);
  await requirePayer(deps, actor, paymentId);
  if (paymentId === null) return refuseCard('missing');
  const card = await savedCard(deps, actor, paymentId);
  if (card === 'unanswered') return refuse('ServiceUnavailable');
  if (card === null) return refuseCard('unknown');
  const [tenders, done] = await Promise.all([readTenders(deps.db, ref), listChanges(deps.db, ref, ['done'])]);
  // The numbers of those that pay a booking that was split off stay taken
  const taken = [...tenders, ...done].map(({ tenderNo }) => tenderNo ?? 0);
  return {
    kind: 'UserCard',
    sourceId: paymentId,
    amountMinor,
    units: null,
    label: card.label,
    tenderNo: Math.max(0, ...taken) + 1,
    reference: `${ref.bookingId}:card:${ref.changeId}`,
  };
}

type Beginning = {
  readonly tender: NewTender | null;
  readonly currency: Currency;
  readonly policy: ChangeCheck | null;
  readonly agentId: string | null;
  /** How the customer can be asked by their bank. */
  readonly asking: Pick<BookingInput, 'check' | 'later'>;
};

/** Nobody but the customer answers their bank. */
function askingInput(
  deps: ChangeDeps,
  actor: Actor,
  { origin }: RequestContext,
  later: Later | null,
): Beginning['asking'] {
  const at = deps.clock.now();
  if (later) return laterInput(deps, actor, later, at);
  return actor.isDelegated ? {} : { check: checkWay(deps, actor, origin, plusSeconds(at, CHECK_SECONDS)) };
}

/**
 * Takes the booking for this change alone. Undefined when something else was first: another change, a
 * cancellation, the airline. Whatever that was, this quote is used up. Refuses with DuplicateBooking.
 */
async function begin(
  deps: ChangeDeps,
  { booking, change }: { readonly booking: Booking; readonly change: ChangeRow },
  { tender, currency, policy, agentId, asking }: Beginning,
  { scenario, requestId }: RequestContext,
): Promise<StartedSaga | undefined> {
  const { tenantId, customerId, bookingId, changeId } = change;
  const owner = { tenantId, customerId };
  const at = deps.clock.now();
  const quoted = assertPresent(change.quote, 'the quote that was accepted');
  return withTransaction(deps.db, async (tx) => {
    const changing = requireChanging(deps, booking, change.ask, at);
    await refuseRepeat(tx, changing, booking, { ...change, quote: quoted }, at);
    const isFirst = await move(tx, BOOKING_MACHINE, {
      ...owner,
      subject: [bookingId],
      from: ['Confirmed'],
      to: 'Changing',
      cause: changeId,
      at,
      where: isVersion(change.bookingVersion),
    });
    if (!isFirst) return undefined;
    await requireNotReplaced(deps, tx, booking, change.ask);
    const failure = quoted.claim && (await failureOfClaim(tx, booking, quoted.claim, at));
    if (failure) refuseChange(failure);
    const set = confirmingColumns(tender?.tenderNo ?? null, policy);
    const of = { ...owner, subject: [changeId] as const, cause: 'confirmed', at, set };
    const isNewest = await move(tx, CHANGE_MACHINE, { ...of, from: ['quoted'], to: 'confirming' });
    if (!isNewest) throw new NewerQuote();
    const saga = { ...owner, sagaId: changeSagaId(changeId), kind: CHANGE_BOOKING, scenario, requestId };
    const accepted = acceptedPart(deps, acceptedChange(change, quoted, currency, agentId));
    const also = [accepted, ...(tender ? [tendersPart(change, [tender], currency, at)] : [])];
    return deps.sagas.start(tx, { ...saga, input: { bookingId, changeId, ...asking } }, also);
  }).catch((error: unknown) => {
    if (error instanceof NewerQuote) return undefined;
    throw error;
  });
}
const failureOfClaim = (tx: Tx, booking: Booking, claim: ChangeClaim, at: Instant) =>
  claim.protection === 'cancelForAnyReason'
    ? partClaimFailure(tx, booking, at)
    : claimFailure(tx, booking, claim, at);

/** A newer quote was requested at the same moment; the booking stays free for it. */
class NewerQuote extends Error {}

/** What the confirmation that won comes to; refuses when that was of something else. */
async function join(deps: ChangeDeps, ref: ChangeRef): Promise<BookingChange> {
  const { tenantId, customerId, changeId } = ref;
  const change = await readChange(deps.db, ref);
  if (!change || !STARTED.has(change.state)) return refuse('ChangeQuoteExpired');
  await deps.sagas.wait({ tenantId, customerId, sagaId: changeSagaId(changeId) });
  return showChange(deps, ref);
}
