/** One call to the vault's internal API. */
import type { LabClock } from '@sojourn/domain/following-clock.ts';
import { callIssuer } from '../call-issuer.ts';
import { type OutboundFetch, outboundFetch } from '../outbound-fetch.ts';
import type { CallContext, Outcome } from '../outcome.ts';

export type VaultSettings = {
  /** `http://localhost:8082` */
  readonly url: string;
  /** The shared secret of server and vault. */
  readonly apiKey: string;
  /** Outside production the vault goes by this clock. */
  readonly labClock?: LabClock | null;
};
type VaultClient = { readonly settings: VaultSettings; readonly fetch: OutboundFetch };
type Ask = { readonly method: 'GET' | 'POST'; readonly path: string; readonly body?: object };
/** Answers of another shape than these accept count as not arrived. */
type Reads<V, R> = { readonly read: (body: unknown) => V; readonly refusal: (body: unknown) => R };

const MAX_BYTES = 256 * 1024;
const TIMEOUT_MS = 10_000;

export const createVaultClient = (settings: VaultSettings): VaultClient => ({
  settings,
  fetch: outboundFetch({ origins: [settings.url], timeoutMs: TIMEOUT_MS, maxBytes: MAX_BYTES }),
});

export const callVault = <V, R>(
  { settings: { url, apiKey, labClock = null }, fetch }: VaultClient,
  { method, path, body }: Ask,
  { read, refusal }: Reads<V, R>,
  context: CallContext,
  /** Statuses that are refusals of this call besides. */
  alsoRefused: readonly number[] = [],
): Promise<Outcome<V, R>> =>
  callIssuer(
    fetch,
    {
      url: new URL(path, url).href,
      method,
      body,
      apiKey,
      labClock,
      read,
      refusal,
      refusals: [402, 409, ...alsoRefused],
      who: 'the vault',
      what: `${method} ${path.split('?')[0]}`,
    },
    context,
  );
