/** Every text and surface pair of the four themes meets WCAG 2.2 AA: 4.5 for text, 3 for control edges. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const luminance = (hex: string): number => {
  const channel = (at: number): number => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
};
const contrast = (a: string, b: string): number => {
  const [low, high] = [luminance(a), luminance(b)].sort((x, y) => x - y) as [number, number];
  return (high + 0.05) / (low + 0.05);
};

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

describe.each([
  ['consumer', 'light'],
  ['consumer', 'dark'],
  ['business', 'light'],
  ['business', 'dark'],
])('%s %s', (tenant, mode) => {
  const tokens = theme(tenant, mode);
  test('defines the tokens that the pairs need', () => {
    expect(tokens.size).toBeGreaterThan(40);
  });
  test.each(PAIRS)('%s on %s is at least %d', (text, ground, least) => {
    expect(contrast(tokens.get(text)!, tokens.get(ground)!)).toBeGreaterThanOrEqual(least);
  });
});
