/** The card processor: authorize, capture, void, refund; idempotent by the caller's reference. */

import { type Instant, isBefore, plusSeconds } from '@sojourn/domain/dates.ts';
import type { Currency } from '@sojourn/domain/money.ts';
import { assertPresent } from '@sojourn/domain/present.ts';
import type { CardEffects } from '../cards/save-card.ts';
import { unseal } from '../cards/seal.ts';
import { markReplaced, readCard } from '../cards/store.ts';
import { newSecret } from '../entry/begin-entry.ts';
import { decide, type Lab, neededCheck } from './decide.ts';
import { type Refused, testCardOf } from './problems.ts';
import {
  type AuthorizationRow,
  type CheckWay,
  captureAuthorization,
  claimPermission,
  insertAuthorization,
  insertRefund,
  type ListWindow,
  type RefundRow,
  readAuthorization,
  readAuthorizations,
  readRefunds,
  voidAuthorization,
} from './store.ts';

type AuthorizeRequest = {
  readonly reference: string;
  readonly subject: string;
  readonly paymentId: string;
  readonly amountMinor: number;
  readonly currency: Currency;
  /** Until when the card's holder can be asked by their bank; null: nobody's there to be asked. */
  readonly check: CheckWay | null;
  /** What its holder has allowed, who isn't there. */
  readonly permission?: string | null;
};
type Authorization = Omit<
  AuthorizationRow,
  'state' | 'subject' | 'paymentId' | 'checkSecret' | 'checkUntil'
> & {
  readonly state: AuthorizationRow['state'] | 'expired';
  /** Where the bank asks, at this vault, while it does. */
  readonly check: { readonly path: string; readonly until: Instant } | null;
};

/** The same reference with other facts: a mistake of the caller that must not pass for an answer. */
export class ReferenceReused extends Error {}

export const HOLD_SECONDS = 7 * 86_400;
const REFUND_SECONDS = 3 * 86_400;

export function shown(row: AuthorizationRow, now: Instant): Authorization {
  const { subject: _, paymentId: __, checkSecret, checkUntil, ...rest } = row;
  if (row.state === 'checking' && checkSecret && checkUntil) {
    if (isBefore(now, checkUntil))
      return { ...rest, check: { path: `/card-checks/${checkSecret}`, until: checkUntil } };
    return { ...rest, state: 'declined', problem: 'CardCheckTimedOut', check: null };
  }
  const isExpired = row.state === 'authorized' && !isBefore(now, row.expiresAt);
  return { ...rest, state: isExpired ? 'expired' : row.state, check: null };
}

export async function authorize(
  effects: CardEffects,
  request: AuthorizeRequest,
  lab: Lab,
): Promise<Authorization | Refused> {
  const { db, clock } = effects;
  const before = await readAuthorization(db, request.reference);
  if (before) return answerAgain(before, request, clock.now());
  const card = await readCard(db, request.subject, request.paymentId);
  const charged = card && { ...card, digits: unseal(effects.keys, card) };
  const now = clock.now();
  const problem = decide(charged, request.amountMinor, now, lab);
  // An unavailable processor records nothing, so the same reference can be tried again
  if (problem === 'ProcessorUnavailable') return { refused: problem };
  // Its bank has sent its holder another one
  if (problem === 'CardLostOrStolen' && charged && testCardOf(charged.digits)?.problem === problem)
    await markReplaced(db, request.subject, request.paymentId, now);
  const { permission = null } = request;
  if (permission && !problem && !(await claimPermission(db, permission, request, now)))
    return { refused: 'NotPossible' };
  const kind = problem || !charged ? null : neededCheck(charged.digits, lab, permission !== null);
  const check = kind && request.check && { ...request.check, kind, secret: newSecret(effects.random) };
  // A check that nobody is there to answer is a refusal
  const refusal = kind && !check ? 'LikelyFraud' : problem;
  const row = await insertAuthorization(
    db,
    {
      ...request,
      label: card ? `${card.label} ${card.lastFour}` : '',
      state: refusal ? 'declined' : check ? 'checking' : 'authorized',
      problem: refusal,
      expiresAt: plusSeconds(now, HOLD_SECONDS),
    },
    check,
    now,
  );
  const noted = row ?? (await readAuthorization(db, request.reference));
  return answerAgain(assertPresent(noted, `authorization ${request.reference}`), request, now);
}

function answerAgain(
  row: AuthorizationRow,
  request: AuthorizeRequest,
  now: Instant,
): Authorization | Refused {
  if (row.state === 'voided') return { refused: 'NotPossible' };
  const isSame =
    row.subject === request.subject &&
    row.paymentId === request.paymentId &&
    row.amountMinor === request.amountMinor &&
    row.currency === request.currency;
  if (!isSame) throw new ReferenceReused(row.reference);
  if (row.problem) return { refused: row.problem };
  const answer = shown(row, now);
  if (answer.problem) return { refused: answer.problem };
  // An expired authorization is no longer held, also for a repeated request
  return answer.state === 'expired' ? { refused: 'NotPossible' } : answer;
}

export async function capture(
  { db, clock }: CardEffects,
  reference: string,
  amountMinor: number,
): Promise<Authorization | Refused> {
  const now = clock.now();
  const captured = await captureAuthorization(db, reference, amountMinor, now);
  if (captured) return shown(captured, now);
  const row = await readAuthorization(db, reference);
  if (row?.state === 'captured' && row.capturedMinor === amountMinor) return shown(row, now);
  return { refused: 'NotPossible' };
}

export async function giveBack({ db, clock }: CardEffects, reference: string): Promise<Refused | null> {
  const state = await voidAuthorization(db, reference, clock.now());
  return state === 'captured' ? { refused: 'NotPossible' } : null;
}

type Refund = {
  readonly reference: string;
  readonly amountMinor: number;
  readonly state: 'sent' | 'returned';
};
const shownRefund = (row: RefundRow, now: Instant): Refund => ({
  reference: row.refundReference,
  amountMinor: row.amountMinor,
  state: isBefore(now, plusSeconds(row.createdAt, REFUND_SECONDS)) ? 'sent' : 'returned',
});

export async function refund(
  { db, clock }: CardEffects,
  request: Omit<RefundRow, 'createdAt'>,
): Promise<Refund | Refused> {
  const now = clock.now();
  const made = await insertRefund(db, request, now);
  if (made) return shownRefund(made, now);
  const before = (await readRefunds(db, request.reference)).find(
    ({ refundReference }) => refundReference === request.refundReference,
  );
  if (!before) return { refused: 'NotPossible' };
  if (before.amountMinor !== request.amountMinor) throw new ReferenceReused(request.refundReference);
  return shownRefund(before, now);
}

const LISTED = 200;
/** The gateway's own list of what began in that time, a page of it. */
export async function listPayments({ db, clock }: CardEffects, window: ListWindow) {
  const rows = await readAuthorizations(db, window, LISTED);
  const now = clock.now();
  const payments = rows.map((row) => {
    const { reference, state, capturedMinor, refundedMinor } = shown(row, now);
    return { reference, state, capturedMinor, refundedMinor };
  });
  return { payments, next: rows.length < LISTED ? null : (rows.at(-1)?.reference ?? null) };
}

type PaymentRecord = { readonly authorization: Authorization; readonly refunds: readonly Refund[] };
export async function lookUp({ db, clock }: CardEffects, reference: string): Promise<PaymentRecord | null> {
  const row = await readAuthorization(db, reference);
  if (!row) return null;
  const now = clock.now();
  const refunds = (await readRefunds(db, reference)).map((each) => shownRefund(each, now));
  return { authorization: shown(row, now), refunds };
}
