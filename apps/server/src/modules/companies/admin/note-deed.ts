/** Every change by an admin is written down with it, and never altered. */
import type { AdminActor } from '#context.ts';
import type { Tx } from '#workflow/saga.ts';
import { insertEvent } from '../companies/store.ts';
import type { AdminDeps } from './deps.ts';

/** `about`: what it's shown with, a name or a number; the other facts say what was and what is. */
export const noteDeed = (
  tx: Tx,
  { clock }: Pick<AdminDeps, 'clock'>,
  actor: AdminActor,
  kind: string,
  facts: { readonly about: string | null } & Readonly<Record<string, unknown>>,
) => insertEvent(tx, actor, { kind, facts, doneBy: actor.subject }, clock.now());
