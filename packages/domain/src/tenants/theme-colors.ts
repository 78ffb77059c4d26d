/**
 * The colors of mail and paper, where no style sheet of the pages reaches: tokens of packages/ui, with a
 * brand's own over its theme's.
 */
import type { Scheme } from './brand-colors.ts';
import type { Tenant, ThemeId } from './tenant.ts';

export const THEME_COLORS = {
  consumer: {
    light: {
      brand: '#0b5156',
      'on-brand': '#ffffff',
      'brand-tint': '#e2f0ee',
      'brand-ink': '#0b5156',
      band: '#0e2a2f',
      'on-band': '#f1f7f5',
      mark: '#0b5156',
      'mark-accent': '#f3a477',
      ink: '#0f2226',
      'ink-2': '#3f5559',
      'ink-3': '#546a6e',
      sunk: '#f3f6f5',
      surface: '#ffffff',
      line: '#dde4e3',
    },
    dark: {
      brand: '#63c7bf',
      'on-brand': '#04211f',
      'brand-tint': '#12383a',
      'brand-ink': '#7ad3cb',
      band: '#06171a',
      'on-band': '#eaf4f2',
      mark: '#0b5156',
      'mark-accent': '#f3a477',
      ink: '#e9f1f0',
      'ink-2': '#b3c5c5',
      'ink-3': '#8fa5a6',
      sunk: '#081214',
      surface: '#112124',
      line: '#26393d',
    },
  },
  business: {
    light: {
      brand: '#2348c5',
      'on-brand': '#ffffff',
      'brand-tint': '#e9eefc',
      'brand-ink': '#2348c5',
      band: '#1a1d24',
      'on-band': '#f4f5f8',
      mark: '#2a303c',
      'mark-accent': '#93abff',
      ink: '#16191f',
      'ink-2': '#464d59',
      'ink-3': '#5e6674',
      sunk: '#f4f5f7',
      surface: '#ffffff',
      line: '#dfe2e8',
    },
    dark: {
      brand: '#93abff',
      'on-brand': '#0b1536',
      'brand-tint': '#1d2748',
      'brand-ink': '#a9bdff',
      band: '#090b0f',
      'on-band': '#eef0f5',
      mark: '#2a303c',
      'mark-accent': '#93abff',
      ink: '#eceef3',
      'ink-2': '#b8beca',
      'ink-3': '#949cab',
      sunk: '#0b0d10',
      surface: '#171a20',
      line: '#2b303a',
    },
  },
} as const satisfies Readonly<Record<ThemeId, Readonly<Record<Scheme, object>>>>;

export type ThemeColors = Readonly<Record<keyof (typeof THEME_COLORS)['consumer']['light'], string>>;

export const colorsOf = (
  { theme, colors }: Pick<Tenant, 'colors' | 'theme'>,
  scheme: Scheme,
): ThemeColors => ({
  ...THEME_COLORS[theme][scheme],
  ...colors?.[scheme],
});
