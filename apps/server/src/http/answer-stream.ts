/**
 * Streamed answers: newline-delimited JSON, each event sent as it comes. The first event is awaited before
 * anything is sent, so that a refusal until then is an ordinary error; a failure after it cuts the stream
 * short (the last event, which every stream's contract names, is then missing). Events that come in one
 * breath go out together, and an answer that is whole by then goes out as one: most searches are.
 */
import { pipeline, Readable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isLasting } from '../lasting.ts';
import { encodingFor, lineGzip } from './compress.ts';

type Batch = {
  readonly lines: string;
  readonly isLast: boolean;
  /** What it begins with, where that is said again and again, and the lines after it. */
  readonly lasting?: { readonly event: object; readonly rest: string } | undefined;
};
type Events = AsyncIterator<unknown>;

/** One packet is no smaller compressed. */
const MIN_BYTES = 1024;
const GZIP_LEVEL = 4;
const zip = promisify(gzip);

/** Of lasting events: their line, and all that was last sent of them. */
const lines = new WeakMap<object, string>();
const sent = new WeakMap<object, { readonly rest: string; plain?: Buffer; packed?: Buffer }>();

function lineOf(event: unknown, check: (event: unknown) => void): string {
  const known = isLasting(event) ? lines.get(event) : undefined;
  if (known !== undefined) return known;
  check(event);
  const line = `${JSON.stringify(event)}\n`;
  if (isLasting(event)) lines.set(event, line);
  return line;
}

/** A whole answer as it is sent. */
async function bytesOf({ lines: text, lasting }: Batch, isPacked: boolean): Promise<Buffer> {
  const make = async () => (isPacked ? zip(text, { level: GZIP_LEVEL }) : Buffer.from(text));
  if (lasting === undefined) return make();
  const { event, rest } = lasting;
  const before = sent.get(event);
  const kept = before?.rest === rest ? before : { rest };
  sent.set(event, kept);
  const form = isPacked ? 'packed' : 'plain';
  kept[form] ??= await make();
  return kept[form];
}

/** The event's line with those of the events right behind it, and what comes after a pause. */
async function batchFrom(
  step: IteratorYieldResult<unknown>,
  events: Events,
  check: (event: unknown) => void,
) {
  const first = lineOf(step.value, check);
  let rest = '';
  const whole = (isLast: boolean): Batch => ({
    lines: first + rest,
    isLast,
    lasting: isLasting(step.value) ? { event: step.value, rest } : undefined,
  });
  for (;;) {
    const next = events.next();
    // It may fail while nobody waits for it: whoever awaits it later is told
    next.catch(() => undefined);
    const soon = await Promise.race([next, nextTurn(null)]);
    if (soon === null) return { batch: whole(false), next };
    if (soon.done) return { batch: whole(true), next: null };
    rest += lineOf(soon.value, check);
  }
}

async function* batchesOf(events: Events, check: (event: unknown) => void): AsyncGenerator<Batch> {
  try {
    let step = await events.next();
    while (!step.done) {
      const { batch, next } = await batchFrom(step, events, check);
      yield batch;
      if (next === null) return;
      step = await next;
    }
  } finally {
    await events.return?.();
  }
}

async function* linesOf(first: Batch, batches: AsyncGenerator<Batch>): AsyncGenerator<string> {
  try {
    yield first.lines;
    for await (const { lines } of batches) yield lines;
  } finally {
    await batches.return(undefined);
  }
}

const NOTHING: Batch = { lines: '', isLast: true };

export async function answerStream(
  request: FastifyRequest,
  reply: FastifyReply,
  events: AsyncIterable<unknown>,
  check: (event: unknown) => void,
): Promise<FastifyReply> {
  const batches = batchesOf(events[Symbol.asyncIterator](), check);
  const first = (await batches.next()).value ?? NOTHING;
  reply
    .type('application/x-ndjson')
    .header('cache-control', 'no-store')
    .header('vary', 'accept-encoding')
    .header('x-accel-buffering', 'no');
  const isPacked = encodingFor(request) !== null && !(first.isLast && first.lines.length < MIN_BYTES);
  if (isPacked) reply.header('content-encoding', 'gzip');
  if (first.isLast) {
    await batches.return(undefined);
    return reply.send(await bytesOf(first, isPacked));
  }
  const lines = Readable.from(linesOf(first, batches), { highWaterMark: 1 });
  if (!isPacked) return reply.send(lines);
  const packed = lineGzip();
  pipeline(lines, packed, (error) => {
    if (error && error.name !== 'AbortError') request.log.warn({ err: error }, 'stream cut short');
  });
  return reply.send(packed);
}
