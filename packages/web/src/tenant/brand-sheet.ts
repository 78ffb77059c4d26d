/** A brand's own colors as a style sheet to adopt after the theme's; none for a brand in a theme's colors. */
import { type BrandColors, brandStyles } from '@sojourn/domain/tenants/brand-colors.ts';

export function brandSheet(colors: BrandColors | null): CSSStyleSheet[] {
  if (!colors) return [];
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(brandStyles(colors));
  return [sheet];
}
