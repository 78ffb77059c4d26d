/**
 * The files of the bank's pages: one stylesheet for each theme and for each brand with its own colors, made
 * from the product's tokens; two fonts; the picture.
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { artwork } from '@sojourn/artwork/artwork.ts';
import { type BrandColors, colorProperties, type Scheme } from '@sojourn/domain/tenants/brand-colors.ts';
import { THEME_IDS, type ThemeId } from '@sojourn/domain/tenants/tenant.ts';
import type { Client } from '../config.ts';

export type Asset = { readonly type: string; readonly body: string | Buffer };

const fileOf = (specifier: string): string => fileURLToPath(import.meta.resolve(specifier));
const read = (specifier: string): string => readFileSync(fileOf(specifier), 'utf8');

/**
 * Tokens without their imports, then the theme: light by default, dark as the device asks, for there is no
 * script
 * that could set the attribute which the portal's themes hang on.
 */
function stylesheet(theme: ThemeId, colors: BrandColors | null): string {
  const tokens = read('@sojourn/ui/style/tokens.css').replace(/@import[^;]+;/g, '');
  const themed = read(`@sojourn/ui/style/themes/${theme}.css`);
  const block = (scheme: Scheme): string => {
    const found = new RegExp(`\\[data-theme="${scheme}"\\]\\s*\\{([^}]*)\\}`).exec(themed)?.[1];
    if (found === undefined) throw new Error(`theme ${theme} has no ${scheme} block`);
    return colors ? found + colorProperties(colors, scheme) : found;
  };
  const page = readFileSync(new URL('./sign-in.css', import.meta.url), 'utf8');
  const dark = `@media (prefers-color-scheme: dark){:root{${block('dark')}}}`;
  return `${tokens}:root{${block('light')}}${dark}${page}`;
}

const MARK =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" stroke-linecap="round">' +
  '<rect width="32" height="32" rx="9" fill="#0B5156"/>' +
  '<path d="M10 7.5v17M22 7.5v17" stroke="#fff" stroke-width="2.8"/>' +
  '<path d="M10 17.2c2-2.4 4-2.4 6 0s4 2.4 6 0" stroke="#F3A477" stroke-width="2.6" fill="none"/></svg>';

/** The style sheet of a portal's sign-in; of none, the first theme's. */
export const stylesOf = (client: Client | undefined): string =>
  client?.colors ? `brand-${client.id}.css` : `${client?.theme ?? THEME_IDS[0]}.css`;

const styles = (name: string, theme: ThemeId, colors: BrandColors | null): [string, Asset] => [
  name,
  { type: 'text/css; charset=utf-8', body: stylesheet(theme, colors) },
];

/** By file name. */
export function loadAssets(clients: readonly Client[]): ReadonlyMap<string, Asset> {
  const fonts = '@fontsource-variable';
  const font = (specifier: string): Asset => ({ type: 'font/woff2', body: readFileSync(fileOf(specifier)) });
  const picture = artwork({ seed: 'harbor:sign-in', kind: 'coast', width: 1000, height: 1200, time: 'dawn' });
  return new Map<string, Asset>([
    ...THEME_IDS.map((theme) => styles(`${theme}.css`, theme, null)),
    ...clients.flatMap((each) => (each.colors ? [styles(stylesOf(each), each.theme, each.colors)] : [])),
    ['picture.svg', { type: 'image/svg+xml', body: picture }],
    ['mark.svg', { type: 'image/svg+xml', body: MARK }],
    ['newsreader.woff2', font(`${fonts}/newsreader/files/newsreader-latin-opsz-normal.woff2`)],
    ['instrument-sans.woff2', font(`${fonts}/instrument-sans/files/instrument-sans-latin-wght-normal.woff2`)],
  ]);
}
