/**
 * Goodwill to the cards and accounts that paid a booking, beyond what its terms owe: noted as owed in the
 * caller's transaction, sent by a saga of its own.
 */
import { type RefundPart, refundParts } from '@sojourn/domain/booking/cancellation/refund-parts.ts';
import type { Instant } from '@sojourn/domain/dates.ts';
import type { ProposalId } from '@sojourn/domain/ids.ts';
import { goodwillEntries } from '@sojourn/domain/ledger/postings.ts';
import { refundableMinor } from '@sojourn/domain/support/proposal-state.ts';
import type { Db } from '#db/client.ts';
import { closeCases } from '#modules/desk/cases/store.ts';
import { post } from '#modules/money/ledger/store.ts';
import type { Saga, SagaKind, StartedSaga, Tx } from '#workflow/saga.ts';
import type { SagaRunner } from '#workflow/saga-runner.ts';
import type { BookingDeps } from '../product.ts';
import { type BookingInput, refOf } from '../saga-input.ts';
import { readBooking } from '../store.ts';
import { paidTenders } from '../tenders/paid-tenders.ts';
import { REFUND_TROUBLES, refundNeedsPerson } from '../tenders/refund-trouble.ts';
import { sendRefunds } from '../tenders/send-refunds.ts';
import { type BookingRef, insertRefunds, isOfWallet, readRefunds, readTenders } from '../tenders/store.ts';
import { lowerPaid, readPaidSoFar } from './store.ts';

const REFUND_GOODWILL = 'refund-goodwill';
type GoodwillInput = BookingInput & { readonly proposalId: ProposalId };

/**
 * The most that can go back now, in minor units. `owedMinor`: what airlines owe for the booking instead.
 * Credits have rules of their own and get nothing of it.
 */
export async function mostGoodwill(
  db: Db | Tx,
  ref: BookingRef,
  owedMinor: number,
  now: Instant,
): Promise<number> {
  const [paid, tenders, refunds] = await Promise.all([
    readPaidSoFar(db, ref),
    readTenders(db, ref),
    readRefunds(db, ref),
  ]);
  if (!paid) return 0;
  const left = outside({ tenders, refunds }).reduce(
    (sum, { capturedMinor, refundedMinor }) => sum + capturedMinor - refundedMinor,
    0,
  );
  return Math.max(0, Math.min(refundableMinor(paid, now) - owedMinor, left));
}

const outside = (money: Parameters<typeof paidTenders>[0]) =>
  paidTenders(money).filter((tender) => !isOfWallet(tender));

type Goodwill = {
  readonly proposalId: ProposalId;
  readonly amountMinor: number;
  readonly owedMinor: number;
  readonly requestId: string;
  readonly scenario: string | null;
};

/** Undefined, with nothing changed, when less can go back by now. */
export async function oweGoodwill(
  tx: Tx,
  deps: BookingDeps & { readonly sagas: SagaRunner },
  ref: BookingRef,
  { proposalId, amountMinor, owedMinor, requestId, scenario }: Goodwill,
): Promise<StartedSaga | undefined> {
  const at = deps.clock.now();
  const { tenantId, customerId, bookingId } = ref;
  const booking = await readBooking(tx, ref);
  if (!booking || amountMinor > (await mostGoodwill(tx, ref, owedMinor, at))) return undefined;
  // The row is this transaction's from here on: what was paid and given back is read again under its lock
  if (!(await lowerPaid(tx, ref, { state: booking.state, amountMinor }))) return undefined;
  const parts = await partsOf(tx, ref, amountMinor, at);
  if (!parts) throw new Error(`${bookingId} was refunded while goodwill was noted`);
  await insertRefunds(tx, ref, parts, booking.currency, at, proposalId);
  const entries = goodwillEntries(amountMinor, booking.currency);
  const owner = { tenantId, customerId };
  const kind = `goodwill:${proposalId}`;
  await post(tx, { ...owner, subjectId: bookingId, kind, phase: 'direct', entries, at });
  const input: GoodwillInput = { bookingId, proposalId };
  const saga = { ...owner, sagaId: kind, kind: REFUND_GOODWILL, input, requestId, scenario };
  return deps.sagas.start(tx, saga);
}

async function partsOf(
  tx: Tx,
  ref: BookingRef,
  amountMinor: number,
  at: Instant,
): Promise<RefundPart[] | null> {
  const [tenders, refunds] = await Promise.all([readTenders(tx, ref), readRefunds(tx, ref)]);
  const paid = outside({ tenders, refunds });
  const left = paid.reduce((sum, each) => sum + each.capturedMinor - each.refundedMinor, 0);
  return left < amountMinor ? null : refundParts(paid, amountMinor, at);
}

export const goodwillSaga = (deps: BookingDeps): SagaKind => ({
  kind: REFUND_GOODWILL,
  run: (saga) => send(deps, saga),
  needsPerson: (tx, row, trouble) => refundNeedsPerson(deps, tx, row, trouble),
});

async function send(deps: BookingDeps, saga: Saga): Promise<void> {
  const ref = refOf(saga.row);
  const { proposalId } = saga.row.input as GoodwillInput;
  const [booking, tenders] = await Promise.all([readBooking(deps.db, ref), readTenders(deps.db, ref)]);
  if (!booking) throw new Error(`${ref.bookingId} cannot be read`);
  await sendRefunds(deps, saga, { booking, tenders }, ({ cause }) => cause === proposalId);
  await saga.finish({ result: 'Sent' }, (tx) =>
    closeCases(tx, ref, ref.bookingId, REFUND_TROUBLES, 'refunded', deps.clock.now()),
  );
}
