/** What guest and host write to each other about a request, and after it about its booking: one thread. */
import type { OutputOf } from '@sojourn/contract/call.ts';
import type { Calls } from '@sojourn/contract/calls.ts';
import { withTransaction } from '@sojourn/postgres/client.ts';
import type { Actor, RequestContext } from '@sojourn/server/context.ts';
import { callContext } from '@sojourn/server/modules/selling/checkouts/use-case.ts';
import { refuse } from '@sojourn/server/refusal.ts';
import type { PartyType } from '#home/rules/home.ts';
import { readHostedStay } from '../deposits/hosted-stay.ts';
import { type HomeRequestDeps, requireSupplier } from './deps.ts';
import { notifyHost } from './mail/notify.ts';
import type { HostMessage } from './request-port.ts';

type Thread = OutputOf<Calls['listHostMessages']>;
/** Its reference at the supplier: the request's, also once it's a booking. */
type About = { readonly reference: string; readonly homeId: string };

/** Refuses with NotFound what is no request and no booked home, or somebody else's. */
async function requireAbout({ db }: HomeRequestDeps, actor: Actor, about: string) {
  const stay = (await readHostedStay(db, actor, about)) ?? refuse('NotFound');
  return { reference: stay.requestId as string, homeId: stay.homeId, stay };
}

export async function listHostMessages(
  deps: HomeRequestDeps,
  about: string,
  actor: Actor,
  context: RequestContext,
): Promise<Thread> {
  return { messages: await readThread(deps, await requireAbout(deps, actor, about), context) };
}

export async function writeToHost(
  deps: HomeRequestDeps,
  about: string,
  text: string,
  actor: Actor,
  context: RequestContext,
): Promise<Thread> {
  const found = await requireAbout(deps, actor, about);
  const message = await write(deps, found, { from: 'Guest', text, key: context.idempotencyKey }, context);
  const written = { news: 'guestWrote', about: { id: message.messageId, text } } as const;
  await withTransaction(deps.db, (tx) => notifyHost(tx, deps, found.stay, written, deps.clock.now()));
  return { messages: await readThread(deps, found, context) };
}

/** Refuses with SuppliersUnavailable. */
export async function readThread(
  deps: HomeRequestDeps,
  { reference, homeId }: Pick<About, 'reference' | 'homeId'>,
  context: RequestContext,
): Promise<HostMessage[]> {
  const at = { reference, now: deps.clock.now() };
  const found = await requireSupplier(deps, homeId).listMessages(at, callContext(context));
  return found.outcome === 'ok' ? [...found.value] : refuse('SuppliersUnavailable');
}

type Written = { readonly from: PartyType; readonly text: string; readonly key: string | null };

/** The same request again is the same message. Refuses with SuppliersUnavailable. */
export async function write(
  deps: HomeRequestDeps,
  { reference, homeId }: Pick<About, 'reference' | 'homeId'>,
  { from, text, key }: Written,
  context: RequestContext,
): Promise<HostMessage> {
  const drawn = key ?? Buffer.from(deps.random.bytes(16)).toString('hex');
  const messageId = `${reference}.${drawn}`;
  const message = { reference, messageId, from, text, now: deps.clock.now() };
  const answer = await requireSupplier(deps, homeId).writeToHost(message, callContext(context));
  return answer.outcome === 'ok' ? answer.value : refuse('SuppliersUnavailable');
}
