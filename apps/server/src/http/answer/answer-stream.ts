/**
 * Streamed answers: newline-delimited JSON, each event sent as it comes. The first event is awaited before
 * anything is sent, so that a refusal until then is an ordinary error; a failure after it cuts the stream
 * short (the last event, which every stream's contract names, is then missing). Events that come in one
 * breath go out together, and an answer that is whole by then goes out as one: most searches are. Cacheable
 * answers go into the response cache as they were sent.
 */
import { pipeline, Readable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isCacheable } from '#cacheable-stream.ts';
import { type Encoding, encodingFor, linePacker, packed } from './compress.ts';
import type { ResponseCache, Sent } from './response-cache.ts';

type Batch = { readonly lines: string; readonly isLast: boolean };
type Events = AsyncIterator<unknown>;
type LineOf = (event: unknown) => string;

/** One packet is no smaller compressed. */
const MIN_BYTES = 1024;

/** The event's line with those of the events right behind it, and what comes after a pause. */
async function batchFrom(step: IteratorYieldResult<unknown>, events: Events, lineOf: LineOf) {
  let lines = lineOf(step.value);
  for (;;) {
    const next = events.next();
    // It may fail before anybody awaits it, which must not end the process
    next.catch(() => undefined);
    const soon = await Promise.race([next, nextTurn(null)]);
    if (soon === null) return { batch: { lines, isLast: false }, next };
    if (soon.done) return { batch: { lines, isLast: true }, next: null };
    lines += lineOf(soon.value);
  }
}

async function* batchesOf(events: Events, lineOf: LineOf): AsyncGenerator<Batch> {
  try {
    let step = await events.next();
    while (!step.done) {
      const { batch, next } = await batchFrom(step, events, lineOf);
      yield batch;
      if (next === null) return;
      step = await next;
    }
  } finally {
    await events.return?.();
  }
}

/** `whenDone`: after the last of them, unless the stream is cut short. */
async function* linesOf(first: Batch, batches: AsyncGenerator<Batch>, whenDone: () => void) {
  try {
    yield first.lines;
    for await (const { lines } of batches) yield lines;
    whenDone();
  } finally {
    await batches.return(undefined);
  }
}

/** A whole answer. */
const sentAs = (lines: string, encoding: Encoding | null): Sent =>
  encoding === null || lines.length < MIN_BYTES
    ? { bytes: Buffer.from(lines), encoding: null }
    : { bytes: packed(lines, encoding), encoding };

const sendWhole = (reply: FastifyReply, { bytes, encoding }: Sent): FastifyReply =>
  (encoding === null ? reply : reply.header('content-encoding', encoding)).send(bytes);

type Sending = {
  readonly check: (event: unknown) => void;
  readonly cache: ResponseCache;
};

/** Checked when it is made, and made once. `isAll`: whether those events are all that there were. */
function createLines(check: Sending['check']) {
  const made = new Map<unknown, string>();
  const lineOf: LineOf = (event) => {
    const known = made.get(event);
    if (known !== undefined) return known;
    check(event);
    const line = `${JSON.stringify(event)}\n`;
    made.set(event, line);
    return line;
  };
  const isAll = (events: readonly unknown[]): boolean =>
    events.length === made.size && events.every((event) => made.has(event));
  return { lineOf, isAll };
}

const NOTHING: Batch = { lines: '', isLast: true };

export async function answerStream(
  request: FastifyRequest,
  reply: FastifyReply,
  events: AsyncIterable<unknown>,
  { check, cache }: Sending,
): Promise<FastifyReply> {
  const encoding = encodingFor(request);
  reply
    .type('application/x-ndjson')
    .header('cache-control', 'no-store')
    .header('vary', 'accept-encoding')
    .header('x-accel-buffering', 'no');
  const cacheable = isCacheable(events) ? events : null;
  const key = cacheable && `${request.routeOptions.url} ${encoding} ${cacheable.cacheKey}`;
  const known = key === null ? undefined : cache.find(key);
  if (known) return sendWhole(reply, known);
  const store = key === null ? null : cache.begin(key);

  const { lineOf, isAll } = createLines(check);
  /** `whole`: what all of it was sent as. */
  const cacheSent = (whole?: Sent): void => {
    const final = cacheable?.finalEvents() ?? null;
    if (store === null || final === null) return;
    store(whole !== undefined && isAll(final) ? whole : sentAs(final.map(lineOf).join(''), encoding));
  };
  const batches = batchesOf(events[Symbol.asyncIterator](), lineOf);
  const first = (await batches.next()).value ?? NOTHING;
  if (first.isLast) {
    await batches.return(undefined);
    const sent = sentAs(first.lines, encoding);
    cacheSent(sent);
    return sendWhole(reply, sent);
  }
  const all = linesOf(first, batches, () => cacheSent());
  const lines = Readable.from(all, { highWaterMark: 1 });
  if (encoding === null) return reply.send(lines);
  const zipped = linePacker(encoding);
  pipeline(lines, zipped, (error) => {
    if (error && error.name !== 'AbortError') request.log.warn({ err: error }, 'stream cut short');
  });
  return reply.header('content-encoding', encoding).send(zipped);
}
