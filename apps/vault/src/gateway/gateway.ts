/** The card processor: authorize, capture, void, refund; idempotent by the caller's reference. */

import { type Instant, isBefore, plusSeconds } from '@sojourn/domain/dates.ts';
import type { Currency } from '@sojourn/domain/money.ts';
import { assertPresent } from '@sojourn/domain/present.ts';
import type { CardEffects } from '../cards/save-card.ts';
import { unseal } from '../cards/seal.ts';
import { readCard } from '../cards/store.ts';
import { decide, type Lab } from './decide.ts';
import type { Refused } from './problems.ts';
import {
  type AuthorizationRow,
  captureAuthorization,
  insertAuthorization,
  insertRefund,
  type RefundRow,
  readAuthorization,
  readRefunds,
  voidAuthorization,
} from './store.ts';

type AuthorizeRequest = {
  readonly reference: string;
  readonly subject: string;
  readonly paymentId: string;
  readonly amountMinor: number;
  readonly currency: Currency;
};
type Authorization = Omit<AuthorizationRow, 'state' | 'subject' | 'paymentId'> & {
  readonly state: AuthorizationRow['state'] | 'expired';
};

/** The same reference with other facts: a mistake of the caller that must not pass for an answer. */
export class ReferenceReused extends Error {}

const HOLD_SECONDS = 7 * 86_400;
const REFUND_SECONDS = 3 * 86_400;

function shown({ subject: _, paymentId: __, ...row }: AuthorizationRow, now: Instant): Authorization {
  const isExpired = row.state === 'authorized' && !isBefore(now, row.expiresAt);
  return { ...row, state: isExpired ? 'expired' : row.state };
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
  const row = await insertAuthorization(
    db,
    {
      ...request,
      label: card ? `${card.label} ${card.lastFour}` : '',
      state: problem ? 'declined' : 'authorized',
      problem,
      expiresAt: plusSeconds(now, HOLD_SECONDS),
    },
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

type PaymentRecord = { readonly authorization: Authorization; readonly refunds: readonly Refund[] };
export async function lookUp({ db, clock }: CardEffects, reference: string): Promise<PaymentRecord | null> {
  const row = await readAuthorization(db, reference);
  if (!row) return null;
  const now = clock.now();
  const refunds = (await readRefunds(db, reference)).map((each) => shownRefund(each, now));
  return { authorization: shown(row, now), refunds };
}
