/** The one commit that begins a booking: checkout, booking, tenders, credits set aside, and the saga. */
import { shortCode } from '@sojourn/domain/booking/confirmation-code.ts';
import { type Instant, plusSeconds } from '@sojourn/domain/dates.ts';
import { type BookingId, newId } from '@sojourn/domain/ids.ts';
import { money } from '@sojourn/domain/money.ts';
import type { PlannedTender } from '@sojourn/domain/wallet/tenders/tender-plan.ts';
import { withTransaction } from '@sojourn/postgres/client.ts';
import type { Actor, RequestContext } from '#context.ts';
import { companyIfAny } from '#modules/companies/arranging/deps.ts';
import { type Accepted, acceptedPart } from '#modules/desk/proofs/accepted.ts';
import { agreedTerms } from '#modules/desk/proofs/agreed-terms.ts';
import { termsPart } from '#modules/desk/proofs/store.ts';
import { CHECK_SECONDS, checkWay, laterInput } from '#modules/money/confirmations/check-way.ts';
import { holdCredits } from '#modules/money/wallet/hold-credits.ts';
import { premiumsOf } from '#modules/protecting/protections/sold.ts';
import { protectionsPart } from '#modules/protecting/protections/store.ts';
import { ALREADY_STARTED, isRefused } from '#workflow/assert-sql.ts';
import type { Owner, StartedSaga, Tx } from '#workflow/saga.ts';
import type { CheckoutRow } from '../checkouts/checkout-row.ts';
import { begunMove } from '../checkouts/store.ts';
import type { Booking, EarnsWith } from './booking.ts';
import type { PayDeps } from './deps.ts';
import type { Approved } from './prepare.ts';
import type { Prepared } from './prepared.ts';
import type { BookingInput } from './saga-input.ts';
import { type Begun, begunBooking, bookingPart, isCodeTaken, type NewBooking } from './store.ts';
import { recordAuthorized } from './tenders/record-authorized.ts';
import { setAsideSteps } from './tenders/set-aside.ts';
import { begunTender, isOfWallet, type NewTender, tendersPart } from './tenders/store.ts';
import { sealTravelers } from './travelers/sealed-travelers.ts';

/** What is paid with: tenders in paying order that sum to the total, each with what it is called. */
export type Payment = {
  readonly tenders: readonly (PlannedTender & Pick<NewTender, 'label' | 'cardOwner'>)[];
  readonly earning: EarnsWith | null;
};

/** Of 148 million codes; with a million bookings one in 148 is drawn a second time. */
const CODE_DRAWS = 5;

/**
 * Undefined when another submit was first. Refuses with CreditNotAvailable when another booking has taken a
 * credit or an offer since. A code that another booking has is drawn again. `heldAs`: the id under which the
 * supplier holds it already; `isAttended`: the customer is there, should their card's bank want to ask them;
 * `later`: they aren't, and are asked by mail.
 */
export async function begin(...requested: Parameters<typeof beginOnce>): Promise<StartedSaga | undefined> {
  for (let draw = 1; ; draw++) {
    try {
      return await beginOnce(...requested);
    } catch (error) {
      if (isRefused(error, ALREADY_STARTED)) return undefined;
      if (!isCodeTaken(error) || draw === CODE_DRAWS) throw error;
    }
  }
}

type Begin = { readonly heldAs?: BookingId; readonly isAttended?: boolean };

