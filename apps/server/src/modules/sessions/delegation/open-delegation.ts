/** The portal trades a desk's ticket for the delegated session; once, within a minute. */
import type { SessionInfo } from '@sojourn/contract/sessions.ts';
import type { Effects, RequestContext } from '../../../context.ts';
import { refuse } from '../../../refusal.ts';
import { openSession } from '../open-session.ts';
import { findMembership } from '../people/store.ts';
import { COOKIES, hashOf } from '../secrets.ts';
import { sessionInfoOf } from '../session-info.ts';
import type { SessionSettings } from '../settings.ts';
import { readSession } from '../store.ts';
import { nameSession, readLiveDelegation, takeTicket } from './store.ts';

/** Refuses with DelegationOver. The session ends with the delegation, however it's used. */
export async function openDelegation(
  effects: Effects,
  settings: SessionSettings,
  { tenantId, site, cookies }: RequestContext,
  ticket: string,
): Promise<{ token: string; session: SessionInfo }> {
  const { db, clock } = effects;
  const now = clock.now();
  if (site !== 'portal') refuse('NotFound');
  const taken = await takeTicket(db, { tenantId, ticketHash: hashOf(ticket), now });
  if (!taken) return refuse('DelegationOver');
  const { customerId, agentId, endsAt } = taken;
  const of = { tenantId, customerId, isFirst: false, isAgent: false, isDelegated: true } as const;
  const opening = { ...of, site, agentId, endsAt, idToken: null };
  const { token, sessionId } = await openSession(effects, settings, opening, cookies);
  await nameSession(db, taken, sessionId);
  const session = await readSession(db, { tenantId, customerId, sessionId }, now);
  if (!session) throw new Error('the session that was just opened is not there');
  const [membership, delegation] = await Promise.all([
    findMembership(db, tenantId, session.actor.subject),
    readLiveDelegation(db, taken, now),
  ]);
  return {
    token,
    session: sessionInfoOf(session, { membership, delegation }, cookies.get(COOKIES.csrf) ?? ''),
  };
}
