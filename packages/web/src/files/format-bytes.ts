/** `412 kB`, `1.2 MB`: in the language’s own units. */
export function formatBytes(bytes: number, locale: string): string {
  const isLarge = bytes >= 1_000_000;
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: isLarge ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: isLarge ? 1 : 0,
  }).format(isLarge ? bytes / 1_000_000 : Math.max(1, Math.round(bytes / 1_000)));
}
