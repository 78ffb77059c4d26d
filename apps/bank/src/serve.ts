/** Reading what is sent and sending pages. */
import type { IncomingMessage, ServerResponse } from 'node:http';

const BODY_MAX_BYTES = 8 * 1024;

export class RequestError extends Error {
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** The path without its query; a proxy may send a whole address instead. */
export const pathOf = ({ url = '/' }: IncomingMessage): string => url.replace(/\?.*$/s, '');

/** The fields of a posted form; rejects with a RequestError for anything else, or when it is too large. */
export async function readForm(request: IncomingMessage): Promise<URLSearchParams> {
  if (!request.headers['content-type']?.startsWith('application/x-www-form-urlencoded')) {
    throw new RequestError(415, 'not a form');
  }
  return new URLSearchParams(await readBody(request));
}

/** The whole text; rejects with a RequestError when it is too large. */
export async function readBody(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > BODY_MAX_BYTES) throw new RequestError(413, 'too large');
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

export function sendPage(response: ServerResponse, status: number, page: string): void {
  response
    .writeHead(status, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
    .end(page);
}

export function sendText(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' }).end(text);
}

export function sendJson(response: ServerResponse, status: number, value: unknown): void {
  response
    .writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' })
    .end(JSON.stringify(value));
}

/**
 * Who asks. Each trusted proxy adds whom it was asked by at the end of the header; what stands before was
 * written by somebody else.
 */
export function addressOf({ headers, socket }: IncomingMessage, trustedProxies: number): string {
  const passed = [headers['x-forwarded-for'] ?? []].flat().join(',').split(',');
  const forwarded = trustedProxies > 0 ? passed.at(-trustedProxies)?.trim() : '';
  return forwarded || (socket.remoteAddress ?? '');
}

/** True when a form was posted by a page of another origin (Fetch-Metadata, else Origin). */
export function isCrossSite(request: IncomingMessage): boolean {
  const { 'sec-fetch-site': site, origin, host } = request.headers;
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  return origin !== undefined && (!URL.canParse(origin) || new URL(origin).host !== host);
}
