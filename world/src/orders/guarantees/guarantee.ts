/**
 * The embedded market's price guarantees: a quoted price is good for a quarter of an hour, whatever others
 * buy. They set nothing aside: what is sold out can't be had at any price.
 */
import { createHash } from 'node:crypto';
import { type Instant, plusSeconds } from '@sojourn/domain/dates.ts';
import type { PriceGuarantee } from '@sojourn/server/suppliers/price-guarantee.ts';
import type { MarketDb } from '../store.ts';
import { findGuarantee, isRemembered, type StoredGuarantee, saveGuarantee } from './store.ts';

const SECONDS = 15 * 60;
/** A booking that began in time may reach the market a little later, after a crash for example. */
const GRACE_SECONDS = 2 * 60;
const FORGOTTEN_SECONDS = 60 * 60;

/** What a request passes back, and when it is made. */
type GuaranteeUse = { readonly guaranteeId?: string | undefined; readonly now: Instant };

/** The same price quoted twice at once has one guarantee. */
export async function giveGuarantee(
  db: MarketDb,
  subject: string,
  facts: unknown,
  now: Instant,
): Promise<PriceGuarantee> {
  const text = JSON.stringify([subject, facts, now]);
  const id = `gua_${createHash('sha256').update(text).digest('base64url').slice(0, 24)}`;
  const until = plusSeconds(now, SECONDS);
  await saveGuarantee(db, { id, subject, facts, until }, plusSeconds(now, -FORGOTTEN_SECONDS));
  return { id, until };
}

/** For quoting again: while it lasts. */
export const guaranteeFor = async <Facts>(
  db: MarketDb,
  subject: string,
  { guaranteeId, now }: GuaranteeUse,
): Promise<(StoredGuarantee<Facts> & PriceGuarantee) | undefined> => {
  if (guaranteeId === undefined) return undefined;
  const found = await findGuarantee<Facts>(db, guaranteeId, subject, now);
  return found && { ...found, id: guaranteeId };
};

/** For reserving: a little longer. */
export const honoredFor = async <Facts>(
  db: MarketDb,
  subject: string,
  { guaranteeId, now }: GuaranteeUse,
): Promise<Facts | undefined> => {
  if (guaranteeId === undefined) return undefined;
  return (await findGuarantee<Facts>(db, guaranteeId, subject, plusSeconds(now, -GRACE_SECONDS)))?.facts;
};

/** A quote that was given so long ago that nothing is remembered of it. */
export const isForgotten = async (db: MarketDb, { guaranteeId, now }: GuaranteeUse): Promise<boolean> =>
  guaranteeId !== undefined && !(await isRemembered(db, guaranteeId, plusSeconds(now, -FORGOTTEN_SECONDS)));