async function beginOnce(
  deps: PayDeps,
  { checkoutId, quote }: CheckoutRow,
  prepared: Prepared & Pick<NewBooking, 'customFields'>,
  payment: Payment,
  actor: Actor,
  context: RequestContext,
  { heldAs, isAttended = false, later }: Pick<Approved, 'later'> & Begin = {},
): Promise<StartedSaga> {
  const { tenantId, customerId, subject } = actor;
  const owner = { tenantId, customerId };
  const at = deps.clock.now();
  const bookingId = heldAs ?? newId('bkg', deps.random.bytes(16));
  const { currency, totalMinor, quoteId, termsVersion, protections } = quote;
  const premiumMinor = premiumsOf(protections);
  return withTransaction(deps.db, async (tx) => {
    await prepared.requireStillAllowed(tx);
    const row = {
      ...owner,
      ...prepared.columns,
      ...deps.products[quote.product].summary(prepared.columns),
      bookingId,
      checkoutId,
      quoteId,
      subject,
      confirmationCode: shortCode('H', deps.random.bytes(8)),
      acceptedMinor: totalMinor - premiumMinor,
      premiumMinor,
      currency,
      termsVersion,
      createdAt: at,
      earning: payment.earning,
      customFields: prepared.customFields,
      sealed: sealTravelers(deps.sealer, bookingId, prepared.travelers),
    };
    const tenders = payment.tenders.map(
      (tender, i): NewTender => ({
        ...tender,
        tenderNo: i + 1,
        reference: referenceOf(bookingId, tender, i + 1),
      }),
    );
    const { scenario, requestId } = context;
    const { kind, firstStep } = prepared.saga;
    const firstSteps = [firstStep, ...setAsideSteps(tenders)];
    const of = { ...owner, kind, firstSteps, sagaId: bookingId, scenario, requestId };
    const terms = agreedTerms(termsVersion, actor.locale, deps.tenantOf(tenantId).brandName);
    const accepted = acceptedPart(deps, acceptedBooking(row, quote, terms.hash, tenders, actor));
    const also = [
      bookingPart(row),
      ...prepared.parts(row),
      ...protectionsPart(row, protections, at),
      tendersPart(row, tenders, currency, at),
      termsPart(tenantId, terms, at),
      accepted,
    ];
    const only = begunMove(owner, checkoutId, { quoteId, bookingId }, at);
    const input = inputOf(deps, bookingId, actor, context, { isAttended, later }, at);
    const saga = await deps.sagas.start(tx, { ...of, input }, also, only);
    await holdOfWallet(tx, deps, row, tenders, at);
    const handed: Begun = {
      isAlone: companyIfAny(deps, actor) === null,
      booking: begunBooking(row),
      tenders: tenders.map(begunTender),
      sealed: row.sealed,
    };
    return { ...saga, handed };
  });
}

/** How the customer can be asked by their bank: now, later, or not at all. */
const inputOf = (
  deps: PayDeps,
  bookingId: BookingId,
  actor: Actor,
  { origin }: RequestContext,
  { isAttended, later }: Pick<Approved, 'later'> & Begin,
  at: Instant,
): BookingInput => ({
  bookingId,
  ...(isAttended && { check: checkWay(deps, actor, origin, plusSeconds(at, CHECK_SECONDS)) }),
  ...(later && laterInput(deps, actor, later, at)),
});

/** The quote itself is a link of the chain already. */
const acceptedBooking = (
  { tenantId, customerId, bookingId, guests, contact }: NewBooking,
  quote: CheckoutRow['quote'],
  termsHash: string,
  tenders: readonly NewTender[],
  actor: Actor,
): Accepted => ({
  tenantId,
  customerId,
  type: 'booking',
  bookingId,
  subjectId: bookingId,
  total: money(quote.totalMinor, quote.currency),
  agentId: actor.agentId ?? null,
  shown: {
    quoteId: quote.quoteId,
    quoteHash: quote.snapshotHash,
    termsVersion: quote.termsVersion,
    termsHash,
    cancellation: quote.offer.cancellation,
    protections: quote.protections,
    tenders: tenders.map(({ kind, label, amountMinor, units }) => ({ kind, label, amountMinor, units })),
  },
  people: { guests, contact },
});

/** Credits and offers are set aside here and now; miles and the card are the saga's to ask for. */
async function holdOfWallet(
  tx: Tx,
  deps: PayDeps,
  booking: Owner & Pick<Booking, 'bookingId' | 'currency' | 'product' | 'request'>,
  tenders: readonly NewTender[],
  at: Instant,
): Promise<void> {
  const { tenantId, customerId, bookingId } = booking;
  const ofWallet = tenders.filter(isOfWallet);
  if (ofWallet.length === 0) return;
  const parts = ofWallet.map(({ tenderNo, sourceId, amountMinor }) => ({
    tenderNo,
    amountMinor,
    sourceId: sourceId as Parameters<typeof holdCredits>[3]['parts'][number]['sourceId'],
  }));
  const fitKey = deps.products[booking.product].can.freeze?.fitKey(booking.request);
  await holdCredits(tx, deps, { tenantId, customerId }, { bookingId, parts, fitKey }, at);
  for (const tender of ofWallet) await recordAuthorized(tx, deps, booking, tender, null);
}

/** Ours at the gateway and at the bank: the same however often a step is tried. */
function referenceOf(bookingId: BookingId, { kind }: PlannedTender, tenderNo: number): string {
  if (kind === 'UserCard') return `${bookingId}:card`;
  return `${bookingId}:${kind === 'Rewards' ? 'miles' : 'credit'}:${tenderNo}`;
}
