/**
 * The server's log: one JSON object a line, with the request's id and without personal data. Of a request
 * only
 * method, path and timing are written; query strings, bodies, cookies and addresses of people never are.
 */
import { type DestinationStream, type Logger, pino } from 'pino';
import { scrubCardNumbers } from './card-numbers.ts';
import type { Config } from './config.ts';

/** Whatever is logged under these names, at the top or one level down, is replaced. */
const SECRET_NAMES = [
  'authorization',
  'cookie',
  'password',
  'token',
  'secret',
  'cardNumber',
  'cvv',
  'securityCode',
  'email',
  'phone',
  'firstName',
  'lastName',
  'dateOfBirth',
  'passport',
];

const pathOf = (url: string | undefined): string => url?.split('?', 1)[0] ?? '';

export function createLog(level: Config['logLevel'], destination?: DestinationStream): Logger {
  const options = {
    level,
    base: { app: 'server', pid: process.pid },
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
    redact: { paths: SECRET_NAMES.flatMap((name) => [name, `*.${name}`]), censor: '[removed]' },
    serializers: {
      req: (request: { method?: string; url?: string }) => ({
        method: request.method,
        path: pathOf(request.url),
      }),
      res: (reply: { statusCode?: number }) => ({ status: reply.statusCode }),
      err: describeError,
    },
  };
  const out = destination ?? pino.destination(1);
  // The last guard, whatever was logged and wherever in it a card number stood
  return pino(options, { write: (line) => out.write(scrubCardNumbers(line)) });
}

/** Kind, message, code and stack; not the `detail` in which PostgreSQL repeats the values of a row. */
function describeError(error: Error & { code?: string; constraint?: string }): object {
  const { name, message, code, constraint, stack, cause } = error;
  const reason = cause instanceof Error ? { cause: describeError(cause) } : {};
  return { name, message, ...(code && { code }), ...(constraint && { constraint }), stack, ...reason };
}
