/** What the portal's server may do with a token: look at it, and make it a saved card. */

import type { PaymentId } from '@sojourn/domain/ids.ts';
import type { CardBrand } from '@sojourn/domain/payments/card-number.ts';
import type { CardProblem } from '@sojourn/domain/payments/card-problems.ts';
import { assertPresent } from '@sojourn/domain/present.ts';
import { type ShownCard, showCard } from '../cards/list-cards.ts';
import type { CardEffects } from '../cards/save-card.ts';
import { fingerprint, fingerprints, seal, unseal } from '../cards/seal.ts';
import {
  type Card,
  findByFingerprint,
  giveUpNumber,
  insertCard,
  readCard,
  renewCard,
} from '../cards/store.ts';
import type { Db } from '../db/client.ts';
import { hashSecret } from './begin-entry.ts';
import { isCheckPassed } from './check-entry.ts';
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
export type TokenEnded = { readonly refused: 'TokenExpired' | 'NotFound' };
const ENDED: TokenEnded = { refused: 'TokenExpired' };
const MISSING: TokenEnded = { refused: 'NotFound' };

const lock = (db: Db, { clock }: CardEffects, { subject, token }: TokenOf) =>
  lockToken(db, { hash: hashSecret(token), subject }, clock.now());

export async function readToken(effects: CardEffects, of: TokenOf): Promise<TokenFacts | TokenEnded> {
  const row = await lock(effects.db, effects, of);
  if (!row) return ENDED;
  const { lastFour, brand, fingerprint: print, problem, isTest } = row;
  const expiry = { month: row.expiryMonth, year: row.expiryYear };
  const isPassed = await isCheckPassed(effects, row);
  return {
    lastFour,
    brand,
    expiry,
    fingerprint: print,
    problem: problem ?? (isPassed ? null : 'Fraud'),
    isTest,
  };
}

/** For a card whose limit is unknown. */
const LIMIT_MINOR = 2_500_000;
const POSITION = 50;

/** `replaces`: the card whose number is this one from now on. */
type Saving = TokenOf & {
  readonly label: string;
  readonly isVirtual: boolean;
  readonly replaces?: string | null;
};

/**
 * Returns the same card when repeated. A number that the person saved before, even one they removed, becomes
 * that card again with the details entered now. One that replaces a number keeps that card's id, so that
 * what refers to it goes on.
 */
export async function saveToken(effects: CardEffects, given: Saving): Promise<ShownCard | TokenEnded> {
  const { db, clock } = effects;
  return db.transaction().execute(async (tx) => {
    const row = await lock(tx, effects, given);
    if (!row || row.problem || !(await isCheckPassed({ db: tx }, row))) return ENDED;
    if (given.replaces && !row.savedAs && !(await readCard(tx, row.subject, given.replaces))) return MISSING;
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
  { label, isVirtual, replaces }: Saving,
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
  const replaced = replaces && (await readCard(tx, row.subject, replaces));
  if (replaced) {
    if (before && before.paymentId !== replaced.paymentId)
      await giveUpNumber(tx, row.subject, before.paymentId, clock.now());
    await renewCard(tx, cardOf(replaced.paymentId, replaced));
    return replaced.paymentId;
  }
  if (!before && (await insertCard(tx, cardOf(row.paymentId), clock.now()))) return row.paymentId;
  const stored = before ?? assertPresent(await saved(), 'the saved card');
  await renewCard(tx, cardOf(stored.paymentId, stored));
  return stored.paymentId;
}
