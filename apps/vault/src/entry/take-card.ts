/**
 * Checks a card from the hosted fields, verifies it with the processor and seals it. The verification number
 * is used for that one request only. Returns a token; only the portal's server learns the processor's answer,
 * so that nobody can test card numbers here.
 */

import { dateIn, plusSeconds } from '@sojourn/domain/dates.ts';
import { newId } from '@sojourn/domain/ids.ts';
import { brandOfNumber, type CardBrand } from '@sojourn/domain/payments/card-number.ts';
import { assertPresent } from '@sojourn/domain/present.ts';
import type { CardEffects } from '../cards/save-card.ts';
import { fingerprint, seal } from '../cards/seal.ts';
import { type CardFieldProblem, checkCard, readExpiry, type TypedCard } from '../fields/check-card.ts';
import { type Lab, neededAtOnce, verify } from '../gateway/decide.ts';
import { testCardOf } from '../gateway/problems.ts';
import { ENTRY_SECONDS, hashSecret, newSecret } from './begin-entry.ts';
import { beginEntryCheck } from './check-entry.ts';
import { countMistake, insertToken, useTicket } from './store.ts';

type CardTaken = {
  readonly token: string;
  readonly lastFour: string;
  readonly brand: CardBrand;
  readonly expiry: { readonly month: number; readonly year: number };
  /** Where the card's bank asks its holder before the token is good. */
  readonly check?: string;
};
type EntryAnswer =
  | CardTaken
  | { readonly failed: 'TicketEnded' | 'Refused' }
  | { readonly problems: readonly CardFieldProblem[] };

const MISTAKES_MAX = 20;

export async function takeCard(
  effects: CardEffects,
  ticket: string,
  card: TypedCard,
  lab: Lab,
  locale: 'en' | 'fr' = 'en',
): Promise<EntryAnswer> {
  const { db, clock, random, keys } = effects;
  const now = clock.now();
  const ticketHash = hashSecret(ticket);
  const problems = checkCard(card, dateIn(now, 'UTC'));
  if (problems.length > 0) {
    const mistakes = await countMistake(db, ticketHash, now);
    if (mistakes === undefined) return { failed: 'TicketEnded' };
    return mistakes > MISTAKES_MAX ? { failed: 'Refused' } : { problems };
  }
  const subject = await useTicket(db, ticketHash, MISTAKES_MAX, now);
  if (subject === undefined) return { failed: 'TicketEnded' };
  const { number: digits, verification, zip, country } = card;
  const brand = assertPresent(brandOfNumber(digits), 'the brand of a checked card');
  const expiry = assertPresent(readExpiry(card.expiry), 'the expiry of a checked card');
  const expires = { expiryMonth: expiry.month, expiryYear: expiry.year };
  const token = newSecret(random);
  const paymentId = newId('pay', random.bytes(16));
  const problem = verify({ ...expires, digits, verification, zip: zip.trim(), country }, now, lab);
  const lastFour = digits.slice(-4);
  const expiresAt = plusSeconds(now, ENTRY_SECONDS);
  const kind = problem ? null : neededAtOnce(digits, lab);
  const check =
    kind && (await beginEntryCheck(effects, kind, { subject, paymentId, lastFour, expiresAt, locale }));
  await insertToken(db, {
    ...seal(keys, digits, paymentId, random),
    subject,
    paymentId,
    brand,
    ...expires,
    tokenHash: hashSecret(token),
    fingerprint: fingerprint(keys, digits),
    lastFour,
    holder: card.name.trim(),
    problem,
    isTest: lab.isOpen && testCardOf(digits) !== undefined,
    checkReference: check?.reference ?? null,
    expiresAt,
  });
  return { token, lastFour, brand, expiry, ...(check && { check: check.path }) };
}
