/**
 * One call of the API as data: from it come the server's typed handler, the typed client, OpenAPI, the fuzz
 * inputs and the rows of the authorization matrix.
 */
import type { z } from 'zod';
import type { ErrorCode } from './errors.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * `public`: no session; `customer`: a live session; `agent`: an agent's session, and only at the desk's own
 * origin; `admin`: the session of an admin of a company, and only at the admin site's own origin; `operator`:
 * one of the operator's keys, from any site; `lab`: a live session or none, and never in production.
 */
export type CallAuth = 'public' | 'customer' | 'agent' | 'admin' | 'operator' | 'lab';

export type Call = {
  readonly method: Method;
  /** Under `/api/v0`, with `:name` for parameters: `/trips/:bookingId`. */
  readonly path: `/${string}`;
  readonly summary: string;
  readonly auth: CallAuth;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly input?: z.ZodType;
  /** The answer's body; with `stream`, the shape of each line of newline-delimited JSON. */
  readonly output: z.ZodType;
  readonly stream?: true;
  /** The answer is a file of this type: `output` is `fileAnswer`, what travels are its bytes. */
  readonly file?: /** One of several types; the answer says which. */
    | '*/*'
    | 'application/pdf'
    | 'application/zip'
    | 'application/json'
    | 'text/calendar; charset=utf-8'
    | 'text/csv; charset=utf-8';
  /**
   * Books, pays or changes: an `Idempotency-Key` header is required and the first result is replayed.
   * `optional`: repeating it is safe without one, and the specification has no such header.
   */
  readonly idempotent?: true | 'optional';
  /** Its address is a secret that opens it, so nothing on the way stores the answer. */
  readonly isSecret?: true;
  /** Its input may have thousands of rows: up to 4 MB instead of the usual 64 KB. */
  readonly hasLargeInput?: true;
  /**
   * What is sent is a file instead of JSON, as `application/octet-stream` and of at most so many bytes. Its
   * bytes are the handler's `input`; what it really is must be read from them.
   */
  readonly uploadBytes?: number;
  /** Changes nothing although it is a POST or PUT, so it needs no transaction. */
  readonly readOnly?: true;
  /** Beyond the codes that every call may answer (`COMMON_ERRORS`). */
  readonly errors: readonly ErrorCode[];
};

export const API_BASE = '/api/v0';

/** Declares a call; keeps the literal types of its schemas. */
export const call = <const C extends Call>(c: C): C => c;

type Parsed<S> = S extends z.ZodType ? z.output<S> : undefined;
type Given<S> = S extends z.ZodType ? z.input<S> : undefined;
/** What the handler receives. */
export type InputOf<C extends Call> = C extends { uploadBytes: number } ? Uint8Array : Parsed<C['input']>;
export type ParamsOf<C extends Call> = Parsed<C['params']>;
export type QueryOf<C extends Call> = Parsed<C['query']>;
/** What the client sends. */
export type RequestOf<C extends Call> = {
  [K in 'params' | 'query' | 'input' as C[K] extends z.ZodType ? K : never]: Given<C[K]>;
} & (C extends { uploadBytes: number } ? { input: Blob | Uint8Array } : unknown);
export type OutputOf<C extends Call> = z.output<C['output']>;
