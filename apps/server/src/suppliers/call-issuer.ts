/**
 * One call to an internal API of the issuer's side (its bank, its vault), and what its answer or its silence
 * means for a saga; an answer of another shape is one that did not arrive.
 */
import { type LabClock, labHeader } from '@sojourn/domain/following-clock.ts';
import { NotSentError, type OutboundFetch } from './outbound-fetch.ts';
import { type CallContext, type Outcome, ok, rejected, unavailable, unknown } from './outcome.ts';

type IssuerCall<V, R> = {
  readonly url: string;
  readonly method: 'GET' | 'POST';
  readonly body?: object | undefined;
  /** The shared secret of the two servers. */
  readonly apiKey: string;
  /** Outside production: the portal's, which can be moved and which the other side follows. */
  readonly labClock: LabClock | null;
  /** Both throw on another shape. */
  readonly read: (body: unknown) => V;
  readonly refusal: (body: unknown) => R;
  /** The statuses that are refusals. */
  readonly refusals: readonly number[];
  /** Who is asked and what, for the log: a query names a person, so it is no part of it. */
  readonly who: string;
  readonly what: string;
};

/** Throws when the answer is neither a refusal nor a success: then the request was wrong. */
export async function callIssuer<V, R>(
  fetch: OutboundFetch,
  { url, method, body, apiKey, labClock, ...call }: IssuerCall<V, R>,
  context: CallContext,
): Promise<Outcome<V, R>> {
  let response: Response;
  let text: string;
  try {
    response = await fetch(url, {
      method,
      headers: {
        authorization: `Bearer ${apiKey}`,
        accept: 'application/json',
        'x-request-id': context.requestId,
        ...(labClock && labHeader(labClock)),
        ...(context.scenario ? { 'x-scenario': context.scenario } : {}),
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
      signal: AbortSignal.timeout(context.timeoutMs),
    });
    text = await response.text();
  } catch (error) {
    // Whatever breaks after the connection stood may have had its effect
    return error instanceof NotSentError ? unavailable : unknown;
  }
  // 503 is answered before anything is done; other 5xx say nothing about it
  if (response.status === 503) return unavailable;
  if (response.status >= 500) return unknown;
  try {
    const parsed: unknown = JSON.parse(text);
    if (call.refusals.includes(response.status)) return rejected(call.refusal(parsed));
    if (response.status === 200) return ok(call.read(parsed));
  } catch {
    return unknown;
  }
  throw new Error(`${call.who} answered ${call.what} with ${response.status}`);
}

/** The answer to what changes nothing, whose refusal is a mistake of ours. */
export function neverRejected<V, R>(outcome: Outcome<V, R>, about: string): Outcome<V, never> {
  if (outcome.outcome === 'rejected') throw new Error(`${about} was refused, and it is a question`);
  return outcome;
}
