/** The official library as both adapters use it: our outbound client, one interface date, no retries. */
import type Stripe from 'stripe';
import StripeClient from 'stripe';
import { outboundFetch } from '../../outbound-fetch.ts';
import { type Outcome, ok } from '../../outcome.ts';
import { outcomeOf } from './map.ts';

export type StripeSettings = {
  readonly secretKey: string;
  /** Another address than Stripe's own, for a stand-in. */
  readonly apiBase: string | null;
};

const STRIPE = 'https://api.stripe.com';
/** The interface that the adapter is written for; the account's own date doesn't matter. */
const INTERFACE_DATE = '2026-10-28.endive';
const TIMEOUT_MS = 10_000;
const MAX_BYTES = 2 * 1024 * 1024;

/** No retries of its own: a saga decides what is repeated, with the same keys. */
export function connectStripe({ secretKey, apiBase }: StripeSettings): Stripe {
  const { origin, protocol, hostname, port } = new URL(apiBase ?? STRIPE);
  const fetch = outboundFetch({ origins: [origin], timeoutMs: TIMEOUT_MS, maxBytes: MAX_BYTES });
  return new StripeClient(secretKey, {
    protocol: protocol === 'http:' ? 'http' : 'https',
    host: hostname,
    port: port || (protocol === 'http:' ? 80 : 443),
    apiVersion: INTERFACE_DATE,
    maxNetworkRetries: 0,
    telemetry: false,
    httpClient: StripeClient.createFetchHttpClient(((url: string, init?: RequestInit) =>
      fetch(url, init)) as typeof globalThis.fetch),
  });
}

/** A question is not refused; a request that Stripe finds wrong is a mistake of ours. */
export async function question<V>(work: () => Promise<V>): Promise<Outcome<V, never>> {
  try {
    return ok(await work());
  } catch (error) {
    const outcome = outcomeOf(error);
    if (outcome.outcome === 'rejected') throw error;
    return outcome;
  }
}
