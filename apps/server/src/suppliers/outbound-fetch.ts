/**
 * The one way out: only to the origins that the configuration names, with a deadline and a limit on what is
 * read.
 */

export type OutboundFetch = (url: string, init?: RequestInit) => Promise<Response>;

type OutboundRules = {
  readonly origins: readonly string[];
  readonly timeoutMs: number;
  readonly maxBytes: number;
};

/** The request was never sent. */
export class NotSentError extends Error {}

/**
 * Rejects with NotSentError before anything is sent, else with fetch's own errors, TimeoutError or
 * RangeError.
 */
export function outboundFetch({ origins, timeoutMs, maxBytes }: OutboundRules): OutboundFetch {
  const allowed = new Set(origins.map((origin) => new URL(origin).origin));
  return async (url, init = {}) => {
    if (!allowed.has(new URL(url).origin))
      throw new NotSentError(`calls to ${new URL(url).origin} are not allowed`);
    const deadline = AbortSignal.timeout(timeoutMs);
    const signal = init.signal ? AbortSignal.any([init.signal, deadline]) : deadline;
    let response: Response;
    try {
      response = await fetch(url, { ...init, signal, redirect: 'manual' });
    } catch (error) {
      if (isRefusedConnection(error)) throw new NotSentError('nobody answers', { cause: error });
      throw error;
    }
    const body = await readWhole(response, maxBytes);
    const { status, statusText, headers } = response;
    const empty = status === 204 || status === 304;
    return new Response(empty ? null : body, { status, statusText, headers });
  };
}

function isRefusedConnection(error: unknown): boolean {
  const cause = (error as { cause?: unknown }).cause;
  const causes = cause instanceof AggregateError ? cause.errors : [cause];
  return causes.every((each) =>
    ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN'].includes((each as { code?: string })?.code ?? ''),
  );
}

async function readWhole(response: Response, maxBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of response.body ?? []) {
    size += part.byteLength;
    if (size > maxBytes) throw new RangeError(`an answer of more than ${maxBytes} bytes`);
    parts.push(part);
  }
  return new Uint8Array(Buffer.concat(parts));
}
