/**
 * The body of a call that is sent a file. It's read only once the session, the limits and the parameters are
 * in order, so that nobody else makes the server hold its bytes; how long that may take is the connection's.
 */
import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { refuse } from '#refusal.ts';
import type { ReadRequest } from './read-request.ts';

/** Routes of this scope take bytes and nothing else; a form of another site's page can't send them. */
export function acceptFiles(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('application/octet-stream', (_request, payload, done) => done(null, payload));
}

/** `body`: as `acceptFiles` leaves it. Refuses with PayloadTooLarge, and with InvalidInput for no file. */
export async function readUpload(
  { body, headers }: { readonly body: unknown; readonly headers: { readonly 'content-length'?: string } },
  bytesMax: number,
): Promise<Uint8Array> {
  if (Number(headers['content-length'] ?? 0) > bytesMax) refuse('PayloadTooLarge');
  const parts: Buffer[] = [];
  let size = 0;
  if (body)
    for await (const part of body as Readable) {
      size += (part as Buffer).length;
      if (size > bytesMax) refuse('PayloadTooLarge');
      parts.push(part as Buffer);
    }
  if (size === 0) refuse('InvalidInput', { fields: [{ path: 'body', problem: 'no file' }] });
  return Buffer.concat(parts);
}

/** What is compared and written down of a file instead of its bytes. */
export const withoutBytes = ({ params, query, input }: ReadRequest): ReadRequest => ({
  params,
  query,
  input:
    input instanceof Uint8Array
      ? { bytes: input.length, sha256: createHash('sha256').update(input).digest('hex') }
      : input,
});
