/** Ids of the demo that are the same on every machine, so that seeds can name what others put in. */
import { createHash } from 'node:crypto';
import { type CustomerId, type Id, type IdPrefix, newId } from '@sojourn/domain/ids.ts';

/** In place of randomness. */
export const demoBytes = (name: string): Uint8Array =>
  new Uint8Array(createHash('sha256').update(name).digest());

export const demoId = <P extends IdPrefix>(prefix: P, name: string): Id<P> => newId(prefix, demoBytes(name));

/** `subject`: the bank's name for the person. */
export const demoCustomerId = (subject: string): CustomerId => demoId('cus', subject);
