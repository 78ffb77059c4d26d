/**
 * Every text and surface pair of every brand, in light and dark, meets WCAG 2.2 AA: 4.5 for text, 3 for
 * control edges.
 */
import { readFileSync } from 'node:fs';
import {
  BRAND_COLORS,
  type BrandColors,
  HARDEST_SURFACE,
  SCHEMES,
  type Scheme,
} from '@sojourn/domain/tenants/brand-colors.ts';
import { contrast, luminance } from '@sojourn/domain/tenants/contrast.ts';
import { THEME_COLORS } from '@sojourn/domain/tenants/theme-colors.ts';
import { describe, expect, test } from 'vitest';
import cedar from '../../../../config/examples/cedar.json' with { type: 'json' };
import file from '../../../../config/tenants.json' with { type: 'json' };

function theme(tenant: string, mode: string): Map<string, string> {
  const css = readFileSync(new URL(`./themes/${tenant}.css`, import.meta.url), 'utf8');
  const from = css.indexOf(`[data-tenant="${tenant}"][data-theme="${mode}"]`);
  const block = css.slice(from, css.indexOf('\n}', from));
  return new Map([...block.matchAll(/--([\w-]+): (#[0-9a-f]{6})/gi)].map((m) => [m[1]!, m[2]!]));
}

const cross = (texts: string, grounds: string, least: number): [string, string, number][] =>
  texts
    .split(' ')
    .flatMap((text) => grounds.split(' ').map((g): [string, string, number] => [text, g, least]));

const PAIRS: readonly [string, string, number][] = [
  ...cross('ink ink-2 ink-3 brand-ink accent-ink good warn bad info', 'bg sunk surface raised hover', 4.5),
  ...['good', 'warn', 'bad', 'info'].map((s): [string, string, number] => [s, `${s}-tint`, 4.5]),
  ...cross('ink ink-2', 'good-tint warn-tint bad-tint info-tint brand-tint accent-tint', 4.5),
  ...cross('ink ink-2', 'heat-1 heat-2 heat-3 heat-4', 4.5),
  ...cross('brand-ink ink-3', 'brand-tint', 4.5),
  ...cross('accent-ink', 'accent-tint', 4.5),
  ...cross('on-brand', 'brand brand-hover', 4.5),
  ...cross('on-bad', 'bad', 4.5),
  ...cross('line-strong focus accent', 'bg surface sunk', 3),
  ...cross('on-band on-band-2 band-accent', 'band', 4.5),
];

type Brand = { readonly id: string; readonly theme: string; readonly colors?: BrandColors | null };
const BRANDS: readonly Brand[] = [...file.tenants, cedar];

describe.each(
  BRANDS.flatMap((brand) => SCHEMES.map((scheme): [string, Scheme, Brand] => [brand.id, scheme, brand])),
)('%s %s', (_id, scheme, brand) => {
  const themed = theme(brand.theme, scheme);
  const tokens = new Map([...themed, ...Object.entries(brand.colors?.[scheme] ?? {})]);
  test('a brand’s colors are tokens of its theme', () => {
    expect(BRAND_COLORS.filter((name) => !themed.has(name))).toEqual([]);
  });
  test('no surface is harder to read on than the one that configured colors are checked on', () => {
    const surfaces = ['bg', 'sunk', 'surface', 'raised', 'hover'].map((name) => luminance(themed.get(name)!));
    const hardest = luminance(HARDEST_SURFACE[scheme]);
    if (scheme === 'light') expect(hardest).toBeLessThanOrEqual(Math.min(...surfaces));
    else expect(hardest).toBeGreaterThanOrEqual(Math.max(...surfaces));
  });
  test('defines the tokens that the pairs need', () => {
    expect(tokens.size).toBeGreaterThan(40);
  });
  test.each(PAIRS)('%s on %s is at least %d', (text, ground, least) => {
    expect(contrast(tokens.get(text)!, tokens.get(ground)!)).toBeGreaterThanOrEqual(least);
  });
});

test.each(
  (['consumer', 'business'] as const).flatMap((id) => SCHEMES.map((scheme) => [id, scheme] as const)),
)('mail and paper have the colors of the pages: %s %s', (id, scheme) => {
  const themed = theme(id, scheme);
  const colors = THEME_COLORS[id][scheme];
  expect(colors).toEqual(Object.fromEntries(Object.keys(colors).map((name) => [name, themed.get(name)])));
});
