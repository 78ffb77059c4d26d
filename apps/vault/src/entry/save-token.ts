/** What the portal's server may do with a token: look at it, and make it a saved card. */

import type { PaymentId } from '@sojourn/domain/ids.ts';
import type { CardBrand } from '@sojourn/domain/payments/card-number.ts';
import type { CardProblem } from '@sojourn/domain/payments/card-problems.ts';
import { assertPresent } from '@sojourn/domain/present.ts';
import { type ShownCard, showCard } from '../cards/list-cards.ts';
import type { CardEffects } from '../cards/save-card.ts';
import { fingerprint, fingerprints, seal, unseal } from '../cards/seal.ts';
import { type Card, findByFingerprint, insertCard, readCard, renewCard } from '../cards/store.ts';
import type { Db } from '../db/client.ts';
import { hashSecret } from './begin-entry.ts';
import { lockToken, markSaved, type TokenRow } from './store.ts';

type TokenOf = { readonly subject: string; readonly token: string };
type TokenFacts = {
  readonly lastFour: string;
  readonly brand: CardBrand;
  readonly expiry: { readonly month: number; readonly year: number };
  readonly fingerprint: string;
  /** The processor's refusal; null: the card is good. */
  readonly problem: CardProblem | null;
  /** One of the documented test numbers; never in production. */
  readonly isTest: boolean;
};
export type TokenEnded = { readonly refused: 'TokenExpired' };
const ENDED: TokenEnded = { refused: 'TokenExpired' };

const lock = (db: Db, { clock }: CardEffects, { subject, token }: TokenOf) =>
  lockToken(db, { hash: hashSecret(token), subject }, clock.now());

export async function readToken(effects: CardEffects, of: TokenOf): Promise<TokenFacts | TokenEnded> {
  const row = await lock(effects.db, effects, of);
  if (!row) return ENDED;
  const { lastFour, brand, fingerprint: print, problem, isTest } = row;
  const expiry = { month: row.expiryMonth, year: row.expiryYear };
  return { lastFour, brand, expiry, fingerprint: print, problem, isTest };
}

/** For a card whose limit is unknown. */
const LIMIT_MINOR = 2_500_000;
const POSITION = 50;

/**
 * Returns the same card when repeated. A number that the person saved before, even one they removed, becomes
 * that card again with the details entered now.
 */
export async function saveToken(
  effects: CardEffects,
  given: TokenOf & { readonly label: string; readonly isVirtual: boolean },
): Promise<ShownCard | TokenEnded> {
  const { db, clock } = effects;
  return db.transaction().execute(async (tx) => {
    const row = await lock(tx, effects, given);
    if (!row || row.problem) return ENDED;
    const paymentId = row.savedAs ?? (await becomeCard(tx, effects, row, given));
    if (!row.savedAs) await markSaved(tx, row.tokenHash, paymentId);
    const card = await readCard(tx, row.subject, paymentId);
    return card ? showCard(card, clock.now()) : ENDED;
  });
}

async function becomeCard(
  tx: Db,
  { keys, random, clock }: CardEffects,
  row: TokenRow,
  { label, isVirtual }: { readonly label: string; readonly isVirtual: boolean },
): Promise<PaymentId> {
  const digits = unseal(keys, row);
  const cardOf = (paymentId: PaymentId, before?: Card): Card => ({
    ...seal(keys, digits, paymentId, random),
    paymentId,
    label,
    isVirtual,
    subject: row.subject,
    brand: row.brand,
    lastFour: row.lastFour,
    holder: row.holder,
    expiryMonth: row.expiryMonth,
    expiryYear: row.expiryYear,
    fingerprint: fingerprint(keys, digits),
    limitMinor: before?.limitMinor ?? LIMIT_MINOR,
    position: before?.position ?? POSITION,
  });
  const saved = () => findByFingerprint(tx, row.subject, fingerprints(keys, digits));
  const before = await saved();
  if (!before && (await insertCard(tx, cardOf(row.paymentId), clock.now()))) return row.paymentId;
  const stored = before ?? assertPresent(await saved(), 'the saved card');
  await renewCard(tx, cardOf(stored.paymentId, stored));
  return stored.paymentId;
}
