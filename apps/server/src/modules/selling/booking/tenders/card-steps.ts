/** The sagas' steps with the card processor. Our reference there is the tender's. */
import { isBefore, plusSeconds } from '@sojourn/domain/dates.ts';
import type { PaymentId } from '@sojourn/domain/ids.ts';
import { cardOwner } from '#modules/companies/companies/card/pay-rule.ts';
import {
  awaitBank,
  endOfUnpaid,
  endWaiting,
  type KeepPlace,
  type Later,
  type Waiting,
} from '#modules/money/confirmations/await-bank.ts';
import { type Confirmation, findConfirmation, type WaitingSaga } from '#modules/money/confirmations/store.ts';
import { type CallContext, ok, rejected, unknown } from '#suppliers/outcome.ts';
import type {
  Authorization,
  AuthorizeRequest,
  CheckWay,
  PaymentRejection,
  RefundRecord,
} from '#suppliers/payments/port.ts';
import type { NotYet, Owner, Step } from '#workflow/saga.ts';
import type { Payer } from '../booking.ts';
import type { BookingDeps } from '../product.ts';
import { readRenewedAs } from '../renewals/store.ts';
import { recordAuthorized } from './record-authorized.ts';
import { recordRefunded } from './record-refunded.ts';
import { type Refund, replaceCard, type Tender } from './store.ts';

type CardStep<R> = Step<R, PaymentRejection>;
type Payments = Pick<BookingDeps, 'payments' | 'db'>;

/** Whose card it is at the gateway. */
const ownerOf = async (deps: BookingDeps, booking: Payer, { cardOwner: owner, sourceId }: Tender) =>
  owner ?? cardOwner(deps.db, booking, sourceId as PaymentId);

/** How the customer can be asked by their bank, and whose saga waits for that. */
export type Asking = {
  readonly saga: WaitingSaga;
  readonly check: CheckWay;
  /** Null: the customer is there. */
  readonly later: Later | null;
  readonly kind: string;
  readonly keep: KeepPlace | null;
};
/** `attempt`: which card in turn; each has a reference of its own. */
type Card = { readonly paymentId: PaymentId; readonly attempt: number };

const referenceOf = ({ reference }: Tender, attempt: number): string =>
  attempt === 1 ? reference : `${reference}:${attempt}`;

async function requestOf(
  deps: BookingDeps,
  booking: Payer,
  tender: Tender,
  { paymentId, attempt }: Card,
  asking: Asking | null,
): Promise<AuthorizeRequest> {
  const { amountMinor } = tender;
  const { currency } = booking;
  const isFirst = attempt === 1;
  const subject = isFirst
    ? await ownerOf(deps, booking, tender)
    : await cardOwner(deps.db, booking, paymentId);
  // Who chose another card is there
  const absence = isFirst && asking?.later ? { permission: asking.later.permission } : null;
  const reference = referenceOf(tender, attempt);
  const request = { reference, subject, paymentId, amountMinor, currency, check: asking?.check ?? null };
  return absence ? { ...request, absence } : request;
}

/** Everything's charged so soon after it's set aside: in the saga's next steps. */
const CHARGED_WITHIN_SECONDS = 600;
/** False: it would end before it's taken, so nothing may be sold by it. */
const lasts = ({ clock }: BookingDeps, { expiresAt }: Authorization): boolean =>
  isBefore(plusSeconds(clock.now(), CHARGED_WITHIN_SECONDS), expiresAt);

/**
 * What was set aside is given back when the booking is not made; that is noted in the commit that ends it.
 * `asking`: while the card's bank asks the customer, the step isn't done yet: it's repeated, by the same
 * request under the same reference, until there's an answer or the time is over.
 */
