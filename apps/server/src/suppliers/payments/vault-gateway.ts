/** The payment port over the vault's internal API: card data stays in the vault, here are only tokens. */
import { NotSentError, type OutboundFetch, outboundFetch } from '../outbound-fetch.ts';
import type { CallContext, Outcome } from '../outcome.ts';
import { ok, rejected, unavailable, unknown } from '../outcome.ts';
import { authorizationAnswer, cardsAnswer, recordAnswer, refundAnswer, rejectionAnswer } from './map.ts';
import type { PaymentGateway, PaymentRejection } from './port.ts';

export type VaultSettings = {
  /** `http://localhost:8082` */
  readonly url: string;
  /** The shared secret of server and vault. */
  readonly apiKey: string;
};

type Ask = { readonly method: 'GET' | 'POST'; readonly path: string; readonly body?: object };
type Vault = { readonly settings: VaultSettings; readonly fetch: OutboundFetch };
type Read<V> = (body: unknown) => V;

const MAX_BYTES = 256 * 1024;

async function ask<V>(
  { settings, fetch }: Vault,
  { method, path, body }: Ask,
  read: Read<V>,
  context: CallContext,
): Promise<Outcome<V, PaymentRejection>> {
  let response: Response;
  let text: string;
  try {
    response = await fetch(new URL(path, settings.url).href, {
      method,
      headers: {
        authorization: `Bearer ${settings.apiKey}`,
        'x-request-id': context.requestId,
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
    if (response.status === 402 || response.status === 409) return rejected(rejectionAnswer(parsed));
    if (response.status === 200) return ok(read(parsed));
  } catch {
    return unknown;
  }
  // It will be logged, and a query names a person
  throw new Error(`the vault answered ${method} ${path.split('?')[0]} with ${response.status}`);
}

/** A question whose refusal is a mistake of ours. */
const neverRejected = <V>(outcome: Outcome<V, PaymentRejection>): Outcome<V, never> => {
  if (outcome.outcome === 'rejected')
    throw new Error(`the vault refused a question: ${outcome.rejection.reason}`);
  return outcome;
};

export function createVaultGateway(settings: VaultSettings): PaymentGateway {
  const fetch = outboundFetch({ origins: [settings.url], timeoutMs: 10_000, maxBytes: MAX_BYTES });
  const vault: Vault = { settings, fetch };
  const at = (reference: string, verb = '') => `/v1/authorizations/${encodeURIComponent(reference)}${verb}`;
  return {
    listCards: async (subject, context) => {
      const path = `/v1/cards?subject=${encodeURIComponent(subject)}`;
      return neverRejected(await ask(vault, { method: 'GET', path }, cardsAnswer, context));
    },
    authorize: (request, context) =>
      ask(vault, { method: 'POST', path: '/v1/authorizations', body: request }, authorizationAnswer, context),
    capture: ({ reference, amountMinor }, context) =>
      ask(
        vault,
        { method: 'POST', path: at(reference, '/capture'), body: { amountMinor } },
        authorizationAnswer,
        context,
      ),
    void: ({ reference }, context) =>
      ask(vault, { method: 'POST', path: at(reference, '/void'), body: {} }, () => null, context),
    refund: ({ reference, ...body }, context) =>
      ask(vault, { method: 'POST', path: at(reference, '/refunds'), body }, refundAnswer, context),
    lookUp: async ({ reference }, context) =>
      neverRejected(await ask(vault, { method: 'GET', path: at(reference) }, recordAnswer, context)),
  };
}
