/**
 * Keeps other sites' pages from calling the API: Fetch-Metadata, with Origin as the fallback (reliability,
 * security). What is no browser sends neither and is stopped by the session's secrets alone.
 */
import type { FastifyRequest } from 'fastify';
import { refuse } from '#refusal.ts';
import { embedOriginOf } from '../portal/embed-origins.ts';

/** Refuses with CrossSite what no page of our own sends, nor one of the listed origins. */
export function checkSameOrigin(request: FastifyRequest, embedOrigins: readonly string[]): void {
  const { 'sec-fetch-site': site, origin } = request.headers;
  if (embedOriginOf(request, embedOrigins)) return;
  if (site !== undefined) {
    if (site === 'same-origin') return;
    // Typed into the address bar: harmless for what only reads
    if (site === 'none' && request.method === 'GET') return;
    refuse('CrossSite');
  }
  if (origin !== undefined && hostOf(origin) !== request.host.toLowerCase()) refuse('CrossSite');
}

function hostOf(origin: string): string | null {
  try {
    const url = new URL(origin);
    return url.protocol === 'https:' || url.protocol === 'http:' ? url.host : null;
  } catch {
    return null;
  }
}