export function authorizeStep(
  deps: BookingDeps,
  booking: Payer,
  tender: Tender,
  asking: Asking | null = null,
): CardStep<Authorization> {
  // A first call that's answered at once has left nothing that waits
  let isRepeated = false;
  let known: Confirmation | undefined;
  const cardNow = (): Card => ({
    paymentId: known?.paymentId ?? (tender.sourceId as PaymentId),
    attempt: known?.attempt ?? 1,
  });
  const readKnown = async () => {
    known = asking ? await findConfirmation(deps.db, asking.saga) : undefined;
  };
  return {
    do: async ({ context }) => {
      const card = cardNow();
      const before = await voidBefore(deps, booking, tender, card.attempt, context);
      if (before) return before;
      const request = await requestOf(deps, booking, tender, card, asking);
      const answer = await deps.payments.authorize(request, context);
      const outcome = asking
        ? await awaitBank(deps, waitingOf(booking, asking), request, known, answer, context)
        : answer;
      if (outcome.outcome !== 'ok' || lasts(deps, outcome.value)) return outcome;
      const { reference, subject } = request;
      const back = await deps.payments.void({ reference, subject }, context);
      if (back.outcome !== 'ok') return { outcome: 'notYet', againInSeconds: AGAIN_SECONDS };
      return rejected({ reason: 'NotPossible' });
    },
    lookUp: async ({ context }) => {
      isRepeated = true;
      await readKnown();
      const reference = referenceOf(tender, cardNow().attempt);
      const found = await deps.payments.lookUp({ reference }, context);
      if (found.outcome !== 'ok') return found;
      const set = found.value?.authorization;
      return ok(set?.state === 'authorized' && lasts(deps, set) ? set : null);
    },
    record: async (tx, { label, expiresAt, reference }) => {
      const { paymentId, attempt } = cardNow();
      if (asking && isRepeated) await endWaiting(deps, tx, asking.saga, 'confirmed');
      if (attempt > 1) await replaceCard(tx, booking, tender.tenderNo, { paymentId, reference });
      await recordAuthorized(tx, deps, booking, tender, label, expiresAt);
    },
    undo: {
      do: async ({ context }) => {
        await readKnown();
        const { attempt } = cardNow();
        const before = await voidBefore(deps, booking, tender, attempt, context);
        if (before) return unknown;
        // What its bank still checks is found by its owner alone
        const subject = asking ? await subjectOf(deps, booking, tender, cardNow()) : undefined;
        return deps.payments.void({ reference: referenceOf(tender, attempt), subject }, context);
      },
      record: async (tx) => {
        const waited = asking ? await findConfirmation(tx, asking.saga) : undefined;
        if (waited) await endWaiting(deps, tx, waited, endOfUnpaid(waited, deps.clock.now()));
      },
    },
  };
}

const waitingOf = (
  { tenantId, customerId, bookingId }: Payer,
  { saga: { sagaId }, later, check: way, ...asking }: Asking,
): Waiting => ({ ...asking, tenantId, customerId, sagaId, bookingId, way, isAttended: later === null });

const subjectOf = (deps: BookingDeps, booking: Payer, tender: Tender, { paymentId, attempt }: Card) =>
  attempt === 1 ? ownerOf(deps, booking, tender) : cardOwner(deps.db, booking, paymentId);

/** Of the cards before that one nothing may be set aside; the answer when that isn't sure yet, else null. */
async function voidBefore(
  deps: BookingDeps,
  booking: Payer,
  tender: Tender,
  attempt: number,
  context: CallContext,
): Promise<NotYet | null> {
  for (let before = 1; before < attempt; before++) {
    // Only the first card's owner is stored; of others it's found by the reference, once it has a charge
    const subject = before === 1 ? await ownerOf(deps, booking, tender) : booking.subject;
    const reference = referenceOf(tender, before);
    const { outcome } = await deps.payments.void({ reference, subject }, context);
    if (outcome !== 'ok') return { outcome: 'notYet', againInSeconds: AGAIN_SECONDS };
  }
  return null;
}
const AGAIN_SECONDS = 10;

/** After the pivot: takes `amountMinor`, or gives everything back when nothing is left to take. */
export function captureStep(
  deps: Payments,
  of: Owner,
  { reference, amountMinor }: Pick<Tender, 'reference' | 'amountMinor'>,
): CardStep<unknown> {
  const { payments } = deps;
  if (amountMinor === 0)
    return {
      do: async ({ context }) => {
        const renewedAs = await readRenewedAs(deps.db, of, reference);
        return payments.void({ reference: renewedAs ?? reference }, context);
      },
      lookUp: async () => ok(null),
      onlyForward: true,
    };
  return {
    do: async ({ context }) => {
      const answer = await payments.capture({ reference, amountMinor }, context);
      if (answer.outcome !== 'rejected') return answer;
      // What was set aside anew, before it ended
      const renewedAs = await readRenewedAs(deps.db, of, reference);
      return renewedAs ? payments.capture({ reference: renewedAs, amountMinor }, context) : answer;
    },
    lookUp: async ({ context }) => {
      const renewedAs = await readRenewedAs(deps.db, of, reference);
      const found = await payments.lookUp({ reference: renewedAs ?? reference }, context);
      if (found.outcome !== 'ok') return found;
      return ok(found.value?.authorization.state === 'captured' ? found.value.authorization : null);
    },
    onlyForward: true,
  };
}

export function refundStep(
  deps: BookingDeps,
  booking: Payer,
  tender: Tender,
  refund: Refund,
): CardStep<RefundRecord> {
  const { reference } = tender;
  const { amountMinor, reference: refundReference } = refund;
  return {
    do: ({ context }) => deps.payments.refund({ reference, refundReference, amountMinor }, context),
    lookUp: async ({ context }) => {
      const found = await deps.payments.lookUp({ reference }, context);
      if (found.outcome !== 'ok') return found;
      return ok(found.value?.refunds.find((each) => each.reference === refundReference) ?? null);
    },
    record: (tx) => recordRefunded(tx, deps, booking, tender, refund, 'sent'),
    onlyForward: true,
  };
}
