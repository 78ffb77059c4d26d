/** One supplier's line out: its address, its key, its limits, and figures of how it answers. */
import { NotSentError, outboundFetch } from '../outbound-fetch.ts';
import { type Circuit, type CircuitState, createCircuit } from './circuit.ts';
import type { ConnectedSupplier } from './registry.ts';

type LineRequest = {
  readonly method: 'GET' | 'POST' | 'PATCH';
  /** With its query. */
  readonly path: string;
  readonly body?: object;
  readonly timeoutMs: number;
};
/** `unavailable`: surely not sent; `unknown`: sent, and no answer that can be read. */
type LineAnswer =
  | { readonly kind: 'answered'; readonly status: number; readonly body: unknown }
  | { readonly kind: 'unavailable' }
  | { readonly kind: 'unknown' };

export type SupplierFigures = {
  readonly id: string;
  readonly circuit: CircuitState;
  readonly callsLeft: number;
  readonly calls: number;
  readonly failures: number;
};
export type SupplierLine = {
  readonly supplier: ConnectedSupplier;
  readonly send: (request: LineRequest) => Promise<LineAnswer>;
  readonly figures: () => SupplierFigures;
};

type LineSettings = {
  readonly address: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Of a clock that only goes forward. */
  readonly nowMs: () => number;
};

/** Longer than any verb waits. */
const LONGEST_MS = 60_000;
const MAX_BYTES = 32_000_000;
const OVER_LIMIT = 429;
/** Where a supplier doesn't say how long. */
const REST_SECONDS = 10;

export function createSupplierLine(
  supplier: ConnectedSupplier,
  { address, headers, nowMs }: LineSettings,
): SupplierLine {
  const circuit = createCircuit(supplier.limits, nowMs);
  const counts = { calls: 0, failures: 0 };
  const fetchOut = outboundFetch({ origins: [address], timeoutMs: LONGEST_MS, maxBytes: MAX_BYTES });
  const fail = <A extends LineAnswer>(answer: A): A => {
    counts.failures++;
    circuit.failed();
    return answer;
  };
  const send = async ({ method, path, body, timeoutMs }: LineRequest): Promise<LineAnswer> => {
    if (!circuit.enter()) return { kind: 'unavailable' };
    counts.calls++;
    try {
      const response = await fetchOut(new URL(path, address).href, {
        method,
        headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
        ...(body && { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(timeoutMs),
      });
      if (response.status === OVER_LIMIT) return overLimit(circuit, response, nowMs());
      // A supplier with a fault of its own may have done it all the same
      if (response.status >= 500) return fail({ kind: 'unknown' });
      const read = await response.text();
      circuit.answered();
      return { kind: 'answered', status: response.status, body: read === '' ? null : JSON.parse(read) };
    } catch (error) {
      return fail({ kind: error instanceof NotSentError ? 'unavailable' : 'unknown' });
    }
  };
  return {
    supplier,
    send,
    figures: () => ({
      id: supplier.id,
      circuit: circuit.state(),
      callsLeft: circuit.callsLeft(),
      ...counts,
    }),
  };
}

/** It says that it did nothing. */
function overLimit(circuit: Circuit, { headers }: Response, nowMs: number): LineAnswer {
  const after = Number(headers.get('retry-after') ?? Number.NaN);
  const reset = Date.parse(headers.get('ratelimit-reset') ?? '') - Date.parse(headers.get('date') ?? '');
  const seconds = Number.isFinite(after) ? after : Number.isFinite(reset) ? reset / 1_000 : REST_SECONDS;
  circuit.restUntil(nowMs + Math.max(1, seconds) * 1_000);
  return { kind: 'unavailable' };
}
