/**
 * The typed client of the contract: one method a call, typed answers, `ApiError` for everything else. It
 * needs the calls' methods and paths only (`Row`), so no schema reaches a browser.
 */
import { ApiError } from './api-error.ts';
import type { Call, OutputOf, RequestOf } from './call.ts';
import type { CallName, Calls } from './calls.ts';
import type { ErrorBody, ErrorCode } from './errors.ts';
import { readLines } from './read-lines.ts';

type CallOptions = {
  /** Required by idempotent calls; the same key for every repeat of one attempt. */
  readonly idempotencyKey?: string;
  readonly signal?: AbortSignal;
  /** Lets the call outlive the page: a draft that is saved while leaving. */
  readonly keepalive?: boolean;
  /** Of an upload: how much of it was sent, from 0 to 1. */
  readonly onProgress?: (share: number) => void;
  /** Instead of the tab's scenario. */
  readonly scenario?: string;
};
type KeyedOptions = CallOptions & { readonly idempotencyKey: string };
type Given<C extends Call> = C extends { idempotent: true }
  ? [request: keyof RequestOf<C> extends never ? Record<string, never> : RequestOf<C>, options: KeyedOptions]
  : keyof RequestOf<C> extends never
    ? [request?: Record<string, never>, options?: CallOptions]
    : [request: RequestOf<C>, options?: CallOptions];
type Answer<C extends Call> = C extends { stream: true }
  ? AsyncIterable<OutputOf<C>>
  : Promise<C extends { file: string } ? Blob : OutputOf<C>>;
export type Api = { readonly [Name in CallName]: (...given: Given<Calls[Name]>) => Answer<Calls[Name]> };

/** `kind`: JSON is answered, a stream of it, or a file; 3: a file is sent, and JSON answered. */
type Row = readonly [method: string, path: string, kind: 0 | 1 | 2 | 3];
type Parts = { readonly params?: object; readonly query?: object; readonly input?: unknown };
/** A call that came to nothing. `status` 0: there was no answer. `body`: the answer's code and details. */
export type FailedCall = {
  readonly method: string;
  /** With `:name` for parameters. */
  readonly endpoint: string;
  readonly url: string;
  readonly status: number;
  readonly statusText: string;
  readonly body: string;
};
type ClientParts = {
  readonly table: Readonly<Record<string, Row>>;
  readonly base: string;
  readonly send: (url: string, init: RequestInit, onProgress?: (share: number) => void) => Promise<Response>;
  /** Headers of every call: bearer, CSRF, scenario. */
  readonly credentials: () => Readonly<Record<string, string>>;
  /** Called with each answer's headers, refusals included. */
  readonly onAnswered: (headers: Headers) => void;
  /** Called for every failed call, also one without an answer. */
  readonly onFailed?: (failed: FailedCall) => void;
  /** Called and awaited for every refusal before it's thrown. */
  readonly onRefused: (error: ApiError) => Promise<void>;
};

function urlOf(base: string, path: string, { params, query }: Parts): string {
  const values = (params ?? {}) as Record<string, unknown>;
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(values[name])));
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query ?? {})) {
    if (value !== undefined) search.set(key, String(value));
  }
  return `${base}${filled}${search.size > 0 ? `?${search}` : ''}`;
}

function initOf(client: ClientParts, row: Row, parts: Parts, options: CallOptions): RequestInit {
  const [method, , kind] = row;
  const headers: Record<string, string> = { accept: 'application/json', ...client.credentials() };
  if (options.scenario) headers['x-scenario'] = options.scenario;
  if (options.idempotencyKey) headers['idempotency-key'] = options.idempotencyKey;
  if (method === 'GET') return { method, headers, signal: options.signal };
  const { signal, keepalive } = options;
  if (kind === 3) {
    headers['content-type'] = 'application/octet-stream';
    return { method, headers, signal, body: parts.input as BodyInit };
  }
  headers['content-type'] = 'application/json';
  return { method, headers, signal, keepalive, body: JSON.stringify(parts.input ?? {}) };
}

async function errorOf(response: Response): Promise<ApiError> {
  const body = (await response.json().catch(() => null)) as ErrorBody | null;
  const code: ErrorCode =
    body?.code === undefined
      ? response.status === 401
        ? 'Unauthorized'
        : response.status === 429
          ? 'ExcessiveActivity'
          : response.status >= 502
            ? 'ServiceUnavailable'
            : 'InternalError'
      : (String(body.code) as ErrorCode);
  return new ApiError(code, response.status, body?.details, body?.requestId);
}

async function ask(client: ClientParts, row: Row, parts: Parts, options: CallOptions): Promise<Response> {
  const [method, path] = row;
  const url = urlOf(client.base, path, parts);
  const failed = { method, endpoint: path, url, status: 0, statusText: '', body: '' };
  let response: Response;
  try {
    response = await client.send(url, initOf(client, row, parts, options), options.onProgress);
  } catch (thrown) {
    if (options.signal?.aborted) throw thrown;
    client.onFailed?.(failed);
    throw new ApiError('NetworkError', 0);
  }
  client.onAnswered(response.headers);
  if (response.ok) return response;
  const error = await errorOf(response);
  const { status, statusText } = response;
  const { code, details } = error;
  client.onFailed?.({ ...failed, status, statusText, body: JSON.stringify({ code, details }) });
  await client.onRefused(error);
  throw error;
}

async function* stream(client: ClientParts, row: Row, parts: Parts, options: CallOptions) {
  const { body } = await ask(client, row, parts, options);
  if (!body) return;
  try {
    yield* readLines(body);
  } catch (thrown) {
    if (options.signal?.aborted) throw thrown;
    throw new ApiError('NetworkError', 0);
  }
}

/**
 * Makes the client. A stream is an async iterable that ends early when its reader stops or `signal` aborts.
 */
export function createClient(client: ClientParts): Api {
  const methods = Object.entries(client.table).map(([name, row]) => {
    const method = (parts: Parts = {}, options: CallOptions = {}): unknown =>
      row[2] === 1
        ? stream(client, row, parts, options)
        : ask(client, row, parts, options).then((r) => (row[2] === 2 ? r.blob() : r.json()));
    return [name, method];
  });
  return Object.fromEntries(methods) as Api;
}
