/**
 * The vault's part of the scenario lab: answers that are cut off before or after their effect, and refusals.
 */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Conflict } from './problems.ts';

type Verb = 'authorize' | 'capture' | 'void' | 'refund' | 'lookUp';
type Play = 'cutBefore' | 'cutAfter' | 'refuse' | 'refuseRedemption' | 'fail';

/** `once`: only the first call of a reference, so that looking it up and trying again succeed. */
const SCENARIOS: ReadonlyMap<string, Partial<Record<Verb, { play: Play; once?: true }>>> = new Map([
  ['redemption-failure', { authorize: { play: 'refuseRedemption' } }],
  ['payment-cut-before', { authorize: { play: 'cutBefore', once: true } }],
  ['payment-cut-after', { authorize: { play: 'cutAfter', once: true } }],
  ['capture-cut-after', { capture: { play: 'cutAfter', once: true } }],
  ['payment-silent', { authorize: { play: 'cutAfter' }, lookUp: { play: 'cutBefore' } }],
  ['capture-refused', { capture: { play: 'refuse' } }],
  ['void-fails', { void: { play: 'fail' } }],
  ['refund-refused', { refund: { play: 'refuse' } }],
]);
const REMEMBERED = 10_000;

/** The connection was cut: there is nothing left to answer. */
export const CUT = Symbol('cut');
type PlayScenario = <T>(
  verb: Verb,
  reference: string,
  wire: { readonly request: FastifyRequest; readonly reply: FastifyReply },
  work: () => Promise<T>,
) => Promise<T | { readonly refused: Conflict } | typeof CUT>;

export function createScenarioPlayer(isOpen: boolean): PlayScenario {
  const played = new Set<string>();
  const isFirst = (key: string): boolean => {
    if (played.has(key)) return false;
    if (played.size >= REMEMBERED) played.clear();
    played.add(key);
    return true;
  };
  return async (verb, reference, { request, reply }, work) => {
    const scenario = isOpen ? request.headers['x-scenario'] : undefined;
    const entry = typeof scenario === 'string' ? SCENARIOS.get(scenario)?.[verb] : undefined;
    if (!entry || (entry.once && !isFirst(`${verb} ${reference}`))) return work();
    if (entry.play === 'refuse') return { refused: 'NotPossible' };
    if (entry.play === 'refuseRedemption') return { refused: 'RedemptionFailure' };
    if (entry.play === 'fail') throw new Error(`scenario: ${verb} fails`);
    if (entry.play === 'cutAfter') await work();
    reply.hijack();
    request.raw.socket.destroy();
    return CUT;
  };
}
