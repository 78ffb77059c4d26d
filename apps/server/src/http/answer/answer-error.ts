/** Turns whatever was thrown into the one form of an error answer (contract, errorBody). */
import type { Call } from '@sojourn/contract/call.ts';
import {
  COMMON_ERRORS,
  ERRORS,
  type ErrorBody,
  type ErrorCode,
  type ErrorDetails,
} from '@sojourn/contract/errors.ts';
import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '#refusal.ts';
import { isDatabaseUnavailable } from './database-unavailable.ts';

const RETRY_AFTER_SECONDS = 2;
const FROM_FASTIFY: Record<string, ErrorCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'PayloadTooLarge',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'InvalidInput',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'InvalidInput',
  FST_ERR_CTP_INVALID_JSON_BODY: 'InvalidInput',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'InvalidInput',
};

type ErrorAnswer = { readonly status: number; readonly body: ErrorBody };

/** The wire's spelling: the four access codes travel as numbers (A §2.2). */
const onWire = (code: ErrorCode): ErrorBody['code'] =>
  (/^\d+$/.test(code) ? Number(code) : code) as ErrorBody['code'];

export function errorAnswer(code: ErrorCode, requestId: string, details?: ErrorDetails): ErrorAnswer {
  const { status, retry } = ERRORS[code];
  const waits = retry === 'later' && (status === 429 || status === 503);
  const all = waits ? { retryAfterSeconds: RETRY_AFTER_SECONDS, ...details } : details;
  return { status, body: { code: onWire(code), requestId, ...(all ? { details: all } : {}) } };
}

/** What a thrown value comes to; a bug is logged with its stack and shown to nobody. */
export function answerFor(
  error: unknown,
  about: { readonly requestId: string; readonly call?: Call; readonly checked: boolean },
  log: FastifyBaseLogger,
): ErrorAnswer {
  const { requestId } = about;
  if (error instanceof Refusal) {
    const declared = !about.call || isDeclared(about.call, error.code);
    if (!declared) log.error({ code: error.code, call: about.call?.path }, 'refused with an undeclared code');
    return declared || !about.checked
      ? errorAnswer(error.code, requestId, error.details)
      : errorAnswer('InternalError', requestId);
  }
  if (isDatabaseUnavailable(error)) {
    log.warn({ err: error }, 'database away');
    return errorAnswer('ServiceUnavailable', requestId);
  }
  const { code, statusCode } = error as { code?: string; statusCode?: number };
  const known = code === undefined ? undefined : FROM_FASTIFY[code];
  if (known || statusCode === 400 || statusCode === 415) {
    return errorAnswer(known ?? 'InvalidInput', requestId, {
      fields: [{ path: 'body', problem: 'not readable as JSON' }],
    });
  }
  log.error({ err: error }, 'bug');
  return errorAnswer('InternalError', requestId);
}

const isDeclared = (call: Call, code: ErrorCode): boolean =>
  call.errors.includes(code) || (COMMON_ERRORS as readonly ErrorCode[]).includes(code);

export function sendError(reply: FastifyReply, { status, body }: ErrorAnswer): FastifyReply {
  const wait = body.details?.retryAfterSeconds;
  if (wait !== undefined) reply.header('retry-after', String(wait));
  reply.removeHeader('content-encoding');
  if (status === 401) reply.header('www-authenticate', 'Bearer');
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('application/json')
    .send(JSON.stringify(body));
}

/** The page or the API: how an unknown address is answered depends on which was asked. */
export const isApi = (request: FastifyRequest): boolean => request.url.startsWith('/api/');
