/**
 * The bank of a card that's added may check it with its holder first: an authorization of no amount under a
 * reference of the token's own.
 */
import { newId } from '@sojourn/domain/ids.ts';
import type { CardEffects } from '../cards/save-card.ts';
import type { CheckKind } from '../gateway/problems.ts';
import { insertAuthorization, readAuthorization } from '../gateway/store.ts';
import { newSecret } from './begin-entry.ts';
import type { TokenRow } from './store.ts';

type Entry = Pick<TokenRow, 'subject' | 'paymentId' | 'lastFour' | 'expiresAt'> & {
  readonly locale: 'en' | 'fr';
};

/** Where its holder answers, at this vault. */
export async function beginEntryCheck(
  { db, clock, random }: CardEffects,
  kind: CheckKind,
  { subject, paymentId, lastFour, expiresAt, locale }: Entry,
): Promise<{ readonly reference: string; readonly path: string }> {
  const reference = `entry:${newId('pay', random.bytes(16))}`;
  const check = { kind, until: expiresAt, locale, payee: '', secret: newSecret(random) };
  const row = {
    reference,
    subject,
    paymentId,
    label: lastFour,
    state: 'checking',
    amountMinor: 0,
    currency: 'USD',
    problem: null,
    expiresAt,
  } as const;
  await insertAuthorization(db, row, check, clock.now());
  return { reference, path: `/card-checks/${check.secret}` };
}

/** True once its holder has approved it, and where the bank doesn't check. */
export async function isCheckPassed(
  { db }: Pick<CardEffects, 'db'>,
  { checkReference }: Pick<TokenRow, 'checkReference'>,
): Promise<boolean> {
  if (checkReference === null) return true;
  return (await readAuthorization(db, checkReference))?.state === 'authorized';
}
