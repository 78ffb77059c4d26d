/** Takes a card number in, once: from here on there is only its sealed form and a token. */
import type { Clock, Random } from '@sojourn/domain/effects.ts';
import { newId, type PaymentId } from '@sojourn/domain/ids.ts';
import type { Db } from '../db/client.ts';
import { brandOf, passesLuhn } from './card-number.ts';
import { fingerprint, type SealKey, seal } from './seal.ts';
import { insertCard } from './store.ts';

export type NewCard = {
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
  readonly key: SealKey;
  readonly clock: Clock;
  readonly random: Random;
};

/**
 * Throws a RangeError on a number that is none. A number that the person has saved already stays as it is.
 */
export async function saveCard(effects: CardEffects, card: NewCard): Promise<PaymentId> {
  const brand = passesLuhn(card.digits) ? brandOf(card.digits) : undefined;
  if (!brand) throw new RangeError('not a card number');
  const paymentId = newId('pay', effects.random.bytes(16));
  const { digits, ...shown } = card;
  await insertCard(
    effects.db,
    {
      ...shown,
      paymentId,
      brand,
      keyId: effects.key.keyId,
      numberSealed: seal(effects.key, digits, paymentId, effects.random),
      fingerprint: fingerprint(effects.key, digits),
      lastFour: digits.slice(-4),
    },
    effects.clock.now(),
  );
  return paymentId;
}
