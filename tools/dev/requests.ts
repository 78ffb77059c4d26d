/** What a request during `npm run dev` is for, and the headers that a page gets. */
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';

/** The app of each site, and where a tenant lists its hosts; any other host is the portal's. */
export const SITES = [
  { app: 'agent', hosts: 'deskHosts', folder: 'DESK_FOLDER' },
  { app: 'admin', hosts: 'adminHosts', folder: 'ADMIN_FOLDER' },
  { app: 'portal', hosts: 'hosts', folder: 'PORTAL_FOLDER' },
] as const;
export type SiteApp = (typeof SITES)[number]['app'];

/** A page that a person opens. The server fills its tenant in, and Vite its scripts. */
export const isPage = ({ method, headers }: Pick<IncomingMessage, 'method' | 'headers'>): boolean =>
  method === 'GET' && headers.accept?.includes('text/html') === true;

/**
 * A file of the profile module for a page of another origin, where a shadow root needs one style sheet.
 * Our own pages load its source under the same name.
 */
export function isOfBuild(url: string, headers: IncomingHttpHeaders): boolean {
  if (/^\/assets\/|^\/embed\/[\w-]+\.css/.test(url)) return true;
  return url.startsWith('/embed/') && headers['sec-fetch-site'] !== 'same-origin';
}

/** Vite puts styles and React's refresh into the page itself. */
export function looseForVite(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const name = 'content-security-policy';
  const policy = String(headers[name] ?? '').replace(
    "style-src 'self'",
    "style-src 'self' 'unsafe-inline'; script-src 'self' 'unsafe-inline'",
  );
  return policy ? { ...headers, [name]: policy } : headers;
}
