/**
 * What an answer of the gateway means while a card's bank may want to ask the customer. Looking again is the
 * same request under the same reference, so it survives a lost answer, a crash and a late notice alike.
 */
import { type Instant, isBefore, plusSeconds } from '@sojourn/domain/dates.ts';
import type { Clock, Random } from '@sojourn/domain/effects.ts';
import { type BookingId, newId } from '@sojourn/domain/ids.ts';
import { money } from '@sojourn/domain/money.ts';
import { withTransaction } from '@sojourn/postgres/client.ts';
import type { Db } from '#db/client.ts';
import { enqueue } from '#modules/platform/notify/enqueue.ts';
import { type CallContext, type Outcome, rejected } from '#suppliers/outcome.ts';
import type {
  Authorization,
  AuthorizeRequest,
  CheckWay,
  PaymentRejection,
} from '#suppliers/payments/port.ts';
import type { NotYet, Tx } from '#workflow/saga.ts';
import type { ConfirmationKind } from './confirmation-kind.ts';
import type { PaymentConfirmation, PaymentNotConfirmed } from './messages.ts';
import {
  type Confirmation,
  type ConfirmationEnd,
  endConfirmation,
  insertConfirmation,
  readTitle,
  setPage,
  type WaitingSaga,
} from './store.ts';

type WaitDeps = {
  readonly db: Db;
  readonly clock: Clock;
  readonly random: Random;
  readonly confirmations: readonly ConfirmationKind[];
};
/** The customer isn't there. `permission`: our reference of what they allowed; null: nothing. */
export type Later = { readonly kind: string; readonly permission: string | null };
/** Keeps the place until then if it can; until when it surely is kept. */
export type KeepPlace = (until: Instant, context: CallContext) => Promise<Instant>;

/** A payment that may have to wait. */
export type Waiting = WaitingSaga & {
  /** The trip that shows it. */
  readonly bookingId: BookingId;
  readonly kind: string;
  readonly way: CheckWay;
  /** The customer is on the page that began it. */
  readonly isAttended: boolean;
  /** Null: there's nothing to keep. */
  readonly keep: KeepPlace | null;
};
type Authorized = Outcome<Authorization, PaymentRejection>;
type Charge = Pick<AuthorizeRequest, 'paymentId' | 'amountMinor' | 'currency'>;

/** Twelve hours, for who isn't there; banks' pages and gateways' keys live a day. */
export const LATER_SECONDS = 43_200;
/** What's approved at the last moment can still be confirmed by who keeps the place. */
const MARGIN_SECONDS = 300;
/** Between two looks at what neither bank nor holder has answered; a notice or the page makes it sooner. */
const LOOK_SECONDS = { attended: 10, later: 60 };

/** `known`: what's stored of it by now; undefined for a first answer. */
export async function awaitBank(
  deps: WaitDeps,
  waiting: Waiting,
  charge: Charge,
  known: Confirmation | undefined,
  answer: Authorized,
  context: CallContext,
): Promise<Authorized | NotYet> {
  if (answer.outcome === 'rejected') return answer;
  const authorization = answer.outcome === 'ok' ? answer.value : null;
  const page = authorization?.check ?? null;
  if (authorization && !page) return answer;
  // Nothing is known of a check: an ordinary call without an answer
  if (!page && !known) return answer;
  const until = known?.until ?? (await endOf(waiting, context));
  const now = deps.clock.now();
  if (!isBefore(now, until)) return rejected({ reason: 'CardCheckTimedOut' });
  if (page && known?.isGivenUp) return rejected({ reason: 'CardCheckDeclined' });
  if (authorization && page && !known) await begin(deps, waiting, charge, authorization, until);
  if (authorization && page && known && known.url !== page.url)
    await setPage(deps.db, known, { url: page.url, label: authorization.label });
  const left = Math.max(1, Math.ceil((Date.parse(until) - Date.parse(now)) / 1_000));
  const look = waiting.isAttended ? LOOK_SECONDS.attended : LOOK_SECONDS.later;
  return { outcome: 'notYet', againInSeconds: Math.min(look, left) };
}

/** The customer's time, or as long as the place is kept. */
async function endOf({ way, isAttended, keep }: Waiting, context: CallContext): Promise<Instant> {
  if (isAttended || !keep) return way.until;
  const heldUntil = plusSeconds(await keep(plusSeconds(way.until, MARGIN_SECONDS), context), -MARGIN_SECONDS);
  return isBefore(heldUntil, way.until) ? heldUntil : way.until;
}

async function begin(
  deps: WaitDeps,
  { tenantId, customerId, sagaId, bookingId, kind, isAttended }: Waiting,
  { paymentId, amountMinor, currency }: Charge,
  { check, label }: Authorization,
  until: Instant,
): Promise<void> {
  const requestedAt = deps.clock.now();
  const row = {
    tenantId,
    customerId,
    sagaId,
    bookingId,
    amountMinor,
    currency,
    paymentId,
    label,
    requestedAt,
    until,
    confirmationId: newId('pcf', deps.random.bytes(16)),
    kind,
    isAttended,
    url: check?.url ?? null,
  };
  await withTransaction(deps.db, async (tx) => {
    if (!(await insertConfirmation(tx, row)) || isAttended) return;
    const confirmation = { ...row, attempt: 1, isGivenUp: false, endedAs: null };
    const message: PaymentConfirmation = {
      kind: 'paymentConfirmation',
      ...(await aboutOf(tx, confirmation)),
    };
    await enqueue(tx, { tenantId, customerId, at: requestedAt, ...message });
    await kindOf(deps, confirmation)?.begun?.(tx, deps, confirmation);
  });
}

const kindOf = ({ confirmations }: WaitDeps, { kind }: Confirmation) =>
  confirmations.find((each) => each.kind === kind);

const aboutOf = async (tx: Tx, { confirmationId, bookingId, kind: why, ...row }: Confirmation) => ({
  key: confirmationId,
  bookingId,
  why,
  title: await readTitle(tx, { ...row, bookingId }),
  amount: money(row.amountMinor, row.currency),
  label: row.label,
  until: row.until,
});

/** In the commit that has the money set aside, or that lets everything go; nothing where nobody waited. */
export async function endWaiting(
  deps: WaitDeps,
  tx: Tx,
  saga: WaitingSaga,
  how: ConfirmationEnd,
): Promise<void> {
  const at = deps.clock.now();
  const ended = await endConfirmation(tx, saga, how, at);
  if (!ended || ended.isAttended) return;
  await kindOf(deps, ended)?.ended?.(tx, deps, ended, how);
  if (how === 'confirmed') return;
  const { tenantId, customerId } = ended;
  const message: PaymentNotConfirmed = { kind: 'paymentNotConfirmed', how, ...(await aboutOf(tx, ended)) };
  await enqueue(tx, { tenantId, customerId, at, ...message });
}

/** Why what isn't set aside ended, by what is stored of it. */
export function endOfUnpaid({ isGivenUp, until }: Confirmation, now: Instant): ConfirmationEnd {
  if (isGivenUp) return 'givenUp';
  return isBefore(now, until) ? 'declined' : 'timedOut';
}
