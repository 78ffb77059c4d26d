/**
 * Asks the host of a home. Nothing is held: what is sent is what the guest agrees to pay once the host
 * accepts, and from then on nothing of the checkout changes. Sending it again is the same request.
 */
import type { OutputOf } from '@sojourn/contract/call.ts';
import type { Calls } from '@sojourn/contract/calls.ts';
import { shortCode } from '@sojourn/domain/booking/confirmation-code.ts';
import { instantAt } from '@sojourn/domain/dates.ts';
import type { CheckoutId } from '@sojourn/domain/ids.ts';
import { first } from '@sojourn/domain/present.ts';
import { withTransaction } from '@sojourn/postgres/client.ts';
import type { Actor, RequestContext } from '@sojourn/server/context.ts';
import { requireStillAllowed } from '@sojourn/server/modules/companies/arranging/party/require-allowed.ts';
import { endPermissions } from '@sojourn/server/modules/money/confirmations/store.ts';
import type { Payment } from '@sojourn/server/modules/selling/booking/begin-booking.ts';
import { requireNoApproval } from '@sojourn/server/modules/selling/booking/book-checkout.ts';
import { type BookInput, checkPayable } from '@sojourn/server/modules/selling/booking/check-shown.ts';
import { requirePayable } from '@sojourn/server/modules/selling/booking/payment-requests/answer-request.ts';
import { reopenSent, sendCheckout } from '@sojourn/server/modules/selling/checkouts/sent/store.ts';
import { noteFailure, readCheckout } from '@sojourn/server/modules/selling/checkouts/store.ts';
import { viewOfFailure } from '@sojourn/server/modules/selling/checkouts/view.ts';
import { refuse } from '@sojourn/server/refusal.ts';
import type { Tx } from '@sojourn/server/workflow/saga.ts';
import { answerBy, requestOfCheckout } from '#home/rules/booking/request.ts';
import type { HomeCheckoutRow } from '../sale.ts';
import { askHost } from './ask-host.ts';
import type { HomeRequestDeps } from './deps.ts';
import { permitCharge } from './permit-charge.ts';
import type { NewRequest, Request } from './request.ts';
import { deleteUnplaced, insertRequest, readRequest } from './store.ts';
import { withReference } from './with-reference.ts';

/** Rejections that are errors by their own names. */
const REFUSED = ['NoAvailability', 'DatesNotAvailable', 'PartyNotAccepted'] as const;
type Answer = OutputOf<Calls['sendHomeRequest']>;

export async function sendHomeRequest(
  deps: HomeRequestDeps,
  checkoutId: CheckoutId,
  input: BookInput,
  actor: Actor,
  context: RequestContext,
): Promise<Answer> {
  const found = (await readCheckout(deps, actor, checkoutId)) ?? refuse('NotFound');
  const ref = {
    tenantId: actor.tenantId,
    customerId: actor.customerId,
    requestId: requestOfCheckout(checkoutId),
  };
  const before = await readRequest(deps.db, ref);
  if (before) return goOn(deps, before, input, context);
  const row = withReference(found);
  if (row.state !== 'open') refuse('CheckoutClosed', row.bookingId ? { bookingId: row.bookingId } : {});
  if (row.quote.offer.stays.some(({ booking }) => booking !== 'request')) refuse('HostNotAsked');
  requirePayable(deps, row);
  await requireStillAllowed(deps, checkoutId, actor);
  await requireNoApproval(deps, row, actor);
  const { planned, failure: unfit } = await checkPayable(deps, row, input, actor);
  const unpermitted = newRequest(deps, row, planned, actor, context);
  const permitted = unfit ? null : await permitCharge(deps, unpermitted, planned, actor, context);
  const refused = unfit ?? permitted?.failure ?? null;
  if (refused) {
    const failure = { ...refused, at: deps.clock.now() };
    await noteFailure(deps.db, actor, checkoutId, failure);
    return {
      result: 'Failed',
      failure: viewOfFailure(failure) as Extract<Answer, { result: 'Failed' }>['failure'],
    };
  }
  const permission = permitted?.permission ?? null;
  const request = { ...unpermitted, sent: { ...unpermitted.sent, permission } };
  const isFirst = await withTransaction(deps.db, (tx) => save(tx, request, row.quote.quoteId));
  if (!isFirst) {
    const winner = await readRequest(deps.db, ref);
    return winner ? goOn(deps, winner, input, context) : refuse('Inactivity');
  }
  return goOn(deps, (await readRequest(deps.db, ref)) ?? refuse('Inactivity'), input, context);
}

function newRequest(
  { clock, random }: HomeRequestDeps,
  { checkoutId, quote, draft }: HomeCheckoutRow,
  { tenders }: Payment,
  { tenantId, customerId }: Actor,
  { scenario }: RequestContext,
): NewRequest {
  const sentAt = clock.now();
  const { offer, request, totalMinor, currency } = quote;
  const stay = first(offer.stays);
  return {
    tenantId,
    customerId,
    requestId: requestOfCheckout(checkoutId),
    checkoutId,
    code: shortCode('H', random.bytes(8)),
    sent: {
      stay,
      party: offer.party,
      guest: { firstName: draft.guest.firstName.trim(), lastName: draft.guest.lastName.trim() },
      message: draft.message.trim(),
      cancellation: offer.cancellation,
      chosenFees: request.chosenFees,
      permission: null,
      paidWith: tenders.map(({ label, amountMinor }) => ({ label, amountMinor })),
    },
    totalMinor,
    currency,
    sentAt,
    answerBy: answerBy(sentAt, instantAt(`${stay.checkIn}T${stay.checkInFrom}`, stay.zone)),
    scenario,
  };
}

async function save(
  tx: Tx,
  request: NewRequest,
  quoteId: HomeCheckoutRow['quote']['quoteId'],
): Promise<boolean> {
  const { requestId, checkoutId, sentAt } = request;
  if (!(await sendCheckout(tx, request, checkoutId, { requestId, quoteId }, sentAt))) return false;
  return insertRequest(tx, request);
}

/** Refuses with what the supplier rejected: then the checkout is as it was before. */
async function goOn(
  deps: HomeRequestDeps,
  request: Request,
  input: Pick<BookInput, 'totalMinor'>,
  context: RequestContext,
): Promise<Answer> {
  if (input.totalMinor !== request.totalMinor) refuse('CheckoutClosed');
  if (request.placedAt === null) {
    const rejection = await askHost(deps, request, context);
    if (rejection) {
      await takeBack(deps, request);
      if (rejection.reason === 'PriceIncreased') return refuse('Inactivity');
      return refuse(REFUSED.find((each) => each === rejection.reason) ?? 'RateNotAvailable');
    }
  }
  return { result: 'Sent', requestId: request.requestId };
}

async function takeBack({ db }: HomeRequestDeps, request: Request): Promise<void> {
  const { tenantId, customerId, requestId } = request;
  await withTransaction(db, async (tx) => {
    if (!(await deleteUnplaced(tx, request))) return;
    await reopenSent(tx, request, request);
    await endPermissions(tx, { tenantId, customerId }, requestId);
  });
}
