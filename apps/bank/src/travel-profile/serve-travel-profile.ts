/**
 * Serves the page that embeds the travel profile, and its files, where the bank shows it at all. The
 * sign-in of the portal comes back to the same page (`/auth/startsession/`).
 */
import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Config } from '../config.ts';
import { sendPage } from '../serve.ts';
import type { Asset } from '../sign-in/assets.ts';
import { languageOf } from '../sign-in/text.ts';
import { hostPage } from './page.ts';

const PAGES: ReadonlySet<string> = new Set(['/travel-profile', '/auth/startsession/', '/auth/endsession/']);
const read = (name: string): string => readFileSync(new URL(name, import.meta.url), 'utf8');

export const travelProfileAssets = (): [string, Asset][] => [
  ['travel-profile.css', { type: 'text/css; charset=utf-8', body: read('./travel-profile.css') }],
  ['travel-profile.js', { type: 'text/javascript; charset=utf-8', body: read('./travel-profile.js') }],
];

/** What the module needs of the portal, and its card fields of the vault. */
function policyOf({ portal, vault }: NonNullable<Config['travelProfile']>): string {
  return [
    "default-src 'none'",
    `script-src 'self' ${portal}`,
    `style-src 'self' ${portal}`,
    `connect-src ${portal}`,
    `img-src 'self' data: blob: ${portal}`,
    `font-src ${portal}`,
    // The map's worker fetches its code from the portal
    'worker-src blob:',
    `frame-src ${vault ?? "'none'"}`,
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** True when the request was for this page, which is then answered. */
export function serveTravelProfile(
  config: Config,
  path: string,
  request: IncomingMessage,
  response: ServerResponse,
): boolean {
  const { travelProfile, bankName } = config;
  if (!travelProfile || !PAGES.has(path)) return false;
  response.setHeader('content-security-policy', policyOf(travelProfile));
  const { portal } = travelProfile;
  sendPage(response, 200, hostPage({ language: languageOf(request), bankName, portal }));
  return true;
}
