/**
 * The one place that writes down what agents and operators look at and do: around the handlers of all calls
 * of the desk and the operator, and of everything in a delegated session. What can't be written isn't done
 * or answered.
 */
import { createHash } from 'node:crypto';
import type { Call } from '@sojourn/contract/call.ts';
import type { CallName } from '@sojourn/contract/calls.ts';
import { z } from 'zod';
import type { RequestContext } from '#context.ts';
import type { LiveSession } from '#modules/customers/sessions/gate.ts';
import { type Split, splitWords } from '#modules/platform/audit/split-words.ts';
import { answerOf, settle, watchDeed } from '#modules/platform/audit/watch-deed.ts';
import { type AuditDeps, type Deed, writeEntry } from '#modules/platform/audit/write-entry.ts';
import type { ReadRequest } from '../request/read-request.ts';

/** What pages ask by themselves about their own session. */
const NO_DEEDS: ReadonlySet<CallName> = new Set(['getSession', 'getLab', 'trackEvent']);
/** A page that's left open asks again and again: within this time it's one look. */
const LOOK_MS = 5 * 60_000;
const LOOKS_MAX = 20_000;

type Watched = {
  readonly name: CallName;
  readonly call: Call;
  readonly session: LiveSession | null;
  /** Which of the operator's keys was used. */
  readonly operator: string | null;
  readonly context: RequestContext;
  readonly read: ReadRequest;
};
type Run = () => Promise<unknown> | AsyncIterable<unknown>;
export type Watch = (of: Watched, run: Run) => Run;

/** The same handler where nothing is to be written down. */
export function createWatch(deps: AuditDeps): Watch {
  const looks = new Map<string, number>();
  const known = new Map<CallName, ReadonlySet<string>>();
  /** False for the same look once more. */
  const isNew = ({ name, read }: Watched, { sessionId, agentId }: Deed): boolean => {
    const key = createHash('sha256')
      .update(JSON.stringify([sessionId ?? agentId, name, read]))
      .digest('base64');
    const now = Date.parse(deps.clock.now());
    const since = now - (looks.get(key) ?? Number.NEGATIVE_INFINITY);
    if (since >= 0 && since < LOOK_MS) return false;
    looks.delete(key);
    looks.set(key, now);
    const [oldest] = looks.keys();
    if (looks.size > LOOKS_MAX && oldest !== undefined) looks.delete(oldest);
    return true;
  };
  return (of, run) => {
    const deed = deedOf(of);
    if (!deed) return run;
    const { name, call, read } = of;
    const words = known.get(name) ?? listedWords(call);
    known.set(name, words);
    const split = withoutSecrets(deed, splitWords(read, words));
    const isView = call.method === 'GET' || call.readOnly === true;
    if (call.stream) return () => watchStream(deps, deed, split, run);
    if (!isView) return () => watchDeed(deps, deed, split, async () => run());
    return async () => {
      const end = await settle(async () => run());
      if (end.result !== 'ok' || isNew(of, deed))
        await writeEntry(deps, deed, { step: 'view', result: end.result }, split);
      return answerOf(end);
    };
  };
}

/** Null for what customers do themselves, and for the rest of the world. */
function deedOf({ name, call, session, operator, context }: Watched): Deed | null {
  const { tenantId, requestId } = context;
  const base = { tenantId, call: name, requestId, customerId: null };
  if (call.auth === 'operator') {
    const agentId = `operator:${operator ?? 'unknown'}`;
    return { ...base, agentId, mode: 'operator', sessionId: null };
  }
  if (!session) return null;
  const { sessionId, customerId, agentId } = session.actor;
  if (call.auth === 'agent') return { ...base, agentId: customerId, mode: 'desk', sessionId };
  if (!agentId || NO_DEEDS.has(name)) return null;
  return { ...base, agentId, mode: 'delegated', sessionId, customerId };
}

/** What an agent types in a customer's portal is the customer's: passports, addresses. */
const withoutSecrets = ({ mode }: Deed, split: Split): Split =>
  mode === 'delegated' ? { ...split, words: {} } : split;

async function* watchStream(deps: AuditDeps, deed: Deed, split: Split, run: Run): AsyncIterable<unknown> {
  await writeEntry(deps, deed, { step: 'view', result: 'ok' }, split);
  yield* run() as AsyncIterable<unknown>;
}

/** Every word that a call's schemas list: they say what is done, and nothing of anybody. */
function listedWords({ params, query, input }: Call): ReadonlySet<string> {
  const found = new Set<string>();
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const [key, each] of Object.entries(value)) {
      if (key === 'enum' && Array.isArray(each)) for (const word of each) found.add(String(word));
      else if (key === 'const') found.add(String(each));
      else visit(each);
    }
  };
  for (const schema of [params, query, input])
    if (schema) visit(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }));
  return found;
}
