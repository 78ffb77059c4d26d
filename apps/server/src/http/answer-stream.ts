/**
 * Streamed answers: newline-delimited JSON, each event sent as it comes. The first event is awaited before
 * anything is sent, so that a refusal until then is an ordinary error; a failure after it cuts the stream
 * short
 * (the last event, which every stream's contract names, is then missing).
 */
import { pipeline, Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { encodingFor, lineGzip } from './compress.ts';

async function* linesOf(
  first: IteratorResult<unknown>,
  iterator: AsyncIterator<unknown>,
  check: (event: unknown) => void,
): AsyncGenerator<string> {
  try {
    for (let step = first; !step.done; step = await iterator.next()) {
      check(step.value);
      yield `${JSON.stringify(step.value)}\n`;
    }
  } finally {
    await iterator.return?.();
  }
}

export async function answerStream(
  request: FastifyRequest,
  reply: FastifyReply,
  events: AsyncIterable<unknown>,
  check: (event: unknown) => void,
): Promise<FastifyReply> {
  const iterator = events[Symbol.asyncIterator]();
  const first = await iterator.next();
  if (!first.done) check(first.value);
  const lines = Readable.from(linesOf(first, iterator, check), { highWaterMark: 1 });
  reply
    .type('application/x-ndjson')
    .header('cache-control', 'no-store')
    .header('vary', 'accept-encoding')
    .header('x-accel-buffering', 'no');
  if (!encodingFor(request)) return reply.send(lines);
  const packed = lineGzip();
  pipeline(lines, packed, (error) => {
    if (error && error.name !== 'AbortError') request.log.warn({ err: error }, 'stream cut short');
  });
  return reply.header('content-encoding', 'gzip').send(packed);
}
