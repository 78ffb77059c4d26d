/**
 * What a card's holder allows while they're there: one later charge of at most so much. Their bank may check
 * it with them as it checks a payment; what's set aside is nothing.
 */
import { type Instant, isBefore } from '@sojourn/domain/dates.ts';
import type { CardEffects } from '../cards/save-card.ts';
import { unseal } from '../cards/seal.ts';
import { readCard } from '../cards/store.ts';
import { newSecret } from '../entry/begin-entry.ts';
import { decide, type Lab, neededCheck } from './decide.ts';
import { ReferenceReused, shown } from './gateway.ts';
import type { Refused } from './problems.ts';
import {
  type CheckWay,
  insertAuthorization,
  type NewPermission,
  type PermissionRow,
  readPermission,
  voidAuthorization,
} from './store.ts';

type PermitRequest = NewPermission & {
  readonly reference: string;
  readonly subject: string;
  readonly paymentId: string;
  readonly check: CheckWay | null;
};
type Permission = NewPermission & {
  readonly reference: string;
  readonly state: 'checking' | 'given' | 'used' | 'ended';
  readonly label: string;
  readonly check: { readonly path: string; readonly until: Instant } | null;
};

export async function permit(
  effects: CardEffects,
  request: PermitRequest,
  lab: Lab,
): Promise<Permission | Refused> {
  const { db, clock, keys, random } = effects;
  const { reference, subject, paymentId, currency, purpose, amountMinor, until } = request;
  const before = await readPermission(db, reference);
  if (before) return answerAgain(before, request, clock.now());
  const now = clock.now();
  const card = await readCard(db, subject, paymentId);
  const charged = card && { ...card, digits: unseal(keys, card) };
  const problem = decide(charged, 0, now, lab);
  if (problem === 'ProcessorUnavailable') return { refused: problem };
  const kind = problem || !charged ? null : neededCheck(charged.digits, lab);
  const check = kind && request.check && { ...request.check, kind, secret: newSecret(random) };
  const refusal = kind && !check ? 'LikelyFraud' : problem;
  const row = {
    reference,
    subject,
    paymentId,
    currency,
    amountMinor: 0,
    label: card ? `${card.label} ${card.lastFour}` : '',
    state: refusal ? 'declined' : check ? 'checking' : 'authorized',
    problem: refusal,
    expiresAt: until,
  } as const;
  await insertAuthorization(db, row, check, now, { purpose, amountMinor, currency, until });
  const noted = await readPermission(db, reference);
  // It was ended before it came
  return noted ? answerAgain(noted, request, now) : { refused: 'NotPossible' };
}

function answerAgain(found: PermissionRow, request: PermitRequest, now: Instant): Permission | Refused {
  const { row, usedBy, ...of } = found;
  const isSame =
    row.subject === request.subject &&
    row.paymentId === request.paymentId &&
    of.amountMinor === request.amountMinor &&
    of.currency === request.currency;
  if (!isSame) throw new ReferenceReused(row.reference);
  const { problem, check, label, reference } = shown(row, now);
  if (problem) return { refused: problem };
  const isOver = row.state === 'voided' || !isBefore(now, of.until);
  const state = check ? 'checking' : usedBy ? 'used' : isOver ? 'ended' : 'given';
  return { ...of, reference, state, label, check };
}

/** Nothing is charged by it from now on; repeating it, or ending what was never given, is a success. */
export async function endPermission({ db, clock }: CardEffects, reference: string): Promise<null> {
  await voidAuthorization(db, reference, clock.now());
  return null;
}
