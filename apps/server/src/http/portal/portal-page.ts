/** The portal's one HTML page, with its tenant set before any script runs. */
import type { PublicTenant } from '@sojourn/contract/tenant.ts';
import { can } from '@sojourn/domain/tenants/tenant.ts';
import { escapeHtml } from '../../escape-html.ts';

/**
 * Puts the tenant's theme on `<html data-tenant>` (and `data-corporate` for companies), its name into
 * `<title>` and its public part into the data island `<script type="application/json" id="tenant">`, which
 * is made when the page has none. A data block is not a script, so the strict CSP allows it. The name is
 * also in the page's shell, which is shown before any script runs.
 */
export function portalPage(template: string, tenant: PublicTenant): string {
  const island = `<script type="application/json" id="tenant">${forScript(tenant)}</script>`;
  const isCorporate = can(tenant, 'corporate');
  let page = template
    .replace(/<html\b([^>]*?)\s*data-tenant="[^"]*"/, '<html$1')
    .replace(/<html\b/, `<html data-tenant="${tenant.theme}"${isCorporate ? ' data-corporate=""' : ''}`)
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(tenant.brandName)}</title>`)
    .replace(/(<b class="page-shell__brand">)[^<]*/, (_, open) => `${open}${escapeHtml(tenant.brandName)}`);
  const ISLAND = /<script\b[^>]*\bid="tenant"[^>]*>[^<]*<\/script>/;
  page = ISLAND.test(page)
    ? page.replace(ISLAND, () => island)
    : page.replace('</head>', () => `${island}</head>`);
  return page;
}

/** No text of an operator's file can end the block or open a comment in it. */
const forScript = (value: unknown): string =>
  JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
