/** Seals a card number: from here on there's only the sealed form and a token. */

import type { Clock, Random } from '@sojourn/domain/effects.ts';
import { newId, type PaymentId } from '@sojourn/domain/ids.ts';
import { brandOfNumber } from '@sojourn/domain/payments/card-number.ts';
import { assertPresent } from '@sojourn/domain/present.ts';
import type { Db } from '../db/client.ts';
import { fingerprint, fingerprints, type KeyRing, seal } from './seal.ts';
import { findByFingerprint, insertCard } from './store.ts';

type NewCard = {
  readonly subject: string;
  readonly digits: string;
  readonly expiryMonth: number;
  readonly expiryYear: number;
  readonly holder: string;
  /** The card's product name, `Harbor Summit`. */
  readonly label: string;
  readonly limitMinor: number;
  readonly position: number;
};
export type CardEffects = {
  readonly db: Db;
  readonly keys: KeyRing;
  readonly clock: Clock;
  readonly random: Random;
};

/** Returns the existing token for a number saved before. Throws a RangeError for a wrong number. */
export async function saveCard(effects: CardEffects, card: NewCard): Promise<PaymentId> {
  const { db, keys, clock, random } = effects;
  const { digits, ...shown } = card;
  const brand = brandOfNumber(digits);
  if (!brand) throw new RangeError('not a card number');
  const saved = () => findByFingerprint(db, card.subject, fingerprints(keys, digits));
  const before = await saved();
  if (before) return before.paymentId;
  const paymentId = newId('pay', random.bytes(16));
  const isNew = await insertCard(
    db,
    {
      ...shown,
      ...seal(keys, digits, paymentId, random),
      paymentId,
      brand,
      fingerprint: fingerprint(keys, digits),
      lastFour: digits.slice(-4),
      isVirtual: false,
    },
    clock.now(),
  );
  return isNew ? paymentId : assertPresent(await saved(), 'the saved card').paymentId;
}
