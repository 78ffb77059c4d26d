/** Compression of what is made on the spot: JSON and SVG over 1 KB, and streamed lines one by one. */
import { promisify } from 'node:util';
import {
  type BrotliCompress,
  brotliCompress,
  brotliCompressSync,
  constants,
  createBrotliCompress,
  createGzip,
  type Gzip,
  gzip,
  gzipSync,
} from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

const MIN_BYTES = 1024;
const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

export type Encoding = 'br' | 'gzip';
export function encodingFor(request: FastifyRequest): Encoding | null {
  const accepted = String(request.headers['accept-encoding'] ?? '');
  if (/\bbr\b(?!;q=0(\.0*)?(,|$))/.test(accepted)) return 'br';
  return /\bgzip\b(?!;q=0(\.0*)?(,|$))/.test(accepted) ? 'gzip' : null;
}

const isText = (type: string): boolean => /^(application\/json|image\/svg\+xml|text\/)/.test(type);

export function addCompression(app: FastifyInstance): void {
  app.addHook('onSend', async (request: FastifyRequest, reply: FastifyReply, payload: unknown) => {
    if (typeof payload !== 'string' || !isText(String(reply.getHeader('content-type') ?? ''))) return payload;
    reply.header('vary', 'accept-encoding');
    if (Buffer.byteLength(payload) < MIN_BYTES || reply.hasHeader('content-encoding')) return payload;
    const encoding = encodingFor(request);
    if (!encoding) return payload;
    reply.header('content-encoding', encoding).removeHeader('content-length');
    if (encoding === 'gzip') return zip(payload, { level: 5 });
    return brotli(payload, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } });
  });
}

const AT_ONCE = { [constants.BROTLI_PARAM_QUALITY]: 1, [constants.BROTLI_PARAM_LGWIN]: 18 };

/**
 * A whole answer. At once, as it takes less time than telling another thread to do it; and what is packed
 * elsewhere keeps all that it was made from in memory until the next large collection of garbage.
 */
export const packed = (text: string, encoding: Encoding): Buffer =>
  encoding === 'gzip' ? gzipSync(text, { level: 4 }) : brotliCompressSync(text, { params: AT_ONCE });

/** A stream that lets each written line through at once. */
export const linePacker = (encoding: Encoding): Gzip | BrotliCompress =>
  encoding === 'gzip'
    ? createGzip({ level: 4, flush: constants.Z_SYNC_FLUSH })
    : createBrotliCompress({ params: AT_ONCE, flush: constants.BROTLI_OPERATION_FLUSH });
