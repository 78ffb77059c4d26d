/** A member of a company acknowledges its program terms, once for each version (A §2.2, code 40106). */
import type { Actor, Effects } from '#context.ts';
import { insertAcknowledgement } from './store.ts';

/** Repeating it changes nothing, nor does it for who belongs to no company. */
export async function acknowledgeTerms(
  { db, clock }: Pick<Effects, 'db' | 'clock'>,
  actor: Actor,
): Promise<void> {
  const { businessId } = actor;
  if (businessId !== null) await insertAcknowledgement(db, { ...actor, businessId }, clock.now());
}
