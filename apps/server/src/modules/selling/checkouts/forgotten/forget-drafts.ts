/**
 * Forgets who was typed into a checkout, whether it was booked or not: the booking has them for itself. Of
 * flights that are booked nobody is left here in that commit already.
 */
import { type Instant, plusSeconds } from '@sojourn/domain/dates.ts';
import type { Db } from '#db/client.ts';
import { forgetGuests } from '#modules/companies/arranging/party/store.ts';
import type { CheckoutProducts } from '../product.ts';
import { forgetPeople } from './store.ts';

/** Names, documents and addresses are kept so long after the last quote expired and the last was typed. */
export const DRAFT_RETENTION_DAYS = 30;

const DAY_SECONDS = 86_400;
export const FORGET_BATCH = 500;

/**
 * One batch; returns how many were forgotten. The checkout stays, with nobody typed; it can be filled in and
 * priced anew.
 */
export async function forgetDrafts(db: Db, products: CheckoutProducts, now: Instant): Promise<number> {
  const before = plusSeconds(now, -DRAFT_RETENTION_DAYS * DAY_SECONDS);
  await forgetGuests(db, before);
  return forgetPeople(db, products, before, now, FORGET_BATCH);
}
