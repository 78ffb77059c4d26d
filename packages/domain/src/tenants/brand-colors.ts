/** A brand's own colors: theme tokens of its configuration, as CSS and with enough contrast to be read. */
import { contrast } from './contrast.ts';

/** Theme tokens without their `--`. `mark` and `mark-accent`: the brand's mark, whose strokes are white. */
export const BRAND_COLORS = [
  'brand',
  'brand-hover',
  'on-brand',
  'brand-tint',
  'brand-ink',
  'accent',
  'accent-ink',
  'accent-tint',
  'band',
  'on-band',
  'on-band-2',
  'band-accent',
  'mark',
  'mark-accent',
] as const;
type BrandColor = (typeof BRAND_COLORS)[number];
/** `#1b5e3f`; six digits, so that nothing else can get into a style sheet. */
export const COLOR = /^#[0-9a-f]{6}$/i;

export const SCHEMES = ['light', 'dark'] as const;
export type Scheme = (typeof SCHEMES)[number];
export type BrandColors = Readonly<Record<Scheme, Readonly<Record<BrandColor, string>>>>;

/** Every color of both schemes, and nothing that isn't a color. */
export function isBrandColors(value: unknown): value is BrandColors {
  const schemes = (value ?? {}) as Readonly<Record<string, Readonly<Record<string, unknown>> | undefined>>;
  const isColor = (given: unknown): boolean => typeof given === 'string' && COLOR.test(given);
  return SCHEMES.every((scheme) => BRAND_COLORS.every((name) => isColor(schemes[scheme]?.[name])));
}

/** The surface of any theme on which text of the scheme is hardest to read. */
export const HARDEST_SURFACE: Readonly<Record<Scheme, string>> = { light: '#f1f3f7', dark: '#1a2f33' };

type Pair = readonly [text: BrandColor, ground: BrandColor | 'surface', least: number];
/** WCAG 2.2 AA: 4.5 for text, 3 for what isn't text. */
const PAIRS: readonly Pair[] = [
  ['on-brand', 'brand', 4.5],
  ['on-brand', 'brand-hover', 4.5],
  ['brand-ink', 'brand-tint', 4.5],
  ['brand-ink', 'surface', 4.5],
  ['accent-ink', 'accent-tint', 4.5],
  ['accent-ink', 'surface', 4.5],
  ['accent', 'surface', 3],
  ['on-band', 'band', 4.5],
  ['on-band-2', 'band', 4.5],
  ['band-accent', 'band', 4.5],
  ['mark-accent', 'mark', 3],
];

/** The first pair that is too hard to read, in words; undefined if all are fine. */
export function contrastProblem(colors: BrandColors): string | undefined {
  for (const scheme of SCHEMES) {
    const of = colors[scheme];
    for (const [text, ground, least] of PAIRS) {
      const found = contrast(of[text], ground === 'surface' ? HARDEST_SURFACE[scheme] : of[ground]);
      if (found < least)
        return `${scheme}: ${text} on ${ground} has a contrast of ${found.toFixed(1)}, ${least} at least`;
    }
  }
  return undefined;
}

/** Custom properties of one scheme: `--brand: #1b5e3f;…`. */
export const colorProperties = (colors: BrandColors, scheme: Scheme): string =>
  BRAND_COLORS.map((name) => `--${name}: ${colors[scheme][name]};`).join('');

/** A style sheet that sets the colors over a theme's, where it comes after the theme. */
export const brandStyles = (colors: BrandColors): string =>
  SCHEMES.map((scheme) => `[data-tenant][data-theme="${scheme}"]{${colorProperties(colors, scheme)}}`).join(
    '\n',
  );
