/** Distinguishes trouble with the database (try again soon) from a bug in one statement. */

/**
 * Too many connections, shutting down, starting up, read-only, cancelled by a timeout, deadlock,
 * serialisation.
 */
const CODES = new Set([
  '53300',
  '57P01',
  '57P02',
  '57P03',
  '57014',
  '25006',
  '25P03',
  '40001',
  '40P01',
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
]);
const MESSAGES =
  /timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error/;

export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof AggregateError) return error.errors.some(isDatabaseUnavailable);
  const { code } = error as { code?: unknown };
  if (typeof code === 'string' && (CODES.has(code) || code.startsWith('08'))) return true;
  return MESSAGES.test(error.message);
}
