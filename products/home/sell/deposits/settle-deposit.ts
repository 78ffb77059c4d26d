/**
 * What is done with a deposit in its time: held the day before check-in, renewed before the card's hold ends
 * by itself, taken for what was accepted, let go once no claim is possible. Repeating it changes nothing.
 */
import { type Instant, plusSeconds } from '@sojourn/domain/dates.ts';
import { authorizeEntries, depositEntries } from '@sojourn/domain/ledger/postings.ts';
import { withTransaction } from '@sojourn/postgres/client.ts';
import { closeCases } from '@sojourn/server/modules/desk/cases/store.ts';
import { post, voidPending } from '@sojourn/server/modules/money/ledger/store.ts';
import { readRecorded } from '@sojourn/server/modules/money/payment-calls/store.ts';
import { readBooking } from '@sojourn/server/modules/selling/booking/store.ts';
import type { CallContext } from '@sojourn/server/suppliers/outcome.ts';
import type { Authorization } from '@sojourn/server/suppliers/payments/port.ts';
import type { Job } from '@sojourn/server/workflow/jobs/job.ts';
import type { Owner, Tx } from '@sojourn/server/workflow/saga.ts';
import { depositStep } from '#home/rules/booking/deposit.ts';
import { HOME_REQUEST_CASES } from '../requests/case-types.ts';
import { payClaims, readClaims } from '../requests/claims/store.ts';
import type { HomeRequestDeps } from '../requests/deps.ts';
import type { GuestNews } from '../requests/mail/messages.ts';
import { notifyGuest, notifyHost } from '../requests/mail/notify.ts';
import type { Request } from '../requests/request.ts';
import { type Deposit, type DepositRef, depositReference } from './deposit.ts';
import { readHostedStay } from './hosted-stay.ts';
import {
  heldColumns,
  moveDeposit,
  noteRefused,
  noteRenewed,
  overColumns,
  planNext,
  readDeposit,
  readDueDeposits,
  unheldColumns,
} from './store.ts';

type DepositDeps = Pick<HomeRequestDeps, 'db' | 'clock' | 'random' | 'log' | 'payments' | 'linkSigner'>;
const CONTEXT: CallContext = { timeoutMs: 8_000, scenario: null, requestId: 'home-deposits' };
const BATCH = 50;
/** A gateway that doesn't answer is asked again after so long. */
const AGAIN_SECONDS = 300;

async function settleDeposits(deps: DepositDeps, of?: Owner): Promise<number> {
  const due = await readDueDeposits(deps.db, { now: deps.clock.now(), of }, BATCH);
  for (const each of due)
    await settleDeposit(deps, each).catch((err: unknown) =>
      deps.log.warn({ err, depositId: each.depositId }, 'a deposit waits to be settled'),
    );
  return due.length;
}

export const depositsJob = (deps: DepositDeps): Job => ({
  name: 'settle-home-deposits',
  everySeconds: 60,
  run: () => settleDeposits(deps),
  runFor: (owner) => settleDeposits(deps, owner),
});

/** As far as it can go now. */
export async function settleDeposit(deps: DepositDeps, ref: DepositRef, context = CONTEXT): Promise<void> {
  const deposit = await readDeposit(deps.db, ref);
  const stay = deposit && (await readHostedStay(deps.db, ref, deposit.bookingId));
  const booking = deposit && (await readBooking(deps.db, { ...ref, bookingId: deposit.bookingId }));
  if (!deposit || !stay || !booking) return;
  const claims = await readClaims(deps.db, stay);
  const isCanceled = booking.state === 'Canceled';
  const now = deps.clock.now();
  const next = depositStep({ ...deposit, isCanceled, claims }, now);
  if (next.step === 'wait') return planNext(deps.db, deposit, next.until);
  const isDone = await {
    hold: () => hold(deps, deposit, stay, context),
    renew: () => hold(deps, deposit, stay, context),
    take: () => take(deps, deposit, stay, next.step === 'take' ? next.takeMinor : 0, context),
    release: () => release(deps, deposit, stay, context),
  }[next.step]();
  if (!isDone) return planNext(deps.db, deposit, plusSeconds(now, AGAIN_SECONDS));
}

const kindOf = (what: 'hold' | 'take' | 'void', attempt: number) => `${what}:${attempt}`;
const ownerOf = ({ tenantId, customerId }: Owner): Owner => ({ tenantId, customerId });

/** False: nobody knows, and the same reference is asked again. */
async function hold(
  deps: DepositDeps,
  deposit: Deposit,
  stay: Request,
  context: CallContext,
): Promise<boolean> {
  const attempt = deposit.attempt + 1;
  const { paymentId, cardOwner: subject, amountMinor, currency, permission } = deposit;
  if (!paymentId || !subject) return unheld(deps, deposit, stay, deposit.attempt);
  const answer = await deps.payments.authorize(
    {
      reference: depositReference(deposit, attempt),
      subject,
      paymentId,
      amountMinor,
      currency,
      check: null,
      absence: { permission },
    },
    context,
  );
  if (answer.outcome === 'unavailable' || answer.outcome === 'unknown') return false;
  const isHeld = answer.outcome === 'ok' && answer.value.state === 'authorized';
  if (deposit.state === 'held') {
    // The one before is given back only now: some hold is there all the time
    const reference = depositReference(deposit, deposit.attempt);
    const given = await deps.payments.void({ reference, subject }, context);
    if (given.outcome === 'unavailable' || given.outcome === 'unknown') return false;
  }
  if (!isHeld) return unheld(deps, deposit, stay, attempt);
  await noteHeld(deps, deposit, answer.value, attempt);
  return true;
}

