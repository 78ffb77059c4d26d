/**
 * The vault's log: of a request only its method, path and timing; of an error not the `detail` in which
 * PostgreSQL repeats the values of a row. Queries name people, bodies may hold anything.
 */
import { type DestinationStream, type Logger, pino } from 'pino';

export function createLog(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: { app: 'vault' },
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
    serializers: {
      req: (request: { method?: string; url?: string }) => ({
        method: request.method,
        path: request.url?.split('?', 1)[0],
      }),
      res: (reply: { statusCode?: number }) => ({ status: reply.statusCode }),
      err: ({ name, message, stack, code }: Error & { code?: string }) => ({
        name,
        message,
        ...(code && { code }),
        stack,
      }),
    },
  };
  return destination ? pino(options, destination) : pino(options);
}
