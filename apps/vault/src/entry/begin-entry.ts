/** A ticket lets one person's browser send one card, within ten minutes; the portal's server asks for it. */
import { createHash } from 'node:crypto';
import { type Instant, plusSeconds } from '@sojourn/domain/dates.ts';
import type { Random } from '@sojourn/domain/effects.ts';
import type { CardEffects } from '../cards/save-card.ts';
import { insertTicket } from './store.ts';

export const ENTRY_SECONDS = 600;

/** 256 random bits as base64url: tickets and tokens. Only their hashes are kept. */
export const newSecret = (random: Random): string => Buffer.from(random.bytes(32)).toString('base64url');
export const hashSecret = (secret: string): string => createHash('sha256').update(secret).digest('hex');

type Ticket = { readonly ticket: string; readonly expiresAt: Instant };

export async function beginEntry({ db, clock, random }: CardEffects, subject: string): Promise<Ticket> {
  const now = clock.now();
  const ticket = newSecret(random);
  const expiresAt = plusSeconds(now, ENTRY_SECONDS);
  await insertTicket(db, { hash: hashSecret(ticket), subject, expiresAt });
  return { ticket, expiresAt };
}