async function noteHeld(
  { db, clock }: DepositDeps,
  deposit: Deposit,
  { expiresAt: heldUntil, label }: Authorization,
  attempt: number,
): Promise<void> {
  const at = clock.now();
  const { depositId: subjectId, amountMinor, currency } = deposit;
  const owner = ownerOf(deposit);
  await withTransaction(db, async (tx) => {
    const held = { attempt, heldUntil, label };
    const isOurs =
      deposit.state === 'held'
        ? await noteRenewed(tx, deposit, held, at)
        : await moveDeposit(tx, deposit, { to: 'held', cause: 'held', at, set: heldColumns(held, at) });
    if (!isOurs) return;
    await letPendingGo(tx, deposit, at);
    const source = { kind: 'UserCard', sourceId: deposit.paymentId ?? '' } as const;
    const entries = authorizeEntries(source, amountMinor, currency);
    await post(tx, { ...owner, subjectId, at, kind: kindOf('hold', attempt), phase: 'pending', entries });
  });
}

/** Of the hold that counted, if there is one. */
async function letPendingGo(tx: Tx, deposit: Deposit, at: Instant): Promise<void> {
  if (deposit.state !== 'held') return;
  const { attempt, depositId } = deposit;
  const kinds = { pending: kindOf('hold', attempt), kind: kindOf('void', attempt) };
  await voidPending(tx, ownerOf(deposit), depositId, kinds, at);
}

/** The card can't be held: its guest chooses another on the trip's page. */
async function unheld(deps: DepositDeps, deposit: Deposit, stay: Request, attempt: number): Promise<boolean> {
  const at = deps.clock.now();
  await withTransaction(deps.db, async (tx) => {
    const set = unheldColumns(attempt, at);
    if (deposit.state === 'unheld') return noteRefused(tx, deposit, attempt, at);
    if (!(await moveDeposit(tx, deposit, { to: 'unheld', cause: 'declined', at, set }))) return;
    await letPendingGo(tx, deposit, at);
    await notify(tx, stay, deposit, 'depositUnheld', at);
  });
  return true;
}

const notify = (tx: Tx, stay: Request, { depositId, bookingId }: Deposit, news: GuestNews, at: Instant) =>
  notifyGuest(tx, stay, { news, bookingId, about: { id: depositId, text: null } }, at);

/**
 * A hold that was requested and whose answer was lost, as the deposit ends: nobody asks for it again, so the
 * card would keep it. False: nobody knows whether it's gone.
 */
async function letUnknownGo(deps: DepositDeps, deposit: Deposit, context: CallContext): Promise<boolean> {
  const reference = depositReference(deposit, deposit.attempt + 1);
  const [requested] = await readRecorded(deps.db, [reference]);
  if (!requested) return true;
  const sought = { reference, subject: deposit.cardOwner ?? undefined };
  const given = await deps.payments.void(sought, context);
  return given.outcome !== 'unavailable' && given.outcome !== 'unknown';
}

/** What was accepted, at most the deposit; the rest is free again. */
async function take(
  deps: DepositDeps,
  deposit: Deposit,
  stay: Request,
  takeMinor: number,
  context: CallContext,
): Promise<boolean> {
  const { amountMinor: depositMinor, attempt, currency, depositId: subjectId, bookingId } = deposit;
  const amountMinor = Math.min(takeMinor, depositMinor);
  const reference = depositReference(deposit, attempt);
  const taken = await deps.payments.capture({ reference, amountMinor }, context);
  if (taken.outcome === 'unavailable' || taken.outcome === 'unknown') return false;
  if (taken.outcome === 'rejected') return unheld(deps, deposit, stay, attempt);
  if (!(await letUnknownGo(deps, deposit, context))) return false;
  const at = deps.clock.now();
  const owner = ownerOf(deposit);
  await withTransaction(deps.db, async (tx) => {
    const set = overColumns(amountMinor);
    if (!(await moveDeposit(tx, deposit, { to: 'taken', cause: 'claimed', at, set }))) return;
    const entries = depositEntries(amountMinor, currency);
    const kind = kindOf('take', attempt);
    await post(tx, {
      ...owner,
      subjectId,
      at,
      kind,
      phase: 'post',
      resolves: kindOf('hold', attempt),
      entries,
    });
    await payClaims(tx, stay, at);
    await notify(tx, stay, deposit, 'depositTaken', at);
    await notifyHost(tx, deps, stay, { news: 'claimPaid', about: { id: subjectId, text: null } }, at);
    await closeCases(tx, owner, bookingId, [HOME_REQUEST_CASES.depositToTake.kind], 'taken', at);
  });
  return true;
}

/** Nobody claims anything of it any more. */
async function release(
  deps: DepositDeps,
  deposit: Deposit,
  stay: Request,
  context: CallContext,
): Promise<boolean> {
  const { attempt, state } = deposit;
  if (state === 'held') {
    const sought = { reference: depositReference(deposit, attempt), subject: deposit.cardOwner ?? undefined };
    const given = await deps.payments.void(sought, context);
    if (given.outcome === 'unavailable' || given.outcome === 'unknown') return false;
  }
  if (!(await letUnknownGo(deps, deposit, context))) return false;
  const at = deps.clock.now();
  await withTransaction(deps.db, async (tx) => {
    if (!(await moveDeposit(tx, deposit, { to: 'released', cause: 'released', at, set: overColumns(0) })))
      return;
    await letPendingGo(tx, deposit, at);
    if (state === 'held') await notify(tx, stay, deposit, 'depositReleased', at);
  });
  return true;
}
